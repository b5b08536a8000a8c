import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeSetting } from '../../../src/engine/console/kit/settings/settings';
import { envelope, fakeServer } from '../providers/fake-server';
import { here, leadingTo, openConsole } from '../support/open-console';
import { tellOfStorage } from '../support/storage';
import { englishConsole } from '../support/words';

beforeEach(async () => {
  await englishConsole();
  const total = envelope({ list: [], total: 3, totalIs: 'exact' });
  const names = ['stores', 'merchants', 'devices'];
  fakeServer({
    'get /statistics/tasks': envelope({ lists: [], nearTiers: null }),
    ...Object.fromEntries(names.map((name) => [`get /${name}?_start=0&_end=20`, total])),
  });
});

afterEach(cleanup);

const navigation = () => screen.queryByRole('navigation', { name: 'Navigation' });
const tags = () => within(screen.getByRole('navigation', { name: 'Open pages' }));
const welcome = () => screen.findByText('Welcome, Tess');

describe('L1: the layout', () => {
  it('stands left, on top, or both, and keeps the page as it is while that changes', async () => {
    await openConsole('/dashboard');
    const page = await welcome();
    expect(navigation()).not.toBeNull();
    act(() => changeSetting('layout', 'top'));
    expect(navigation()).toBeNull();
    const top = within(screen.getByRole('navigation', { name: 'Main menus' }));
    expect(top.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/stores',
      '#/merchants',
      '#/devices',
    ]);
    act(() => changeSetting('layout', 'mix'));
    expect(screen.getByRole('navigation', { name: 'Main menus' })).toBeDefined();
    expect(screen.getByText('Welcome, Tess')).toBe(page);
  });

  it('has nothing to open, and says why, for who has no menus', async () => {
    await openConsole('/dashboard', [], []);
    await screen.findByText(/^Your account has no menus yet/);
    expect(navigation()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open the sidebar' })).toBeNull();
  });

  it('remembers the top menu of the mix layout', async () => {
    localStorage.setItem('layout', 'mix');
    tellOfStorage();
    await openConsole('/stores');
    await waitFor(() => expect(localStorage.getItem('activeTopMenuPath')).toBe('/stores'));
  });

  it('has a sidebar that is closed at first, and forced either way by [', async () => {
    await openConsole('/dashboard');
    await welcome();
    expect(localStorage.getItem('sidebarStatus')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open the sidebar' })).toBeDefined();
    fireEvent.keyDown(document.body, { key: '[' });
    expect(localStorage.getItem('sidebarStatus')).toBe('opened');
    fireEvent.keyDown(document.body, { key: '[' });
    expect(localStorage.getItem('sidebarStatus')).toBe('closed');
  });

  it('shows its logo and its tags where the settings say so', async () => {
    await openConsole('/dashboard');
    await welcome();
    expect(screen.getByRole('link', { name: 'Footwork Lab' })).toBeDefined();
    act(() => changeSetting('sidebarLogo', false));
    act(() => changeSetting('tagsView', false));
    expect(screen.queryByRole('link', { name: 'Footwork Lab' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Open pages' })).toBeNull();
  });
});

describe('L2: the tags', () => {
  it('close by the middle button and by Delete, and Alt+W closes the page in sight', async () => {
    await openConsole('/dashboard');
    await welcome();
    for (const path of ['stores', 'merchants', 'devices']) {
      await leadingTo(() =>
        fireEvent.click(within(navigation() as HTMLElement).getByRole('link', { name: `/${path}` })),
      );
    }
    expect(tags().getAllByRole('link')).toHaveLength(4);
    const tag = (name: string) => tags().getByRole('link', { name });
    await leadingTo(() =>
      fireEvent(tag('/stores'), new MouseEvent('auxclick', { button: 1, bubbles: true })),
    );
    expect(tags().queryByRole('link', { name: '/stores' })).toBeNull();
    await leadingTo(() => fireEvent.keyDown(tag('/merchants'), { key: 'Delete' }));
    expect(tags().queryByRole('link', { name: '/merchants' })).toBeNull();
    expect(here()).toBe('/devices');
    await leadingTo(() => fireEvent.keyDown(document.body, { code: 'KeyW', key: 'w', altKey: true }));
    await waitFor(() => expect(here()).toBe('/dashboard'));
    expect(tags().getAllByRole('link')).toHaveLength(1);
  });
});

it('leaves the keys to a dialog over the page', async () => {
  await openConsole('/stores');
  await waitFor(() => expect(tags().getAllByRole('link')).toHaveLength(2));
  const over = document.createElement('dialog');
  over.open = true;
  document.body.append(over);
  const closeIt = () => fireEvent.keyDown(document.body, { code: 'KeyW', key: 'w', altKey: true });
  await leadingTo(closeIt);
  expect(here()).toBe('/stores');
  over.remove();
  await leadingTo(closeIt);
  await waitFor(() => expect(here()).toBe('/dashboard'));
});

it('leaves the keys to the field that is typed into', async () => {
  await openConsole('/stores');
  await waitFor(() => expect(tags().getAllByRole('link')).toHaveLength(2));
  const field = document.body.appendChild(document.createElement('input'));
  await leadingTo(() => fireEvent.keyDown(field, { code: 'KeyW', key: 'w', altKey: true }));
  field.remove();
  expect(here()).toBe('/stores');
});

it('lists the shortcuts on ?', async () => {
  await openConsole('/dashboard');
  await welcome();
  await leadingTo(() => fireEvent.keyDown(document.body, { key: '?' }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
});
