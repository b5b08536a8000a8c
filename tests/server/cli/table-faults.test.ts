import { expect, test } from 'vitest';
import { plainKey, tableFaults } from '../../../src/engine/cli/table-faults';
import { flatTable } from '../../../src/engine/cli/word-tables';

const english = flatTable({
  saved: 'Saved {{name}}',
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
  rows_zero: 'No rows',
  kinds: { blood_other: 'Other' },
});

test.each([
  [
    'zh-cn',
    {
      saved: '已保存 {{name}}',
      rows_other: '{{count}} 行',
      rows_zero: '没有行',
      kinds: { blood_other: '其他' },
    },
  ],
  [
    'ru',
    {
      saved: '{{name}}: сохранено',
      rows_one: '{{count}} строка',
      rows_few: '{{count}} строки',
      rows_many: '{{count}} строк',
      rows_other: '{{count}} строки',
      rows_zero: 'Нет строк',
      kinds: { blood_other: 'Другая' },
    },
  ],
])('a complete table of %s has no fault', (language, words) => {
  expect(tableFaults(language, english, flatTable(words))).toEqual([]);
});

test('what is missing, too much, empty or filled with something else is reported', () => {
  const words = { saved: 'Guardado', rows_one: '{{count}} fila', rows_other: ' ', kinds: { red: 'Rojo' } };
  const faults = tableFaults('es', english, flatTable(words));
  expect(faults.map(({ key, what }) => `${key} ${what}`)).toEqual([
    'rows_many is missing',
    'rows_zero is missing',
    'kinds.blood_other is missing',
    'saved has other {{placeholders}} than English',
    'rows_other is empty',
    'kinds.red is not wanted',
  ]);
});

test('only a pair of forms makes a plural', () => {
  expect(plainKey('rows_other', english)).toBe('rows');
  expect(plainKey('kinds.blood_other', english)).toBe('kinds.blood_other');
});
