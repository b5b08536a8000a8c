import { createHash } from 'node:crypto';

/** PostgreSQL truncates identifiers at 63 bytes; ours are ASCII. */
const longest = 63;

/** The name or, where it is too long, its head with a hash of the whole. */
export function identifier(name: string): string {
  return name.length <= longest ? name : withHash(name, name);
}

/** `name_1a2b3c4d`: a name that changes with the definition of the named object. */
export function withHash(name: string, definition: string): string {
  const hash = createHash('sha256').update(definition).digest('hex').slice(0, 8);
  return `${name.slice(0, longest - 9)}_${hash}`;
}
