import type { Entity } from '../../../schema/model/entity';
import type { ColumnNames } from '../../data/list/list-columns';
import type { ListedPage } from './new-rows';

/** Changes of a list since it was loaded that its rows do not show. */
export interface RowNews {
  /** Number of added rows that are not shown. */
  readonly joined: number;
  /** Ids of shown rows that the user can no longer read. */
  readonly gone: ReadonlySet<number>;
}

/** Result of a refresh of a list. */
export interface SeenRows extends RowNews {
  readonly url: string;
  /** When the query data was last written; a later answer makes this result outdated. */
  readonly at: number;
  /** The page as it was loaded. */
  readonly shown: ListedPage;
}

export interface ShownList {
  readonly entity: Entity;
  /** The URL that the list requested. */
  readonly url: string;
  readonly columns: ColumnNames;
  readonly isFirstPage: boolean;
}
