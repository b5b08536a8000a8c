import { AutoComplete } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownComponents, layoutComponent } from '../../../entity/menu/components';
import { usePages } from '../../data/navigation/pages-context';
import { claimOf, entityNames } from '../../data/registry';

interface ComponentChoiceProps {
  readonly id?: string;
  /** Where no label element names it. */
  readonly label?: string;
  readonly size?: 'small';
  /** These two may come from antd's `Form.Item`. */
  readonly value?: string | null;
  readonly onChange?: (value: string | null) => void;
  readonly disabled?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | 'true' | undefined;
}

/** Offers the names of existing pages and of planned ones, which are marked; any other name can be typed and warns. */
export function ComponentChoice({ value = null, onChange, label, size, ...given }: ComponentChoiceProps) {
  const { t } = useTranslation();
  const pages = usePages();
  const isServed = useIsServed();
  const options = useMemo(
    () =>
      [...new Set([...knownComponents(entityNames), ...pages.keys()])].map((name) => ({
        value: name,
        label: !isServed(name) ? (
          <span className="menu-step">
            {name}
            <small>{t('menuPage.component.pending')}</small>
          </span>
        ) : (
          name
        ),
      })),
    [t, pages, isServed],
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
        onChange={(typed: string) => onChange?.(typed || null)}
        // The box is one for searching, which the browser empties on Escape.
        onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      />
      <p role="status" className="menu-warning">
        {warning}
      </p>
    </div>
  );
}

/** Whether a component name opens a page. */
function useIsServed(): (component: string) => boolean {
  const pages = usePages();
  return useCallback(
    (name) => name === layoutComponent || pages.has(name) || claimOf(name) !== undefined,
    [pages],
  );
}

/** The warning that an administrator sees while choosing a component name. */
function useComponentWarning(component: string | null): string | undefined {
  const { t } = useTranslation();
  const isServed = useIsServed();
  if (component === null || isServed(component)) return undefined;
  return knownComponents(entityNames).has(component)
    ? t('menuPage.component.pendingWarning', { component })
    : t('validation.unknownComponent', { component });
}
