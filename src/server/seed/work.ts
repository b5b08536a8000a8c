import { entityNamed, type Model } from '../../entity/declaration/model';
import type { SeedRow } from '../database/insert';
import type { Transaction } from '../database/transaction';
import type { Menu } from './menus';

/** What every part of the first filling of a database works with. */
export interface SeedWork {
  readonly transaction: Transaction;
  readonly model: Model;
  readonly menus: readonly Menu[];
  /** Id of `root`, who is said to have created everything. */
  readonly creator: number;
  /** Of the password that all accounts of this filling have. */
  readonly passwordHash: string;
  readonly now: Date;
}

export function tableOf({ model }: Pick<SeedWork, 'model'>, entity: string): string {
  return entityNamed(model, entity).table;
}

/** The row with who made it and when. */
export function stamped({ creator, now }: SeedWork, row: SeedRow): SeedRow {
  const time = row.create_time ?? now;
  return { ...row, create_time: time, update_time: time, create_by: creator, update_by: creator };
}
