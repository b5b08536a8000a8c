import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { envelope, fakeServer } from '../providers/fake-server';
import { openConsole } from '../support/open-console';
import { deviceRow, page } from '../support/rows';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);
beforeEach(() => sessionStorage.clear());

const listed = 'get /devices?_start=0&_end=20';
const free = [deviceRow(1), deviceRow(2, { version: 4 })];
const locked = deviceRow(3, { is_lock: true });
const bar = () => screen.getByRole('region', { name: 'Selected rows' });
const inBar = (name: string) => within(bar()).getByRole('button', { name });
const bodies = (calls: ReturnType<typeof fakeServer>) =>
  calls.filter(({ method }) => method === 'post').map(({ url, data }) => [url, JSON.parse(data as string)]);

async function select(perms?: readonly string[]) {
  const user = await openConsole('/devices', perms);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
  await screen.findByRole('region', { name: 'Selected rows' });
  return user;
}

it('17.22: takes an action with all ticked rows that allow it, and says before and after which do not', async () => {
  fakeServer({ [listed]: page([...free, locked]) });
  const user = await select();
  expect(inBar('Unlock (1)')).toBeDefined();
  await user.click(inBar('Lock (2)'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Lock: 2 devices' });
  expect(dialog.textContent).toContain('The device cannot be used until it is unlocked');
  expect(dialog.textContent).toContain('X5-3: Not possible while Locked is “Yes”');
  const calls = fakeServer({
    'post /devices/batch': envelope({ count: 2 }),
    [listed]: page([deviceRow(1, { is_lock: true }), deviceRow(2, { is_lock: true }), locked]),
  });
  await user.click(within(dialog).getByRole('button', { name: 'Lock' }));
  expect(
    await screen.findByText('2 devices locked, 1 left out: X5-3: Not possible while Locked is “Yes”'),
  ).toBeDefined();
  expect(bodies(calls)).toEqual([
    ['/devices/batch', { action: 'lock', ids: [1, 2], versions: [1, 4], values: {} }],
  ]);
  expect(screen.getByText('Selected: 1')).toBeDefined();
  const back = fakeServer({
    'post /devices/batch': envelope({ count: 2 }),
    [listed]: page([...free, locked]),
  });
  await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByText('2 devices not locked')).toBeDefined();
  expect(bodies(back)).toEqual([['/devices/batch', { action: 'unlock', ids: [1, 2], values: {} }]]);
});

it('asks once for what the action needs; one refusal keeps all as they are', async () => {
  fakeServer({ [listed]: page(free) });
  const user = await select();
  await user.click(inBar('Close'));
  const dialog = await screen.findByRole('dialog', { name: 'Close: 2 devices' });
  const submit = within(dialog).getByRole('button', { name: /Close$/ });
  await user.click(submit);
  expect(await within(dialog).findByText('Remark cannot be empty')).toBeDefined();
  await user.type(within(dialog).getByRole('textbox'), 'Broken');
  const said = 'The record is not in a state for that. (X5-2)';
  const calls = fakeServer({
    'post /devices/batch': { status: 409, body: { code: 40900, msg: said, data: { record: free[1] } } },
    [listed]: page(free),
  });
  await user.click(within(dialog).getByRole('button', { name: /Close$/ }));
  expect(await screen.findByText(said)).toBeDefined();
  expect(bodies(calls)).toEqual([
    ['/devices/batch', { action: 'close', ids: [1, 2], versions: [1, 4], values: { remark: 'Broken' } }],
  ]);
  await waitFor(() => expect(screen.getByText('Selected: 1')).toBeDefined());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is offered to who may take actions and delete nothing; a row with which nothing can be done is not ticked', async () => {
  fakeServer({ [listed]: page([...free, locked]) });
  const user = await select(['biz:device:view', 'biz:device:lock']);
  expect(screen.getByText('Selected: 2')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Select X5-3' }).title).toBe(
    'Not possible while Locked is “Yes”',
  );
  expect(within(bar()).queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select X5-3' }));
  expect(screen.getByText('Selected: 2')).toBeDefined();
});

const orderMenus = [{ path: '/orders', name: 'orders', component: 'order/list', meta: { title: 'Orders' } }];
const orderRow = (id: number) => ({
  ...deviceRow(id),
  order_number: `SO-${id}`,
  username: `Recipient ${id}`,
  status: 'pending_shipment',
});

it('17.28: leaves out of a deletion what may not be deleted, and says why in a sentence', async () => {
  const list = 'get /orders?_start=0&_end=20';
  const unpaid = (id: number) => ({ ...orderRow(id), status: 'pending_payment' });
  const _limits = { actions: { delete: 'locked' }, fields: {} };
  const ready = { ...orderRow(3), _limits };
  fakeServer({ [list]: page([unpaid(1), unpaid(2), ready, { ...orderRow(4), status: 'shipped', _limits }]) });
  const user = await openConsole(
    '/orders',
    ['view', 'delete', 'ship'].map((verb) => `biz:order:${verb}`),
    orderMenus,
  );
  const shipped = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select SO-4' });
  expect(shipped.title).toBe('Shipped orders cannot be deleted');
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await screen.findByText('Selected: 3');
  await user.click(inBar('Delete (2)'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 orders?' });
  expect(dialog.textContent).toContain('SO-3: Pending shipment orders cannot be deleted');
  const calls = fakeServer({ 'post /orders/batch': envelope({ count: 2 }), [list]: page([ready]) });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const said = '2 orders deleted, 1 left out: SO-3: Pending shipment orders cannot be deleted';
  expect(await screen.findByText(said)).toBeDefined();
  expect(bodies(calls)).toEqual([['/orders/batch', { action: 'delete', ids: [1, 2], versions: [1, 1] }]]);
});

it('18.4: the notice of a deletion says what was deleted where the name is that of another record', async () => {
  const list = 'get /appointments?_start=0&_end=20';
  const row = { ...deviceRow(7), customer: 4, state: 'planned', _labels: { customer: 'Robin Bloggs' } };
  fakeServer({ [list]: page([row]) });
  const menus = [
    { path: '/dates', name: 'dates', component: 'entity/appointment/list', meta: { title: 'Dates' } },
  ];
  const perms = ['view', 'delete'].map((verb) => `biz:appointment:${verb}`);
  const user = await openConsole('/dates', perms, menus);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Robin Bloggs' }));
  await user.click(inBar('Delete'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete appointment Robin Bloggs?' });
  fakeServer({ 'delete /appointments/7': envelope(null), [list]: page([]) });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Appointment Robin Bloggs deleted')).toBeDefined();
});

async function openShipping() {
  const url = 'get /orders?_start=0&_end=20';
  const calls = fakeServer({ [url]: page([orderRow(1), orderRow(2), orderRow(3)]) });
  const user = await openConsole('/orders', ['biz:order:view', 'biz:order:ship'], orderMenus);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(await screen.findByRole('button', { name: 'Ship' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ship: 3 orders' });
  const line = (id: number) => within(within(dialog).getByRole('group', { name: `SO-${id}` }));
  const box = (id: number, name: RegExp) => line(id).getByRole<HTMLInputElement>('textbox', { name });
  return { calls, user, dialog, box, submit: within(dialog).getByRole('button', { name: /Ship$/ }) };
}

it('17.5: asks for what differs from record to record in a line for each; the carrier is taken over', async () => {
  const { user, dialog, box, submit } = await openShipping();
  expect(dialog.textContent).toContain('Recipient 2');
  expect(dialog.textContent).toContain('For “Ship”, fill in: Carrier and Tracking number.');
  await user.type(box(1, /^Carrier/), 'Kurier');
  expect([box(2, /^Carrier/).value, box(3, /^Carrier/).value]).toEqual(['Kurier', 'Kurier']);
  await user.type(box(1, /^Tracking number/), 'KU-0001');
  expect(box(2, /^Tracking number/).value).toBe('');
  await user.click(submit);
  expect(await within(dialog).findAllByText('Tracking number cannot be empty')).toHaveLength(2);
  await user.click(box(2, /^Tracking number/));
  await user.paste('KU-0002\r\nKU-0003\r\n');
  expect([box(2, /^Tracking number/).value, box(3, /^Tracking number/).value]).toEqual([
    'KU-0002',
    'KU-0003',
  ]);
  await user.clear(box(3, /^Carrier/));
  await user.type(box(3, /^Carrier/), 'Rapid');
  const calls = fakeServer({
    'post /orders/batch': envelope({ count: 3 }),
    'get /orders?_start=0&_end=20': page([]),
  });
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = (express_name: string, express_number: string) => ({ express_name, express_number });
  expect(bodies(calls)).toEqual([
    [
      '/orders/batch',
      {
        action: 'ship',
        ids: [1, 2, 3],
        versions: [1, 1, 1],
        bodies: [body('Kurier', 'KU-0001'), body('Kurier', 'KU-0002'), body('Rapid', 'KU-0003')],
      },
    ],
  ]);
});

it('17.5: the carrier of one order is preset for the next', async () => {
  fakeServer({ 'get /orders?_start=0&_end=20': page([orderRow(1)]) });
  const user = await openConsole('/orders', ['biz:order:view', 'biz:order:ship'], orderMenus);
  const open = async () => {
    await user.click(await screen.findByRole('checkbox', { name: 'Select SO-1' }));
    await user.click(await screen.findByRole('button', { name: 'Ship' }));
    return within(await screen.findByRole('dialog', { name: 'Ship: SO-1' }));
  };
  const box = (dialog: Awaited<ReturnType<typeof open>>, name: RegExp) =>
    dialog.getByRole<HTMLInputElement>('textbox', { name });
  const first = await open();
  expect(document.activeElement).toBe(box(first, /^Carrier/));
  await user.type(box(first, /^Carrier/), 'Kurier');
  await user.type(box(first, /^Tracking number/), 'KU-0001');
  fakeServer({
    'post /orders/1/ship': envelope(orderRow(1)),
    'get /orders?_start=0&_end=20': page([orderRow(1)]),
  });
  await user.click(first.getByRole('button', { name: /^Ship/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const next = await open();
  expect(box(next, /^Carrier/).value).toBe('Kurier');
  expect(document.activeElement).toBe(box(next, /^Tracking number/));
});

it('17.5: begins with the carrier of the last time; a refusal keeps what was typed', async () => {
  sessionStorage.setItem('list:order ship express_name', '"Rapid"');
  const { user, dialog, box, submit } = await openShipping();
  expect(box(2, /^Carrier/).value).toBe('Rapid');
  for (const id of [1, 2, 3]) await user.type(box(id, /^Tracking number/), `RA-000${id}`);
  const errors = [{ field: 'express_number', rule: 'maxLength', params: {}, message: 'Too long' }];
  fakeServer({
    'post /orders/batch': {
      status: 422,
      body: { code: 42200, msg: 'Please check. (SO-2)', data: { errors } },
    },
  });
  await user.click(submit);
  expect(await within(dialog).findByText('Please check. (SO-2)')).toBeDefined();
  expect(box(3, /^Tracking number/).value).toBe('RA-0003');
});
