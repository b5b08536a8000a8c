import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MenuRoute } from '../../../src/engine/console/data/navigation/menu-route';
import { envelope, type FakeAnswer, fakeServer } from '../providers/fake-server';
import { here, openConsole } from '../support/open-console';
import { page } from '../support/rows';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

const menus: readonly MenuRoute[] = [
  { path: '/products', name: 'products', component: 'merchant/recommend', meta: { title: 'Products' } },
  { path: '/proposals', name: 'proposals', component: 'merchant/recommendNew', meta: { title: 'Proposals' } },
  {
    path: '/review',
    name: 'review',
    component: 'merchant/recommendNewAudit',
    meta: { title: 'Review' },
  },
];
const perms = [
  ...['view', 'add', 'edit'].map((verb) => `biz:commodity:${verb}`),
  ...['view', 'add', 'edit', 'delete', 'submit', 'pass', 'reject', 'withdraw'].map(
    (verb) => `biz:submission:${verb}`,
  ),
];

const system = {
  version: 1,
  create_time: '2026-01-01T08:00:00.000Z',
  update_time: '2026-01-01T08:00:00.000Z',
};
const product = (id: number, changes: object = {}) => ({
  id,
  ...system,
  thumbnail: `/files/${id}`,
  name: { en: `Runner ${id}` },
  code: `RUN-${id}`,
  type: 'shoe',
  status: 'recommended',
  price: 89,
  currency: 'EUR',
  score: 4,
  main_category: 'running',
  _labels: {},
  ...changes,
});
const proposal = (id: number, status: string, changes: object = {}) => ({
  id,
  ...system,
  submission_number: `SB-${id}`,
  commodity: 5,
  pcode: 'EURO01',
  status,
  submit_time: null,
  submitter: null,
  audit_time: null,
  reject_reason: null,
  _labels: { commodity: 'Runner 5' },
  ...changes,
});
const totals = envelope({ total: 3, totalIs: 'exact', states: [], sums: {} });

const products = 'get /commodities?_start=0&_end=20';
const commodityTotals = { 'get /commodities/totals': totals };

const states = ['no_review', 'under_review', 'passed', 'not_passed'];
/** The list, and its part in each state. */
function proposals(rows: readonly { readonly status: string }[]): Record<string, FakeAnswer> {
  const inStates = states.map((status) => [
    `get /submissions?_start=0&_end=20&status=${status}`,
    page(rows.filter((row) => row.status === status)),
  ]);
  return {
    'get /submissions?_start=0&_end=20': page(rows),
    'get /submissions/totals': totals,
    ...Object.fromEntries(inStates),
  };
}
const column = (name: string) => screen.findByRole('list', { name });
const cardsIn = async (name: string) =>
  within(await column(name))
    .queryAllByRole('link', { name: /^SB-/ })
    .map((link) => link.textContent);

