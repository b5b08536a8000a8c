import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { MenuRoute } from '../../../src/engine/console/data/navigation/menu-route';
import { createQueryClient } from '../../../src/engine/console/data/query-client';
import { App } from '../../../src/engine/console/start/app';
import { type ActorChanges, actorWith } from '../../support/actor';
import { sessionOf } from './session';

const menu = (path: string, component: string): MenuRoute => ({
  path,
  name: path,
  component,
  meta: { title: path },
});

const verbs = ['view', 'add', 'edit', 'delete', 'import', 'export', 'secret'];

/** All permissions for stores, merchants and devices. */
export const allPerms: readonly string[] = [
  ...['store', 'merchant', 'device'].flatMap((name) => verbs.map((verb) => `biz:${name}:${verb}`)),
  ...['lock', 'unlock', 'close', 'open'].map((action) => `biz:device:${action}`),
];

const allMenus: readonly MenuRoute[] = [
  menu('/stores', 'entity/store/list'),
  menu('/merchants', 'entity/merchant/list'),
  menu('/devices', 'entity/device/list'),
];

/** Opens the whole console at an address, signed in with these permissions and menus. */
export async function openConsole(
  address: string,
  perms: readonly string[] = allPerms,
  menus: readonly MenuRoute[] = allMenus,
  who: ActorChanges = {},
  client = createQueryClient(),
): Promise<UserEvent> {
  const session = sessionOf(actorWith({ roles: ['ADMIN'], perms, ...who }), menus);
  location.hash = address;
  await act(async () => {
    render(<App session={session} client={client} />);
  });
  return userEvent.setup();
}

/** Path and query of the page that is shown. */
export const here = () => location.hash.slice(1);

/** Runs an action that opens a page with lazy parts. `user` does not wait for a component that suspends. */
export async function leadingTo(fire: () => unknown): Promise<void> {
  await act(async () => {
    await fire();
  });
}
