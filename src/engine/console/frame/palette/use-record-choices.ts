import { type BaseRecord, type CrudFilter, useDataProvider } from '@refinedev/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { canRead } from '../../../schema/access/access';
import type { Actor } from '../../../schema/access/actor';
import { type Entity, fieldNamed } from '../../../schema/model/entity';
import type { Labelled } from '../../data/resource';
import { useActor } from '../../data/session';
import { subtitleOf } from '../../entity/fields/subtitle';
import { optionsQuery } from '../../entity/fields/titles';
import { useSettled } from '../../entity/fields/use-settled';
import { recordPageTitle } from '../../entity/record/record-page-title';
import { entityPlural } from '../../i18n/entity-words';
import { refLabel } from '../../i18n/ref-label';
import { type ChoiceGroup, matching } from './choice';
import type { Reached } from './use-reach';

interface Found extends BaseRecord {
  readonly value: number;
  readonly label: string | null;
  readonly subtitle?: Readonly<Record<string, unknown>>;
  readonly children?: readonly Found[];
}

interface Records {
  readonly groups: readonly ChoiceGroup[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

const mostPerEntity = 5;

/**
 * Records of all reachable entities that match the typed text, debounced; a newer search aborts the older one. A
 * failed search of one entity leaves the others' results.
 */
export function useRecordChoices(all: readonly Reached[], typed: string): Records {
  const reach = all.filter(({ hasNames }) => hasNames);
  const { t } = useTranslation();
  const actor = useActor();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const wanted = typed.trim();
  const settled = useSettled(wanted);
  const isSearching = isSearchable(settled);
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['palette', 'records', settled, reach.map(({ entity }) => entity.name)],
    queryFn: (queryContext) => {
      const search = async ({ entity, place }: Reached) => {
        const filters: CrudFilter[] = [{ field: 'q', operator: 'eq', value: settled }];
        const columns = titleColumns(actor, entity);
        if (columns) {
          const { data } = await dataProvider().getList<Labelled>({
            resource: entity.name,
            filters,
            pagination: { currentPage: 1, pageSize: mostPerEntity },
            meta: { columns, quiet: true, queryContext },
          });
          const found = data.map((row) => ({
            value: row.id,
            label: recordPageTitle(entity, row),
            subtitle: row,
          }));
          return { entity, place, found };
        }
        const { data } = await dataProvider().getList<Found>({
          resource: entity.name,
          filters,
          meta: { ...optionsQuery.meta, queryContext },
        });
        return { entity, place, found: flat(data).slice(0, mostPerEntity) };
      };
      return Promise.allSettled(reach.map(search));
    },
    enabled: isSearching && reach.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: ({ state }) => (hasFailed(state.data) ? 0 : optionsQuery.staleTime),
  });
  const groups = (isSearching && isSearchable(wanted) ? (data ?? []) : []).flatMap((outcome) => {
    if (outcome.status === 'rejected') return [];
    const { entity, place, found } = outcome.value;
    const choices = found.map(({ value, label, subtitle }) => {
      const path = `${place.path}/show/${value}`;
      return {
        id: `record:${entity.name}:${value}`,
        icon: place.icon ?? entity.icon,
        title: label === null ? `#${value}` : refLabel(t, entity.name, label),
        subtitle: subtitleOf(entity, subtitle, entity.pageTitle),
        path,
        run: () => navigate(path),
      };
    });
    // Filters the previous results by the new text until the new search has answered.
    const answering = isPlaceholderData || settled !== wanted ? matching(choices, wanted) : choices;
    return answering.length > 0
      ? [{ id: entity.name, title: entityPlural(t, entity), choices: answering }]
      : [];
  });
  const isLoading = isSearchable(wanted) && (isFetching || settled !== wanted);
  return { groups, isLoading, hasFailed: isSearching && hasFailed(data) };
}

/** The fields that name the entity's records and tell them apart; undefined where its label alone names them. */
function titleColumns(actor: Actor, entity: Entity): readonly string[] | undefined {
  if (!entity.pageTitle) return undefined;
  const names = [...new Set([...entity.pageTitle, entity.label, ...entity.subtitle])];
  const columns = names.filter((name) => canRead(actor, fieldNamed(entity, name)));
  return columns.length > 0 ? columns : undefined;
}

/** In these scripts one character can be a word. */
const wordy = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether the text is long enough for a selective search. */
export function isSearchable(typed: string): boolean {
  return [...typed].length >= 2 || wordy.test(typed);
}

function hasFailed(outcomes: readonly PromiseSettledResult<unknown>[] = []): boolean {
  return outcomes.some(({ status }) => status === 'rejected');
}

function flat(found: readonly Found[]): Found[] {
  return found.flatMap((one) => [one, ...flat(one.children ?? [])]);
}
