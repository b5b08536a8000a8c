import type { Issue } from './issue';

/** The shape of every JSON response. `code` 0 means success. */
export interface Envelope<Data = unknown> {
  code: number;
  msg: string;
  data: Data;
}

export interface ListData<Row = Record<string, unknown>> {
  list: Row[];
  total: number;
  /** `atLeast` where the count stopped at `countLimit`. */
  totalIs: 'exact' | 'atLeast';
}

/** `data` of a 422. */
export interface InvalidData {
  errors: (Issue & { message: string })[];
}

/** `data` of a 409 on a stale version. */
export interface ConflictData {
  record: Record<string, unknown>;
  fields: string[];
  /** For a batch delete: the current state of each record that has changed. */
  records?: Record<string, unknown>[];
}

/** `data` of a 404 for a request that named several records. */
export interface MissingData {
  missing: number[];
}

/** The count of a filtered list stops here. */
export const countLimit = 10_000;

/** Amounts are summed over at most this many records. */
export const sumLimit = 100_000;

/** Maximum number of rows that one list call returns. */
export const pageLimit = 1000;
