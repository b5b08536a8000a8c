import { errorCatalogue } from '../../../schema/contract/app-error';
import { responseRef, schemaRef } from '../../../schema/contract/component';
import { countLimit } from '../../../schema/contract/envelope';
import { array, integer, object, type Schema, text } from '../../../schema/contract/json-schema';
import type { Model } from '../../../schema/declaration/model';
import type { Operation, Response } from './operation';

/** Statuses that every operation on records can answer; one response describes them. */
const usual = [400, 401, 413, 415, 429, 431, 500, 503];

export function inEnvelope(data: Schema): Response {
  return envelopeOf('Success.', { const: 0 }, data);
}

/** References to the responses of these statuses, with `Failure` as the default. */
export function failures(errors: readonly number[]): Operation['responses'] {
  const named = [...new Set(errors)].sort();
  return {
    ...Object.fromEntries(named.map((status) => [status, responseRef(`E${status}`)])),
    default: responseRef('Failure'),
  };
}

/** Responses that all entities share, and one per HTTP status of the error catalogue with its possible codes. */
export function sharedResponses(): Record<string, Response> {
  const statuses = new Set(Object.values(errorCatalogue).map(({ status }) => status));
  return {
    Changes: inEnvelope(object({ list: array(schemaRef('Change')) })),
    Count: inEnvelope(schemaRef('Count')),
    Failure: errorResponse(usual),
    Nothing: inEnvelope({ type: 'null' }),
    Options: inEnvelope(array(schemaRef('Option'))),
    ...Object.fromEntries([...statuses].map((status) => [`E${status}`, errorResponse([status])])),
  };
}

/** Responses with a record and with a list of records, for each entity. */
export function recordResponses({ entities }: Model): Record<string, Response> {
  const responses = [...entities.keys()].map((name) => ({
    [name]: inEnvelope(schemaRef(name)),
    [`${name}.list`]: listAnswer(schemaRef(name)),
    [`${name}.export`]: fileOf(schemaRef(name)),
  }));
  return Object.assign({}, ...responses);
}

function listAnswer(row: Schema): Response {
  const totalIs = {
    enum: ['exact', 'atLeast'],
    description: `Counting what filters or a search leave stops at ${countLimit}.`,
  };
  return {
    ...inEnvelope(object({ list: array(row), total: { ...integer, minimum: 0 }, totalIs })),
    headers: { 'X-Total-Count': { description: 'As `total`.', schema: integer } },
  };
}

function fileOf(row: Schema): Response {
  const content = { 'text/csv': { schema: text }, 'application/json': { schema: array(row) } };
  return { description: 'The file.', content };
}

function errorResponse(statuses: readonly number[]): Response {
  const errors = Object.entries(errorCatalogue).filter(([, { status }]) => statuses.includes(status));
  const description = errors.map(([name, { code }]) => `${code}: ${name}`).join('; ');
  return envelopeOf(description, { ...integer, enum: errors.map(([, { code }]) => code) }, dataOf(statuses));
}

function dataOf([status]: readonly number[]): Schema {
  if (status === 422) return schemaRef('Invalid');
  if (status === 404) return { oneOf: [schemaRef('Missing'), { type: 'null' }] };
  return status === 409 ? { oneOf: [schemaRef('Conflict'), { type: 'null' }] } : {};
}

function envelopeOf(description: string, code: Schema, data: Schema): Response {
  return { description, content: { 'application/json': { schema: object({ code, msg: text, data }) } } };
}
