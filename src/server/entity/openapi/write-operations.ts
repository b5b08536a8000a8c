import { permissionFor } from '../../../entity/access/verbs';
import { id } from '../../../entity/contract/json-schema';
import type { Action, Entity } from '../../../entity/model/entity';
import { updateSchema } from '../../../entity/write/write-schema';
import { batchActions, batchBody } from '../write/batch';
import {
  jsonBody,
  type Operation,
  optionalBody,
  type Paths,
  parameterRef,
  type Schema,
  schemaName,
  schemaRef,
} from './operation';
import { answers } from './responses';

const refused = [401, 403, 409, 413, 415, 422];
const refusedOrMissing = [...refused, 404];

/** The paths of an entity that write, as far as it offers them. */
export function writeOperations(entity: Entity): Paths {
  const all = `/${entity.plural}`;
  const one = `${all}/{id}`;
  const offers = (name: 'create' | 'update' | 'delete' | 'import') => entity.operations.has(name);
  return {
    ...(offers('create') && { [entity.createPath]: { post: createOperation(entity) } }),
    ...((offers('update') || offers('delete')) && {
      [one]: {
        ...(offers('update') && { put: updateOperation(entity) }),
        ...(offers('delete') && { delete: deleteOperation(entity) }),
      },
    }),
    [`${all}/batch`]: { post: batchOperation(entity) },
    ...(offers('import') && { [`${all}/import`]: { post: importOperation(entity) } }),
    ...Object.fromEntries(
      entity.actions.map((action) => [`${one}/${action.name}`, { post: actionOperation(entity, action) }]),
    ),
  };
}

function createOperation(entity: Entity): Operation {
  return {
    ...head(entity, 'create', `Add a ${entity.title}`),
    parameters: [parameterRef('idempotencyKey')],
    requestBody: jsonBody(schemaRef(schemaName(entity, 'create'))),
    responses: answers(schemaRef(schemaName(entity)), refused),
  };
}

function updateOperation(entity: Entity): Operation {
  return {
    ...head(entity, 'update', `Change one ${entity.title}, based on the version that was read`),
    parameters: [parameterRef('id')],
    requestBody: jsonBody(schemaRef(schemaName(entity, 'update'))),
    responses: answers(schemaRef(schemaName(entity)), refusedOrMissing),
  };
}

function deleteOperation(entity: Entity): Operation {
  return {
    ...head(entity, 'delete', `Delete one ${entity.title}`),
    parameters: [parameterRef('id'), { name: 'version', in: 'query', schema: id }],
    responses: answers({ type: 'null' }, refusedOrMissing),
  };
}

function batchOperation(entity: Entity): Operation {
  const action = { enum: batchActions(entity) };
  return {
    operationId: `${entity.name}.batch`,
    summary: `Do the same with several ${entity.titlePlural}, or with none if one of them refuses`,
    tags: [entity.name],
    parameters: [parameterRef('idempotencyKey')],
    requestBody: jsonBody({ ...batchBody, properties: { ...batchBody.properties, action } }),
    responses: answers(schemaRef('Count'), refusedOrMissing),
  };
}

function importOperation(entity: Entity): Operation {
  const file = { type: 'string', contentMediaType: 'text/csv' };
  return {
    ...head(entity, 'import', `Add the ${entity.titlePlural} of a CSV file, all or none`),
    parameters: [
      { name: 'dryRun', in: 'query', schema: { type: 'boolean', default: false } },
      parameterRef('idempotencyKey'),
    ],
    requestBody: {
      required: true,
      content: {
        'text/csv': { schema: { type: 'string' } },
        'multipart/form-data': { schema: { type: 'object', properties: { file }, required: ['file'] } },
      },
    },
    responses: answers(schemaRef('Count'), refused),
  };
}

function actionOperation(entity: Entity, action: Action): Operation {
  const { properties } = updateSchema(entity);
  const required = action.require ?? [];
  const demanded = required.flatMap((name) => (properties[name] ? [[name, properties[name]]] : []));
  const body = { type: 'object', properties: { version: id, ...Object.fromEntries(demanded) } };
  return {
    ...head(
      entity,
      action.name,
      `${action.title}: ${action.field} from ${action.from.join(', ')} to ${action.to}`,
    ),
    parameters: [parameterRef('id'), parameterRef('idempotencyKey')],
    requestBody: optionalBody(body satisfies Schema),
    responses: answers(schemaRef(schemaName(entity)), refusedOrMissing),
  };
}

function head(entity: Entity, action: string, summary: string) {
  return {
    operationId: `${entity.name}.${action}`,
    summary,
    description: `Needs ${permissionFor(entity, action)}.`,
    tags: [entity.name],
  };
}
