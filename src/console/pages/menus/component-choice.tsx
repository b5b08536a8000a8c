import { AutoComplete } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownComponents, pendingComponents, servedComponents } from '../../../entity/menu/components';
import { entityNames } from '../../data/registry';

interface ComponentChoiceProps {
  readonly id?: string;
  /** Where no label element names it. */
  readonly label?: string;
  readonly size?: 'small';
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly disabled?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
}

/** Names of pages: those that exist, those that are still to be built and are marked so, and any other, which warns. */
export function ComponentChoice({ value, onChange, label, size, ...given }: ComponentChoiceProps) {
  const { t } = useTranslation();
  const options = useMemo(
    () =>
      [...knownComponents(entityNames)].map((name) => ({
        value: name,
        label: pendingComponents.has(name) ? (
          <span className="menu-step">
            {name}
            <small>{t('menuPage.component.pending')}</small>
          </span>
        ) : (
          name
        ),
      })),
    [t],
  );
  // What is chosen already is no search: all that could be in its place is shown.
  const [isSearching, setSearching] = useState(false);
  const warning = useComponentWarning(value);
  return (
    <div className="menu-component-choice">
      <AutoComplete
        {...given}
        status={given['aria-invalid'] ? 'error' : ''}
        {...(size && { size })}
        {...(label !== undefined && { 'aria-label': label, placeholder: label })}
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
        // The box is one for searching, which the browser empties on Escape.
        onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      />
      <p role="status" className="menu-warning">
        {warning}
      </p>
    </div>
  );
}

/** What an administrator should know of a component name there and then. */
function useComponentWarning(component: string | null): string | undefined {
  const { t } = useTranslation();
  if (component === null || servedComponents(entityNames).has(component)) return undefined;
  return pendingComponents.has(component)
    ? t('menuPage.component.pendingWarning', { component })
    : t('validation.unknownComponent', { component });
}
