import type { Entity } from '../model/entity';
import { type Fault, faultAt } from './fault';

/** Types of owner for which the settings page can offer a choice. */
const owners: readonly unknown[] = ['text', 'enum', 'reference'];

/** Faults of `x-singleton`: owners that are optional or cannot be chosen, or records that no caller can save. */
export function singletonFaults({ singleton, fields, operations, schema }: Entity): Fault[] {
  if (!singleton) return [];
  const faults: Fault[] = [];
  for (const [at, name] of singleton.entries()) {
    const field = fields.get(name);
    if (field?.required && !field.derived && owners.includes(field.type)) continue;
    const expected = 'a short text, enum or reference that is in "required" and that callers give';
    faults.push(faultAt(`/x-singleton/${at}`, name, expected, 'Name another property, or declare it so.'));
  }
  for (const needed of ['create', 'update'] as const) {
    if (operations.has(needed)) continue;
    const remedy = `Add "${needed}", or remove "x-singleton": the page saves in both ways.`;
    faults.push(faultAt('/x-operations', schema['x-operations'], `"${needed}" among them`, remedy));
  }
  return faults;
}
