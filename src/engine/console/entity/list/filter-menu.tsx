import { Input } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../schema/model/entity';
import { fieldTitle } from '../../i18n/entity-words';
import { plainLetters } from '../../i18n/plain-letters';
import { AnchoredMenu } from '../../kit/anchored-menu';
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
  const choose = (field: Field) => {
    popups.filter.open(field, opener);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key === 'Escape') return close();
    if (event.key === 'Enter' && first) choose(first.field);
    else if (event.key === 'ArrowDown') popup.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    else return;
    event.preventDefault();
  };
  const withSearch = (menu: ReactNode) => (
    <div ref={popup} className="list-searched-menu">
      <Input
        autoFocus
        aria-label={t('list.searchFields')}
        placeholder={t('list.searchFields')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 ? menu : <p role="status">{t('list.noSuchField')}</p>}
    </div>
  );
  return (
    <AnchoredMenu
      opener={opener}
      autoFocus={!isLong}
      placement="bottomLeft"
      menu={{
        items: found.map(({ field, title }) => ({
          key: field.name,
          label: title,
          onClick: () => popups.filter.open(field, opener),
        })),
        className: 'list-long-menu',
      }}
      {...(isLong && { popupRender: withSearch })}
      onClose={close}
    />
  );
}
