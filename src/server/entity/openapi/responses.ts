import { errorCatalogue } from '../../../entity/contract/app-error';
import { type Operation, type Response, type Schema, schemaRef } from './operation';

const statuses = [...new Set(Object.values(errorCatalogue).map(({ status }) => status))].sort();

/** What every operation may answer besides what it names. */
const usual = [400, 429, 431, 500, 503];

/** A success in the envelope, and the errors that may come instead of it. */
export function answers(data: Schema, errors: readonly number[]): Operation['responses'] {
  return { 200: inEnvelope(data), ...failures(errors) };
}

export function inEnvelope(data: Schema): Response {
  return {
    description: 'Success.',
    content: { 'application/json': { schema: envelopeOf({ const: 0 }, data) } },
  };
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
  return Object.fromEntries(statuses.map((status) => [`Status${status}`, errorResponse(status)]));
}

function errorResponse(status: number): Response {
  const errors = Object.entries(errorCatalogue).filter(([, error]) => error.status === status);
  const codes = errors.map(([, error]) => error.code);
  const schema = envelopeOf({ type: 'integer', enum: codes }, dataOf(status));
  return {
    description: errors.map(([name, { code }]) => `${code}: ${name}`).join('; '),
    content: { 'application/json': { schema } },
  };
}

function dataOf(status: number): Schema {
  if (status === 422) return schemaRef('Invalid');
  if (status === 404) return { oneOf: [schemaRef('Missing'), { type: 'null' }] };
  return status === 409 ? { oneOf: [schemaRef('Conflict'), { type: 'null' }] } : {};
}

function envelopeOf(code: Schema, data: Schema): Schema {
  return {
    type: 'object',
    properties: { code, msg: { type: 'string' }, data },
    required: ['code', 'msg', 'data'],
  };
}
