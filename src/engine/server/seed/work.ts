import { entityNamed, type Model } from '../../schema/declaration/model';
import type { SeedRow } from '../database/insert';
import type { Transaction } from '../database/transaction';
import type { Menu } from './menu';

/** The common context of all seeding functions. */
export interface SeedWork {
  readonly transaction: Transaction;
  readonly model: Model;
  readonly menus: readonly Menu[];
  /** Id of `root`, the author of all records. */
  readonly creator: number;
  /** Hash of the password of all seeded accounts. */
  readonly passwordHash: string;
  readonly now: Date;
}

export function tableOf({ model }: Pick<SeedWork, 'model'>, entity: string): string {
  return entityNamed(model, entity).table;
}

/** Adds author and times to the row. */
export function stamped({ creator, now }: SeedWork, row: SeedRow): SeedRow {
  const time = row.create_time ?? now;
  return { ...row, create_time: time, update_time: time, create_by: creator, update_by: creator };
}
