import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Entity } from '../../schema/model/entity';
import { loadEntityWords } from '../i18n/load-entity-words';
import { loadEntity, loadEntityNames } from './registry';

/** These entities (default: all) with their words loaded; an empty array until all are there. */
export function useEntities(names?: readonly string[]): readonly Entity[] {
  const { data = none } = useQuery({
    queryKey: ['entities', names],
    queryFn: async () =>
      Promise.all(
        (names ?? (await loadEntityNames())).map(async (name) => {
          const [entity] = await Promise.all([loadEntity(name), loadEntityWords(name)]);
          return entity;
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 'static',
  });
  return data;
}

const none: readonly Entity[] = [];
