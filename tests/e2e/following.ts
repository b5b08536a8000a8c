import type { WatchedPage } from '../support/watched-page';
import type { Console } from './console';
import type { Caller, DemoAccount } from './demo-account';

/** A record as the endpoints of this file's tests answer it. */
export interface Stored {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly menus?: readonly number[];
}

/** A signed-in page with an open sidebar, once it follows what the server tells. */
export async function openFollowing(
  app: Console,
  account: DemoAccount,
  path: string,
  token?: string,
): Promise<WatchedPage> {
  const watched = await app.open('/login');
  const own = token ?? (await app.signIn(account)).token;
  await watched.page.evaluate(
    ([key, value]) => {
      localStorage.setItem('accessToken', key ?? '');
      localStorage.setItem('sidebarStatus', 'opened');
      history.replaceState(null, '', `#${value}`);
    },
    [own, path],
  );
  const listening = watched.page.waitForResponse(/\/events$/);
  await watched.page.reload();
  await listening;
  return watched;
}

/** The first record of a list. */
export async function found(root: Caller, list: string): Promise<Stored> {
  const { list: rows } = await root.ask<{ list: Stored[] }>('GET', list);
  const [row] = rows;
  if (!row) throw new Error(`Nothing at ${list}`);
  return row;
}

/** Changes fields of the record as it is now. */
export async function put(root: Caller, path: string, fields: object): Promise<void> {
  const { version } = await root.ask<Stored>('GET', path);
  await root.ask('PUT', path, { version, ...fields });
}
