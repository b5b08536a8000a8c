import { Input } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity, Field } from '../../../entity/model/entity';
import { fieldTitle } from '../../i18n/entity-words';
import { plainLetters } from '../../i18n/plain-letters';
import { AnchoredMenu } from '../../kit/anchored-menu';

interface FilterMenuProps {
  readonly entity: Entity;
  /** Filterable fields, including those without a column. */
  readonly fields: readonly Field[];
  readonly opener: HTMLElement;
  readonly onChoose: (field: Field, opener: HTMLElement) => void;
  readonly onClose: () => void;
}

/** Above this number of fields the menu has a search box. */
const atAGlance = 10;

/** Menu of all filterable fields. */
export default function FilterMenu({ entity, fields, opener, onChoose, onClose }: FilterMenuProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const popup = useRef<HTMLDivElement>(null);
  const isLong = fields.length > atAGlance;
  const found = fields
    .map((field) => ({ field, title: fieldTitle(t, entity, field) }))
    .filter(({ title }) => plainLetters(title).includes(plainLetters(typed.trim())));
  const choose = (field: Field) => {
    onChoose(field, opener);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key === 'Escape') return onClose();
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
          onClick: () => onChoose(field, opener),
        })),
        className: 'list-long-menu',
      }}
      {...(isLong && { popupRender: withSearch })}
      onClose={onClose}
    />
  );
}
