import type { Issue } from './issue';

/** The shape of every JSON answer. `code` 0 is success. */
export interface Envelope<Data = unknown> {
  code: number;
  msg: string;
  data: Data;
}

export interface ListData<Row = Record<string, unknown>> {
  list: Row[];
  total: number;
  /** `atLeast` where counting stopped at `countLimit`. */
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
  /** Where many were to be deleted: each that has changed, as it is now. */
  records?: Record<string, unknown>[];
}

/** `data` of a 404 where several records were named. */
export interface MissingData {
  missing: number[];
}

/** A filtered count stops here. */
export const countLimit = 10_000;

/** The amounts of more records than this are not added up. */
export const sumLimit = 100_000;

/** The most rows one list call gives. */
export const pageLimit = 1000;
