import { useInfiniteList } from '@refinedev/core';
import type { TFunction } from 'i18next';
import type { Entity } from '../../../schema/model/entity';
import type { ApiError } from '../../data/api-error';
import type { Labelled } from '../../data/resource';

export type HistoryEntry = {
  readonly id: number;
  readonly version: number;
  /** `create`, `update`, `delete` or a workflow action. */
  readonly action: string;
  /** Null if the user may not see the account's name. */
  readonly actor: string | null;
  readonly actorKind: string;
  readonly at: string;
  readonly _files?: Labelled['_files'];
  /** Old and new value by field. */
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
};

const pageSize = 20;

/** The history of a record, newest first, in pages. */
export function useHistory(entity: Entity, id: number) {
  return useInfiniteList<HistoryEntry, ApiError>({
    resource: entity.name,
    pagination: { pageSize },
    meta: { history: id },
    queryOptions: {
      getNextPageParam: ({ data }, _, page) => (data.length === pageSize ? Number(page) + 1 : undefined),
    },
  }).query;
}

/** The author's name, as far as the user may see it. */
export function authorOf(
  t: TFunction,
  { actor, actorKind }: Pick<HistoryEntry, 'actor' | 'actorKind'>,
): string {
  if (actorKind === 'system') return t('history.system');
  return actor ?? t('history.anotherAccount');
}
