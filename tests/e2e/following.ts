import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { WatchedPage } from '../support/watched-page';
import type { Console } from './console';
import type { Caller, DemoAccount } from './demo-account';

/** A stored record with the fields that these tests use. */
export interface Stored {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly menus?: readonly number[];
}

/**
 * Opens a signed-in page with the sidebar, and waits until it receives live events and its requests are complete. A
 * request in flight would be refused when the test removes its permission.
 */
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
  const callsRest = watchCalls(watched.page);
  const listening = watched.page.waitForResponse(events);
  await watched.page.reload();
  await listening;
  await callsRest();
  return watched;
}

const events = /\/events$/;

/** In ms; a list is requested again within 300 ms after the event stream opens. */
const rest = 600;

/** Returns a function that waits until the page has had no request in flight for a while. */
function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const end = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    if (!events.test(request.url())) open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => expect.poll(() => open.size === 0 && Date.now() - last > rest).toBe(true);
}

/** The first record of a list. */
export async function found(root: Caller, list: string): Promise<Stored> {
  const { list: rows } = await root.ask<{ list: Stored[] }>('GET', list);
  const [row] = rows;
  if (!row) throw new Error(`Nothing at ${list}`);
  return row;
}

/** Changes fields of the record's current version. */
export async function put(root: Caller, path: string, fields: object): Promise<void> {
  const { version } = await root.ask<Stored>('GET', path);
  await root.ask('PUT', path, { version, ...fields });
}
