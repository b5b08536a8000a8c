import { identify } from '../database/insert';
import { insertAccounts, insertRoles } from '../seed/accounts';
import { type SeedWork, tableOf } from '../seed/work';
import { accountSpecs } from './accounts';
import type { PlacedShop } from './devices';
import { menuIdsOf, roleSpecs } from './roles';

/** Stores the roles and accounts of the demo data. */
export async function loadAccounts(work: SeedWork, shops: readonly PlacedShop[]): Promise<void> {
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
