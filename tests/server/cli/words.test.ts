import { expect, test } from 'vitest';
import { englishKeys, tableFaults } from '../../../src/engine/cli/table-faults';
import { wordSkeleton } from '../../../src/engine/cli/word-skeleton';
import { flatTable } from '../../../src/engine/cli/word-tables';

const english = {
  title: 'Order',
  fields: { number: 'Number', total: 'Total' },
  help: {},
  enums: { state: { paid: 'Paid' } },
};

test('a skeleton has the keys of the declaration in its order; words that there are stay, others go', () => {
  const spanish = { fields: { total: 'Total', gone: 'Nada', number: 'Número' }, title: 'Pedido' };
  const skeleton = wordSkeleton('es', english, spanish);
  expect(JSON.stringify(skeleton)).toBe(
    '{"title":"Pedido","fields":{"number":"Número","total":"Total"},"enums":{"state":{"paid":"Paid"}}}',
  );
  expect(tableFaults('es', flatTable(english), flatTable({ untranslated: true, ...skeleton }))).toEqual([]);
});

test.each([
  ['es', { day_one: 'día', day_many: 'días', day_other: 'días' }],
  ['zh-cn', { day_other: '天' }],
])('a skeleton in %s has the plural forms of the language and keeps their words', (language, words) => {
  const english = { day_one: 'day', day_other: 'days', fields: { number: 'Number' } };
  const table = { ...words, fields: { number: 'N' } };
  expect(JSON.stringify(wordSkeleton(language, english, table))).toBe(JSON.stringify(table));
});

test('English words count as untranslated in a table with the mark', () => {
  const words = { title: 'Pedido', fields: { total: 'Total' }, enums: { state: { paid: 'Paid' } } };
  expect(englishKeys('es', flatTable(english), flatTable({ untranslated: true, ...words }))).toEqual([
    'fields.total',
    'enums.state.paid',
  ]);
  expect(englishKeys('es', flatTable(english), flatTable(words))).toEqual([]);
  const days = { day_one: 'day', day_other: 'days' };
  const table = flatTable({ untranslated: true, ...wordSkeleton('es', days, { day_one: 'día' }) });
  expect(englishKeys('es', flatTable(days), table)).toEqual(['day_many', 'day_other']);
});
