import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { quietApi } from '../../data/api';
import { useSettled } from '../../entity/fields/use-settled';
import { entityPlural } from '../../i18n/entity-words';
import { refLabel } from '../../i18n/ref-label';
import { aFewAtOnce } from './a-few-at-once';
import type { ChoiceGroup } from './choice';
import { isSearchable } from './is-searchable';
import type { Reached } from './use-reach';

interface Found {
  readonly value: number;
  readonly label: string | null;
  /** Of a tree. */
  readonly children?: readonly Found[];
}

interface Records {
  readonly groups: readonly ChoiceGroup[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

const mostAtOnce = 3;
const mostPerEntity = 5;

/**
 * Records of everything in reach that match what was typed, once typing rests; an older search is given up.
 * Where one entity cannot be searched, the others still are.
 */
export function useRecordChoices(all: readonly Reached[], typed: string): Records {
  const reach = all.filter(({ hasNames }) => hasNames);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const wanted = typed.trim();
  const settled = useSettled(wanted);
  const isAsked = isSearchable(settled);
  const { data, isFetching } = useQuery({
    queryKey: ['palette', 'records', settled, reach.map(({ entity }) => entity.name)],
    queryFn: ({ signal }) => aFewAtOnce(mostAtOnce, reach, (reached) => search(reached, settled, signal)),
    enabled: isAsked && reach.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: ({ state }) => (hasFailed(state.data) ? 0 : 30_000),
  });
  const groups = (isAsked && isSearchable(wanted) ? (data ?? []) : []).flatMap((outcome) => {
    if (outcome.status === 'rejected') return [];
    const {
      reached: { entity, place },
      found,
    } = outcome.value;
    const choices = found.map(({ value, label }) => {
      const path = `${place.path}/show/${value}`;
      return {
        id: `record:${entity.name}:${value}`,
        icon: place.icon ?? entity.icon,
        title: label === null ? `#${value}` : refLabel(t, entity.name, label),
        path,
        run: () => navigate(path),
      };
    });
    return choices.length > 0 ? [{ id: entity.name, title: entityPlural(t, entity), choices }] : [];
  });
  const isLoading = isSearchable(wanted) && (isFetching || settled !== wanted);
  return { groups, isLoading, hasFailed: isAsked && hasFailed(data) };
}

function hasFailed(outcomes: readonly PromiseSettledResult<unknown>[] = []): boolean {
  return outcomes.some(({ status }) => status === 'rejected');
}

async function search(reached: Reached, q: string, signal: AbortSignal) {
  const { data } = await quietApi.get<Found[]>(`/${reached.entity.plural}/options`, {
    params: { q },
    signal,
  });
  return { reached, found: flat(data).slice(0, mostPerEntity) };
}

function flat(found: readonly Found[]): Found[] {
  return found.flatMap((one) => [one, ...flat(one.children ?? [])]);
}
