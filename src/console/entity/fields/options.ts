import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { can } from '../../../entity/access/access';
import type { Actor } from '../../../entity/access/actor';
import { quietApi } from '../../data/api';
import { loadEntity } from '../../data/registry';
import { useActor } from '../../data/session';
import { refLabel } from '../../i18n/ref-label';
import { useSettled } from './use-settled';

/** A record to choose: its id and what it is called. */
export interface Option {
  readonly value: number;
  readonly label: string;
}

interface Wanted {
  readonly search: string;
  /** Ids whose labels are needed, whatever the search says. */
  readonly chosen: readonly number[];
  /** Nothing is searched for until the list is opened. */
  readonly opened: boolean;
}

/** Records of an entity to choose from, and the titles of those already chosen. */
export function useOptions(entity: string | undefined, { search, chosen, opened }: Wanted) {
  const actor = useActor();
  const settled = useSettled(search);
  const found = useQuery({
    queryKey: ['options', entity, settled],
    queryFn: ({ signal }) => readOptions(actor, entity ?? '', { q: settled }, signal),
    enabled: entity !== undefined && opened,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const { t } = useTranslation();
  const titleOf = useTitles(entity, chosen, found.data);
  return {
    options: (found.data ?? []).map(({ value, label }) => ({ value, label: refLabel(t, entity, label) })),
    loading: opened && (found.isFetching || settled !== search),
    titleOf,
  };
}

/** Titles of records by id; words stand for one that cannot be named, a bare number until that is known. */
export function useTitles(
  entity: string | undefined,
  ids: readonly number[],
  known: readonly Option[] = [],
): (id: number) => string {
  const { t } = useTranslation();
  const actor = useActor();
  const unknown = ids.filter((id) => !known.some((option) => option.value === id)).toSorted((a, b) => a - b);
  const named = useQuery({
    queryKey: ['titles', entity, unknown],
    queryFn: ({ signal }) => readOptions(actor, entity ?? '', { ids: unknown.join(',') }, signal),
    enabled: entity !== undefined && unknown.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const isKnown = named.data !== undefined && !named.isPlaceholderData;
  const titles = new Map([...known, ...(named.data ?? [])].map((option) => [option.value, option.label]));
  return (id) => {
    const title = titles.get(id);
    if (title !== undefined) return refLabel(t, entity, title);
    return isKnown ? t('field.unnamed') : `#${id}`;
  };
}

/** None of what may not be listed: it has no names for this reader, and the server would refuse to tell them. */
async function readOptions(
  actor: Actor,
  name: string,
  params: Record<string, string>,
  signal: AbortSignal,
): Promise<Option[]> {
  const entity = await loadEntity(name);
  if (!can(actor, 'list', entity)) return [];
  const { data } = await quietApi.get<Option[]>(`/${entity.plural}/options`, { params, signal });
  return data;
}
