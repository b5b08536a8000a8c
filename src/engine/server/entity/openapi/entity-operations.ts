import { permissionFor } from '../../../schema/access/verbs';
import { array, id, object, type Schema, text } from '../../../schema/contract/json-schema';
import type { Action, Entity } from '../../../schema/model/entity';
import { hasTotals } from '../../../schema/model/list-totals';
import { actionInputs } from '../../../schema/model/workflow';
import { updateSchema } from '../../../schema/write/write-schema';
import { parentField } from '../read/options/parent-field';
import { batchActions } from '../write/batch';
import {
  addOperation,
  type Method,
  type Operation,
  type Paths,
  parameterRef,
  type Reference,
  type RequestBody,
  type Response,
  requestBodyRef,
  responseRef,
  schemaRef,
} from './operation';
import { failures } from './responses';
import { withVariants } from './variant-schemas';

interface Details {
  /** The verb or action of the required permission, if it differs; null if the body decides. */
  readonly permission?: string | null;
  /** Names of further parameter components; the id in the path is always one. */
  readonly parameters?: readonly string[];
  readonly body?: Operation['requestBody'];
  /** Further statuses, in addition to those of every such operation. */
  readonly errors?: readonly number[];
}

/** The operations that the entity offers. */
export function entityOperations(entity: Entity): Paths {
  const { name, title, titlePlural, plural, operations } = entity;
  const all = `/${plural}`;
  const one = `${all}/{id}`;
  const row = schemaRef(name);
  const shown = responseRef(name);
  const options = responseRef('Options');
  const count = responseRef('Count');
  const filters = `${name}.filters`;
  const page = ['start', 'end', `${name}._sort`, 'order', 'search', filters];
  const once = ['idempotencyKey'];
  const paths: Paths = {};
  const add = (
    method: Method,
    path: string,
    action: string,
    summary: string,
    answer: Response | Reference,
    details: Details = {},
  ) =>
    addOperation(paths, path, method, {
      operationId: `${name}.${action}`,
      summary,
      tags: [name],
      ...partsOf(entity, method, path, { permission: action, ...details }, answer),
    });

  add('get', entity.listPath, 'list', `List ${titlePlural}`, responseRef(`${name}.list`), {
    parameters: [...page, 'columns'],
  });
  if (hasTotals(entity)) {
    const summary = `Count ${titlePlural}, by their states, and add up amounts`;
    add('get', `${all}/totals`, 'totals', summary, responseRef('Totals'), {
      permission: 'list',
      parameters: ['by', 'sum', 'search', filters],
    });
  }
  const choice = { permission: 'list', parameters: ['search', 'ids', 'for'] };
  add('get', `${all}/options`, 'options', `${titlePlural} to choose from, by name`, options, choice);
  if (parentField(entity)) {
    const summary = `${titlePlural} that one ${title} may stand below`;
    add('get', `${one}/options`, 'parentOptions', summary, options, choice);
  }
  if (operations.has('export')) {
    const summary = `Export ${titlePlural} as a file; a page that is given does not count`;
    const file = { description: 'The file.', content: contentOf({ 'text/csv': text, [json]: array(row) }) };
    add('get', `${all}/export`, 'export', summary, file, { parameters: ['format', 'with', ...page] });
  }
  add('get', one, 'show', `Show one ${title}`, shown);
  add('get', `${one}/form`, 'form', `What a form of one ${title} starts from`, shown, { permission: 'show' });
  if (entity.history) {
    const summary = `Changes of one ${title}, the newest first`;
    add('get', `${one}/history`, 'history', summary, responseRef('Changes'), {
      permission: 'show',
      parameters: ['start', 'end'],
    });
  }
  if (operations.has('create')) {
    const body = bodyOf({ [json]: schemaRef(`${name}.create`) });
    add('post', entity.createPath, 'create', `Add a ${title}`, shown, { parameters: once, body });
  }
  if (operations.has('update')) {
    const body = bodyOf({ [json]: schemaRef(`${name}.update`) });
    add('put', one, 'update', `Change one ${title}, based on the version that was read`, shown, { body });
  }
  if (operations.has('delete')) {
    add('delete', one, 'delete', `Delete one ${title}`, responseRef('Nothing'), { parameters: ['version'] });
  }
  const actions = { properties: { action: { enum: batchActions(entity) } } };
  const batch = { allOf: [schemaRef('Batch'), actions] };
  const summary = `Do the same with several ${titlePlural}, or with none if one of them refuses`;
  add('post', `${all}/batch`, 'batch', summary, count, {
    permission: null,
    parameters: once,
    body: bodyOf({ [json]: batch }),
    errors: [404],
  });
  if (operations.has('import')) {
    add('post', `${all}/import`, 'import', `Add the ${titlePlural} of a CSV file, all or none`, count, {
      parameters: ['dryRun', ...once],
      body: requestBodyRef('Csv'),
    });
  }
  for (const action of entity.actions) {
    const summary = `${action.title}: ${action.field} from ${action.from.join(', ')} to ${action.to}`;
    const body = actionBody(entity, action);
    add('post', `${one}/${action.name}`, action.name, summary, shown, { parameters: once, body });
  }
  return paths;
}

const json = 'application/json';

function contentOf(schemas: Readonly<Record<string, Schema>>): Record<string, { schema: Schema }> {
  return Object.fromEntries(Object.entries(schemas).map(([mediaType, schema]) => [mediaType, { schema }]));
}

function bodyOf(schemas: Readonly<Record<string, Schema>>): RequestBody {
  return { required: true, content: contentOf(schemas) };
}

function partsOf(
  entity: Entity,
  method: Method,
  path: string,
  details: Details,
  answer: Response | Reference,
) {
  const { permission, body, errors = [] } = details;
  const isOfOne = path.includes('{id}');
  const parameters = [...(isOfOne ? ['id'] : []), ...(details.parameters ?? [])];
  const refusals = method === 'get' ? [403] : [403, 409, 422];
  return {
    ...(permission && { description: `Needs ${permissionFor(entity, permission)}.` }),
    ...(parameters.length > 0 && { parameters: parameters.map(parameterRef) }),
    ...(body && { requestBody: body }),
    responses: { 200: answer, ...failures([...refusals, ...(isOfOne ? [404] : []), ...errors]) },
  };
}

/** The fields that the action requests, and the version for the optimistic lock. */
function actionBody(entity: Entity, action: Action): RequestBody | Reference {
  const inputs = actionInputs(entity, action);
  if (inputs.length === 0) return requestBodyRef('Version');
  const properties = withVariants(entity, updateSchema(entity).properties);
  return versionBody(Object.fromEntries(inputs.map(({ name }) => [name, properties[name] ?? {}])));
}

function versionBody(properties: Readonly<Record<string, Schema>>): RequestBody {
  return { ...bodyOf({ [json]: object({}, { version: id, ...properties }) }), required: false };
}

/** Request bodies that operations of many entities share. */
export const sharedBodies: Readonly<Record<string, RequestBody>> = {
  Csv: bodyOf({
    'text/csv': text,
    'multipart/form-data': object({ file: { ...text, contentMediaType: 'text/csv' } }),
  }),
  Version: versionBody({}),
};
