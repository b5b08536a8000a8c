import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../schema/model/entity';
import { fieldTitle } from '../../i18n/entity-words';
import { plainLetters } from '../../i18n/plain-letters';
import { Anchored } from '../../kit/anchored';
import { MenuItem } from '../../kit/menu-item';
import { MenuPopup } from '../../kit/menu-popup';
import './filter-menu.css';
import { useListContext } from './use-list-controller';
import './popups.css';

/** Above this number of fields the menu has a search box. */
const atAGlance = 10;

/** Menu of all filterable fields. */
export default function FilterMenu({ opener }: { readonly opener: HTMLElement }) {
  const { t } = useTranslation();
  const { entity, fields, popups } = useListContext();
  const { close } = popups.filters;
  const [typed, setTyped] = useState('');
  const popup = useRef<HTMLDivElement>(null);
  const isLong = fields.filterable.length > atAGlance;
  const found = fields.filterable
    .map((field) => ({ field, title: fieldTitle(t, entity, field) }))
    .filter(({ title }) => plainLetters(title).includes(plainLetters(typed.trim())));
  const open = (field: Field) => popups.filter.open(field, opener);
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key === 'Escape') return close();
    if (event.key === 'ArrowDown') popup.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    else if (event.key === 'Enter' && first) {
      open(first.field);
      close();
    } else return;
    event.preventDefault();
  };
  return (
    <Anchored opener={opener}>
      <div ref={popup} className="list-filter-menu">
        {isLong && (
          <input
            // biome-ignore lint/a11y/noAutofocus: the menu opens on request
            autoFocus
            aria-label={t('list.searchFields')}
            placeholder={t('list.searchFields')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )}
        <MenuPopup label={t('list.filter')} takesFocus={!isLong} onClose={close}>
          {found.map(({ field, title }) => (
            <MenuItem key={field.name} text={title} onChoose={() => open(field)} />
          ))}
        </MenuPopup>
        {found.length === 0 && <p role="status">{t('list.noSuchField')}</p>}
      </div>
    </Anchored>
  );
}
