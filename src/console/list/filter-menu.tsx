import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Entity, Field } from '../../entity/entity';
import { fieldTitle } from '../words/entity-words';
import { keepKey, menuContainer, placeOf } from './anchor';

interface FilterMenuProps {
  readonly entity: Entity;
  /** Fields the list can be narrowed by, shown as columns or not. */
  readonly fields: readonly Field[];
  readonly opener: HTMLElement;
  readonly onChoose: (field: Field, opener: HTMLElement) => void;
  readonly onClose: () => void;
}

/** Every field to filter by, also those without a column. */
export default function FilterMenu({ entity, fields, opener, onChoose, onClose }: FilterMenuProps) {
  const { t } = useTranslation();
  const items = fields.map((field) => ({
    key: field.name,
    label: fieldTitle(t, entity, field),
    onClick: () => onChoose(field, opener),
  }));
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomLeft"
      menu={{
        items,
        className: 'list-long-menu',
        onClick: (chosen) => {
          keepKey(chosen);
          onClose();
        },
      }}
      getPopupContainer={menuContainer}
      onOpenChange={(open) => !open && onClose()}
    >
      <span className="list-anchor" style={placeOf(opener)} />
    </Dropdown>
  );
}
