import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../../src/engine/console/data/query-client';
import { App } from '../../../src/engine/console/start/app';
import { actorWith } from '../../support/actor';
import { envelope, fakeServer } from '../providers/fake-server';
import { sessionOf } from '../support/session';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

const device = { id: 7, version: 1, dev_code: 'X5-7', dev_type: 'X5', status: 'offline', _labels: {} };
const menus = [
  { path: '/devices', name: 'devices', component: 'entity/device/list', meta: { title: 'Devices' } },
];

/** Opens the menu on the page of a device; `issuedAt` is what the server says of its secret. */
async function openMenu(perms: readonly string[], issuedAt: string | null): Promise<void> {
  fakeServer({
    'get /devices/7': envelope(device),
    'get /devices/7/history': envelope({ list: [] }),
    'get /devices/7/secret': envelope({ issued_at: issuedAt }),
    'post /devices/7/secret': envelope({ secret: 's3cret', issued_at: '2026-01-15T08:00:00Z' }),
  });
  location.hash = '/devices/show/7';
  await act(async () => {
    render(
      <App
        session={sessionOf(actorWith({ perms: ['biz:device:view', ...perms] }), menus)}
        client={createQueryClient()}
      />,
    );
  });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('X5-7'));
  const more = screen.queryByRole('button', { name: 'More actions' });
  if (more) await act(async () => more.click());
}

const offered = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);

test.each([
  [[], null, []],
  [['biz:device:secrets'], null, ['Issue a secret']],
  [['biz:device:secrets'], '2026-01-15T08:00:00Z', ['Replace the secret', 'Revoke the secret']],
] as const)('A8: with %j, and a secret of %s, the page offers %j', async (perms, issuedAt, titles) => {
  await openMenu(perms, issuedAt);
  await waitFor(() => expect(offered()).toEqual(titles));
});

test('A8: an issued secret is shown until Done: neither Escape nor a click beside closes it', async () => {
  await openMenu(['biz:device:secrets'], null);
  const item = await screen.findByRole('menuitem', { name: 'Issue a secret' });
  await act(async () => item.click());
  const button = await screen.findByRole('button', { name: 'Issue a secret' });
  await act(async () => button.click());
  expect(await screen.findByText('s3cret')).toBeTruthy();
  const beside = screen.getByRole('dialog');
  await act(async () => {
    fireEvent(beside, new Event('cancel', { cancelable: true }));
    fireEvent.mouseDown(beside);
  });
  expect(screen.getByText('s3cret')).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Done' }).click());
  await waitFor(() => expect(screen.queryByText('s3cret')).toBeNull());
});
