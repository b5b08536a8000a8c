import type { Field } from '../model/entity';
import type { RefWhere, Scalar } from '../model/entity-schema';
import { traitsOf } from '../model/field-traits';
import type { ValueKind } from '../model/traits';
import { accepts } from './accepts';
import { type Fault, faultAt } from './fault';
import type { PropertyKeyword } from './keyword';
import { oneUse, propertiesOf, targetUse, valueUses } from './name-use';
import { fieldName, scalars } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** Only records that match are offered and accepted as targets of the reference. */
    'x-ref-where'?: RefWhere;
  }
}

/** The types that `x-ref-where` can test, in addition to short texts. */
const testable: ReadonlySet<ValueKind> = new Set(['enum', 'boolean', 'integer', 'date', 'reference']);

function isTestable({ type, secret }: Field): boolean {
  return !secret && (type === 'text' || testable.has(traitsOf(type).value));
}

export const onProperty: PropertyKeyword<RefWhere> = {
  schema: {
    type: 'object',
    minProperties: 1,
    propertyNames: fieldName,
    additionalProperties: {
      type: ['string', 'number', 'boolean', 'array', 'object'],
      ...scalars,
      properties: { field: fieldName },
      required: ['field'],
      additionalProperties: false,
    },
  },
  docs: `Next to \`x-ref\`: offers and accepts only records whose named fields hold this value, one of these values, or
what the referring record has in its own \`field\`. A form clears a choice that no longer fits and says so. Inside an object or a
list, too, \`field\` names a field of the record itself.`,
  examples: [{ branch: { field: 'branch' }, status: ['new', 'available'] }],
  uses: (value, { entity, field, byName, at }) =>
    Object.entries(value).flatMap(([name, wanted]) => [
      ...targetUse(byName, field.ref, `${at}/${name}`, name),
      ...(typeof wanted === 'object' && 'field' in wanted
        ? oneUse(`${at}/${name}/field`, wanted.field, propertiesOf(entity))
        : valueUses(byName.get(field.ref ?? '')?.fields.get(name), `${at}/${name}`, wanted)),
    ]),
  faults(value, { entity, field, byName, at: pointer }) {
    const { ref, derived } = field;
    if (ref === undefined || derived) {
      const expected = 'a property with "x-ref" that callers give';
      return [faultAt(pointer, value, expected, 'Remove it.')];
    }
    const target = byName.get(ref);
    if (!target) return [];
    return Object.entries(value).flatMap(([name, wanted]): Fault | readonly Fault[] => {
      const at = `${pointer}/${name}`;
      const tested = target.fields.get(name);
      if (!tested || !isTestable(tested)) {
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
  },
};

function isAlike(own: Field, tested: Field): boolean {
  if (own.secret) return false;
  if (tested.type === 'reference') return own.ref === tested.ref;
  const texts: readonly Field['type'][] = ['text', 'enum'];
  return own.type === tested.type || (texts.includes(own.type) && texts.includes(tested.type));
}
