import type { Entity } from '../../../entity/model/entity';
import type { ColumnNames } from '../../data/list/list-columns';
import type { ListedPage } from './new-rows';

/** What has become of a list since it was answered, beyond what its rows say. */
export interface RowNews {
  /** How many rows have joined it, and are not shown. */
  readonly joined: number;
  /** Rows that are shown, and are no longer there for the reader. */
  readonly gone: ReadonlySet<number>;
}

/** What a look at a list has found. */
export interface SeenRows extends RowNews {
  readonly url: string;
  /** When the list was last written; an answer that comes later makes the news old. */
  readonly at: number;
  /** As it was answered. */
  readonly shown: ListedPage;
}

export interface ShownList {
  readonly entity: Entity;
  /** The call of the list that is shown. */
  readonly url: string;
  readonly columns: ColumnNames;
  readonly isFirstPage: boolean;
}
