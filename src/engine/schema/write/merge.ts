type Row = Readonly<Record<string, unknown>>;

/** The result of merging an update of an older version into the current record. */
export interface Merge {
  /** Fields to write. Empty when the update changes nothing. */
  readonly changes: Record<string, unknown>;
  /** Fields that both sides changed to different values. If there are any, nothing may be written. */
  readonly collisions: string[];
}

/**
 * Three-way merge per field. `base` is the record at the version the caller saw, `current` the
 * stored one, `wanted` the fields the caller sent. A field counts as changed by the caller
 * only where it differs from `base`.
 */
export function mergeUpdate(base: Row, current: Row, wanted: Row): Merge {
  const changes: Record<string, unknown> = {};
  const collisions: string[] = [];
  for (const [field, value] of Object.entries(wanted)) {
    if (isSame(value, base[field]) || isSame(value, current[field])) continue;
    if (isSame(base[field], current[field])) changes[field] = value;
    else collisions.push(field);
  }
  return { changes, collisions };
}

/** Equality of JSON values; the order of object keys does not matter. */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
    return (left ?? null) === (right ?? null);
  }
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every(
      (key) =>
        key in right &&
        isSame((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]),
    )
  );
}
