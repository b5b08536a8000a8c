import { can } from '../../entity/access';
import { actorOf, type UserInfo } from '../../entity/user-info';
import { earlyCall } from '../early-call';
import { keepEarlyList, listUrl } from '../list/early-list';
import { readListAddress } from '../list/list-address';
import { loadTargets } from '../record/targets';
import { loadEntity, loadResource } from '../registry';
import { requestSession } from '../session-request';
import { currentSettings } from '../settings/stored-settings';
import { loadEntityTable } from '../words/entity-tables';
import type { MenuRoute } from './menu-route';
import { allPlaces, placesOf } from './places';

/**
 * Asks for what the page at this address will need (words, declaration, first rows) while the console's
 * code is still on its way. Nothing is lost when any of it fails: whoever needs it asks again.
 */
export async function lookAhead(token: string, address: string): Promise<void> {
  const { language } = currentSettings();
  const [user, menus] = await requestSession(token);
  if (user.code !== 0 || menus.code !== 0) return;
  const actor = actorOf(user.data as UserInfo);
  const [path = '', query = ''] = address.split('?');
  const places = allPlaces(placesOf(menus.data as MenuRoute[], actor));
  const target = places.find((place) => place.path === path)?.target;
  if (target?.kind !== 'entity' || target.ownList) return;
  const { entity: name, filters = [] } = target.claim;
  loadEntityTable(language, name)?.catch(() => undefined);
  loadResource(name).catch(() => undefined);
  const entity = await loadEntity(name);
  if (!can(actor, 'list', entity)) return;
  const url = listUrl(entity, filters, readListAddress(entity, query));
  keepEarlyList(url, earlyCall(url, token));
  void loadTargets(entity);
}
