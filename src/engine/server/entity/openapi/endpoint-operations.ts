import { permissionFor } from '../../../schema/access/verbs';
import { parameterRef, type Reference, responseRef, schemaRef } from '../../../schema/contract/component';
import type { Endpoint, Permission } from '../../../schema/contract/endpoint';
import { id, type Schema, text } from '../../../schema/contract/json-schema';
import { entityNamed, type Model } from '../../../schema/declaration/model';
import {
  addOperation,
  type Method,
  type Operation,
  type Parameter,
  type Paths,
  type RequestBody,
  type Response,
} from './operation';
import { failures, inEnvelope } from './responses';

interface Described {
  readonly paths: Paths;
  /** Titled schemas by title. */
  readonly schemas: Readonly<Record<string, Schema>>;
}

export function endpointOperations(endpoints: readonly Endpoint[], model: Model): Described {
  const paths: Paths = {};
  const schemas: Record<string, Schema> = {};
  for (const endpoint of endpoints) {
    const path = templateOf(endpoint.path);
    const method = endpoint.method.toLowerCase() as Method;
    addOperation(paths, path, method, withoutTitled(operationOf(endpoint, model), schemas) as Operation);
  }
  return { paths, schemas };
}

function operationOf(endpoint: Endpoint, model: Model): Operation {
  const { name, summary, alias, entity = 'system', tags = [entity], principal = 'account' } = endpoint;
  const permissions = [endpoint.permission ?? []].flat().map((one) => permissionText(one, model));
  const notes = [
    ...(permissions.length > 0 ? [`Needs ${permissions.join(' and ')}.`] : []),
    ...(alias === undefined ? [] : [`Also at \`${templateOf(alias)}\`.`]),
  ];
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.parameters ?? []).map(parameterRef),
    ...(endpoint.idempotent ? [parameterRef('idempotencyKey')] : []),
  ];
  return {
    operationId: name,
    summary,
    ...(notes.length > 0 && { description: notes.join(' ') }),
    tags,
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: requestBodyOf(endpoint.body, endpoint.accepts) }),
    responses: responsesOf(endpoint),
    ...(principal === 'public' && { security: [] }),
    ...(principal !== 'public' && principal !== 'account' && { security: [{ [principal]: [] }] }),
  };
}

function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

function permissionText(permission: Permission, model: Model): string {
  if (permission.includes(':')) return permission;
  const [entity = '', action = ''] = permission.split('.');
  return permissionFor(entityNamed(model, entity), action);
}

function parametersOf(schema: Schema | undefined, place: 'path' | 'query'): (Parameter | Reference)[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => {
    if (name === 'id' && schema === id) return parameterRef('id');
    const { description, ...property } = schema;
    return {
      name,
      in: place,
      ...(required.includes(name) && { required: true }),
      ...(typeof description === 'string' && { description }),
      schema: property,
    };
  });
}

function requestBodyOf(
  schema: Schema,
  accepts: readonly string[] = ['application/json'],
): RequestBody | Reference {
  if (isComponent(schema, 'requestBodies')) return schema;
  const { required } = schema as { readonly required?: readonly string[] };
  return {
    required: required === undefined || required.length > 0,
    content: Object.fromEntries(
      accepts.map((mediaType) => [mediaType, { schema: mediaType.startsWith('text/') ? text : schema }]),
    ),
  };
}

/** Whether the schema refers to a component of that kind, which replaces the whole request body or response. */
function isComponent(schema: Schema, kind: 'requestBodies' | 'responses'): schema is Reference {
  return String(schema.$ref).startsWith(`#/components/${kind}/`);
}

function responsesOf(endpoint: Endpoint): Operation['responses'] {
  return { 200: successOf(endpoint), ...failures(errorsOf(endpoint)) };
}

function successOf({ response, answers: mediaType }: Endpoint): Response | Reference {
  if (response && isComponent(response, 'responses')) return response;
  if (mediaType !== undefined) {
    return { description: 'Success.', content: { [mediaType]: { schema: response ?? {} } } };
  }
  return response === undefined ? responseRef('Nothing') : inEnvelope(response);
}

function errorsOf({ principal, permission, params, method, body, errors = [] }: Endpoint): number[] {
  return [
    // The `default` response also describes these statuses, but linters demand at least one that is named.
    ...(principal === 'public' ? [400] : permission === undefined ? [401] : [403]),
    ...(params === undefined ? [] : [404]),
    ...(method === 'GET' || body === undefined ? [] : [422]),
    ...errors,
  ];
}

/** A copy in which references to components replace titled schemas; these are added to `found`. */
function withoutTitled(part: unknown, found: Record<string, Schema>): unknown {
  if (Array.isArray(part)) return part.map((item) => withoutTitled(item, found));
  if (typeof part !== 'object' || part === null) return part;
  const { title } = part as { readonly title?: unknown };
  const copy = () =>
    Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withoutTitled(value, found)]));
  if (typeof title !== 'string') return copy();
  if (!(title in found)) {
    // Registered before its parts are visited, because they may refer to it.
    found[title] = {};
    found[title] = copy();
  }
  return schemaRef(title);
}
