import type { ComponentType } from 'react';
import type { Field } from '../../../schema/model/entity';
import { partName } from '../../../schema/model/nested-fields';
import { isEmpty } from '../../../schema/write/condition';
import type { CellProps } from '../../data/resource';
import { fieldTitle } from '../../i18n/entity-words';
import { useCellSurroundings } from './cell-context';
import { sumOf } from './sum-of';
import './nested-value.css';

interface NestedValueProps extends CellProps {
  /** Renders the value of a nested field. */
  readonly Value: ComponentType<CellProps>;
}

/** An object or a list of objects as a table, with a column for each nested field. */
export default function NestedValue({ entity, field, value, row, Value }: NestedValueProps) {
  const { t } = useCellSurroundings();
  const held = [value].flat() as readonly Readonly<Record<string, unknown>>[];
  // An object with variants shows only the fields that have a value.
  const parts = field.fields.filter(
    (part) => field.selector === undefined || !isEmpty(held[0]?.[partName(part)]),
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
                  <Value entity={entity} field={part} value={one[partName(part)]} row={row} container={one} />
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
