import { sql } from 'kysely';
import { entityNamed } from '../../entity/declaration/model';
import { systemProperties } from '../../entity/model/system-properties';
import { identify, insertRows } from '../database/insert';
import { insertAccounts, insertRoles } from '../seed/accounts';
import { type SeedWork, stamped, tableOf } from '../seed/work';
import { accountSpecs } from './accounts';
import { deviceRow } from './device-row';
import { devicesOf, type PlacedShop } from './devices';
import { businessesOf } from './merchants';
import { randomOf } from './random';
import { reportRow, visitsOf } from './reports';
import { menuIdsOf, roleSpecs } from './roles';
import { headOf, shopsOf } from './stores';

const seed = 20_260_131;

/** Stores a business of invented people: the same one every time, with times counted back from `work.now`. */
export async function loadDemo(work: SeedWork): Promise<void> {
  const { transaction, now } = work;
  const random = randomOf(seed);
  const numbered = <Item extends object>(entity: string, items: readonly Item[]) =>
    identify(transaction, tableOf(work, entity), items);
  const insert = (entity: string, rows: readonly { id: number }[]) =>
    insertRows(
      transaction,
      tableOf(work, entity),
      rows.map((row) => stamped(work, row)),
    );

  const businesses = await numbered('merchant', businessesOf(random, now));
  await insert(
    'merchant',
    businesses.map(({ id, merchant }) => ({ id, ...merchant })),
  );

  const shops = await numbered('store', shopsOf(random, businesses, now));
  await insert(
    'store',
    shops.map(({ id, store }) => ({ id, ...store, head_store: headOf(store, shops) })),
  );

  const devices = await numbered('device', devicesOf(random, shops, now));
  const visits = await numbered('report', visitsOf(random, devices, now));
  const uses = new Map(devices.map(({ id }): [number, Date[]] => [id, []]));
  for (const { device, time } of visits) uses.get(device.id)?.push(time);

  const deviceRows = devices.map((device, at) => ({
    id: device.id,
    ...deviceRow(random, device, at + 1, uses.get(device.id) ?? [], now),
  }));
  await insert('device', deviceRows);
  await insert(
    'report',
    visits.map((visit, at) => ({ id: visit.id, ...reportRow(random, visit, at + 1, now) })),
  );
  for (const entity of ['merchant', 'store', 'device', 'report']) await insertHistory(work, entity);
  await loadAccounts(work, shops);
}

/** Stores the roles and accounts of the demo data. */
async function loadAccounts(work: SeedWork, shops: readonly PlacedShop[]): Promise<void> {
  const roles = await identify(work.transaction, tableOf(work, 'role'), roleSpecs);
  await insertRoles(
    work,
    roles.map(({ grants, ...role }, at) => ({
      ...role,
      sort: at + 2,
      menus: menuIdsOf(role.code, grants, work.menus),
    })),
  );
  const storeId = new Map(shops.map(({ id, store }) => [store.code_num, id]));
  const roleId = new Map(roles.map(({ id, code }) => [code, id]));
  const accounts = await identify(work.transaction, tableOf(work, 'manager'), accountSpecs);
  await insertAccounts(
    work,
    accounts.map(({ role, store, ...account }) => ({
      ...account,
      store: store === undefined ? null : (storeId.get(store) ?? null),
      roles: [roleId.get(role) ?? 0],
    })),
  );
}

/** Notes of every record of an entity that it was created, by `root`, when and as it says itself. */
async function insertHistory({ transaction, model }: SeedWork, name: string): Promise<void> {
  const { table, fields } = entityNamed(model, name);
  const secrets = [...fields.values()].filter(({ secret }) => secret).map((field) => field.name);
  const left = [...Object.keys(systemProperties), ...secrets];
  await sql`
    insert into footwork.history (entity, record_id, version, action, actor_id, actor_name, at, changes)
    select ${name}, t.id, t.version, 'create', t.create_by, 'root', t.create_time, (
      select coalesce(jsonb_object_agg(key, jsonb_build_array(null, value)), '{}')
      from jsonb_each(to_jsonb(t) - ${left}::text[]) where value <> 'null'
    )
    from ${sql.table(table)} as t order by t.id`.execute(transaction);
}
