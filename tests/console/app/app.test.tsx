import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuRoute } from '../../../src/engine/console/data/navigation/menu-route';
import { createQueryClient } from '../../../src/engine/console/data/query-client';
import type { Session } from '../../../src/engine/console/data/session';
import * as Tags from '../../../src/engine/console/frame/tags/tags-provider';
import { loadConsoleLanguage } from '../../../src/engine/console/i18n/console-language';
import { addWords, changeLanguage, startWords, words } from '../../../src/engine/console/i18n/words';
import { followTheme } from '../../../src/engine/console/kit/settings/theme';
import { App } from '../../../src/engine/console/start/app';
import { actorWith } from '../../support/actor';
import { envelope, fakeServer } from '../providers/fake-server';
import { tellOfStorage } from '../support/storage';

const page = (path: string, name: string, component: string, children: MenuRoute[] = []): MenuRoute => ({
  path,
  name,
  component,
  meta: { title: name },
  children,
});

const session: Session = {
  user: {
    userId: 2,
    username: 'operator',
    nickname: 'Olivia',
    avatar: null,
    utype: 1,
    roles: ['ADMIN'],
    perms: ['biz:store:view', 'biz:store:add', 'biz:store:secret'],
    ties: {},
    scope: 'all',
    fields: {},
    settings: [],
    zone: null,
    mustChange: false,
  },
  actor: actorWith({ roles: ['ADMIN'], perms: ['biz:store:view', 'biz:store:add', 'biz:store:secret'] }),
  menus: [
    page('/dashboard', 'dashboard', 'dashboard/index'),
    page('/store', 'storeManagement', 'Layout', [
      page('list', 'storeList', 'merchant/list'),
      page('merchant', 'merchants', 'entity/merchant/list'),
    ]),
    {
      ...page('/mailus', 'Write to us', 'iframe'),
      meta: { title: 'Write to us', params: { url: 'mailto:help@example.org' } },
    },
    page('/gone', 'A page of yesterday', 'gone/page'),
  ],
};

// Pages load when they are shown, which takes long on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem('language', 'en');
  localStorage.setItem('sidebarStatus', 'opened');
  localStorage.setItem('accessToken', 'token');
  tellOfStorage();
  await startWords();
  initReactI18next.init(words);
  await addWords('console', loadConsoleLanguage);
  fakeServer({ 'get /statistics/tasks': envelope({ lists: [], nearTiers: null }) });
});

afterEach(cleanup);

async function open(address: string) {
  location.hash = address;
  await act(async () => {
    render(<App session={session} client={createQueryClient()} />);
  });
  return userEvent.setup();
}

const here = () => location.hash.slice(1);

describe('the console', () => {
  it('starts at the dashboard', async () => {
    await open('/');
    expect(await screen.findByText('Welcome, Olivia')).toBeDefined();
    expect(here()).toBe('/dashboard');
    await waitFor(() => expect(document.title).toBe('Dashboard · Footwork Lab'));
  });

  it('marks the current page, and its group is open', async () => {
    await open('/dashboard');
    const nav = screen.getByRole('navigation', { name: 'Navigation' });
    expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('Dashboard');
    const group = within(nav).getByRole('button', { name: 'Store management' });
    expect(group.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(group);
    expect(group.getAttribute('aria-expanded')).toBe('true');
    expect(within(nav).getByRole('link', { name: 'Merchants' }).getAttribute('href')).toBe(
      '#/store/merchant',
    );
  });

  it('shows 401 for a list that the user may not see', async () => {
    await open('/store/merchant');
    expect(await screen.findByRole('heading', { name: 'No permission' })).toBeDefined();
    await waitFor(() => expect(document.title).toBe('No permission · Footwork Lab'));
  });

  it('shows 404 for a component that does not exist', async () => {
    await open('/gone');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  });

  it('says at the path of a menu that opens outside what that is, with the way there', async () => {
    await open('/mailus');
    expect(await screen.findByRole('heading', { name: 'Write to us' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('mailto:help@example.org');
  });

  it('continues from /redirect with the query, away from /login, and into a group', async () => {
    await open('/redirect/dashboard?a=b');
    await screen.findByText('Welcome, Olivia');
    expect(here()).toBe('/dashboard?a=b');
    cleanup();
    await open('/login?redirect=/x');
    await screen.findByText('Welcome, Olivia');
    expect(here()).toBe('/dashboard');
  });

  it.each(['/redirect//evil.example/x', '/redirect/%2F%2Fevil.example/x', '/redirect/%5C/evil.example/x'])(
    'N2: %s leads to no other host',
    async (address) => {
      await open(address);
      await waitFor(() => expect(here()).toBe('/evil.example/x'));
      expect(await screen.findByRole('navigation', { name: 'Navigation' })).toBeDefined();
    },
  );

  it('says so where not even the router can go on, until another address is gone to', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const tags = vi.spyOn(Tags, 'TagsProvider').mockImplementation(() => {
      throw new Error('no way on');
    });
    await open('/dashboard');
    expect(screen.getByText('no way on')).toBeDefined();
    tags.mockRestore();
    await act(async () => {
      location.hash = '/store/merchant';
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(await screen.findByRole('heading', { name: 'No permission' })).toBeDefined();
    vi.restoreAllMocks();
  });

  it('17.25: says at an address that matches nothing that there is no page, and stays there', async () => {
    await open('/dashboard');
    await screen.findByText('Welcome, Olivia');
    await act(async () => {
      location.hash = '/no/such/page';
      // Browsers dispatch this event themselves; happy-dom does not.
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
    expect(screen.getByText(/or your account may not see it/)).toBeDefined();
    expect(here()).toBe('/no/such/page');
  });

  it('changes language at once', async () => {
    await open('/dashboard');
    await screen.findByText('Welcome, Olivia');
    await act(() => changeLanguage('zh-cn'));
    expect(screen.getByText('您好，Olivia')).toBeDefined();
    expect(document.documentElement.lang).toBe('zh-cn');
    expect(document.documentElement.dir).toBe('ltr');
    expect(localStorage.getItem('language')).toBe('zh-cn');
    expect(document.title).toContain('工作台');
  });

  it('changes the theme at once, and remembers it and the sidebar', async () => {
    followTheme();
    const user = await open('/dashboard');
    await user.click(screen.getByRole('button', { name: 'Theme' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Close the sidebar' }));
    expect(localStorage.getItem('sidebarStatus')).toBe('closed');
    expect(screen.getByRole('button', { name: 'Open the sidebar' })).toBeDefined();
  });
});
