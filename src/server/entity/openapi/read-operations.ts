import { permissionFor } from '../../../entity/access/verbs';
import { countLimit } from '../../../entity/contract/envelope';
import type { Entity } from '../../../entity/model/entity';
import { parentField } from '../read/options/parent-field';
import { listParameters } from './list-parameters';
import {
  type Operation,
  type Paths,
  parameterRef,
  type Reference,
  type Schema,
  schemaName,
  schemaRef,
} from './operation';
import { answers, failures, inEnvelope } from './responses';

const refused = [401, 403];
const refusedOrMissing = [...refused, 404];

/** The paths of an entity that only read. */
export function readOperations(entity: Entity): Paths {
  const all = `/${entity.plural}`;
  const one = `${all}/{id}`;
  const filters = Object.keys(listParameters(entity)).map(parameterRef);
  const row = schemaRef(schemaName(entity));
  const show = (operationId: string, summary: string, data: Schema, more: Reference[] = []): Operation => ({
    ...head(entity, operationId, summary, 'show'),
    parameters: [parameterRef('id'), ...more],
    responses: answers(data, refusedOrMissing),
  });
  return {
    [entity.listPath]: {
      get: {
        ...head(entity, 'list', `List ${entity.titlePlural}`, 'list'),
        parameters: [...['start', 'end', 'search', 'columns'].map(parameterRef), ...filters],
        responses: { 200: listAnswer(row), ...failures(refused) },
      },
    },
    [`${all}/options`]: { get: optionsOperation(entity) },
    ...(parentField(entity) && { [`${all}/options/{id}`]: { get: parentOptionsOperation(entity) } }),
    ...(entity.operations.has('export') && { [`${all}/export`]: { get: exportOperation(entity, filters) } }),
    [one]: { get: show('show', `Show one ${entity.title}`, row) },
    [`${one}/form`]: { get: show('form', `What a form of one ${entity.title} starts from`, row) },
    ...(entity.history && {
      [`${one}/history`]: {
        get: show(
          'history',
          `Changes of one ${entity.title}, the newest first`,
          listOf(schemaRef('Change')),
          [parameterRef('start'), parameterRef('end')],
        ),
      },
    }),
  };
}

function optionsOperation(entity: Entity): Operation {
  return {
    ...head(entity, 'options', `${entity.titlePlural} to choose from, by what they are called`, 'list'),
    parameters: [parameterRef('search'), parameterRef('ids')],
    responses: answers(arrayOf(schemaRef('Option')), refused),
  };
}

function parentOptionsOperation(entity: Entity): Operation {
  return {
    ...head(
      entity,
      'parentOptions',
      `${entity.titlePlural} that one ${entity.title} may stand below`,
      'list',
    ),
    parameters: [parameterRef('id'), parameterRef('search'), parameterRef('ids')],
    responses: answers(arrayOf(schemaRef('Option')), refused),
  };
}

function exportOperation(entity: Entity, filters: readonly Reference[]): Operation {
  const binary = { type: 'string' };
  return {
    ...head(
      entity,
      'export',
      `Export ${entity.titlePlural} as a file; a page that is given does not count`,
      'export',
    ),
    parameters: [...['format', 'start', 'end', 'search'].map(parameterRef), ...filters],
    responses: {
      200: {
        description: 'The file.',
        content: {
          'text/csv': { schema: binary },
          'application/json': { schema: arrayOf(schemaRef(schemaName(entity))) },
        },
      },
      ...failures(refused),
    },
  };
}

function head(entity: Entity, action: string, summary: string, verb: 'list' | 'show' | 'export') {
  return {
    operationId: `${entity.name}.${action}`,
    summary,
    description: `Needs ${permissionFor(entity, verb)}.`,
    tags: [entity.name],
  };
}

function listAnswer(row: Schema) {
  const description = 'As `total`.';
  return {
    ...inEnvelope(listData(row)),
    headers: { 'X-Total-Count': { description, schema: { type: 'integer' } } },
  };
}

function listData(row: Schema): Schema {
  const totalIs = {
    enum: ['exact', 'atLeast'],
    description: `Counting what filters or a search leave stops at ${countLimit}.`,
  };
  const properties = { list: arrayOf(row), total: { type: 'integer', minimum: 0 }, totalIs };
  return { type: 'object', properties, required: Object.keys(properties) };
}

function listOf(items: Schema): Schema {
  return { type: 'object', properties: { list: arrayOf(items) }, required: ['list'] };
}

function arrayOf(items: Schema): Schema {
  return { type: 'array', items };
}
