import { Form } from 'antd';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../../schema/model/entity';
import { traitsOf } from '../../../../schema/model/field-traits';
import type { FieldType } from '../../../../schema/model/field-type';
import { partName } from '../../../../schema/model/nested-fields';
import type { ValueKind } from '../../../../schema/model/traits';
import { withProducts } from '../../../../schema/write/products';
import type { InputProps } from '../../../data/resource';
import { fieldTitle } from '../../../i18n/entity-words';
import { IconButton } from '../../../kit/icon-button';
import { useFormValues, useInputSurroundings } from '../input-context';
import { startValue } from '../start-value';
import { sumOf } from '../sum-of';
import { enterDown } from './enter-down';
import { isGiven, nothingStored, Parts, ShownValue, VariantParts } from './nested-parts';
import { useItemDefaults } from './use-item-defaults';
import { useRowFocus } from './use-row-focus';
import './nested-inputs.css';
import { Button } from '../../../kit/button';

type Item = Readonly<Record<string, unknown>>;

export function ObjectInput({ control, entity, field }: InputProps) {
  const { labelId, at } = useInputSurroundings();
  return (
    <fieldset className="input-nested" aria-labelledby={labelId} {...control}>
      <div className="form-rows">
        {field.selector === undefined ? (
          <Parts entity={entity} field={field} at={at} />
        ) : (
          <VariantParts entity={entity} field={field} at={at} />
        )}
      </div>
    </fieldset>
  );
}

interface ObjectsInputProps extends Pick<InputProps, 'control' | 'entity' | 'field'> {
  /** Names of parts whose values come from elsewhere: they are shown as text, and the list keeps its items. */
  readonly given?: readonly string[];
}

/** A list of objects as a table; rows can be added, moved and removed. */
export function ObjectsInput({ control, entity, field, given }: ObjectsInputProps) {
  const { id, ...aria } = control;
  const { labelId, at } = useInputSurroundings();
  const { t } = useTranslation();
  const { table, focusRow } = useRowFocus();
  const fillItem = useItemDefaults(entity, field);
  const title = fieldTitle(t, entity, field);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = field.property;
  const widthsOfParts = field.fields.map(({ type }) => widthOf(type));
  const columns = { '--columns': (given ? widthsOfParts : [...widthsOfParts, toolsWidth]).join(' ') };
  return (
    <fieldset
      {...(given && { id })}
      className="input-objects"
      aria-labelledby={labelId}
      {...aria}
      onKeyDown={enterDown}
    >
      <Form.List name={at.name}>
        {(items, { add, remove, move }) => (
          <div ref={table} className="input-table" style={columns as CSSProperties}>
            {items.length > 0 && (
              <div className="input-table-head" aria-hidden="true">
                {field.fields.map((part) => (
                  <span
                    key={part.name}
                    className={isRequiredPart(part) && !isGiven(part, given) ? 'is-asked' : undefined}
                  >
                    {fieldTitle(t, entity, part)}
                  </span>
                ))}
              </div>
            )}
            {items.map(({ key, name }) => (
              <fieldset key={key} className="input-table-row is-item" aria-label={`${title} ${name + 1}`}>
                <Parts
                  entity={entity}
                  field={field}
                  at={{ name: [name], path: `${at.path}.${name}` }}
                  isCell
                  given={given}
                />
                {!given && (
                  <div className="input-table-tools">
                    <IconButton
                      icon="up"
                      data-tool="up"
                      size={16}
                      label={`${t('formPage.input.moveUp')} ${name + 1}`}
                      disabled={name === 0}
                      onClick={() => {
                        move(name, name - 1);
                        focusRow(name - 1, 'up');
                      }}
                    />
                    <IconButton
                      icon="down"
                      data-tool="down"
                      size={16}
                      label={`${t('formPage.input.moveDown')} ${name + 1}`}
                      disabled={name === items.length - 1}
                      onClick={() => {
                        move(name, name + 1);
                        focusRow(name + 1, 'down');
                      }}
                    />
                    <IconButton
                      icon="delete"
                      data-tool="delete"
                      size={16}
                      label={`${t('field.remove')} ${name + 1}`}
                      disabled={items.length <= minItems && field.required}
                      onClick={() => {
                        remove(name);
                        focusRow(Math.min(name, items.length - 2), 'delete');
                      }}
                    />
                  </div>
                )}
              </fieldset>
            ))}
            <Totals entity={entity} field={field} count={items.length} />
            {items.length > 1 && <p className="form-help">{t('formPage.input.enterDown')}</p>}
            {!given && (
              <Button
                id={id}
                data-tool="add"
                aria-label={`${t('formPage.input.addEntry')}: ${title}`}
                disabled={items.length >= maxItems}
                onClick={() => {
                  add(startOf(field));
                  focusRow(items.length, 'input');
                  fillItem(items.length).catch(() => undefined);
                }}
              >
                {t('formPage.input.addEntry')}
              </Button>
            )}
          </div>
        )}
      </Form.List>
    </fieldset>
  );
}

function isRequiredPart({ required, type, computed }: Field): boolean {
  return required && type !== 'boolean' && !computed;
}

const toolsWidth = '96px';

/** The column widths of values with a typical length. */
const widths: Partial<Record<ValueKind, string>> = {
  number: 'minmax(84px, 1fr)',
  integer: 'minmax(84px, 1fr)',
  boolean: '72px',
  date: 'minmax(136px, 1fr)',
  dateTime: 'minmax(168px, 1fr)',
};

function widthOf(type: FieldType): string {
  const { value, decimals } = traitsOf(type);
  return decimals === undefined ? (widths[value] ?? 'minmax(0, 2fr)') : 'minmax(96px, 1fr)';
}

/** Initial values of a new object in a list. */
function startOf({ fields }: Field): Readonly<Record<string, unknown>> {
  const starts = fields.map((part) => [partName(part), startValue(part)] as const);
  return Object.fromEntries(starts.filter(([, value]) => value !== null));
}

/** Sums below the columns with `x-total`. */
function Totals({ entity, field, count }: Pick<InputProps, 'entity' | 'field'> & { readonly count: number }) {
  const { t } = useTranslation();
  const { at } = useInputSurroundings();
  const record = useFormValues();
  const items = Form.useWatch(at.path.split('.'), { preserve: true });
  if (count < 2 || !field.fields.some(({ property }) => property['x-total'])) return null;
  const made = (withProducts(field, items) ?? []) as readonly Item[];
  return (
    <fieldset className="input-table-row input-table-totals" aria-label={t('field.totals')}>
      {field.fields.map((part) => (
        <span key={part.name}>
          {part.property['x-total'] && (
            <>
              <span className="input-table-label">{fieldTitle(t, entity, part)}</span>
              <ShownValue
                entity={entity}
                field={part}
                value={sumOf(made, partName(part))}
                row={{ ...nothingStored, ...record }}
              />
            </>
          )}
        </span>
      ))}
    </fieldset>
  );
}
