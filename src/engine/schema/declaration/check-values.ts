import { accepts } from '../keywords/accepts';
import { type Fault, faultAt } from '../keywords/fault';
import type { Field } from '../model/entity';
import type { PropertySchema } from '../model/entity-schema';
import { storedText } from '../model/stored-text';
import { lengthFaults } from './check-lengths';

/** Faults of a property that accepts no value, or not its own default. */
export function valueFaults(field: Field, pointer: string): Fault[] {
  const { property } = field;
  const { items } = property;
  const bounds = [
    ...boundFaults(property, pointer),
    ...(typeof items === 'object' ? boundFaults(items as PropertySchema, `${pointer}/items`) : []),
  ];
  return bounds.length > 0 ? bounds : [...enumFaults(property, pointer), ...defaultFaults(field, pointer)];
}

function defaultFaults(field: Field, pointer: string): Fault[] {
  const { default: value } = field.property;
  const at = `${pointer}/default`;
  if (value === undefined) return [];
  if (!accepts(field.property, value))
    return [faultAt(at, value, 'a value that the property can have', 'Correct the default.')];
  const stored = typeof value === 'string' ? storedText(field, value) : value;
  return stored === value ? [] : [faultAt(at, value, 'the value as it is stored', `Write "${stored}".`)];
}

/** Faults of enum values that other keywords of the property reject. */
function enumFaults(property: PropertySchema, pointer: string): Fault[] {
  const remedy = 'Correct the value, or the keywords next to "enum".';
  return (property.enum ?? []).flatMap((value, at) =>
    accepts(property, value)
      ? []
      : [faultAt(`${pointer}/enum/${at}`, value, 'a value that the property can have', remedy)],
  );
}

function boundFaults(property: PropertySchema, pointer: string): Fault[] {
  const pairs = [
    ['minLength', 'maxLength'],
    ['minItems', 'maxItems'],
  ] as const;
  const remedy = 'Correct the bounds: no value lies between them.';
  const sizes = pairs
    .filter(([least, most]) => (property[least] ?? 0) > (property[most] ?? Infinity))
    .map(([least, most]) =>
      faultAt(`${pointer}/${least}`, property[least], `at most ${property[most]}, "${most}"`, remedy),
    );
  if (sizes.length === 0) sizes.push(...lengthFaults(property, pointer));
  if (hasNumber(property)) return sizes;
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, multipleOf } = property;
  const least = exclusiveMinimum < minimum ? 'minimum' : 'exclusiveMinimum';
  const expected = `bounds that leave a ${multipleOf === undefined ? 'number' : `multiple of ${multipleOf}`}`;
  return [...sizes, faultAt(`${pointer}/${least}`, property[least], expected, remedy)];
}

/** Whether a number satisfies the bounds, or there are none. */
function hasNumber({ type, multipleOf, ...bounds }: PropertySchema): boolean {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity } = bounds;
  const { maximum = Infinity, exclusiveMaximum = Infinity } = bounds;
  const least = Math.max(minimum, exclusiveMinimum);
  const isWithin = (value: number) =>
    value > exclusiveMinimum && value <= maximum && value < exclusiveMaximum;
  const step = multipleOf ?? (type === 'integer' ? 1 : undefined);
  if (!Number.isFinite(least)) return exclusiveMaximum > -Infinity;
  if (step === undefined) return least < exclusiveMaximum && (isWithin(least) || least < maximum);
  // The tolerance absorbs rounding: 0.3 / 0.1 is more than 3.
  const first = Math.ceil(least / step - 1e-9) * step;
  return isWithin(first) || isWithin(first + step);
}
