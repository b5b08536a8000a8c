import { ConfigProvider, Input } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { Button } from '../../../kit/button';
import { Unreadable } from '../unreadable';

/** JSON as text, typed or from a `.json` file. Invalid JSON stays as typed, and the form refuses it. */
export function JsonInput({ control, value, onChange }: InputProps) {
  const { t } = useTranslation();
  const { componentDisabled } = ConfigProvider.useConfig();
  const [text, setText] = useState(() => printJson(value));
  const [shown, setShown] = useState(value);
  const [problem, setProblem] = useState<'file' | 'json'>();
  const chooser = useRef<HTMLInputElement>(null);

  // A value from outside, such as a reset or a restored draft, replaces the text.
  if (value !== shown) {
    setShown(value);
    setText(printJson(value));
  }

  const give = (typed: string) => {
    const read = readJson(typed);
    setText(typed);
    setShown(read);
    setProblem(undefined);
    onChange(read);
  };
  const load = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const content = /\.json$/i.test(file.name) ? await file.text().catch(() => null) : null;
    if (content === null) return setProblem('file');
    give(content);
    if (readJson(content) instanceof Unreadable) setProblem('json');
  };

  return (
    <div className="input-json">
      <Input.TextArea
        {...control}
        value={text}
        onChange={(event) => give(event.target.value)}
        rows={4}
        spellCheck={false}
      />
      <div className="input-tools">
        <Button
          size="small"
          disabled={value === null || value instanceof Unreadable}
          onClick={() => setText(printJson(value))}
        >
          {t('formPage.input.formatJson')}
        </Button>
        <Button size="small" disabled={componentDisabled} onClick={() => chooser.current?.click()}>
          {t('formPage.input.loadJson')}
        </Button>
        <input ref={chooser} type="file" accept=".json,application/json" hidden onChange={load} />
        {problem && !control['aria-invalid'] && (
          <span className="input-problem" role="alert">
            {t(`formPage.input.unreadable.${problem}`)}
          </span>
        )}
      </div>
    </div>
  );
}

function printJson(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Unreadable ? value.text : JSON.stringify(value, null, 2);
}

function readJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return new Unreadable(text, 'json');
  }
}
