import { expect, test } from 'vitest';
import { literalTexts } from '../../../src/engine/cli/literal-texts';

const found = (code: string) => literalTexts('sample.tsx', code).map(({ text }) => text);

test.each([
  ['<p>Hello</p>', ['Hello']],
  ['<p>\n  Hello <b>you</b>\n</p>', ['Hello', 'you']],
  ['<>保存</>', ['保存']],
  ["<p>{'Hello'}</p>", ['Hello']],
  ["<p>{is && 'Yes'}{is ? 'On' : t('off')}</p>", ['Yes', 'On']],
  [`<p>{\`\${count} stores\`}</p>`, ['stores']],
  ["<p>{name ?? 'Nobody'}{'Store ' + name}</p>", ['Nobody', 'Store']],
  ['<Button title="Save" />', ['Save']],
  ["<button aria-label={open ? 'Close' : 'Open'} />", ['Close', 'Open']],
  ['<img alt="A foot" />', ['A foot']],
  ['<Input placeholder="Search" label={`Name`} />', ['Search', 'Name']],
  ["notify.error('It failed')", ['It failed']],
  ["await confirm({ title: 'Sure?', body: t('what') })", ['Sure?']],
  ["const columns = [{ key: 'name', title: 'Name' }]", ['Name']],
  ["const attributes = { 'aria-label': 'Editor' }", ['Editor']],
  ["document.title = 'Console'", ['Console']],
  ["node.setAttribute('aria-label', 'Close')", ['Close']],
  ["const Bar = ({ label = 'Close' }: Props) => null", ['Close']],
  ["<p>{('Hello' as string)!}</p>", ['Hello']],
])('%s holds a literal text', (code, texts) => {
  expect(found(code)).toEqual(texts);
});

test.each([
  '<p className="note">{t(\'form.saved\')}</p>',
  "<p>{count} / {total} · {t('list.total', { name: 'word' })}</p>",
  '<input type="text" name="username" placeholder="#1677FF" />',
  '<img alt="" src="/logo.svg" />',
  "<p>{kind === 'store' && t('store')}</p>",
  '<kbd>Ctrl</kbd>',
  '<code>sys:user:add</code>',
  "navigate('/stores'); notify.error(t('list.failed'));",
  "node.setAttribute('data-kind', 'error'); page.name = 'stores';",
])('%s holds none', (code) => {
  expect(found(code)).toEqual([]);
});

test('the fault names the line', () => {
  expect(literalTexts('sample.tsx', 'const a = 1;\n\nconst b = (\n  <p>\n    Hello\n  </p>\n);')).toEqual([
    { line: 5, text: 'Hello' },
  ]);
});
