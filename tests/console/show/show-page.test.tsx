import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { phone } from '../../../src/engine/console/kit/use-media';
import { envelope, type FakeAnswer, fakeServer } from '../providers/fake-server';
import { openConsole } from '../support/open-console';
import { deviceRow, page, storeRow } from '../support/rows';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

const history = {
  list: [
    {
      id: 2,
      version: 2,
      action: 'update',
      actor: 'operator',
      at: '2026-01-31T08:00:00.000Z',
      changes: { country: ['FR', 'ES'], merchant: [5, 6], search_pwd: [null, null] },
    },
    {
      id: 1,
      version: 1,
      action: 'create',
      actor: 'root',
      at: '2026-01-30T08:00:00.000Z',
      changes: { name: [null, 'Store 1'] },
    },
  ],
};

describe('a record', () => {
  it('stands in its groups, with what happened to it', async () => {
    const options = envelope([
      { value: 5, label: 'Old owner' },
      { value: 6, label: 'New owner' },
    ]);
    fakeServer({
      'get /stores/1': envelope(storeRow(1)),
      'get /stores/1/history': envelope(history),
      'get /merchants/options': options,
    });
    await openConsole('/stores/show/1');
    const contact = within(await screen.findByLabelText('Contact'));
    expect(contact.getByText('Spain')).toBeDefined();
    const past = within(await screen.findByLabelText('History'));
    expect(await past.findByText('New owner')).toBeDefined();
    expect(past.getByText('France').closest('del')).not.toBeNull();
    expect(past.getByText('Spain').closest('ins')).not.toBeNull();
    expect(past.getByText('Initial values (1)')).toBeDefined();
  });

  it('tells when and by whom a record came to be, where its history does not', async () => {
    const change = {
      id: 7,
      version: 2,
      action: 'update',
      actor: 'ann',
      at: '2026-02-01T08:00:00.000Z',
      changes: {},
    };
    fakeServer({
      'get /devices/1': envelope(deviceRow(1, { _labels: { create_by: 'root' } })),
      'get /devices/1/history': page([]),
      'get /stores/1': envelope(storeRow(1, { _labels: { merchant: 'Paso Firme', create_by: null } })),
      'get /stores/1/history': page([change]),
    });
    await openConsole('/devices/show/1');
    const devices = within(await screen.findByLabelText('History'));
    expect((await devices.findByText(/created the record/)).textContent).toContain('Jan 1, 2026');
    cleanup();
    await openConsole('/stores/show/1');
    const stores = within(await screen.findByLabelText('History'));
    expect((await stores.findByText(/Record created/)).textContent).toContain('Jan 1, 2026');
    expect(stores.getByText('ann')).toBeDefined();
  });

  it('leaves out fields whose condition does not hold', async () => {
    fakeServer({ 'get /devices/1': envelope(deviceRow(1)), 'get /devices/1/history': page([]) });
    await openConsole('/devices/show/1');
    const contract = within(await screen.findByLabelText('Contract'));
    expect(contract.getByText('Contract mode')).toBeDefined();
    expect(contract.queryByText('Lease expiry')).toBeNull();
  });

  it('T5: says of a switch who has turned it and when, of several turns the last', async () => {
    const turn = (id: number, actor: string | null, actorKind: string, is_lock: boolean) => ({
      id,
      version: id,
      action: is_lock ? 'lock' : 'unlock',
      actor,
      actorKind,
      at: `2026-02-0${id}T08:00:00.000Z`,
      changes: { is_lock: [!is_lock, is_lock] },
    });
    fakeServer({
      'get /devices/1': envelope(deviceRow(1, { is_lock: true })),
      'get /devices/1/history': page([
        turn(4, 'system', 'system', true),
        turn(3, 'ann', 'account', false),
        turn(2, null, 'account', true),
      ]),
    });
    await openConsole('/devices/show/1');
    const progress = within(await screen.findByLabelText('Progress'));
    expect(progress.getByText('Locked: Yes')).toBeDefined();
    expect(progress.getByText('The server').parentElement?.textContent).toContain('Feb 4, 2026');
    expect(progress.queryByText('ann')).toBeNull();
    expect(screen.getByRole('button', { name: 'Unlock' }).className).not.toContain('primary');
  });

  it.each([
    ['a desk', false, ['Reject', 'Pass']],
    ['a phone', true, ['Pass']],
  ])('T1: offers on %s the step that is next', async (_where, isPhone, offered) => {
    const listen = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === phone && isPhone, ...listen }));
    const record = { id: 9, version: 1, submission_number: 'SB-9', status: 'under_review', _labels: {} };
    fakeServer({
      'get /submissions/9': envelope(record),
      'get /submissions/9/history': envelope({ list: [] }),
    });
    const perms = ['view', 'edit', 'pass', 'reject', 'withdraw'].map((verb) => `biz:submission:${verb}`);
    const place = { path: '/proposals', name: 'p', component: 'merchant/recommendNew', meta: { title: 'P' } };
    await openConsole('/proposals/show/9', perms, [place]);
    await screen.findByLabelText('History');
    const steps = ['Reject', 'Pass'].filter((name) => screen.queryByRole('button', { name }));
    cleanup();
    vi.unstubAllGlobals();
    expect(steps).toEqual(offered);
  });

  it('T8: says why an action is not possible, also by keyboard, and does not take it', async () => {
    fakeServer({ 'get /devices/1': envelope(deviceRow(1)), 'get /devices/1/history': page([]) });
    const user = await openConsole('/devices/show/1');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Why not?' }));
    const unlock = screen.getByRole('menuitem', { name: 'Unlock Not possible while Locked is “No”' });
    expect(unlock.getAttribute('aria-disabled')).toBe('true');
    act(() => unlock.focus());
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(unlock);
    // antd reads the key code, which user-event does not set.
    await act(async () => fireEvent.keyDown(unlock, { key: 'Escape', keyCode: 27 }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions' }));
  });

  it('A8: the history words what only the server does, and what happened to a secret', async () => {
    const entry = (id: number, action: string, actorKind: string, changes: object) => ({
      id,
      version: id,
      action,
      actor: 'root',
      actorKind,
      at: '2026-01-02T08:00:00Z',
      changes,
    });
    fakeServer({
      'get /devices/1': envelope(deviceRow(1)),
      'get /devices/1/history': page([
        entry(3, 'connect', 'system', { status: ['offline', 'online'] }),
        entry(2, 'replaceSecret', 'account', {}),
        entry(1, 'create', 'account', {}),
      ]),
    });
    await openConsole('/devices/show/1');
    const history = within(await screen.findByLabelText('History'));
    const lines = (await history.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(lines[0]).toContain('The server took the action “Connect”');
    expect(lines[1]).toContain('root replaced the secret of the device');
  });

  it('18.3: a value that an action leaves as it was is no change of the history', async () => {
    const changes = { status: ['online', 'online'], is_lock: [false, true] };
    const entry = { id: 2, version: 2, action: 'connect', actor: 'root', actorKind: 'account', changes };
    fakeServer({
      'get /devices/1': envelope(deviceRow(1)),
      'get /devices/1/history': page([{ ...entry, at: '2026-01-02T08:00:00Z' }]),
    });
    await openConsole('/devices/show/1');
    const history = within(await screen.findByLabelText('History'));
    await history.findByText('Locked');
    expect(history.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Locked']);
  });

  it('stays when it cannot be read again, until it is refused', async () => {
    const past = { 'get /devices/1/history': page([]) };
    fakeServer({ 'get /devices/1': envelope(deviceRow(1)), ...past });
    const user = await openConsole('/devices/show/1');
    /** Locks the device, after which its page reads it again. */
    const lock = async (answer: FakeAnswer) => {
      const calls = fakeServer({
        'post /devices/1/lock': envelope(deviceRow(1)),
        'get /devices/1': answer,
        ...past,
      });
      await user.click(await screen.findByRole('button', { name: 'More actions' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Lock' }));
      await user.click(await screen.findByRole('button', { name: 'Lock' }));
      await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/devices/1'));
    };
    await lock({ status: 404, body: '<html>Not found, says a gateway</html>' });
    expect(await screen.findByText('X5-1 locked')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('X5-1');
    await lock({ status: 404, body: { code: 40400, msg: 'Not found', data: null } });
    expect(await screen.findByText('There is no such record')).toBeDefined();
  });

  it('is gone where there is none', async () => {
    fakeServer({ 'get /stores/9': { status: 404, body: { code: 40400, msg: 'Not found', data: null } } });
    await openConsole('/stores/show/9');
    expect(await screen.findByText('There is no such record')).toBeDefined();
  });
});
