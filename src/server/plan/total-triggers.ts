import type { Entity } from '../../entity/model/entity';
import { withHash } from '../database/identifier';
import { literal, quote } from '../database/sql-text';
import type { DesiredFunction, DesiredTable, DesiredTrigger } from './desired-table';

interface Scope {
  readonly name: string;
  readonly column: string;
}

/** Keeps `footwork.entity_total` of an entity right, whatever changes its table. */
export function totalTriggers(entity: Entity): {
  functions: DesiredFunction[];
  triggers: DesiredTrigger[];
  totals: NonNullable<DesiredTable['totals']>;
} {
  const body = functionBody(entity);
  const calls = withHash(`${entity.table}_total`, `${entity.table} ${body}`);
  const trigger = (event: string, rows = ''): DesiredTrigger => ({
    name: withHash(`${entity.table}_total_${event}`, `${event} ${rows} ${calls}`),
    event: `after ${event}`,
    scope: `${rows}for each statement`,
    calls,
  });
  const added = trigger('insert', 'referencing new table as added ');
  return {
    functions: [{ name: calls, body }],
    triggers: [
      added,
      trigger('delete', 'referencing old table as removed '),
      ...(totalScopes(entity).length > 0
        ? [trigger('update', 'referencing old table as removed new table as added ')]
        : []),
      trigger('truncate'),
    ],
    totals: { trigger: added.name, recount: recount(entity) },
  };
}

/** Scopes that have a total each; a record is the only one of its own id, so that is not kept. */
function totalScopes(entity: Entity): Scope[] {
  const { partner, store } = entity.scope;
  return [
    { name: 'partner', column: partner },
    { name: 'store', column: store },
  ].filter((scope): scope is Scope => scope.column !== undefined && scope.column !== 'id');
}

function functionBody(entity: Entity): string {
  const own = `entity = ${literal(entity.name)}`;
  const scopes = totalScopes(entity);
  return `begin
  if tg_op = 'INSERT' then
${add(entity, `${allOf('added', '')}${perScope(scopes, 'added', '')}`)}
  elsif tg_op = 'DELETE' then
${add(entity, `${allOf('removed', '-')}${perScope(scopes, 'removed', '-')}`)}
${
  scopes.length > 0
    ? `  elsif tg_op = 'UPDATE' then
${add(entity, moved(scopes))}
`
    : ''
}  else
    delete from footwork.entity_total where ${own};
  end if;
  return null;
end`;
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
