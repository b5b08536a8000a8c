import { askedAhead } from '../ask-ahead';
import { earlyListIn } from '../list/early-list';
import type { Session } from '../providers/session';
import { loadParts } from './entity-parts';
import { allPlaces, placesOf } from './places';
import { loadView } from './view-pages';

/**
 * Waits for what the list at this address is made of, all of which is on its way already, so that the
 * console is drawn once, with its page in it. What fails is shown by the page, which asks again.
 */
export async function firstPage({ menus, actor }: Session, address: string): Promise<void> {
  const [path] = address.split('?');
  const target = allPlaces(placesOf(menus, actor)).find((place) => place.path === path)?.target;
  if (target?.kind !== 'entity') return;
  const parts = [
    loadParts(target.claim.entity),
    loadView('list', target.ownList),
    askedAhead().then(earlyListIn),
  ];
  await Promise.allSettled(parts);
}
