import { useSelect } from '@refinedev/antd';
import { useCan } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntities } from '../../data/use-entities';
import { refLabel } from '../../i18n/ref-label';
import { recordOption } from './record-option';
import { subtitleOf } from './subtitle';
import { type Option, optionsQuery, useTitles } from './titles';

/** Query parameters: the reference, and the form values that limit its options. */
export type Offer = Readonly<Record<string, string>>;

interface Wanted {
  /** Ids of records whose labels are needed, whether or not the search finds them. */
  readonly chosen: readonly number[];
  /** Whether the list is open; the first search waits for this. */
  readonly opened: boolean;
  /** Limits the options of a reference with `x-ref-where`. */
  readonly offer?: Offer | undefined;
}

/** Options from a server search, and labels of the chosen records. */
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
  const found = query.data?.data ?? [];
  const [target] = useEntities(found.some(({ subtitle }) => subtitle) ? [entity] : []);
  const titleOf = useTitles(entity, chosen, found);
  return {
    options: found.map(({ value, label, subtitle }) => ({
      value,
      label: refLabel(t, entity, label),
      subtitle: target && subtitleOf(target, subtitle),
    })),
    onSearch: (text: string) => selectProps.onSearch?.(text),
    loading: opened && query.isFetching,
    titleOf,
  };
}

/** The same as props for antd's `Select`; it searches once the list was opened. */
export function useRecordSelect(entity: string | undefined, chosen: readonly number[], offer?: Offer) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { loading, onSearch, options, titleOf } = useOptions(entity, { chosen, opened, offer });
  return {
    options,
    titleOf,
    shown: {
      optionRender: recordOption,
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
