import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity, Field } from '../../entity/entity';
import { Icon } from '../layout/icon';
import { fieldTitle } from '../words/entity-words';

interface FilterMenuProps {
  readonly entity: Entity;
  /** Fields the list can be narrowed by, shown as columns or not. */
  readonly fields: readonly Field[];
  readonly onChoose: (field: Field, opener: HTMLElement) => void;
}

/** Every field to filter by, also those without a column. */
export function FilterMenu({ entity, fields, onChoose }: FilterMenuProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const items = fields.map((field) => ({
    key: field.name,
    label: fieldTitle(t, entity, field),
    onClick: () => button.current && onChoose(field, button.current),
  }));
  return (
    <Dropdown menu={{ items, className: 'list-long-menu' }} trigger={['click']} autoFocus>
      <Button ref={button} icon={<Icon name="filter" size={16} />} aria-haspopup="menu">
        {t('list.filter')}
      </Button>
    </Dropdown>
  );
}
