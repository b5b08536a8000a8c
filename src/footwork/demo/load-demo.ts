import { entityNamed } from '#engine/schema/declaration/model';
import { fieldNamed } from '#engine/schema/model/entity';
import type { DemoSize } from '#engine/server/config';
import { linkTable } from '#engine/server/database/columns';
import { identify, insertLinks } from '#engine/server/database/insert';
import { insertAccounts, insertRoles } from '#engine/server/seed/accounts';
import { type SeedWork, tableOf } from '#engine/server/seed/work';
import { accountSpecs, operatorName } from './accounts';
import { activityOf, insertActivity } from './activity';
import type { Author } from './applied-actions';
import { templatesOf } from './assessments-and-plans';
import { adjustmentsOf, monthlyPoliciesOf } from './cashback';
import { commoditiesOf, submissionsOf } from './catalogue';
import { deviceRow } from './device-row';
import { devicesOf, type PlacedShop } from './devices';
import { insertRecords, type RowWithActions, storeRecords } from './insert-records';
import { DemoMeasurements } from './measurements';
import { businessesOf } from './merchants';
import { announcementsOf, assessmentsOf, policiesOf } from './operations';
import { storeSoles } from './pictures';
import { randomOf } from './random';
import { menuIdsOf, roleSpecs } from './roles';
import { insertSchedule } from './schedule';
import { headOf, shopsOf } from './stores';
import { versionsOf } from './versions';
import { type Site, visitsOf } from './visits';

const seed = 20_260_131;

/** How far back the records of the stores go. */
const daysOf = { small: 60, full: 425 } as const satisfies Record<Exclude<DemoSize, 'none'>, number>;

/** Inserts a business of invented people: the same every time, with times relative to `work.now`. */
export async function loadDemo(work: SeedWork, size: keyof typeof daysOf): Promise<void> {
  const { transaction, now } = work;
  const activity = activityOf(daysOf[size]);
  const random = randomOf(seed);
  const numbered = <Item extends object>(entity: string, items: readonly Item[]) =>
    identify(transaction, tableOf(work, entity), items);
  const root: Author = { kind: 'account', id: work.creator, name: 'root' };
  let staff: Staff = { operator: root, partners: new Map() };
  const insert = (entity: string, rows: readonly RowWithActions[]) =>
    insertRecords(work, entity, rows, staff.operator);
  const store = <Row extends object>(entity: string, rows: readonly Row[]) =>
    storeRecords(work, entity, rows, staff.operator);

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
  staff = await loadAccounts(work, shops);

  const devices = await numbered('device', devicesOf(random, shops, now));
  const placed = devices.flatMap((device) => (device.shop ? [{ ...device, shop: device.shop }] : []));
  const sites = placed.map(({ id, type, since, shop }): Site => {
    const { code_num: code, country } = shop.store;
    return { device: id, type, since, custom: shop.custom, store: { id: shop.id, code, country } };
  });
  const products = await store('commodity', commoditiesOf(random, await storeSoles(work), now));
  const systems = await store('assessment', assessmentsOf(now));

  const inUse = sites.filter((_, at) => placed[at]?.closed === undefined);
  const visits = visitsOf(random, inUse, activity, now);
  const uses = new Map(devices.map(({ id }): [number, Date[]] => [id, []]));
  for (const { site, time } of visits) uses.get(site.device)?.push(time);
  await insert(
    'device',
    devices.map((device, at) => ({
      id: device.id,
      ...deviceRow(random, device, at + 1, { times: uses.get(device.id) ?? [], days: activity.days }, now),
    })),
  );
  await store('training-template', templatesOf(now));
  const lived = await insertActivity(work, random, activity, visits, {
    measurements: await DemoMeasurements.make(),
    sites: inUse,
    products: products.filter(({ actions, sizes }) => actions.length > 0 && sizes.length > 0),
    systems: systems.filter(({ actions }) => actions.length === 0),
    operator: staff.operator,
  });
  await insertSchedule(work, {
    ...lived,
    stores: shops.map(({ id, store: { code_num: code } }) => ({ id, code })),
    operator: staff.operator,
  });

  const policies = await store('policy', policiesOf(random, staff.partners, now));
  await store('cashback-adjustment', adjustmentsOf(policies, shops, businesses));
  await store('policy', monthlyPoliciesOf(staff.partners, { shops, businesses, visits }, now));
  await store('version', await versionsOf(work, random));
  const proposed = products.map(({ id }) => id);
  const reviewed = { partners: staff.partners, auditor: staff.operator };
  await store('submission', submissionsOf(random, proposed, reviewed, now));
  await loadAnnouncements(work, shops, devices, staff.operator);
}

async function loadAnnouncements(
  work: SeedWork,
  shops: readonly { readonly id: number }[],
  devices: readonly { readonly id: number }[],
  publisher: Author,
): Promise<void> {
  const recipients = { stores: shops.map(({ id }) => id), devices: devices.map(({ id }) => id), publisher };
  const announcements = await identify(
    work.transaction,
    tableOf(work, 'announcement'),
    announcementsOf(recipients, work.now),
  );
  await insertRecords(
    work,
    'announcement',
    announcements.map(({ id, announcement }) => ({ id, ...announcement })),
    publisher,
  );
  const entity = entityNamed(work.model, 'announcement');
  for (const name of ['stores', 'devices'] as const) {
    const links = announcements.map((one) => ({ owner: one.id, targets: one[name] }));
    await insertLinks(work.transaction, linkTable(entity, fieldNamed(entity, name)), links);
  }
}

/** The accounts that work on the records of the demo. */
interface Staff {
  readonly operator: Author;
  /** The account of each partner, by its code. */
  readonly partners: ReadonlyMap<string, Author>;
}

/** Inserts the roles and accounts of the demo data. */
async function loadAccounts(work: SeedWork, shops: readonly PlacedShop[]): Promise<Staff> {
  const roles = await identify(work.transaction, tableOf(work, 'role'), roleSpecs);
  await insertRoles(
    work,
    roles.map(({ grants, perms, ...role }, at) => ({
      ...role,
      sort: at + 2,
      menus: menuIdsOf({ code: role.code, grants, perms }, work.menus),
    })),
  );
  const storeId = new Map(shops.map(({ id, store }) => [store.code_num, id]));
  const roleId = new Map(roles.map(({ id, code }) => [code, id]));
  const accounts = await identify(work.transaction, tableOf(work, 'manager'), accountSpecs);
  await insertAccounts(
    work,
    accounts.map(({ role, store, pcode, ...account }) => ({
      ...account,
      ties: { pcode: pcode ?? null, store: store === undefined ? null : (storeId.get(store) ?? null) },
      roles: [roleId.get(role) ?? 0],
    })),
  );
  const authors = accounts.map(({ id, username, ...account }) => ({
    ...account,
    author: { kind: 'account', id, name: username } as const,
  }));
  const operator = authors.find(({ author }) => author.name === operatorName)?.author;
  if (!operator) throw new Error(`No account is called ${operatorName}.`);
  const partners = authors.flatMap(({ author, pcode }) =>
    pcode === undefined ? [] : [[pcode, author] as const],
  );
  return { operator, partners: new Map(partners) };
}
