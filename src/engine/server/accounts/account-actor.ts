import { type RawBuilder, sql } from 'kysely';
import { type Actor, type Reach, reachOf, type Ties } from '../../schema/access/actor';
import { combineFieldRules, type FieldRules, rulesInForce } from '../../schema/access/field-rules';
import { levelNamed, levelSettings, levels } from '../../schema/contract/app';
import type { Level } from '../../schema/contract/define-app';
import { kebabToSnake } from '../../schema/model/naming';
import { type ZoneSource, zoneOfSource } from '../../schema/model/zone-source';

export interface AccountRow {
  id: number;
  username: string;
  utype: string;
  roles: string[];
  perms: string[];
  ties: Ties;
  must_change: boolean;
  /** A time zone, or the country of one. */
  zone_source: ZoneSource | null;
  settings: string[];
  /** Reach and field rules of each enabled role. */
  limits: { scope: Reach; rules: FieldRules | null }[] | null;
}

/**
 * SQL of the `ZoneSource` of `manager m` as JSON, null where the zone is that of the browser: the default export of
 * `server/account-zone.ts` of a feature.
 */
export type AccountZone = RawBuilder<unknown>;

const [zoneSource = sql`null::jsonb`] = Object.values(
  import.meta.glob<AccountZone>('#app/*/server/account-zone.ts', { eager: true, import: 'default' }),
);

/** Columns of `manager m`: the account with its enabled roles and their permissions. */
export const accountColumns: RawBuilder<unknown> = sql`
  m.id, m.username, m.utype, m.must_change,
  jsonb_build_object(${sql.join(levels.flatMap((level) => [sql.lit(level.name), tiesOf(level)]))}) as ties,
  array(
    select r.code from manager__roles held join role r on r.id = held.target
    where held.owner = m.id and r.status = 'enabled' order by r.sort, r.id
  ) as roles,
  array(
    select distinct n.perm from manager__roles held
    join role r on r.id = held.target and r.status = 'enabled'
    join role__menus opened on opened.owner = r.id
    join menu n on n.id = opened.target
    where held.owner = m.id and n.perm is not null order by n.perm
  ) as perms,
  ${settingsOf()} as settings,
  ${zoneSource} as zone_source,
  (
    select jsonb_agg(jsonb_build_object('scope', r.scope, 'rules', r.field_rules))
    from manager__roles held join role r on r.id = held.target
    where held.owner = m.id and r.status = 'enabled'
  ) as limits`;

/** SQL of the values that tie rows to the account, its own first. */
function tiesOf({ field, entity, below }: Level): RawBuilder<unknown> {
  const own = sql`m.${sql.id(field)}`;
  if (entity === undefined || !below) return sql`array(select ${own} where ${own} is not null)`;
  const table = sql.id(kebabToSnake(entity));
  const [parent, same] = [sql.id(below.parent), sql.id(below.same)];
  return sql`array(
    with recursive own (id, same) as (
      select s.id, s.${same} from ${table} s where s.id = ${own}
      union
      select s.id, s.${same} from ${table} s join own on s.${parent} = own.id and s.${same} = own.same
    )
    select own.id from own order by own.id <> ${own}, own.id
  )`;
}

function settingsOf(): RawBuilder<unknown> {
  if (!levelSettings) return sql`array[]::text[]`;
  const { level, entity, by } = levelSettings;
  const { field, entity: target = '' } = levelNamed(level);
  return sql`array(
    select setting.key from ${sql.id(kebabToSnake(target))} s
      join ${sql.id(kebabToSnake(entity))} c on c.${sql.id(by)} = s.${sql.id(by)},
      jsonb_each(to_jsonb(c)) as setting
    where s.id = m.${sql.id(field)} and setting.value = 'true' order by setting.key
  )`;
}

/** The account in the form on which access is decided. */
export function actorOf(row: AccountRow): Actor {
  const { id, username, roles, perms, ties, settings, must_change: mustChange } = row;
  const utype = Number(row.utype);
  const limits = row.limits ?? [];
  const scope = reachOf(
    utype,
    limits.map((role) => role.scope),
  );
  const fields = combineFieldRules(limits.map(({ rules }) => rulesInForce(rules)));
  const rights = { utype, roles, perms, scope, fields, settings };
  const zone = row.zone_source && zoneOfSource(row.zone_source);
  return Object.freeze({ kind: 'account', id, username, ties, ...rights, zone, mustChange });
}
