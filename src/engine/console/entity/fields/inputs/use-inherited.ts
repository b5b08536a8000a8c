import { type BaseRecord, useDataProvider } from '@refinedev/core';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { Entity } from '../../../../schema/model/entity';
import { optionsQuery } from '../titles';

type Values = Readonly<Record<string, unknown>>;

/**
 * The values that the record will inherit with the form's current references. Where a reference differs from the
 * stored one, the value comes from the record it points to; while that loads, the previous value stays.
 */
export function useInherited(
  entity: Entity,
  names: readonly string[],
  values: Values,
  stored: Values | undefined,
): Values {
  const { getOne } = useDataProvider()();
  const lookups = names.flatMap((name) => {
    const [via = '', from = ''] = entity.fields.get(name)?.inherit ?? [];
    const [id, resource] = [values[via], entity.fields.get(via)?.ref];
    if (resource === undefined || id === stored?.[via]) return [];
    return [{ name, from, resource, id: typeof id === 'number' ? id : null }];
  });
  const found = useQueries({
    queries: lookups.map(({ resource, id }) => ({
      queryKey: ['inherited', resource, id],
      queryFn: async (): Promise<BaseRecord> =>
        id === null ? {} : (await getOne<BaseRecord>({ resource, id })).data,
      staleTime: optionsQuery.staleTime,
      placeholderData: keepPreviousData,
    })),
  });
  return Object.fromEntries(lookups.map(({ name, from }, at) => [name, found[at]?.data?.[from]]));
}
