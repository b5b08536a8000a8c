import type { Entity, Field } from '../model/entity';
import { partName } from '../model/nested-fields';
import { type Fault, faultAt } from './fault';

/** Faults of `x-was` and of earlier names of enum values: no current name may equal an earlier one. */
export function renameFaults(entity: Entity, byName: ReadonlyMap<string, Entity>): Fault[] {
  const fields = [...entity.fields.values()];
  const claimed = (name: string, by: Field) =>
    entity.fields.has(name) ||
    fields.some((other) => other !== by && other.property['x-was']?.includes(name));
  const claimedEntity = (name: string) =>
    byName.has(name) ||
    [...byName.values()].some((other) => other !== entity && other.schema['x-was']?.includes(name));
  return [
    ...earlier(entity.schema['x-was'] ?? [], '/x-was', claimedEntity),
    ...fields.flatMap((field) => {
      const pointer = `/properties/${field.name}`;
      const names = field.property['x-was'];
      return [
        ...(names && field.type === 'computed'
          ? [faultAt(`${pointer}/x-was`, names, 'a property that is stored', 'Remove it.')]
          : earlier(names ?? [], `${pointer}/x-was`, (name) => claimed(name, field))),
        ...field.options.flatMap(({ value, was = [] }) =>
          earlier(was, `${pointer}/x-enum/${value}/was`, (name) =>
            field.options.some(
              (option) => option.value === name || (option.value !== value && option.was?.includes(name)),
            ),
          ),
        ),
        ...field.fields.flatMap((part) => nestedFaults(field, part, pointer)),
      ];
    }),
  ];
}

function earlier(names: readonly string[], pointer: string, isNow: (name: string) => boolean): Fault[] {
  return names.flatMap((name, at) =>
    isNow(name)
      ? [
          faultAt(
            `${pointer}/${at}`,
            name,
            'a name that is no longer declared',
            `Remove "${name}" here or there.`,
          ),
        ]
      : [],
  );
}

/** Inside objects the plan renames keys but not values. */
function nestedFaults(holder: Field, part: Field, pointer: string): Fault[] {
  const name = partName(part);
  const claimed = (one: string) =>
    holder.fields.some(
      (other) => partName(other) === one || (other !== part && other.property['x-was']?.includes(one)),
    );
  const at = `${pointer}${holder.type === 'objects' ? '/items' : ''}/properties/${name}`;
  const renamed = part.options.filter(({ was }) => was);
  return [
    ...earlier(part.property['x-was'] ?? [], `${at}/x-was`, claimed),
    ...renamed.map(({ value, was }) =>
      faultAt(`${at}/x-enum/${value}/was`, was, 'a field of the record', 'Remove it from the nested field.'),
    ),
    ...part.fields.flatMap((inner) => nestedFaults(part, inner, at)),
  ];
}
