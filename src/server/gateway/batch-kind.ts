import type { DevicePrincipal } from '../../entity/access/principal';
import type { Transaction } from '../database/transaction';
import type { BatchNotice } from '../notices/batch-notices';
import type { ReadItem } from './read-items';

/** A kind of record that devices send in batches. */
export interface BatchKind extends BatchNotice {
  /** Of the batch in the body. */
  readonly name: string;
  /** The field in which the records of a device differ. */
  readonly key: string;
  /** The field with the time at which it happened. */
  readonly time: string;
  /** Whether each record shows that somebody was measured. */
  readonly isTest: boolean;
  /** Adds what the database knows; an item that may not be stored gets an issue. */
  complete?(
    transaction: Transaction,
    device: DevicePrincipal,
    items: readonly ReadItem[],
  ): Promise<readonly ReadItem[]>;
}
