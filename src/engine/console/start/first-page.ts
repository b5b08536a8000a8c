import type { QueryClient } from '@tanstack/react-query';
import { cacheEarlyRows } from '../data/list/rows-query';
import { matchPage } from '../data/navigation/page-match';
import { allPlaces, placesOf } from '../data/navigation/places';
import type { Session } from '../data/session';
import { loadParts } from '../entity/entity-parts';
import { loadPage } from '../entity/load-page';
import { viewPages } from '../entity/view-pages';
import { earlyRows } from './ask-ahead';
import { pages } from './pages';

/** In ms; a slow machine needs longer than this to draw a list twice, first without and then with its rows. */
const worthWaiting = 300;

/** Whether the address exists for this account. */
export function hasPage({ menus, actor }: Session, address: string): boolean {
  const [path = ''] = address.split('?');
  return path.startsWith('/redirect/') || matchPage(placesOf(menus, actor, pages), path) !== undefined;
}

/**
 * Waits for the parts of the list at this address, which `askAhead` has requested already, so that the first paint
 * contains the page; false for other pages. Failures are ignored: the page repeats the request and shows its error.
 */
export async function firstPage(
  { menus, actor }: Session,
  address: string,
  client: QueryClient,
): Promise<boolean> {
  const [path] = address.split('?');
  const target = allPlaces(placesOf(menus, actor, pages)).find((place) => place.path === path)?.target;
  if (target?.kind !== 'entity') return false;
  const parts = [
    loadParts[target.ownList ? 'own' : 'list'](target.claim.entity),
    loadPage(target.ownList ?? viewPages.list),
    earlyRows().then((early) => early && Promise.race([cacheEarlyRows(client, early), wait(worthWaiting)])),
  ];
  await Promise.allSettled(parts);
  return true;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
