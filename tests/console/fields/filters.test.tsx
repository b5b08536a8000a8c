import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import dayjs from 'dayjs';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { filters } from '../../../src/engine/console/entity/fields/filters';
import { setReaderZone } from '../../../src/engine/console/i18n/format/zone';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { type FieldType, fieldTypes } from '../../../src/engine/schema/model/field-type';
import { type Filter, parseListQuery, printListQuery } from '../../../src/engine/schema/query/list-query';
import { operatorsFor } from '../../../src/engine/schema/query/operators';
import { rootActor } from '../../support/actor';
import { specimen } from '../../support/specimen';
import { envelope, fakeServer } from '../providers/fake-server';
import { InRefine } from '../support/in-refine';
import { englishConsole } from '../support/words';
import { type Sample, samples } from './samples';

const third = envelope([{ value: 3, label: 'Third shop' }]);

// The calendar loads when it is shown, module by module, which takes long on a busy machine.
beforeAll(englishConsole);
beforeEach(() => {
  fakeServer({ 'get /specimen-shops/options': third, 'get /specimens/options': third });
});

async function open(type: FieldType, start: readonly Filter[]) {
  const given: { filters: readonly Filter[] } = { filters: start };
  const field = fieldNamed(specimen, samples[type].field);
  const Control = filters[type];
  if (!Control) throw new Error(`${type} has no filter`);
  function Popover() {
    const [value, setValue] = useState(start);
    given.filters = value;
    return (
      Control && <Control id="control" entity={specimen} field={field} value={value} onChange={setValue} />
    );
  }
  await act(async () => {
    render(
      <InRefine actor={rootActor}>
        <Popover />
      </InRefine>,
    );
  });
  return { given, user: userEvent.setup() };
}

const typed =
  (text: string, enter = false) =>
  async (user: UserEvent) => {
    await waitFor(() => expect(document.querySelector('#control:not([disabled])')).not.toBeNull());
    await user.click(document.querySelector('#control') as HTMLElement);
    await user.paste(text);
    if (enter) await user.keyboard('{Enter}');
  };

type Ask = (user: UserEvent) => Promise<void>;
/** How a person filters for the sample, if not by typing the value of its filter. */
const asks: Readonly<Partial<Record<FieldType, Ask>>> = {
  numbers: typed('36;36.5;'),
  boolean: async (user) => user.click(screen.getByText('Yes')),
  enum: async (user) => user.click(screen.getByText('Fancy')),
  tags: typed('red,'),
  color: typed('#1677FF,'),
  date: typed('2026-01-31', true),
  dateTime: typed('2026-01-31', true),
  reference: async (user) => user.click(await screen.findByText('Third shop')),
  references: async (user) => user.click(await screen.findByText('Third shop')),
};

describe.each(fieldTypes)('the filter of %s', (type) => {
  const sample: Sample = samples[type];
  const field = fieldNamed(specimen, sample.field);

  it('is there if and only if the server can be asked', () => {
    const asksMore = operatorsFor(field).some((operator) => operator !== 'null');
    expect(filters[type] !== null).toBe(asksMore);
    expect(sample.found !== null).toBe(filters[type] !== null);
  });

  if (filters[type] !== null)
    it('asks what was entered, in words the server reads back', async () => {
      const { given, user } = await open(type, []);
      const ask = asks[type] ?? typed(String(sample.found?.value));
      await ask(user);
      await waitFor(() => expect(given.filters).toHaveLength(1));
      const [filter] = given.filters;
      expect(filter).toMatchObject({ field: sample.field, operator: sample.found?.operator });
      if (type === 'dateTime') {
        const expected = new Date('2026-01-31T00:00:00').toISOString();
        expect(filter?.value).toBe(expected);
      } else expect(filter?.value).toEqual(sample.found?.value);
      const query = { start: 0, end: 20, filters: [...given.filters], sorters: [], search: undefined };
      const address = Object.fromEntries(printListQuery(query));
      expect(parseListQuery(specimen, address).filters).toEqual(given.filters);
    });

  if (filters[type] !== null)
    it('shows what is asked already, and leaves it alone', async () => {
      const value = type === 'dateTime' ? '2026-01-31T00:00:00.000Z' : sample.found?.value;
      const start = [{ ...sample.found, field: sample.field, value } as Filter];
      const { given } = await open(type, start);
      await waitFor(() => expect(document.body.textContent).toBeDefined());
      expect(given.filters).toBe(start);
    });
});

afterEach(() => vi.useRealTimers());

const day = (offset: number) => dayjs().add(offset, 'day').format('YYYY-MM-DD');

it.each([
  ['Last 7 days', -6, 0],
  ['Next 7 days', 0, 6],
  ['Next 30 days', 0, 29],
])('asks for the days of %s, as a lease ends in days to come', async (name, from, to) => {
  vi.setSystemTime(new Date(2026, 10, 20, 12));
  const { given, user } = await open('date', []);
  await user.click(await screen.findByRole('button', { name }));
  expect(given.filters).toMatchObject([{ operator: 'between', value: [day(from), day(to)] }]);
});

it("18.4: asks for the moments of whole days by the clock of the reader's store", async () => {
  vi.setSystemTime(new Date('2026-11-20T16:00:00Z'));
  setReaderZone('Asia/Tokyo');
  const { given, user } = await open('dateTime', []);
  await user.click(await screen.findByRole('button', { name: 'Today' }));
  const value = ['2026-11-20T15:00:00.000Z', '2026-11-21T14:59:59.999Z'];
  expect(given.filters).toMatchObject([{ operator: 'between', value }]);
  const box = await screen.findByLabelText('From', { selector: ':not([disabled])' });
  expect((box as HTMLInputElement).value).toBe('Nov 21, 2026');
  setReaderZone(null);
});

it('asks for no moments to come', async () => {
  await open('dateTime', []);
  await screen.findByRole('button', { name: 'Last 7 days' });
  expect(screen.queryByRole('button', { name: /Next/ })).toBeNull();
});
