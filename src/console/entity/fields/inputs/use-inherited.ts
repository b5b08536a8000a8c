import { type BaseRecord, useDataProvider } from '@refinedev/core';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { Entity } from '../../../../entity/model/entity';
import { optionsQuery } from '../titles';

type Values = Readonly<Record<string, unknown>>;

/**
 * What the record will inherit of these fields as the form stands: of a reference that is other than the stored one, the
 * value of the record that it points to now. Until that is known, the value of before.
 */
export function useInherited(
  entity: Entity,
  names: readonly string[],
  values: Values,
  stored: Values | undefined,
): Values {
  const { getOne } = useDataProvider()();
  const asked = names.flatMap((name) => {
    const [via = '', from = ''] = entity.fields.get(name)?.inherit ?? [];
    const [id, resource] = [values[via], entity.fields.get(via)?.ref];
    if (resource === undefined || id === stored?.[via]) return [];
    return [{ name, from, resource, id: typeof id === 'number' ? id : null }];
  });
  const found = useQueries({
    queries: asked.map(({ resource, id }) => ({
      queryKey: ['inherited', resource, id],
      queryFn: async (): Promise<BaseRecord> =>
        id === null ? {} : (await getOne<BaseRecord>({ resource, id })).data,
      staleTime: optionsQuery.staleTime,
      placeholderData: keepPreviousData,
    })),
  });
  return Object.fromEntries(asked.map(({ name, from }, at) => [name, found[at]?.data?.[from]]));
}
