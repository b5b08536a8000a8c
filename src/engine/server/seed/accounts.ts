import type { Reach } from '../../schema/access/actor';
import type { FieldRules } from '../../schema/access/field-rules';
import { entityNamed } from '../../schema/declaration/model';
import { fieldNamed } from '../../schema/model/entity';
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
  readonly utype: string;
  /** The values that tie the account, by the fields of the levels. */
  readonly ties?: Readonly<Record<string, string | number | null>>;
  readonly available?: boolean;
  readonly summary?: string;
  readonly roles: readonly number[];
}

export async function insertRoles(work: SeedWork, roles: readonly SeedRole[]): Promise<void> {
  const records = roles.map((role) => ({ field_rules: null, status: 'enabled', ...role }));
  await insertLinked(work, 'role', 'menus', records);
}

export async function insertAccounts(work: SeedWork, accounts: readonly SeedAccount[]): Promise<void> {
  const records = accounts.map(({ ties, ...account }) => ({
    ...{ available: true, must_change: false, ...account, ...ties },
    password: work.passwordHash,
  }));
  // All rows of one insert need the same columns.
  const unsaid = Object.fromEntries(
    records.flatMap((record) => Object.keys(record).map((name) => [name, null])),
  );
  await insertLinked(
    work,
    'manager',
    'roles',
    records.map((record) => ({ ...unsaid, ...record })),
  );
}

/** Inserts records with the targets of their `references` field. */
async function insertLinked<Field extends string>(
  work: SeedWork,
  name: string,
  field: Field,
  records: readonly ({ readonly id: number } & Readonly<Record<Field, readonly number[]>>)[],
): Promise<void> {
  const entity = entityNamed(work.model, name);
  const rows = records.map(({ [field]: _, ...row }) => stamped(work, row));
  await insertRows(work.transaction, entity.table, rows);
  const links = records.map((record) => ({ owner: record.id, targets: record[field] }));
  await insertLinks(work.transaction, linkTable(entity, fieldNamed(entity, field)), links);
}
