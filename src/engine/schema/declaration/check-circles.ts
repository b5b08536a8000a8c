import { type Fault, type FileFault, faultAt } from '../keywords/fault';
import { accounts } from '../keywords/workflow-guards';
import type { Entity, Field } from '../model/entity';
import { partName } from '../model/nested-fields';
import { circlesOf } from './circles';

interface Declared {
  readonly file: string;
  readonly entity: Entity;
}

/** A reference that every record must hold. */
interface Demand {
  readonly field: Field;
  readonly pointer: string;
}

/** Faults of required references that form a circle, and of values that inherit from one another. */
export function circleFaults(declared: readonly Declared[]): FileFault[] {
  const fileOf = new Map(declared.map(({ file, entity }) => [entity.name, file]));
  const entities = declared.map(({ entity }) => entity);
  const found = [...requiringFaults(entities), ...inheritingFaults(entities)];
  return found.map(({ entity, ...fault }) => ({ file: fileOf.get(entity) ?? entity, ...fault }));
}

type EntityFault = Fault & { readonly entity: string };

function requiringFaults(entities: readonly Entity[]): EntityFault[] {
  const demands = entities.flatMap((entity) =>
    [...entity.fields.values()].flatMap((field) => demandsOf(field)),
  );
  const of = (name: string | undefined) => demands.filter(({ field }) => field.entity === name);
  return circlesOf(demands, ({ field }) => of(field.ref)).flatMap((circle) => {
    const [first] = circle;
    if (!first) return [];
    const remedy =
      circle.length === 1
        ? `Take ${pathOf(first.field)} out of "required": it asks for a record of the same entity, and there is none.`
        : `Take one of ${circle.map(({ field }) => pathOf(field)).join(', ')} out of "required": each asks for a record of the other, and there is none.`;
    const fault = faultAt(
      `${first.pointer}/x-ref`,
      first.field.ref,
      'a record that can be the first',
      remedy,
    );
    return [{ entity: first.field.entity, ...fault }];
  });
}

/**
 * The references that every record must hold, directly or inside its required objects. Accounts are exempt: they exist
 * from the start.
 */
function demandsOf(field: Field, holder = '/properties'): Demand[] {
  const pointer = `${holder}/${partName(field)}`;
  const { required, system, type, ref, fields, property } = field;
  const isFilled = type === 'reference' || type === 'object' || (property.minItems ?? 0) > 0;
  if (!required || system || field.when || !isFilled) return [];
  if (ref !== undefined) return ref === accounts ? [] : [{ field, pointer }];
  const inside = `${pointer}${type === 'objects' ? '/items' : ''}/properties`;
  return fields.flatMap((part) => demandsOf(part, inside));
}

function inheritingFaults(entities: readonly Entity[]): EntityFault[] {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const sourceOf = ({ entity, inherit }: Field) => {
    if (!inherit) return [];
    const [through, name] = inherit;
    const source = byName.get(byName.get(entity)?.fields.get(through)?.ref ?? '')?.fields.get(name);
    return source ? [source] : [];
  };
  const inheriting = entities.flatMap(({ fields }) => [...fields.values()].filter(({ inherit }) => inherit));
  return circlesOf(inheriting, sourceOf).flatMap((circle) => {
    const [first] = circle;
    if (!first) return [];
    const remedy =
      circle.length === 1
        ? `Let ${pathOf(first)} be given instead of inherited: it repeats itself.`
        : `Let one of ${circle.map(pathOf).join(', ')} be given instead of inherited: they repeat each other.`;
    const pointer = `/properties/${first.name}/x-inherit`;
    const fault = faultAt(pointer, first.inherit?.join('.'), 'a value that begins somewhere', remedy);
    return [{ entity: first.entity, ...fault }];
  });
}

function pathOf({ entity, name }: Field): string {
  return `${entity}.${name}`;
}
