import type { Entity } from '../../../entity/model/entity';
import type { Row } from '../context';

/** Field to `[from, to]`, as `footwork.history` keeps it. */
export type Changes = Record<string, readonly [from: unknown, to: unknown]>;

/** What a create, an update or a delete changed; a side that does not exist is `{}`. Secrets show no value. */
export function changesBetween(entity: Entity, from: Row, to: Row): Changes {
  const changes: Changes = {};
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const field = entity.fields.get(name);
    const [before, after] = [from[name] ?? null, to[name] ?? null];
    if (!field || field.system || (before === null && after === null)) continue;
    changes[name] = field.secret ? [null, null] : [before, after];
  }
  return changes;
}
