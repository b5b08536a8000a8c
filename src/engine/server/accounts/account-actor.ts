import { type RawBuilder, sql } from 'kysely';
import { type Actor, type Reach, reachOf, type UserType } from '../../schema/access/actor';
import { combineFieldRules, type FieldRules, rulesInForce } from '../../schema/access/field-rules';
import { type ZoneSource, zoneOfSource } from '../../schema/model/zone-source';

/** A row of `accountColumns`. */
export interface AccountRow {
  id: number;
  username: string;
  utype: string;
  roles: string[];
  perms: string[];
  pcode: string | null;
  store: number | null;
  stores: number[];
  must_change: boolean;
  /** Of its store or of its partner, with a time zone of its own or by its country. */
  zone_source: ZoneSource | null;
  partner_allows: string[];
  /** Reach and field rules of each enabled role. */
  limits: { scope: Reach; rules: FieldRules | null }[] | null;
}

/** Columns of `manager m`: the account with its enabled roles and their permissions. */
export const accountColumns: RawBuilder<unknown> = sql`
  m.id, m.username, m.utype, m.pcode, m.store, m.must_change,
  array(
    with recursive own (id, pcode) as (
      select s.id, s.pcode from store s where s.id = m.store
      union
      select s.id, s.pcode from store s join own on s.head_store = own.id and s.pcode = own.pcode
    )
    select own.id from own order by own.id <> m.store, own.id
  ) as stores,
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
  array(
    select setting.key from store s join partner_config c on c.pcode = s.pcode,
      jsonb_each(to_jsonb(c)) as setting
    where s.id = m.store and setting.value = 'true' order by setting.key
  ) as partner_allows,
  case
    when m.store is not null then (
      select jsonb_build_object('zone', s.time_zone, 'country', s.country) from store s where s.id = m.store)
    when m.pcode is not null then coalesce(
      (select jsonb_build_object('zone', p.time_zone) from policy p
        where p.pcode = m.pcode and p.status = 'enabled' order by p.starting_time desc, p.id limit 1),
      (select jsonb_build_object('zone', s.time_zone, 'country', s.country) from store s
        where s.pcode = m.pcode order by s.id limit 1))
  end as zone_source,
  (
    select jsonb_agg(jsonb_build_object('scope', r.scope, 'rules', r.field_rules))
    from manager__roles held join role r on r.id = held.target
    where held.owner = m.id and r.status = 'enabled'
  ) as limits`;

/** The account in the form on which access is decided. */
export function actorOf(row: AccountRow): Actor {
  const { id, username, roles, perms, pcode, store, stores } = row;
  const { partner_allows: partnerAllows, must_change: mustChange } = row;
  const utype = Number(row.utype) as UserType;
  const limits = row.limits ?? [];
  const scope = reachOf(
    utype,
    limits.map((role) => role.scope),
  );
  const fields = combineFieldRules(limits.map(({ rules }) => rulesInForce(rules)));
  const rights = { utype, roles, perms, scope, fields, partnerAllows };
  const zone = row.zone_source && zoneOfSource(row.zone_source);
  return Object.freeze({ kind: 'account', id, username, pcode, store, stores, ...rights, zone, mustChange });
}
