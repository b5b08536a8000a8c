import type { Entity, Field } from '../../../../entity/model/entity';
import { partName } from '../../../../entity/model/nested-fields';
import { type InputPlace, useInputSurroundings } from '../input-context';

interface NestedRowsProps {
  readonly entity: Entity;
  readonly field: Field;
  /** Of the object. */
  readonly at: InputPlace;
}

/** The inputs of what an object holds. */
export function NestedRows({ entity, field, at }: NestedRowsProps) {
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
