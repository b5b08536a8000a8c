import type { Action } from '../../../entity/model/entity';
import type { Row } from '../context';

/** The versions that a call is based on, by record; a record that is not among them is taken as it is. */
export type ReadVersions = ReadonlyMap<number, number>;

/** What a call about one record is based on. */
export function readVersion(id: number, version: number | undefined): ReadVersions {
  return new Map(version === undefined ? [] : [[id, version]]);
}

/** What a caller wants of one or many records. */
export interface Intent {
  /** As the history names it: update, or a workflow action. */
  readonly name: string;
  readonly transition: Action | undefined;
  /** Field values in stored form. */
  readonly wanted: Row;
  readonly versions: ReadVersions;
}
