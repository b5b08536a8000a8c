import { describe, expect, test } from 'vitest';
import { traitsOf } from '../../src/engine/schema/model/field-traits';
import { fieldTypes } from '../../src/engine/schema/model/field-type';
import { formats } from '../../src/engine/schema/write/formats';
import { compileAlone } from '../../src/engine/schema/write/validator';
import { columns } from '../../src/engine/server/database/columns';

const fixedPointTypes = fieldTypes.flatMap((type) => {
  const traits = traitsOf(type);
  return traits.decimals === undefined ? [] : [[type, traits] as const];
});

function accepts(name: string, text: string): boolean {
  const format = formats[name];
  if (typeof format !== 'function') throw new Error(`The format "${name}" is not a function`);
  return Boolean(format(text));
}

test.each([
  ['uri', 'https://example.com/help?a=1'],
  ['uri', 'http://x'],
  ['image', `/files/${'a'.repeat(22)}`],
  ['file', 'https://example.com/a.pdf'],
  ['email', 'nora.stand-in@example.com'],
  ['phone', '+86 138-0000-0000'],
])('%s accepts %s', (name, text) => {
  expect(accepts(name, text)).toBe(true);
});

test.each([
  ['uri', 'https:///x'],
  ['uri', 'https://?x'],
  ['uri', 'https://a b'],
  ['image', 'https://#'],
  ['file', '/files/short'],
  ['email', 'nora@example'],
])('%s refuses %s', (name, text) => {
  expect(accepts(name, text)).toBe(false);
});

test('17.3: every format has a longest text, which it refuses before its pattern reads it', () => {
  expect(accepts('uri', `https://${'a'.repeat(4992)}`)).toBe(true);
  for (const name of ['uri', 'image', 'file'])
    expect(accepts(name, `https://${'a'.repeat(4993)}`)).toBe(false);
});

describe.each(fixedPointTypes)('a number of the type %s', (type, { format = '', decimals, below }) => {
  const isValid = (value: number) => compileAlone({ type: 'number', format }, false)(value);

  test('has no more decimals than its row says, and is less than the bound', () => {
    const step = 10 ** -decimals;
    expect([step, 1 - step, step - below].map(isValid)).toEqual([true, true, true]);
    expect([step / 10, 1 - step / 10, below, -below].map(isValid)).toEqual([false, false, false, false]);
  });

  test('fits the column of the type', () => {
    const digits = Math.log10(below) + decimals;
    expect(columns[type]?.sqlType).toBe(`numeric(${digits},${decimals})`);
  });
});
