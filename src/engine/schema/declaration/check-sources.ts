import type { Entity, Field } from '../model/entity';
import { type Fault, faultAt } from './fault';

/** Faults of a required field that nothing fills, and of a unique field with a default. */
export function sourceFaults({ operations }: Entity, field: Field): Fault[] {
  const { name, property, required, unique } = field;
  const pointer = `/properties/${name}`;
  const faults: Fault[] = [];
  // Without create and import, server code fills the field.
  const isMadeByCallers = operations.has('create') || operations.has('import');
  if (required && property.readOnly && isMadeByCallers && !hasSource(field)) {
    const remedy =
      'Give it "default" or "x-default", or take it out of "required": callers cannot give it, and no record has it.';
    faults.push(faultAt(`${pointer}/readOnly`, true, 'a source of what "required" demands', remedy));
  }
  if (unique && property.default !== undefined) {
    const remedy = 'Remove one of the two: the second record that is given none is refused.';
    faults.push(faultAt(`${pointer}/default`, property.default, 'no "default" next to "x-unique"', remedy));
  }
  return faults;
}

function hasSource({ property, filledFrom, inherit, sequence, computed, count }: Field): boolean {
  const sources = [property.default, property['x-given'], filledFrom, inherit, sequence, computed, count];
  return sources.some((source) => source !== undefined);
}
