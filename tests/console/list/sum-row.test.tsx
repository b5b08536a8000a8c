import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { envelope, type FakeAnswer, fakeServer } from '../providers/fake-server';
import { openConsole } from '../support/open-console';
import { page, storeRow } from '../support/rows';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

const menu = { path: '/orders', name: 'orders', component: 'order/list', meta: { title: 'Orders' } };
const order = storeRow(1, { order_number: 'SO-1', amount: 12.5, currency: 'EUR', status: 'shipped' });
const listed = 'get /orders?_start=0&_end=20';

const openOrders = (answers: Readonly<Record<string, FakeAnswer>>, address = '/orders') => {
  const calls = fakeServer(answers);
  return openConsole(address, ['biz:order:view'], [menu]).then(() => calls);
};
const totals = (amounts: readonly object[]) =>
  envelope({ total: 1, totalIs: 'exact', states: [], sums: amounts.length > 0 ? { amount: amounts } : {} });

it('adds up the amounts of the whole list, by currency', async () => {
  const sums = [
    { unit: 'CNY', sum: 1234.5 },
    { unit: 'EUR', sum: 12.5 },
  ];
  const query = '&status=shipped&store=7';
  const calls = await openOrders(
    { [`${listed}${query}`]: page([order]), 'get /orders/totals': totals(sums) },
    `/orders?_start=0&_end=20${query}`,
  );
  const row = await screen.findByRole('rowgroup', { name: 'Total' });
  expect(within(row).getByRole('rowheader').textContent).toBe('Total');
  expect(
    within(row)
      .getAllByText(/./)
      .map((cell) => cell.textContent),
  ).toEqual(expect.arrayContaining(['CN¥1,234.50', '€12.50']));
  const asked = calls.filter(({ url }) => url === '/orders/totals').map(({ params }) => params);
  expect(asked).toContainEqual({ status: 'shipped', store: '7', _sum: 'amount' });
});

it('is not there where the list is too long to be added up', async () => {
  await openOrders({ [listed]: page([order]), 'get /orders/totals': totals([]) });
  await waitFor(() => expect(screen.getByRole('link', { name: 'SO-1' })).toBeDefined());
  expect(screen.queryByRole('rowgroup', { name: 'Total' })).toBeNull();
});
