import type { PropertyPlace } from '../keywords/keyword';
import type { Entity, Field } from '../model/entity';
import { partName } from '../model/nested-fields';
import { variantWith } from '../model/variants';

/** A property, and where it is declared. */
export type Property = Omit<PropertyPlace, 'at'>;

/** All properties that the entity declares, each followed by those inside it. */
export function placedProperties(entity: Entity, byName: ReadonlyMap<string, Entity>): readonly Property[] {
  const placed = (field: Field, pointer: string, holder?: Field): readonly Property[] => [
    { entity, byName, field, holder, pointer },
    ...field.fields.flatMap((part) => placed(part, pointerTo(part, field, pointer), field)),
  ];
  return [...entity.fields.values()]
    .filter(({ system }) => !system)
    .flatMap((field) => placed(field, `/properties/${field.name}`));
}

function pointerTo(part: Field, holder: Field, pointer: string): string {
  const name = partName(part);
  const variant = variantWith(holder.property['x-variants'], name);
  if (variant !== undefined) return `${pointer}/x-variants/schemas/${variant}/properties/${name}`;
  return `${pointer}${holder.type === 'objects' ? '/items' : ''}/properties/${name}`;
}
