import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetSession } from '../../../src/engine/console/data/session-request';
import { notify } from '../../../src/engine/console/kit/notice/notify';
import { openApp } from '../../../src/engine/console/start/open';
import { openSignIn } from '../../../src/engine/console/start/open-sign-in';
import { show } from '../../../src/engine/console/start/root';
import { envelope, fakeServer } from '../providers/fake-server';
import { leadingTo } from '../support/open-console';
import { englishConsole } from '../support/words';

const user = {
  userId: 1,
  username: 'op',
  nickname: 'Tess',
  utype: 1,
  scope: 'all',
  roles: ['ADMIN'],
  perms: [],
  fields: {},
};

// The console has one root for as long as its document lives.
beforeAll(() => {
  document.body.innerHTML = '<div id="root"></div>';
});

beforeEach(async () => {
  location.hash = '/dashboard';
  await englishConsole();
  forgetSession();
  fakeServer({});
});

afterEach(() => {
  act(() => show(null));
  vi.unstubAllGlobals();
});

it('X2, N6: keeps the token while nobody answers and opens on another try; an answered refusal takes it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await act(() => openApp('token', openSignIn));
  expect(screen.getByText('The server does not answer. Check the network and try again.')).toBeDefined();
  expect(localStorage.getItem('accessToken')).toBe('token');

  const answers: Record<string, unknown> = {
    '/manger/getUserInfo': envelope(user).body,
    '/menus/routes': envelope([]).body,
  };
  vi.stubGlobal('fetch', (path: string) =>
    path in answers ? Promise.resolve({ json: async () => answers[path] }) : new Promise(() => {}),
  );
  await leadingTo(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('Welcome, Tess')).toBeDefined();
  expect(localStorage.getItem('accessToken')).toBe('token');

  answers['/manger/getUserInfo'] = { code: 40300, msg: 'Not you', data: null };
  forgetSession();
  await act(() => openApp('token', openSignIn));
  expect(await screen.findByText('Not you')).toBeDefined();
  expect(localStorage.getItem('accessToken')).toBeNull();
});

it('S3: says why it cannot be opened though another tab has taken the token meanwhile, but leaves it a new one', async () => {
  const answers: Record<string, unknown> = {
    '/manger/getUserInfo': envelope({ ...user, roles: [] }).body,
    '/menus/routes': envelope([]).body,
  };
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: { Authorization: string } }) => ({
    json: async () =>
      headers.Authorization === 'token' ? answers[path] : { code: 40200, msg: 'Expired', data: null },
  }));
  localStorage.removeItem('accessToken');
  await act(() => openApp('token', openSignIn));
  expect(await screen.findByText('getUserInfo: roles must be a non-null array!')).toBeDefined();
  forgetSession();
  localStorage.setItem('accessToken', 'newer');
  await act(() => openApp('token', openSignIn));
  expect(localStorage.getItem('accessToken')).toBe('newer');
});

it.each([
  [
    'opens the first page of an account that lacks the page of the last one, and says so',
    '/store/list/edit/3',
    1,
  ],
  ['17.25: says nothing of a missing page to who signs in without a page in mind', '/', 0],
])('%s', async (_title, wanted, notices) => {
  const answers: Record<string, unknown> = {
    '/manger/getUserInfo': envelope(user).body,
    '/menus/routes': envelope([]).body,
  };
  vi.stubGlobal('fetch', (path: string) =>
    path in answers ? Promise.resolve({ json: async () => answers[path] }) : new Promise(() => {}),
  );
  const info = vi.spyOn(notify, 'info');
  location.hash = wanted;
  await act(() => openApp('token', openSignIn, true));
  expect(await screen.findByText('Welcome, Tess')).toBeDefined();
  expect(location.hash).not.toContain('store');
  expect(info).toHaveBeenCalledTimes(notices);
  info.mockRestore();
});
