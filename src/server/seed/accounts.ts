import type { Reach } from '../../entity/access/actor';
import type { FieldRules } from '../../entity/access/field-rules';
import { entityNamed } from '../../entity/declaration/model';
import { fieldNamed } from '../../entity/model/entity';
import { linkTable } from '../database/columns';
import { insertLinks, insertRows } from '../database/insert';
import { type SeedWork, stamped } from './work';

export interface SeedRole {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly summary: string;
  readonly sort: number;
  readonly scope: Reach;
  readonly field_rules?: FieldRules;
  /** Ids of menus and buttons. */
  readonly menus: readonly number[];
}

export interface SeedAccount {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly contact?: string;
  readonly phone?: string;
  readonly country?: string;
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
  const rows = roles.map(({ id, code, name, summary, sort, scope, field_rules }) => ({
    id,
    code,
    name,
    summary,
    sort,
    scope,
    field_rules: field_rules ?? null,
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
  const rows = accounts.map(({ roles, ...account }) => ({
    contact: null,
    phone: null,
    country: null,
    pcode: null,
    available: true,
    must_change: false,
    summary: null,
    ...account,
    password: work.passwordHash,
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
