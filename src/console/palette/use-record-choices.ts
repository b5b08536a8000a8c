import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { quietApi } from '../providers/api';
import { entityPlural } from '../words/entity-words';
import type { ChoiceGroup } from './choice';
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

/** In ms, after the last letter. */
const pause = 250;

const shortest = 2;
const mostPerEntity = 5;

/** Records of everything in reach that match what was typed, once typing rests; an older search is given up. */
export function useRecordChoices(reach: readonly Reached[], typed: string): Records {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const wanted = typed.trim();
  const settled = useSettled(wanted);
  const isAsked = settled.length >= shortest;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['palette', 'records', settled, reach.map(({ entity }) => entity.name)],
    queryFn: ({ signal }) => Promise.all(reach.map((reached) => search(reached, settled, signal))),
    enabled: isAsked && reach.length > 0,
    retry: false,
    staleTime: 30_000,
  });
  const groups = (isAsked && wanted.length >= shortest ? (data ?? []) : []).flatMap(
    ({ reached: { entity, place }, found }) => {
      const choices = found.map(({ value, label }) => {
        const path = `${place.path}/show/${value}`;
        return {
          id: `record:${entity.name}:${value}`,
          icon: place.icon ?? entity.icon,
          title: label ?? `#${value}`,
          path,
          run: () => navigate(path),
        };
      });
      return choices.length > 0 ? [{ id: entity.name, title: entityPlural(t, entity), choices }] : [];
    },
  );
  const isLoading = wanted.length >= shortest && (isFetching || settled !== wanted);
  return { groups, isLoading, hasFailed: isError && isAsked };
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

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
