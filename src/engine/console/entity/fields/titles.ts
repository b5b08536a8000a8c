import { useCan, useMany } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refLabel } from '../../i18n/ref-label';

/** An option of a select: id and label of a record, and the values that tell it from others with this label. */
export type Option = {
  readonly value: number;
  readonly label: string;
  readonly subtitle?: Readonly<Record<string, unknown>>;
};

/** Query options for records as options; see `data-provider.ts`. */
export const optionsQuery = { meta: { options: true, quiet: true }, staleTime: 30_000 };

/** Returns a function for the label of a record: `#id` while loading, a placeholder text if there is no label. */
export function useTitles(
  entity = '',
  ids: readonly number[],
  known: readonly Option[] = [],
): (id: number) => string {
  const { t } = useTranslation();
  const unknown = ids.filter((id) => !known.some((option) => option.value === id)).toSorted((a, b) => a - b);
  const mayList = useCan({
    resource: entity,
    action: 'list',
    queryOptions: { enabled: unknown.length > 0 },
  }).data?.can;
  const { query } = useMany<Option>({
    resource: entity,
    ids: unknown,
    meta: optionsQuery.meta,
    queryOptions: {
      enabled: mayList === true && unknown.length > 0,
      placeholderData: keepPreviousData,
      staleTime: optionsQuery.staleTime,
    },
  });
  const named = query.data?.data ?? [];
  const isKnown = mayList === false || (query.data !== undefined && !query.isPlaceholderData);
  const titles = new Map([...known, ...named].map((option) => [option.value, option.label]));
  return (id) => {
    const title = titles.get(id);
    if (title !== undefined) return refLabel(t, entity, title);
    return isKnown ? t('field.unnamed') : `#${id}`;
  };
}
