import { useSelect } from '@refinedev/antd';
import { useCan } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refLabel } from '../../i18n/ref-label';
import { type Option, optionsQuery, useTitles } from './titles';

/** Parameters that tell the server a reference and the values it depends on. */
export type Offer = Readonly<Record<string, string>>;

interface Wanted {
  /** Ids whose labels are needed, whatever the search finds. */
  readonly chosen: readonly number[];
  /** The first search waits until the list is opened. */
  readonly opened: boolean;
  /** For which reference they are, where it takes only some. */
  readonly offer?: Offer | undefined;
}

/** Records of an entity to choose from, found on the server, and the titles of those already chosen. */
export function useOptions(entity = '', { chosen, opened, offer }: Wanted) {
  const { t } = useTranslation();
  const mayList = useCan({ resource: entity, action: 'list' }).data?.can;
  const { selectProps, query } = useSelect<Option>({
    resource: entity,
    optionLabel: 'label',
    optionValue: 'value',
    debounce: 250,
    onSearch: (value) => (value === '' ? [] : [{ field: 'q', operator: 'eq', value }]),
    meta: { ...optionsQuery.meta, offer },
    queryOptions: { enabled: opened && mayList === true, staleTime: optionsQuery.staleTime },
  });
  const found = (selectProps.options ?? []) as readonly Option[];
  const titleOf = useTitles(entity, chosen, found);
  return {
    options: found.map(({ value, label }) => ({ value, label: refLabel(t, entity, label) })),
    onSearch: (text: string) => selectProps.onSearch?.(text),
    loading: opened && query.isFetching,
    titleOf,
  };
}

/** The same for antd's `Select`: what finds and names the records in it, once it has been opened. */
export function useRecordSelect(entity: string | undefined, chosen: readonly number[], offer?: Offer) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { loading, onSearch, options, titleOf } = useOptions(entity, { chosen, opened, offer });
  return {
    options,
    titleOf,
    shown: {
      filterOption: false,
      labelInValue: true,
      loading,
      onSearch,
      placeholder: t('field.search'),
      notFoundContent: t(loading ? 'field.searching' : 'field.noneFound'),
      onOpenChange: (open: boolean) => {
        if (open) setOpened(true);
        else onSearch('');
      },
    },
  };
}
