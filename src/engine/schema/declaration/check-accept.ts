import type { Field } from '../model/entity';
import { type Fault, faultAt } from './fault';

/** Faults of `x-accept`, at any depth of a record. */
export function acceptFaults({ name, type, property }: Field, pointer: string): Fault[] {
  const accepted = property['x-accept'];
  if (accepted === undefined || type === 'file' || type === 'files') return [];
  const expected = '"format": "file", or an array of such';
  return [faultAt(`${pointer}/x-accept`, accepted, expected, `Remove it; ${name} is ${type}.`)];
}
