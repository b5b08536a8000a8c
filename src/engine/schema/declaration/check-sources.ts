import { type Fault, faultAt } from '../keywords/fault';
import type { Entity, Field } from '../model/entity';

/** Faults of a required field that nothing fills. */
export function sourceFaults({ operations }: Entity, field: Field): Fault[] {
  const { name, property, required } = field;
  const pointer = `/properties/${name}`;
  // Without create and import, server code fills the field.
  const isMadeByCallers = operations.has('create') || operations.has('import');
  if (!required || !property.readOnly || !isMadeByCallers || hasSource(field)) return [];
  const remedy =
    'Give it "default" or "x-default", or take it out of "required": callers cannot give it, and no record has it.';
  return [faultAt(`${pointer}/readOnly`, true, 'a source of what "required" demands', remedy)];
}

function hasSource({ property, filledFrom, inherit, sequence, computed, count }: Field): boolean {
  const sources = [property.default, property['x-given'], filledFrom, inherit, sequence, computed, count];
  return sources.some((source) => source !== undefined);
}
