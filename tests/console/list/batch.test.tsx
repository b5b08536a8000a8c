import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { envelope, fakeServer } from '../providers/fake-server';
import { openConsole } from '../support/open-console';
import { deviceRow, page } from '../support/rows';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

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

it('takes an action with all ticked rows that allow it, and says first which do not', async () => {
  fakeServer({ [listed]: page([...free, locked]) });
  const user = await select();
  expect(inBar('Unlock (1)')).toBeDefined();
  await user.click(inBar('Lock (2)'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Lock 2 devices' });
  expect(dialog.textContent).toContain('The device cannot be used until it is unlocked');
  expect(dialog.textContent).toContain('X5-3: Not possible while Locked is “Yes”');
  const calls = fakeServer({
    'post /devices/batch': envelope({ count: 2 }),
    [listed]: page([deviceRow(1, { is_lock: true }), deviceRow(2, { is_lock: true }), locked]),
  });
  await user.click(within(dialog).getByRole('button', { name: 'Lock 2 devices' }));
  expect(await screen.findByText('Done: Lock (2)')).toBeDefined();
  expect(bodies(calls)).toEqual([
    ['/devices/batch', { action: 'lock', ids: [1, 2], versions: [1, 4], values: {} }],
  ]);
  expect(screen.getByText('Selected: 1')).toBeDefined();
});

it('asks once for what the action needs; one refusal keeps all as they are', async () => {
  fakeServer({ [listed]: page(free) });
  const user = await select();
  await user.click(inBar('Close'));
  const dialog = await screen.findByRole('dialog', { name: 'Close 2 devices' });
  const submit = within(dialog).getByRole('button', { name: /Close 2 devices$/ });
  await user.click(submit);
  expect(await within(dialog).findByText('Remark cannot be empty')).toBeDefined();
  await user.type(within(dialog).getByRole('textbox'), 'Broken');
  const said = 'The record is not in a state for that. (X5-2)';
  const calls = fakeServer({
    'post /devices/batch': { status: 409, body: { code: 40900, msg: said, data: { record: free[1] } } },
    [listed]: page(free),
  });
  await user.click(within(dialog).getByRole('button', { name: /Close 2 devices$/ }));
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

it('leaves out of a deletion what may not be deleted', async () => {
  const kept = deviceRow(3, { _limits: { actions: { delete: 'locked' }, fields: {} } });
  fakeServer({ [listed]: page([...free, kept]) });
  const user = await select();
  await user.click(inBar('Delete (2)'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 devices?' });
  expect(dialog.textContent).toContain('X5-3: ');
  const calls = fakeServer({ 'post /devices/batch': envelope({ count: 2 }), [listed]: page([kept]) });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Selected: 1')).toBeDefined();
  expect(bodies(calls)).toEqual([['/devices/batch', { action: 'delete', ids: [1, 2], versions: [1, 4] }]]);
});
