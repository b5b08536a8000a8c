import { partName } from '../../../../entity/model/nested-fields';
import type { CellProps } from '../../../data/resource';
import { enumTitle } from '../../../i18n/entity-words';
import { useCellSurroundings } from '../cell-context';
import { Clipped } from './clipped';

/** An object, or a list of objects, in one line. */
export function NestedCell({ entity, field, value }: CellProps) {
  const { t } = useCellSurroundings();
  const lineOf = (held: unknown) =>
    field.fields
      .map((part) => ({ part, value: (held as Record<string, unknown> | null)?.[partName(part)] }))
      .filter(({ value }) => value !== null && value !== undefined)
      .map(({ part, value }) => {
        if (typeof value === 'object') return JSON.stringify(value);
        return part.type === 'enum' ? enumTitle(t, entity, part, String(value)) : String(value);
      })
      .join(', ');
  return <Clipped text={[value].flat().map(lineOf).join('; ')} />;
}
