import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { fieldTitle } from '../../../i18n/entity-words';
import { IconButton } from '../../../kit/icon-button';
import { useInputAria, useInputSurroundings } from '../input-context';
import { startOf } from '../start-values';
import { NestedRows } from './nested-rows';

/** A list of objects, each a group of inputs that can be removed. */
export function ObjectsInput({ id, entity, field, disabled = false }: InputProps) {
  const aria = useInputAria();
  const { labelId, at } = useInputSurroundings();
  const { t } = useTranslation();
  const title = fieldTitle(t, entity, field);
  const { maxItems = Number.POSITIVE_INFINITY } = field.property;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label of the row names the group
    <div role="group" aria-labelledby={labelId} {...aria}>
      <Form.List name={at.name}>
        {(items, { add, remove }) => (
          <>
            {items.map(({ key, name }) => (
              // biome-ignore lint/a11y/useSemanticElements: a legend would take a line of its own
              <div key={key} className="input-nested" role="group" aria-label={`${title} ${name + 1}`}>
                <NestedRows entity={entity} field={field} at={{ name: [name], path: `${at.path}.${name}` }} />
                <IconButton
                  icon="delete"
                  size={16}
                  label={`${t('field.remove')} ${name + 1}`}
                  disabled={disabled}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            <Button
              id={id}
              disabled={disabled || items.length >= maxItems}
              onClick={() => add(startOf(field))}
            >
              {t('field.addEntry')}
            </Button>
          </>
        )}
      </Form.List>
    </div>
  );
}
