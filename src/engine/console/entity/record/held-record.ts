import { useKeys, useResourceParams } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Entity } from '../../../schema/model/entity';
import type { Labelled } from '../../data/resource';
import { writtenRecord } from './written-record';

/**
 * Returns a function that puts the answer of a write into the record that the page holds, so that the next action sends
 * the current version even before the record is read again.
 */
export function useHeldRecord({ name }: Entity): (written: Labelled) => void {
  const client = useQueryClient();
  const { keys } = useKeys();
  const { identifier = '' } = useResourceParams({ resource: name });
  return useCallback(
    (written) => {
      const queryKey = keys().data('default').resource(identifier).action('one').id(String(written.id)).get();
      client.setQueriesData<{ readonly data: Labelled }>(
        { queryKey },
        (held) => held && { ...held, data: writtenRecord(held.data, written) },
      );
    },
    [client, keys, identifier],
  );
}
