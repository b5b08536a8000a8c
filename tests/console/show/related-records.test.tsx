import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { envelope, fakeServer } from '../providers/fake-server';
import { allPerms, here, leadingTo, openConsole } from '../support/open-console';
import { deviceRow, page, storeRow } from '../support/rows';
import { englishConsole } from '../support/words';

/** Reports at once that every element is visible. */
class AllInSight {
  constructor(private readonly tell: (entries: readonly object[]) => void) {}
  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

const newest = 'get /devices?_start=0&_end=5&_sort=id&_order=desc&store=1';

const store = {
  'get /stores/1': envelope(storeRow(1)),
  'get /stores/1/history': envelope({ list: [] }),
};

beforeEach(englishConsole);
afterEach(() => void vi.unstubAllGlobals());

describe('the page of a record', () => {
  it('shows the newest records that point to it, with their number and the way to all of them', async () => {
    vi.stubGlobal('IntersectionObserver', AllInSight);
    fakeServer({ ...store, [newest]: page([deviceRow(8), deviceRow(7)], 23) });
    await openConsole('/stores/show/1');
    const devices = within(await screen.findByRole('region', { name: 'Devices' }));
    expect((await devices.findByRole('link', { name: 'X5-8' })).getAttribute('href')).toBe(
      '#/devices/show/8',
    );
    expect(devices.queryByRole('columnheader', { name: 'Store' })).toBeNull();
    const all = devices.getByRole('link', { name: 'Show all (23): Devices' });
    expect(all.getAttribute('href')).toBe('#/devices?store=1');
  });

  it('starts a new one of them with the reference filled in, and is there again once it is left', async () => {
    vi.stubGlobal('IntersectionObserver', AllInSight);
    const option = envelope([{ value: 1, label: 'Store 1' }]);
    fakeServer({ ...store, [newest]: page([]), 'get /stores/options': option });
    const user = await openConsole('/stores/show/1');
    const devices = within(await screen.findByRole('region', { name: 'More, without records yet (1)' }));
    expect(screen.queryByRole('region', { name: 'Devices' })).toBeNull();
    await user.click(devices.getByText('More, without records yet (1)'));
    await leadingTo(() => devices.getByRole('link', { name: 'New device' }).click());
    expect(here()).toBe('/devices/create?store=1');
    const input = await screen.findByRole('combobox', { name: 'Store' });
    await waitFor(() => expect(input.closest('.ant-select')?.textContent).toContain('Store 1'));
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(here()).toBe('/stores/show/1');
  });

  it('has no section for what stands inside of objects, by which no list is narrowed', async () => {
    vi.stubGlobal('IntersectionObserver', AllInSight);
    const product = {
      id: 5,
      version: 1,
      name: { en: 'Runner' },
      code: 'RUN-1',
      status: 'off_shelf',
      _labels: {},
    };
    const calls = fakeServer({
      'get /commodities/5': envelope(product),
      'get /commodities/5/history': envelope({ list: [] }),
      'get /submissions?_start=0&_end=5&_sort=id&_order=desc&commodity=5': page([]),
    });
    const perms = ['biz:commodity:view', 'biz:order:view', 'biz:submission:view'];
    const menus = ['commodity', 'order', 'submission'].map((name) => ({
      path: `/${name}`,
      name,
      component: `entity/${name}/list`,
      meta: { title: name },
    }));
    await openConsole('/commodity/show/5', perms, menus);
    await screen.findByRole('region', { name: 'More, without records yet (1)' });
    expect(screen.queryByRole('region', { name: 'Orders' })).toBeNull();
    expect(calls.map(({ url }) => url)).not.toContainEqual(expect.stringMatching(/^.orders/));
  });

  it('asks for none of them before they are in sight', async () => {
    const calls = fakeServer(store);
    await openConsole('/stores/show/1');
    await screen.findByRole('region', { name: 'Devices' });
    expect(calls.map(({ url }) => url)).not.toContainEqual(expect.stringMatching(/^.devices/));
  });

  it('leaves out records that the reader may not list', async () => {
    vi.stubGlobal('IntersectionObserver', AllInSight);
    fakeServer({ ...store, [newest]: page([]) });
    const perms = allPerms.filter((perm) => perm !== 'biz:device:view');
    await openConsole('/stores/show/1', perms);
    await screen.findByRole('region', { name: 'History' });
    await leadingTo(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('region', { name: 'Devices' })).toBeNull();
  });
});
