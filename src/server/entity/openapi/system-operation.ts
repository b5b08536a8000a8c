import type { Operation, Schema } from './operation';
import { answers } from './responses';

/** An operation that belongs to no entity. */
export function operation(
  operationId: string,
  summary: string,
  data: Schema,
  errors: readonly number[],
): Operation {
  return { operationId, summary, tags: ['system'], responses: answers(data, errors) };
}

/** The same for whoever asks, signed in or not. */
export function forAll(described: Operation): Operation {
  return { ...described, security: [] };
}

export function array(items: Schema): Schema {
  return { type: 'array', items };
}

/** An object with these properties, of which the first ones are always there. */
export function object(
  properties: Readonly<Record<string, Schema>>,
  optional: Readonly<Record<string, Schema>> = {},
): Schema {
  return { type: 'object', properties: { ...properties, ...optional }, required: Object.keys(properties) };
}
