import { useInvalidate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Entity } from '../../entity/entity';

/** Makes everything that shows records of the entity ask again. */
export function useRefresh(entity: Entity): () => Promise<void> {
  const invalidate = useInvalidate();
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      invalidate({ resource: entity.name, invalidates: ['resourceAll'] }),
      ...['options', 'titles', 'history'].map((head) =>
        client.invalidateQueries({ queryKey: [head, entity.name] }),
      ),
    ]);
  }, [invalidate, client, entity]);
}
