import type { Action } from '../../../entity/model/entity';
import type { Row } from '../context';
import type { ReadVersions } from './read-versions';

/** What a caller wants of one or many records. */
export interface Intent {
  /** As the history names it: update, or a workflow action. */
  readonly name: string;
  readonly transition: Action | undefined;
  /** Field values in stored form. */
  readonly wanted: Row;
  readonly versions: ReadVersions;
}
