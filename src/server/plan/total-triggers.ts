import type { Entity } from '../../entity/model/entity';
import { literal, quote } from '../database/sql-text';
import { type Kept, keep } from './kept-triggers';

interface Scope {
  readonly name: string;
  readonly column: string;
}

/** Keeps `footwork.entity_total` of an entity right, whatever changes its table. */
export function totalTriggers(entity: Entity): Kept {
  const scopes = totalScopes(entity);
  const own = `entity = ${literal(entity.name)}`;
  return keep(entity.table, {
    trigger: `${entity.table}_total`,
    title: `Totals of ${entity.table}`,
    inserted: add(entity, `${allOf('added', '')}${perScope(scopes, 'added', '')}`),
    deleted: add(entity, `${allOf('removed', '-')}${perScope(scopes, 'removed', '-')}`),
    updated: scopes.length > 0 ? add(entity, moved(scopes)) : undefined,
    emptied: `    delete from footwork.entity_total where ${own};`,
    create: [],
    recount: recount(entity),
  });
}

/** Scopes that have a total each; a record is the only one of its own id, so that is not kept. */
function totalScopes(entity: Entity): Scope[] {
  const { partner, store } = entity.scope;
  return [
    { name: 'partner', column: partner },
    { name: 'store', column: store },
  ].filter((scope): scope is Scope => scope.column !== undefined && scope.column !== 'id');
}

/** In one order always, so that two writers cannot wait for each other. */
function add(entity: Entity, changes: string): string {
  return `    insert into footwork.entity_total as total (entity, scope, key, slot, rows)
    select ${literal(entity.name)}, scope, key, pg_backend_pid() % 16, n from (
${changes}
    ) as change where n <> 0 order by scope, key
    on conflict (entity, scope, key, slot) do update set rows = total.rows + excluded.rows;`;
}

function allOf(rows: string, sign: string): string {
  return `      select 'all' as scope, '' as key, ${sign}count(*) as n from ${rows}`;
}

function perScope(scopes: readonly Scope[], rows: string, sign: string): string {
  return scopes
    .map(({ name, column }) => {
      const key = quote(column);
      return `
      union all select '${name}', ${key}::text, ${sign}count(*) from ${rows} where ${key} is not null group by ${key}`;
    })
    .join('');
}

function moved(scopes: readonly Scope[]): string {
  return scopes
    .map(({ name, column }, at) => {
      const key = quote(column);
      return `      ${at === 0 ? '' : 'union all '}select '${name}' as scope, key::text as key, sum(n) as n from (
        select ${key} as key, 1 as n from added union all select ${key}, -1 from removed
      ) as moved where key is not null group by key`;
    })
    .join('\n');
}

function recount(entity: Entity): string[] {
  const table = quote(entity.table);
  const scopes = totalScopes(entity);
  const counts = [
    `select 'all', '', count(*) from ${table}`,
    ...scopes.map(({ name, column }) => {
      const key = quote(column);
      return `select '${name}', ${key}::text, count(*) from ${table} where ${key} is not null group by ${key}`;
    }),
  ];
  return [
    `delete from footwork.entity_total where entity = ${literal(entity.name)}`,
    `insert into footwork.entity_total (entity, scope, key, slot, rows)
select ${literal(entity.name)}, scope, key, 0, n from (
  ${counts.join('\n  union all ')}
) as counted (scope, key, n)`,
  ];
}
