import type { ComponentType } from 'react';
import type { CellProps } from '../../data/resource';
import { useCellSurroundings } from './cell-context';
import { cells } from './cells';
import './cells.css';
import type { Field } from '../../../entity/model/entity';
import { partName } from '../../../entity/model/nested-fields';
import { emptyText, fieldTitle } from '../../i18n/entity-words';
import { sumOf } from './sum-of';

interface FieldValueProps extends CellProps {
  /** The resource's own cell for this field. */
  readonly Own?: ComponentType<CellProps> | undefined;
}

/** A stored value, by its field type unless the resource departs from it; a dash for none. */
export function FieldValue({ Own, ...props }: FieldValueProps) {
  const { whole } = useCellSurroundings();
  const Cell = Own ?? cells[props.field.type];
  if (!Own && isNothing(props.value)) return <NoValue {...props} />;
  if (!Own && whole && props.field.fields.length > 0) return <NestedValue {...props} Value={FieldValue} />;
  return <Cell {...props} />;
}

/** A dash, or what the declaration says of it; of what was not answered nothing is known. */
function NoValue({ entity, field, value }: CellProps) {
  const { t } = useCellSurroundings();
  const text = value === undefined ? undefined : emptyText(t, entity, field);
  if (text === undefined) return <span className="cell-muted cell-none">—</span>;
  return <span className="cell-muted">{text}</span>;
}

function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

interface NestedValueProps extends CellProps {
  /** Shows the value of each nested field. */
  readonly Value: ComponentType<CellProps>;
}

/** An object, or a list of objects, in full: a table with a column for each nested field. */
function NestedValue({ entity, field, value, row, Value }: NestedValueProps) {
  const { t } = useCellSurroundings();
  const held = [value].flat() as readonly Readonly<Record<string, unknown>>[];
  // Of several variants, the parts of the one that there is.
  const parts = field.fields.filter(
    (part) => field.selector === undefined || !isNothing(held[0]?.[partName(part)]),
  );
  return (
    <div className="cell-nested">
      <table>
        <thead>
          <tr>
            {parts.map((part) => (
              <th key={part.name} scope="col">
                {fieldTitle(t, entity, part)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {held.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the objects of a list have no id, and the rows hold no state
            <tr key={at}>
              {parts.map((part) => (
                <td key={part.name} data-label={fieldTitle(t, entity, part)}>
                  <Value entity={entity} field={part} value={one[partName(part)]} row={row} beside={one} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {held.length > 1 && parts.some(hasTotal) && (
          <tfoot aria-label={t('field.totals')}>
            <tr>
              {parts.map((part) => (
                <td key={part.name} data-label={fieldTitle(t, entity, part)}>
                  {hasTotal(part) && (
                    <Value entity={entity} field={part} value={sumOf(held, partName(part))} row={row} />
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function hasTotal({ property }: Field): boolean {
  return property['x-total'] === true;
}
