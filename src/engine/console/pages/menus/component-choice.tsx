import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Input } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { layoutComponent } from '../../../schema/menu/components';
import { usePages } from '../../data/navigation/places-context';
import { claimedComponents, loadEntityNames } from '../../data/registry';
import type { InputProps } from '../../data/resource';

/** Suggests the names of existing pages. Any other name is possible, but shows a warning. */
export function ComponentInput({ control, value: input, onChange }: InputProps) {
  const value = typeof input === 'string' ? input : null;
  const { t } = useTranslation();
  const pages = usePages();
  const { data: entities } = useQuery({
    queryKey: ['entity names'],
    queryFn: loadEntityNames,
    staleTime: 'static',
  });
  const served = useMemo(() => {
    const lists = (entities ?? []).map((entity) => `entity/${entity}/list`);
    return [layoutComponent, ...claimedComponents, ...pages.keys(), ...lists];
  }, [pages, entities]);
  const options = useMemo(() => served.map((component) => ({ value: component })), [served]);
  // Until the user types, the list is not filtered by the current value.
  const [isSearching, setSearching] = useState(false);
  return (
    <div className="menu-component-choice">
      <AutoComplete
        {...control}
        status={control['aria-invalid'] ? 'error' : ''}
        value={value ?? ''}
        options={options}
        popupMatchSelectWidth={false}
        classNames={{ popup: { root: 'menu-components' } }}
        filterOption={
          isSearching &&
          ((typed, option) => (option?.value ?? '').toLowerCase().includes(typed.toLowerCase()))
        }
        onSearch={() => setSearching(true)}
        onOpenChange={(isOpen) => !isOpen && setSearching(false)}
        onChange={(typed: string) => onChange(typed || null)}
      >
        {/* antd's own input has the type search, which Escape clears. */}
        <Input type="text" />
      </AutoComplete>
      <p role="status" className="menu-warning">
        {entities &&
          value !== null &&
          !served.includes(value) &&
          t('validation.unknownComponent', { component: value })}
      </p>
    </div>
  );
}
