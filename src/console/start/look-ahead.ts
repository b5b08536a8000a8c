import { can } from '../../entity/access/access';
import { actorOf } from '../../entity/access/actor-of';
import { earlyCall } from '../data/early-call';
import { keepEarlyList, listUrl } from '../data/list/early-list';
import { readListAddress } from '../data/list/list-address';
import { askedColumns, initialColumns, possibleColumns, readChoice } from '../data/list/list-columns';
import { allPlaces, placesOf } from '../data/navigation/places';
import { loadEntity, loadResource } from '../data/registry';
import { requestSession } from '../data/session-request';
import { loadTargets } from '../data/targets';
import { loadEntityTable } from '../i18n/entity-tables';
import { currentSettings } from '../kit/settings/stored-settings';
import { pages } from './pages';

/**
 * Requests what the page at this address will need (words, declaration, first rows) while the console's code is still
 * loading. Failures are ignored: the page repeats the request.
 */
export async function lookAhead(token: string, address: string): Promise<void> {
  const { language } = currentSettings();
  const [user, menus] = await requestSession(token);
  if (user.code !== 0 || menus.code !== 0 || !user.data || !menus.data) return;
  const actor = actorOf(user.data);
  const [path = '', query = ''] = address.split('?');
  const places = allPlaces(placesOf(menus.data, actor, pages));
  const target = places.find((place) => place.path === path)?.target;
  if (target?.kind !== 'entity' || target.ownList) return;
  const { entity: name, filters = [] } = target.claim;
  loadEntityTable(language, name).catch(() => undefined);
  const [entity, resource] = await Promise.all([loadEntity(name), loadResource(name, 'list')]);
  if (entity.singleton || !can(actor, 'list', entity)) return;
  const possible = possibleColumns(actor, entity, filters);
  const shown = readChoice(entity, possible) ?? initialColumns(actor, entity, resource, possible);
  const columns = askedColumns(actor, entity, resource, shown);
  const url = listUrl(entity, filters, readListAddress(entity, query), columns);
  keepEarlyList(url, earlyCall(url, token));
  void loadTargets(entity);
}
