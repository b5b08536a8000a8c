import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { MenuType } from '../../../entity/menu/menu-rules';
import { type Entity, fieldNamed } from '../../../entity/model/entity';
import { enumTitle, fieldTitle } from '../../i18n/entity-words';

interface TypeChoiceProps {
  readonly entity: Entity;
  readonly value: MenuType;
  readonly fault: string | undefined;
}

/** The type of an entry, which decides what else is asked. */
export function TypeChoice({ entity, value, fault }: TypeChoiceProps) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const field = fieldNamed(entity, 'type');
  const onChange = (type: MenuType) => {
    if (type === 'directory' && !form.getFieldValue('component')) form.setFieldValue('component', 'Layout');
  };
  return (
    <div
      role="radiogroup"
      aria-label={fieldTitle(t, entity, field)}
      className="form-row menu-types"
      data-field="type"
    >
      <Form.Item
        name="type"
        extra={t(`menuPage.types.${value}`)}
        {...(fault !== undefined && { help: fault, validateStatus: 'error' })}
      >
        <Radio.Group
          onChange={(event) => onChange(event.target.value as MenuType)}
          options={field.options.map((option) => ({
            value: option.value,
            label: enumTitle(t, entity, field, option.value),
          }))}
        />
      </Form.Item>
    </div>
  );
}
