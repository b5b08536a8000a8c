import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { MenuType } from '../../../entity/menu/menu-rules';
import { type Entity, fieldNamed } from '../../../entity/model/entity';
import { enumTitle, fieldTitle } from '../../i18n/entity-words';

interface TypeChoiceProps {
  readonly entity: Entity;
  readonly value: MenuType;
  readonly fault: string | undefined;
  readonly onChange: (type: MenuType) => void;
}

/** The type of an entry, which decides what else is asked. */
export function TypeChoice({ entity, value, fault, onChange }: TypeChoiceProps) {
  const { t } = useTranslation();
  const field = fieldNamed(entity, 'type');
  return (
    <div role="radiogroup" aria-label={fieldTitle(t, entity, field)} className="menu-types">
      <Radio.Group
        value={value}
        onChange={(event) => onChange(event.target.value as MenuType)}
        options={field.options.map((option) => ({
          value: option.value,
          label: enumTitle(t, entity, field, option.value),
        }))}
      />
      <p className="form-help">{t(`menuPage.types.${value}`)}</p>
      {fault !== undefined && <p className="form-fault">{fault}</p>}
    </div>
  );
}
