import type { Transaction } from '#engine/server/database/transaction';
import type { BatchNotice } from './batch-notices';
import type { Device } from './device';
import type { ReadItem } from './read-items';

/** A kind of record that devices send in batches. */
export interface BatchKind extends BatchNotice {
  /** Property of the body that contains the batch. */
  readonly name: string;
  /** The field that identifies the records of a device. */
  readonly key: string;
  /** The field with the time of the event. */
  readonly time: string;
  /** Whether each record is a measurement of a person. */
  readonly isTest: boolean;
  /** Adds values from the database; an item that must not be stored gets an issue. */
  complete?(
    transaction: Transaction,
    device: Device,
    items: readonly ReadItem[],
  ): Promise<readonly ReadItem[]>;
}
