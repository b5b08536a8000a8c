import { type Fault, faultAt } from './fault';

/** The fault of a keyword that only works in a property of the record. */
export function nestedFault(keyword: string, value: unknown, at: string): Fault {
  return faultAt(at, value, 'a field of the record', `Remove "${keyword}" from the nested field.`);
}
