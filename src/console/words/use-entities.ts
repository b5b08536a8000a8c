import { useQuery } from '@tanstack/react-query';
import type { Entity } from '../../entity/entity';
import { entityNames, loadEntity } from '../registry';
import { loadEntityWords } from './load-entity-words';

/** Every entity with its words, for pages that show them side by side. */
export function useEntities(): readonly Entity[] {
  const { data = none } = useQuery({
    queryKey: ['entities'],
    queryFn: () =>
      Promise.all(
        entityNames.map(async (name) => {
          const [entity] = await Promise.all([loadEntity(name), loadEntityWords(name)]);
          return entity;
        }),
      ),
    staleTime: 'static',
  });
  return data;
}

const none: readonly Entity[] = [];