describe('a list as cards', () => {
  it('shows picture, name, state and the first values, and a tile where there is no picture', async () => {
    fakeServer({ ...commodityTotals, [products]: page([product(1), product(2, { thumbnail: null })]) });
    await openConsole('/products', perms, menus);
    // The list appears before its records.
    await screen.findByRole('link', { name: 'Runner 1' });
    const list = screen.getByRole('list', { name: 'Products' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(within(first as HTMLElement).getByRole('img', { name: 'Thumbnail' })).toBeDefined();
    expect(
      within(first as HTMLElement)
        .getByRole('link', { name: 'Runner 1' })
        .getAttribute('href'),
    ).toBe('#/products/show/1');
    expect(first?.textContent).toContain('Recommended');
    expect([...(first?.querySelectorAll('dt') ?? [])].map((term) => term.textContent)).toEqual([
      'Code',
      'Type',
      'Price',
    ]);
    expect(within(second as HTMLElement).queryByRole('img')).toBeNull();
    expect(second?.querySelector('.card-picture svg')).not.toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is sorted, searched and turned like the table, which one press away stays the choice of this browser', async () => {
    const sorted = 'get /commodities?_start=0&_end=20&_sort=price&_order=desc';
    fakeServer({ ...commodityTotals, [products]: page([product(1)]), [sorted]: page([product(2)]) });
    const user = await openConsole('/products', perms, menus);
    await screen.findByRole('link', { name: 'Runner 1' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price ↓');
    expect(await screen.findByRole('link', { name: 'Runner 2' })).toBeDefined();
    expect(here()).toBe('/products?_sort=price&_order=desc');
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(await screen.findByRole('table', { name: 'Products' })).toBeDefined();
    expect(localStorage.getItem('layout:commodity')).toBe('table');
    await user.click(screen.getByRole('button', { name: 'Cards' }));
    expect(await screen.findByRole('list', { name: 'Products' })).toBeDefined();
    expect(localStorage.getItem('layout:commodity')).toBeNull();
  });

  it('lets cards be ticked for what is done with several', async () => {
    fakeServer({ ...commodityTotals, [products]: page([product(1), product(2)]) });
    const user = await openConsole('/products', [...perms, 'biz:commodity:unrecommend'], menus);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Runner 1' }));
    expect(await screen.findByText('Selected: 1')).toBeDefined();
  });
});

describe('a list as a board', () => {
  it('has a column for each state, with its records and their number', async () => {
    fakeServer(
      proposals([proposal(1, 'no_review'), proposal(2, 'under_review'), proposal(3, 'under_review')]),
    );
    await openConsole('/proposals', perms, menus);
    await waitFor(async () => expect(await cardsIn('Under review')).toEqual(['SB-2', 'SB-3']));
    expect(await cardsIn('Not submitted')).toEqual(['SB-1']);
    expect(await cardsIn('Passed')).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Under review 2' })).toBeDefined();
  });

  it('17.22: takes the transition that leads to the column where a card is dropped, and no other, after asking', async () => {
    const taken = proposal(2, 'passed', { version: 2 });
    const calls = fakeServer({
      ...proposals([proposal(1, 'no_review'), proposal(2, 'under_review')]),
      'post /submissions/2/pass': envelope(taken),
    });
    await openConsole('/proposals', perms, menus);
    const card = (await screen.findByRole('link', { name: 'SB-2' })).closest('.card') as HTMLElement;
    const target = async (name: string) => (await column(name)).closest('.board-column') as HTMLElement;
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    fireEvent(card, Object.assign(createEvent.dragStart(card), { dataTransfer }));
    const passed = await target('Passed');
    expect(passed.className).toContain('is-target');
    expect(fireEvent.dragOver(passed)).toBe(false);
    expect(fireEvent.dragOver(await target('Under review'))).toBe(true);
    await act(async () => {
      fireEvent.drop(passed);
    });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Pass: SB-2' }));
    expect(calls.some(({ url }) => url === '/submissions/2/pass')).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Pass' }));
    await waitFor(() => expect(calls.some(({ url }) => url === '/submissions/2/pass')).toBe(true));
  });

  it('offers the same by the menu of a card', async () => {
    fakeServer(proposals([proposal(2, 'under_review')]));
    const user = await openConsole('/proposals', perms, menus);
    await user.click(await screen.findByRole('button', { name: 'Actions for SB-2' }));
    expect(await screen.findByRole('menuitem', { name: 'Pass' })).toBeDefined();
  });

  it('of a single state is a page of cards', async () => {
    fakeServer(proposals([proposal(2, 'passed')]));
    await openConsole('/proposals?status=passed', perms, menus);
    expect(await screen.findByRole('list', { name: 'Proposals' })).toBeDefined();
    expect(screen.getByText('1 in all')).toBeDefined();
  });

  it('is not offered by a page that shows one state alone', async () => {
    fakeServer(proposals([proposal(3, 'under_review')]));
    await openConsole('/review', perms, menus);
    expect(await screen.findByRole('table', { name: 'Review' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Board' })).toBeNull();
  });
});
