import type { Entity, Field } from '../model/entity';
import type { FieldType } from '../model/field-type';
import { withNested } from '../model/nested-fields';
import { unitOf } from '../model/unit';
import { type Fault, faultAt } from './fault';

const counted: ReadonlySet<FieldType> = new Set(['number', 'integer', 'numbers', 'computed']);
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Faults of `x-unit` and `x-currency`, at any depth of a record. */
export function unitFaults(entity: Entity, field: Field, pointer: string): Fault[] {
  const { type, property } = field;
  const faults: Fault[] = [];
  const fault = (keyword: string, expected: string, remedy: string) =>
    faults.push(faultAt(`${pointer}/${keyword}`, property[keyword], expected, remedy));
  const unit = property['x-unit'];
  const currency = property['x-currency'];
  if (unit !== undefined && !counted.has(type)) {
    const remedy = type === 'money' ? 'Write "x-currency".' : `Remove it; ${field.name} is ${type}.`;
    fault('x-unit', 'a number that is no money or percent', remedy);
  }
  if (currency !== undefined && type !== 'money') {
    const isCounted = property['x-count'] !== undefined;
    const wanted = isCounted ? 'no currency on a count' : '"format": "money"';
    fault(
      'x-currency',
      wanted,
      isCounted ? 'Remove it: a count or a sum is shown as a number.' : 'Remove it.',
    );
  }
  if (typeof currency === 'string' && !currencies.has(currency)) {
    fault('x-currency', 'a currency of ISO 4217', 'Correct the code.');
  }
  for (const { value, one } of field.options) {
    const isUnit = withNested([...entity.fields.values()]).some((other) => {
      const unit = other.property['x-unit'] === undefined ? undefined : unitOf(entity, other);
      return typeof unit === 'object' && unit.field.name === field.name;
    });
    if (one !== undefined && !isUnit) {
      const expected = 'an enum that an "x-unit" names';
      faults.push(faultAt(`${pointer}/x-enum/${value}/one`, one, expected, 'Remove "one".'));
    }
  }
  const named = unitOf(entity, field);
  if (typeof unit === 'object' && (typeof named !== 'object' || named.field.type !== 'enum')) {
    fault('x-unit', 'an enum next to it or of this entity', 'Correct the name.');
  }
  if (typeof currency === 'object' && !(typeof named === 'object' && isOfCurrencies(named.field))) {
    fault('x-currency', 'an enum of currencies next to it or of this entity', 'Correct the name.');
  }
  if (property['x-total'] && typeof named === 'object' && named.field.name.includes('.')) {
    fault('x-total', 'numbers of one unit', 'Remove it, or let a field of the record name the unit.');
  }
  return faults;
}

function isOfCurrencies({ type, options }: Field): boolean {
  return type === 'enum' && options.every(({ value }) => currencies.has(value));
}
