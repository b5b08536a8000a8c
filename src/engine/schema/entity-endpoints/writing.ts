import { requestBodyRef, responseRef, schemaRef } from '../contract/component';
import { defineEndpoint } from '../contract/endpoint';
import { boolean, id, integer, object, titled } from '../contract/json-schema';
import type { Action, Entity } from '../model/entity';
import { actionInputs } from '../model/workflow';

const ofOne = object({ id });
/** Statuses of a write, in addition to those of every endpoint. */
const refusals = [409, 422];
/** In bytes. */
const bodyLimit = 1024 * 1024;
export const importLimit = 10 * 1024 * 1024;

export function createIn({ name, title, createPath }: Entity) {
  return defineEndpoint(`${name}.create`, 'POST', createPath, {
    summary: `Add a ${title}`,
    permission: `${name}.create`,
    body: schemaRef(`${name}.create`),
    bodyLimit,
    response: responseRef(name),
    errors: refusals,
    idempotent: true,
  });
}

export function updateOne({ name, plural, title }: Entity) {
  return defineEndpoint(`${name}.update`, 'PUT', `/${plural}/:id`, {
    summary: `Change one ${title}, based on the version that was read`,
    permission: `${name}.update`,
    params: ofOne,
    body: schemaRef(`${name}.update`),
    bodyLimit,
    response: responseRef(name),
    errors: refusals,
  });
}

export function deleteOne({ name, plural, title }: Entity) {
  return defineEndpoint(`${name}.delete`, 'DELETE', `/${plural}/:id`, {
    summary: `Delete one ${title}`,
    permission: `${name}.delete`,
    params: ofOne,
    parameters: ['version'],
    errors: refusals,
  });
}

export function batchActions(entity: Entity): string[] {
  return ['update', 'delete', ...entity.actions.map(({ name }) => name)];
}

/** The body names the action, so the handler checks the permission. */
export function batchOf(entity: Entity) {
  const { name, plural, titlePlural } = entity;
  return defineEndpoint(`${name}.batch`, 'POST', `/${plural}/batch`, {
    summary: `Do the same with several ${titlePlural}, or with none if one of them refuses`,
    body: { allOf: [schemaRef('Batch'), { properties: { action: { enum: batchActions(entity) } } }] },
    bodyLimit,
    response: responseRef('Count'),
    errors: [403, 404, ...refusals],
    idempotent: true,
  });
}

/** Imports the records of a CSV file: all or none; a dry run only returns their number. */
export function importInto({ name, plural, titlePlural }: Entity) {
  return defineEndpoint(`${name}.import`, 'POST', `/${plural}/import`, {
    summary: `Add the ${titlePlural} of a CSV file, all or none`,
    permission: `${name}.import`,
    query: object({}, { dryRun: { ...boolean, description: 'Tries everything and stores nothing.' } }),
    accepts: ['multipart/form-data', 'text/csv'],
    body: object({ file: { type: 'string', contentEncoding: 'binary' } }),
    bodyLimit: importLimit,
    response: titled('Count', object({ count: { ...integer, minimum: 0 } })),
    errors: refusals,
    idempotent: true,
  });
}

/** The body has the fields that the action requests, and the version for the optimistic lock. */
export function actionOf(entity: Entity, action: Action) {
  const { name, plural } = entity;
  return defineEndpoint(`${name}.${action.name}`, 'POST', `/${plural}/:id/${action.name}`, {
    summary: `${action.title}: ${action.field} from ${action.from.join(', ')} to ${action.to}`,
    permission: `${name}.${action.name}`,
    params: ofOne,
    body: requestBodyRef(actionInputs(entity, action).length > 0 ? `${name}.${action.name}` : 'Version'),
    bodyLimit,
    response: responseRef(name),
    errors: refusals,
    idempotent: true,
  });
}
