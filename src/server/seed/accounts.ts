import { fieldNamed } from '../../entity/entity';
import { entityNamed } from '../../entity/model';
import { linkTable } from '../columns';
import { insertLinks, insertRows } from './insert';
import { type SeedWork, stamped } from './work';

export interface SeedRole {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly summary: string;
  readonly sort: number;
  /** Ids of menus and buttons. */
  readonly menus: readonly number[];
}

export interface SeedAccount {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly utype: '1' | '2' | '3';
  readonly pcode?: string;
  readonly store: number | null;
  readonly available?: boolean;
  readonly summary?: string;
  /** Ids of roles. */
  readonly roles: readonly number[];
}

export async function insertRoles(work: SeedWork, roles: readonly SeedRole[]): Promise<void> {
  const entity = entityNamed(work.model, 'role');
  const rows = roles.map(({ id, code, name, summary, sort }) => ({
    id,
    code,
    name,
    summary,
    sort,
    status: 'enabled',
  }));
  await insertRows(
    work.transaction,
    entity.table,
    rows.map((row) => stamped(work, row)),
  );
  await insertLinks(
    work.transaction,
    linkTable(entity, fieldNamed(entity, 'menus')),
    roles.map(({ id, menus }) => ({ owner: id, targets: menus })),
  );
}

export async function insertAccounts(work: SeedWork, accounts: readonly SeedAccount[]): Promise<void> {
  const entity = entityNamed(work.model, 'manager');
  const rows = accounts.map(({ id, username, nickname, utype, pcode, store, available, summary }) => ({
    id,
    username,
    nickname,
    password: work.passwordHash,
    utype,
    pcode: pcode ?? null,
    store,
    available: available ?? true,
    summary: summary ?? null,
  }));
  await insertRows(
    work.transaction,
    entity.table,
    rows.map((row) => stamped(work, row)),
  );
  await insertLinks(
    work.transaction,
    linkTable(entity, fieldNamed(entity, 'roles')),
    accounts.map(({ id, roles }) => ({ owner: id, targets: roles })),
  );
}
