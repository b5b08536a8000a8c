import type { ComponentType } from 'react';
import { partName } from '../../../entity/model/nested-fields';
import type { CellProps } from '../../data/resource';
import { fieldTitle } from '../../i18n/entity-words';
import { useCellSurroundings } from './cell-context';

interface NestedValueProps extends CellProps {
  /** Shows the value of each nested field. */
  readonly Value: ComponentType<CellProps>;
}

/** An object, or a list of objects, in full: a table with a column for each nested field. */
export function NestedValue({ entity, field, value, row, Value }: NestedValueProps) {
  const { t } = useCellSurroundings();
  const held = [value].flat() as readonly Readonly<Record<string, unknown>>[];
  return (
    <div className="cell-nested">
      <table>
        <thead>
          <tr>
            {field.fields.map((part) => (
              <th key={part.name} scope="col">
                {fieldTitle(t, entity, part)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {held.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the objects of a list have no other identity
            <tr key={at}>
              {field.fields.map((part) => (
                <td key={part.name}>
                  <Value entity={entity} field={part} value={one[partName(part)]} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
