import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../../entity/model/entity';
import { partName } from '../../../../entity/model/nested-fields';
import type { InputProps } from '../../../data/resource';
import { fieldTitle } from '../../../i18n/entity-words';
import { IconButton } from '../../../kit/icon-button';
import { type InputPlace, useInputSurroundings } from '../input-context';
import { startValue } from '../start-value';

export function ObjectInput({ control, entity, field }: InputProps) {
  const { labelId, at } = useInputSurroundings();
  return (
    <fieldset className="input-nested" aria-labelledby={labelId} {...control}>
      <NestedRows entity={entity} field={field} at={at} />
    </fieldset>
  );
}

/** A list of objects, each a group of inputs that can be removed. */
export function ObjectsInput({ control, entity, field }: InputProps) {
  const { id, ...aria } = control;
  const { labelId, at } = useInputSurroundings();
  const { t } = useTranslation();
  const title = fieldTitle(t, entity, field);
  const { maxItems = Number.POSITIVE_INFINITY } = field.property;
  return (
    <fieldset className="input-objects" aria-labelledby={labelId} {...aria}>
      <Form.List name={at.name}>
        {(items, { add, remove }) => (
          <>
            {items.map(({ key, name }) => (
              <fieldset key={key} className="input-nested" aria-label={`${title} ${name + 1}`}>
                <NestedRows entity={entity} field={field} at={{ name: [name], path: `${at.path}.${name}` }} />
                <IconButton
                  icon="delete"
                  size={16}
                  label={`${t('field.remove')} ${name + 1}`}
                  onClick={() => remove(name)}
                />
              </fieldset>
            ))}
            <Button id={id} disabled={items.length >= maxItems} onClick={() => add(startOf(field))}>
              {t('field.addEntry')}
            </Button>
          </>
        )}
      </Form.List>
    </fieldset>
  );
}

/** What a new object of a list starts with. */
function startOf({ fields }: Field): Readonly<Record<string, unknown>> {
  const starts = fields.map((part) => [partName(part), startValue(part)] as const);
  return Object.fromEntries(starts.filter(([, value]) => value !== null));
}

interface NestedRowsProps extends Pick<InputProps, 'entity' | 'field'> {
  readonly at: InputPlace;
}

function NestedRows({ entity, field, at }: NestedRowsProps) {
  const { Row } = useInputSurroundings();
  if (!Row) return null;
  return (
    <div className="form-rows">
      {field.fields.map((part) => {
        const key = partName(part);
        const place = { name: [...at.name, key], path: `${at.path}.${key}` };
        return (
          <Row
            key={key}
            entity={entity}
            field={part}
            at={place}
            isDemanded={part.required}
            stored={undefined}
          />
        );
      })}
    </div>
  );
}
