import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { newValues } from '../../../src/engine/console/entity/form/changed-values';
import { FormFrame } from '../../../src/engine/console/entity/form/form-frame';
import { FormSections } from '../../../src/engine/console/entity/form/form-sections';
import { useRecordForm } from '../../../src/engine/console/entity/form/use-record-form';
import { inputFields } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { rootActor } from '../../support/actor';
import { basketSchema } from '../../support/basket';
import { envelope, type FakeAnswer, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

const basket = entityOf(basketSchema);
const fields = inputFields(basket);

const rows = [
  { id: 1, name: 'Sole', cost: 19.9, currency: 'EUR', remark: 'soft', weight: 0.2 },
  { id: 2, name: 'Heel', cost: 7, currency: 'EUR', remark: null, weight: null },
  { id: 3, name: 'Lace', cost: 5, currency: 'CNY', remark: 'red', weight: null },
];

const listOf = (...ids: number[]): Record<string, FakeAnswer> => ({
  [`get /specimen-goods?_start=0&_end=${ids.length}&id_in=${ids.join('%2C')}`]: envelope({
    list: rows.filter(({ id }) => ids.includes(id)),
    total: ids.length,
    totalIs: 'exact',
  }),
});

const answers = {
  'get /specimen-goods/options': envelope(rows.map(({ id, name }) => ({ value: id, label: name }))),
  ...listOf(1),
  ...listOf(2),
  ...listOf(3),
  ...listOf(1, 2),
  ...listOf(2, 3),
};

function BasketForm({ start }: { readonly start: object }) {
  const save = async () => ({ kind: 'failed' as const, message: '' });
  const form = useRecordForm({
    entity: basket,
    fields,
    start: { pcode: 'P1', ...start },
    version: 0,
    save,
    onSaved: () => undefined,
  });
  values = form.values;
  return (
    <FormFrame entity={basket} form={form}>
      <FormSections entity={basket} resource={{}} fields={fields} form={form} stored={undefined} />
      <button type="submit">Save</button>
    </FormFrame>
  );
}

let values: Readonly<Record<string, unknown>> = {};

async function show(start: object = {}) {
  const calls = fakeServer(answers);
  await act(async () => {
    render(
      <InRefine actor={rootActor}>
        <BasketForm start={start} />
      </InRefine>,
    );
  });
  return calls;
}

const input = (name: string) =>
  document.querySelector(`[data-field="${name}"] :is(input, textarea)`) as HTMLInputElement;

/** Searches the list of this select only, because antd keeps the lists of selects that were open before. */
async function choose(name: string, title: string): Promise<void> {
  fireEvent.mouseDown(input(name));
  const list = input(name).getAttribute('aria-controls');
  await waitFor(() =>
    expect(document.getElementById(list ?? '')?.closest('.ant-select-dropdown')?.textContent).toContain(
      title,
    ),
  );
  const shown = document.getElementById(list ?? '')?.closest('.ant-select-dropdown');
  const option = [...(shown?.querySelectorAll('.ant-select-item-option') ?? [])].find(
    (one) => one.textContent === title,
  );
  await act(async () => {
    fireEvent.click(option as Element);
  });
}

it('a choice brings along what is empty; another one replaces that, but nothing that was typed', async () => {
  await show({ lines: [{ count: 2 }] });
  await choose('lines.0.good', 'Sole');
  const line = () => (values.lines as object[])[0];
  await waitFor(() => expect(line()).toMatchObject({ price: 19.9, weight: 0.2, amount: 39.8 }));
  expect(values.currency).toBe('EUR');

  await choose('lines.0.good', 'Heel');
  await waitFor(() => expect(line()).toMatchObject({ price: 7, amount: 14 }));
  // The second choice has no weight, so the form removes that of the first.
  expect(line()).not.toHaveProperty('weight');

  const user = userEvent.setup();
  await user.clear(input('lines.0.price'));
  await user.type(input('lines.0.price'), '6.5');
  await choose('lines.0.good', 'Lace');
  await waitFor(() => expect(values.currency).toBe('CNY'));
  expect(line()).toMatchObject({ good: 3, price: 6.5 });
});

it('a price in another currency stays empty, and the form says why', async () => {
  await show({ currency: 'EUR', lines: [{ good: 1, count: 1, price: 19.9 }, { count: 1 }] });
  await choose('lines.1.good', 'Lace');
  await screen.findByText('Price is in CNY and was not filled in');
  expect(values).toMatchObject({ currency: 'EUR', lines: [{ price: 19.9 }, { good: 3 }] });
  expect((values.lines as object[])[1]).not.toHaveProperty('price');
});

it('a fault is forgiven where a choice fills the value', async () => {
  await show({ lines: [{ count: 2 }] });
  await act(async () => {
    fireEvent.click(screen.getByText('Save'));
  });
  const fault = () => document.querySelector('[data-field="lines.0.price"] .ant-form-item-explain-error');
  await waitFor(() => expect(fault()?.textContent).toBe('Price cannot be empty'));
  await choose('lines.0.good', 'Sole');
  await waitFor(() => expect(fault()).toBeNull());
});

it('what was cleared is sent as nothing, so that the server does not fill it again', () => {
  const sent = newValues(fields, { label: 'Mine', gift: 1, remark: null, currency: null });
  expect(sent).toEqual({ label: 'Mine', gift: 1, remark: null, checks: null });
});

it('a new record that starts with the reference starts with what it brings along', async () => {
  await show({ gift: 1, label: 'Mine', lines: [] });
  await waitFor(() => expect(values).toMatchObject({ remark: 'soft', label: 'Mine' }));
});

it('18.4: a reference of the record fills the items that are there, and those that are added', async () => {
  await show({ label: 'Mine', lines: [{ count: 2 }] });
  const tags = () => (values.lines as { tag?: string }[]).map(({ tag }) => tag);
  await choose('gift', 'Sole');
  await waitFor(() => expect(tags()).toEqual(['Sole']));
  await userEvent.click(screen.getByRole('button', { name: /^Add.*: Lines/ }));
  await waitFor(() => expect(tags()).toEqual(['Sole', 'Sole']));
  const user = userEvent.setup();
  await user.clear(input('lines.1.tag'));
  await user.type(input('lines.1.tag'), 'Own');
  await choose('gift', 'Heel');
  await waitFor(() => expect(tags()).toEqual(['Heel', 'Own']));
});
