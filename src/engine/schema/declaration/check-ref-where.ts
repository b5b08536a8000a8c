import type { Entity, Field } from '../model/entity';
import type { Scalar } from '../model/entity-schema';
import type { FieldType } from '../model/field-type';
import { accepts } from './check-values';
import { type Fault, faultAt } from './fault';

/** Field types that `x-ref-where` can test. */
const testable: ReadonlySet<FieldType> = new Set(['text', 'enum', 'boolean', 'integer', 'date', 'reference']);

/** Faults of `x-ref-where`, at any depth of a record; it names fields of the referenced entity and of the record. */
export function refWhereFaults(
  entity: Entity,
  field: Field,
  byName: ReadonlyMap<string, Entity>,
  at: string,
): readonly Fault[] {
  const { refWhere, ref, derived } = field;
  if (!refWhere) return [];
  const pointer = `${at}/x-ref-where`;
  if (ref === undefined || derived) {
    const expected = 'a property with "x-ref" that callers give';
    return [faultAt(pointer, refWhere, expected, 'Remove it.')];
  }
  const target = byName.get(ref);
  if (!target) return [];
  return Object.entries(refWhere).flatMap(([name, wanted]): Fault | readonly Fault[] => {
    const at = `${pointer}/${name}`;
    const tested = target.fields.get(name);
    if (!tested || tested.secret || !testable.has(tested.type)) {
      const expected = `a short text, enum, boolean, integer, date or reference of ${ref}`;
      return faultAt(at, name, expected, 'Name another property.');
    }
    if (typeof wanted === 'object' && 'field' in wanted) {
      const own = entity.fields.get(wanted.field);
      if (own && own !== field && isAlike(own, tested)) return [];
      const expected = `another property of this entity, of the same kind as ${ref}.${name}`;
      return faultAt(`${at}/field`, wanted.field, expected, 'Name another property.');
    }
    return ([wanted].flat() as Scalar[])
      .filter((value) => tested.type === 'reference' || !accepts(tested.property, value))
      .map((value) => faultAt(at, value, `a value that ${ref}.${name} can have`, 'Correct the value.'));
  });
}

function isAlike(own: Field, tested: Field): boolean {
  if (own.secret) return false;
  if (tested.type === 'reference')
    return (own.type === 'reference' || own.type === 'references') && own.ref === tested.ref;
  const texts: readonly FieldType[] = ['text', 'enum'];
  return own.type === tested.type || (texts.includes(own.type) && texts.includes(tested.type));
}
