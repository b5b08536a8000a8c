import { can, canRead } from '#engine/schema/access/access';
import type { Actor } from '#engine/schema/access/actor';
import { rowScope } from '#engine/schema/access/row-scope';
import type { QueryOf } from '#engine/schema/contract/endpoint';
import { entityNamed, type Model } from '#engine/schema/declaration/model';
import { type Entity, fieldNamed } from '#engine/schema/model/entity';
import { parseListQuery } from '#engine/schema/query/list-query';
import { quote } from '#engine/server/database/sql-text';
import { Parameters, type Statement, where } from '#engine/server/database/statement';
import { unaccentedSql } from '#engine/server/database/unaccented-sql';
import { containing } from '#engine/server/entity/read/filter/containing';
import { scopeConditions } from '#engine/server/entity/read/select/row-scope';
import type { getPartners } from '../endpoints/partner-config';

type PartnerQuery = QueryOf<typeof getPartners>;

/** Maximum number of search results. */
const offered = 50;

/**
 * The partners that match `q`, or the one with the code `pcode`, ordered by code. Only partners with saved settings, and
 * partners of accounts and merchants that the actor sees; a partner always sees itself.
 */
export function partnersStatement(model: Model, actor: Actor, query: PartnerQuery): Statement {
  const { q, pcode } = query;
  const config = entityNamed(model, 'partner-config');
  const { search } = parseListQuery(config, { q });
  const parameters = new Parameters();
  const scope = rowScope(actor, config);
  const met = [config, ...['manager', 'merchant'].map((name) => entityNamed(model, name))];
  const codes = met
    .filter((entity) => (entity === config ? reads(actor, config, 'pcode') : sees(actor, entity, 'pcode')))
    .map((entity) => {
      const own = where(scopeConditions(actor, entity, 't', parameters));
      return `select t.pcode from ${quote(entity.table)} t${own}`;
    });
  // A partner sees itself even before its settings are saved. An actor that sees none of these rows sees at
  // most itself.
  const self = scope.kind === 'some' ? parameters.bind(scope.values) : 'null';
  codes.push(`select unnest(${self}::text[]) as pcode`);
  const conditions = [
    'p.pcode is not null',
    ...(scope.kind === 'some' ? [`p.pcode = any(${parameters.bind(scope.values)})`] : []),
    ...(pcode === undefined ? [] : [`p.pcode = ${parameters.bind(pcode)}`]),
    ...(search === undefined ? [] : [matches(search.trim(), parameters)]),
  ];
  const named = `select known.pcode, ${nameOf(model, actor, parameters)} as name from (${codes.join(' union ')}) known`;
  return parameters.statement(
    `select * from (${named}) p${where(conditions)} order by p.pcode limit ${offered}`,
  );
}

function matches(search: string, parameters: Parameters): string {
  const has = (column: string) => containing(unaccentedSql(column), search, parameters);
  return `(${has('p.pcode')} or ${has('p.name')})`;
}

function nameOf(model: Model, actor: Actor, parameters: Parameters): string {
  const manager = entityNamed(model, 'manager');
  if (!sees(actor, manager, 'nickname', 'pcode', 'utype')) return 'null::text';
  const conditions = [
    't.pcode = known.pcode',
    "t.utype = '2'",
    ...scopeConditions(actor, manager, 't', parameters),
  ];
  return `(select t.nickname from ${quote(manager.table)} t${where(conditions)} order by t.id limit 1)`;
}

function sees(actor: Actor, entity: Entity, ...fields: readonly string[]): boolean {
  return can(actor, 'list', entity) && reads(actor, entity, ...fields);
}

function reads(actor: Actor, entity: Entity, ...fields: readonly string[]): boolean {
  return fields.every((name) => canRead(actor, fieldNamed(entity, name)));
}
