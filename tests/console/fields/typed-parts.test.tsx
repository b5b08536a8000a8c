import { expect, test } from 'vitest';
import type device from '../../../schemas/device';
import type manager from '../../../schemas/manager';
import type role from '../../../schemas/role';
import {
  type CellProps,
  defineForm,
  defineList,
  defineShow,
  type InputProps,
  type Row,
} from '../../../src/engine/console/data/resource';

const TextCell = ({ value }: Pick<CellProps<Row, string>, 'value'>) => value?.toUpperCase();
const NumberCell = ({ value }: Pick<CellProps<Row, number>, 'value'>) => value?.toFixed(1);
const TextBox = ({ value, onChange }: InputProps<string>) => (
  <input value={value ?? ''} onChange={(event) => onChange(event.target.value)} />
);
const NumberBox = ({ value, onChange }: InputProps<number>) => (
  <input value={value ?? ''} onChange={(event) => onChange(event.target.valueAsNumber)} />
);
/** Takes any value, and gives a text. */
const AnyBox = ({ onChange }: InputProps<string, unknown>) => (
  <button type="button" onClick={() => onChange('')} />
);

test('17.26: a cell is typed by what its field holds', () => {
  const list = defineList<typeof device>({ cells: { dev_code: TextCell, test_count: NumberCell } });
  expect(Object.keys(list.cells ?? {})).toEqual(['dev_code', 'test_count']);
  // @ts-expect-error: a cell of texts on a number
  defineList<typeof device>({ cells: { test_count: TextCell } });
  // @ts-expect-error: a cell of numbers on a text
  defineShow<typeof device>({ cells: { dev_code: NumberCell } });
  // @ts-expect-error: no field of the schema
  defineList<typeof device>({ cells: { dev_cod: TextCell } });
  // @ts-expect-error: the value of a text is no number
  defineList<typeof device>({ cells: { dev_code: ({ value }) => value?.toFixed(1) } });
  // @ts-expect-error: the row has no such field
  defineList<typeof device>({ cells: { dev_code: ({ row }) => row.dev_cod } });
});

test('17.26: an input is typed by what its field takes', () => {
  const form = defineForm<typeof role>({ inputs: { name: TextBox, sort: NumberBox, summary: AnyBox } });
  expect(Object.keys(form.inputs ?? {})).toEqual(['name', 'sort', 'summary']);
  // @ts-expect-error: an input of numbers on a text
  defineForm<typeof role>({ inputs: { name: NumberBox } });
  // @ts-expect-error: an input that gives any text on an enum
  defineForm<typeof role>({ inputs: { status: TextBox } });
  // @ts-expect-error: an input that takes anything, and gives texts, on references
  defineForm<typeof manager>({ inputs: { roles: AnyBox } });
  // @ts-expect-error: no field of the schema
  defineForm<typeof role>({ inputs: { nam: TextBox } });
});

test('17.26: what a new record starts with is typed by its fields', () => {
  const form = defineForm<typeof role>({ start: () => ({ sort: 3 }) });
  expect(form.start).toBeTypeOf('function');
  // @ts-expect-error: a text for a number
  defineForm<typeof role>({ start: () => ({ sort: '3' }) });
  // @ts-expect-error: no field of the schema
  defineForm<typeof role>({ start: () => ({ sorted: 3 }) });
});
