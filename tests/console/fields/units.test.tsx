import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { CellProvider } from '../../../src/engine/console/entity/fields/cell-context';
import { FieldValue } from '../../../src/engine/console/entity/fields/field-value';
import { FormValuesProvider } from '../../../src/engine/console/entity/fields/input-context';
import { FieldRow } from '../../../src/engine/console/entity/form/field-row';
import { filterText } from '../../../src/engine/console/entity/list/filter-text';
import { History } from '../../../src/engine/console/entity/show/history';
import { words } from '../../../src/engine/console/i18n/words';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { isNumeric, traitsOf } from '../../../src/engine/schema/model/field-traits';
import { fieldTypes } from '../../../src/engine/schema/model/field-type';
import { rootActor } from '../../support/actor';
import { specimen } from '../../support/specimen';
import { envelope, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { loadNestedValue } from '../support/load-nested-value';
import { storeRow } from '../support/rows';
import { englishConsole } from '../support/words';
import { samples } from './samples';

beforeAll(englishConsole);
beforeAll(loadNestedValue);

function shown(name: string, row: Readonly<Record<string, unknown>>, whole = false): string {
  const surroundings = {
    t: words.t,
    language: 'en' as const,
    whole,
    recordPath: () => undefined,
    listPath: () => undefined,
  };
  const { container } = render(
    <MemoryRouter>
      <CellProvider value={surroundings}>
        <FieldValue
          entity={specimen}
          field={fieldNamed(specimen, name)}
          value={row[name]}
          row={{ ...storeRow(1), ...row }}
        />
      </CellProvider>
    </MemoryRouter>,
  );
  return container.textContent ?? '';
}

describe('a number shows the unit that', () => {
  it('is declared', () => {
    expect(shown('deposit', { deposit: 1234.5 })).toBe('€1,234.50');
  });

  it('another field says', () => {
    expect(shown('price', { price: 9.5, currency: 'JPY' })).toBe('¥9.5');
    expect(shown('price', { price: 9.5, currency: 'USD' })).toBe('$9.50');
    expect(shown('amount', { amount: 7, kind: 'fancy' })).toBe('7 Fancy');
  });

  it('nothing says, where the reader does not see the other field', () => {
    expect(shown('price', { price: 9.5 })).toBe('9.50');
    expect(shown('amount', { amount: 7 })).toBe('7');
  });

  it('goes with the number', () => {
    const box = (weight: number) => shown('box', { box: { width: 3, weight, measure: 'gram' } }, true);
    expect(box(1)).toContain('1 gram');
    expect(box(1)).not.toContain('1 grams');
    expect(box(2)).toContain('2 grams');
    expect(box(0.5)).toContain('0.5 grams');
  });

  it('a field beside it says, or one of the record, in an object', () => {
    const row = { currency: 'USD', box: { width: 3, weight: 2.5, measure: 'kilo', worth: 20 } };
    expect(shown('box', row)).toBe('3, 2.5 Kilo, Kilo, $20.00');
    expect(shown('box', row, true)).toContain('2.5 Kilo');
    expect(shown('box', row, true)).toContain('$20.00');
  });
});

it('20.2: a number of a list is said in a filter as the language writes it', () => {
  const said = (language: 'en' | 'es') =>
    filterText(
      { field: 'lengths', operator: 'eq', value: 27.5 },
      { entity: specimen, field: fieldNamed(specimen, 'lengths'), language, t: words.t, titleOf: String },
    );
  expect(said('en')).toContain('27.5');
  expect(said('es')).toContain('27,5');
});

it('an id is said in a filter without thousands', () => {
  const said = filterText(
    { field: 'id', operator: 'in', value: [28065, 28066] },
    { entity: specimen, field: fieldNamed(specimen, 'id'), language: 'en', t: words.t, titleOf: String },
  );
  expect(said).toBe('ID: 28065, 28066');
});

it('a filter is said with a unit that is the same in all rows', () => {
  const said = (name: string) =>
    filterText(
      { field: name, operator: 'gte', value: 5 },
      {
        entity: specimen,
        field: fieldNamed(specimen, name),
        language: 'en',
        t: words.t,
        titleOf: String,
      },
    );
  expect(said('deposit')).toContain('€5.00');
  expect(said('price')).toContain('5.00');
  expect(said('price')).not.toMatch(/[$€¥]/);
});

it('the history shows amounts in the currency, and files by the name, that they had then', async () => {
  const file = '/files/guide-0123456789012345';
  const at = '2026-01-31T08:00:00.000Z';
  const entry = (id: number, changes: object) => ({
    id,
    version: id,
    action: 'update',
    actor: 'root',
    actorKind: 'account',
    at,
    changes,
    _files: { [file]: { name: 'guide.pdf', size: 12, type: 'application/pdf' } },
  });
  const list = [
    entry(4, { price: [20, 30] }),
    entry(3, { currency: ['USD', 'CNY'] }),
    entry(2, { price: [10, 20], paper: [file, null] }),
  ];
  fakeServer({ 'get /specimens/1/history': envelope({ list }) });
  const surroundings = {
    t: words.t,
    language: 'en' as const,
    whole: true,
    recordPath: () => undefined,
    listPath: () => undefined,
  };
  render(
    <InRefine actor={rootActor}>
      <CellProvider value={surroundings}>
        <History entity={specimen} resource={{}} row={{ ...storeRow(1), price: 30, currency: 'CNY' }} />
      </CellProvider>
    </InRefine>,
  );
  await screen.findByText('guide.pdf');
  const lines = [...document.querySelectorAll('.show-change')].map((line) => line.textContent);
  expect(lines).toEqual([
    'PriceCN¥20.00 → CN¥30.00',
    'CurrencyUS Dollar → Chinese Yuan',
    'Price$10.00 → $20.00',
    'Paperguide.pdf12 bytes → —',
  ]);
});

function InForm({ name, start }: { readonly name: string; readonly start: Record<string, unknown> }) {
  const [form] = Form.useForm();
  const values: Record<string, unknown> = Form.useWatch([], form) ?? start;
  return (
    <FormValuesProvider value={values}>
      <Form form={form} initialValues={start}>
        {[name, 'currency'].map((one) => (
          <FieldRow
            key={one}
            entity={specimen}
            field={fieldNamed(specimen, one)}
            isDemanded={false}
            stored={undefined}
          />
        ))}
      </Form>
    </FormValuesProvider>
  );
}

async function open(name: string, start: Record<string, unknown>): Promise<void> {
  await act(async () => {
    render(
      <InRefine actor={rootActor}>
        <InForm name={name} start={start} />
      </InRefine>,
    );
  });
}

const suffixes = () =>
  [...document.querySelectorAll('.ant-input-number-suffix')].map((one) => one.textContent);

const numericTypes = fieldTypes.filter(isNumeric);

describe('the input of a number', () => {
  it('shows a percent sign, and both decimals of money', () => {
    const { sign, padded } = traitsOf('percent');
    expect([sign, padded, traitsOf('money').padded, traitsOf('money').decimals]).toEqual([
      '%',
      undefined,
      true,
      2,
    ]);
  });

  it.each(numericTypes)('shows the sign and the decimals of the type %s', async (type) => {
    const { sign, decimals, padded } = traitsOf(type);
    const { field } = samples[type];
    await open(field, { [field]: 7 });
    if (sign !== undefined) expect(suffixes()).toEqual([sign]);
    const shown = padded ? (7).toFixed(decimals) : '7';
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe(shown);
  });

  it('follows the field that says its currency', async () => {
    await open('price', { price: 5, currency: 'USD' });
    expect(suffixes()).toEqual(['USD']);
    await userEvent.click(screen.getByText('Japanese Yen'));
    expect(suffixes()).toEqual(['JPY']);
  });

  it('finds the unit beside it and in the record', async () => {
    await open('box', { box: { weight: 2, measure: 'gram' }, currency: 'CNY' });
    expect(suffixes()).toEqual(['grams', 'CNY']);
  });
});
