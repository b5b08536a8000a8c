import type { Schema } from '../../../entity/contract/json-schema';
import { schemaRef } from './operation';

/** A copy that refers to components in place of schemas with a title; their schemas are added to `found`. */
export function withoutTitled<T>(part: T, found: Record<string, Schema>): T {
  return replaced(part, found) as T;
}

function replaced(part: unknown, found: Record<string, Schema>): unknown {
  if (Array.isArray(part)) return part.map((item) => replaced(item, found));
  if (typeof part !== 'object' || part === null) return part;
  const { title } = part as { readonly title?: unknown };
  if (typeof title !== 'string') return replacedInside(part, found);
  if (!(title in found)) {
    // Before its parts, which may refer to it.
    found[title] = {};
    found[title] = replacedInside(part, found);
  }
  return schemaRef(title);
}

function replacedInside(part: object, found: Record<string, Schema>): Schema {
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, replaced(value, found)]));
}
