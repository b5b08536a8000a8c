import { errorCatalogue } from '../../../entity/contract/app-error';
import { integer, object, type Schema, text } from '../../../entity/contract/json-schema';
import { type Operation, type Response, schemaRef } from './operation';

/** What every operation can answer in addition to the answers that it names. */
const usual = [400, 429, 431, 500, 503];

export function inEnvelope(data: Schema): Response {
  return envelopeOf('Success.', { const: 0 }, data);
}

/** References to the responses of these statuses and of the usual ones. */
export function failures(errors: readonly number[]): Operation['responses'] {
  const named = [...new Set([...usual, ...errors])].sort();
  return Object.fromEntries(
    named.map((status) => [status, { $ref: `#/components/responses/Status${status}` }]),
  );
}

/** One response for each HTTP status of the catalogue, with the codes it may carry. */
export function errorResponses(): Record<string, Response> {
  const statuses = new Set(Object.values(errorCatalogue).map(({ status }) => status));
  return Object.fromEntries([...statuses].map((status) => [`Status${status}`, errorResponse(status)]));
}

function errorResponse(status: number): Response {
  const errors = Object.entries(errorCatalogue).filter(([, error]) => error.status === status);
  const description = errors.map(([name, { code }]) => `${code}: ${name}`).join('; ');
  return envelopeOf(description, { ...integer, enum: errors.map(([, { code }]) => code) }, dataOf(status));
}

function dataOf(status: number): Schema {
  if (status === 422) return schemaRef('Invalid');
  if (status === 404) return { oneOf: [schemaRef('Missing'), { type: 'null' }] };
  return status === 409 ? { oneOf: [schemaRef('Conflict'), { type: 'null' }] } : {};
}

function envelopeOf(description: string, code: Schema, data: Schema): Response {
  return { description, content: { 'application/json': { schema: object({ code, msg: text, data }) } } };
}
