import { can } from '../../schema/access/access';
import { actorOf } from '../../schema/access/actor-of';
import { earlyCall } from '../data/early-call';
import { readListAddress } from '../data/list/list-address';
import { initialColumns, possibleColumns, readChoice, requestedColumns } from '../data/list/list-columns';
import { listUrl } from '../data/list/list-url';
import type { EarlyRows, Rows } from '../data/list/rows-query';
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
export async function lookAhead(token: string, address: string): Promise<EarlyRows | undefined> {
  const { language } = currentSettings();
  const [user, menus] = await requestSession(token);
  if (user.code !== 0 || menus.code !== 0 || !user.data || !menus.data) return undefined;
  const actor = actorOf(user.data);
  const [path = '', query = ''] = address.split('?');
  const places = allPlaces(placesOf(menus.data, actor, pages));
  const target = places.find((place) => place.path === path)?.target;
  if (target?.kind !== 'entity' || target.ownList) return undefined;
  const { entity: name, filters = [] } = target.claim;
  loadEntityTable(language, name).catch(() => undefined);
  const [entity, resource] = await Promise.all([loadEntity(name), loadResource(name, 'list')]);
  if (entity.singleton || !can(actor, 'list', entity)) return undefined;
  const possible = possibleColumns(actor, entity, filters);
  const shown = readChoice(entity, possible) ?? initialColumns(actor, entity, resource, possible);
  const columns = requestedColumns(actor, entity, resource, shown);
  const url = listUrl(entity, filters, readListAddress(entity, query), columns);
  const answer = earlyCall<Rows>(url, token);
  // The page that awaits the answer handles its failure, but may start waiting later.
  answer.catch(() => undefined);
  void loadTargets(entity);
  return { entity: name, url, answer };
}
