import { identify, insertRows } from '../database/insert';
import { insertHistory } from '../seed/history';
import { type SeedWork, stamped, tableOf } from '../seed/work';
import { deviceRow } from './device-row';
import { devicesOf } from './devices';
import { loadAccounts } from './load-accounts';
import { businessesOf } from './merchants';
import { randomOf } from './random';
import { reportRow, visitsOf } from './reports';
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
