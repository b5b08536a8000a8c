import { errorCatalogue } from '../../../schema/contract/app-error';
import type { ConflictData } from '../../../schema/contract/envelope';
import { ApiError } from '../../data/api-error';
import type { Row } from '../../data/resource';
import type { Faults } from './faults';
import type { Values } from './form-fields';

/** Result of an attempt to save a record. */
export type Outcome =
  /** `row` is undefined if the caller itself keeps the saved record. */
  | { readonly kind: 'saved'; readonly row?: Row }
  | {
      readonly kind: 'wrong';
      readonly faults: Faults;
      /** By field: id of the record that already holds the value. */
      readonly takenBy?: Readonly<Record<string, number>>;
      readonly message: string;
    }
  | { readonly kind: 'conflict'; readonly conflict: ConflictData }
  /** The record was deleted meanwhile. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly message: string | undefined };

/** Saves a new record, or the changes to one version of a stored record. */
export type Save = (request: {
  readonly all: Values;
  readonly changes: Values;
  /** The form's initial values. */
  readonly base: Values;
  readonly version: number;
}) => Promise<Outcome>;

/** Converts the result of a save call to an outcome; the call need not return the record. */
export async function outcomeOf(call: Promise<{ readonly data?: Row }>): Promise<Outcome> {
  try {
    const { data } = await call;
    return { kind: 'saved', ...(data && { row: data }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, status, msg: message } = error;
    if (status === 422) {
      return { kind: 'wrong', faults: error.fieldErrors, takenBy: error.takenBy, message };
    }
    if (code === errorCatalogue.stale.code) return { kind: 'conflict', conflict: error.data as ConflictData };
    if (code === errorCatalogue.notFound.code) return { kind: 'gone' };
    return { kind: 'failed', message: error.unsaid };
  }
}
