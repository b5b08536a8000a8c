import type { Model } from '../../entity/model';
import { jsonBody, type Operation, type Paths, type Schema, schemaRef } from './operation';
import { answers, failures } from './responses';

const text = { type: 'string' };
const fileId = { name: 'id', in: 'path', required: true, schema: text } as const;

/** The paths that belong to no entity. */
export function systemPaths(model: Model): Paths {
  return {
    '/health': {
      get: forAll(operation('health', 'Whether requests are served', object({ status: text }), [])),
    },
    '/manger/login': { post: login },
    '/manger/captcha': {
      get: forAll(
        operation(
          'captcha',
          'A verify code for the next login',
          object({ captchaKey: text, captchaImage: text }),
          [],
        ),
      ),
    },
    '/manger/getUserInfo': {
      get: operation('getUserInfo', 'Who is signed in', schemaRef('UserInfo'), [401]),
    },
    '/manger/logout': { get: operation('logout', 'End the session', { type: 'null' }, [401]) },
    '/manger/changePassword': {
      post: {
        ...operation('changePassword', 'Change the own password', { type: 'null' }, [401, 422]),
        requestBody: jsonBody(object({ oldPassword: text, newPassword: text })),
      },
    },
    '/menus/routes': {
      get: operation('routes', 'The navigation of who is signed in', array(schemaRef('Route')), [401]),
    },
    '/files': { post: upload },
    '/files/{id}': { get: download },
    '/openapi.json': { get: document('openapi', 'This document') },
    ...Object.fromEntries(
      [...model.entities.values()].map(({ name, title }) => [
        `/schemas/${name}.json`,
        { get: document(`${name}.schema`, `The declaration of ${title}`) },
      ]),
    ),
  };
}

const credentials = object(
  { username: text, password: text, utype: { enum: ['1', '2', '3'] } },
  {
    captchaKey: text,
    captchaCode: text,
  },
);

const login: Operation = {
  ...forAll(operation('login', 'Begin a session', object({ token: text }), [401, 422])),
  requestBody: {
    required: true,
    content: Object.fromEntries(
      ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'].map((mediaType) => [
        mediaType,
        { schema: credentials },
      ]),
    ),
  },
};

const upload: Operation = {
  ...operation(
    'upload',
    'Keep a file',
    object({ url: text, name: text, size: { type: 'integer' }, mediaType: text }),
    [401, 413, 415],
  ),
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': { schema: object({ file: { type: 'string', contentEncoding: 'binary' } }) },
    },
  },
};

const download: Operation = {
  ...forAll(operation('download', 'A file', {}, [])),
  parameters: [fileId],
  responses: {
    200: { description: 'The file.', content: { 'application/octet-stream': { schema: {} } } },
    ...failures([404]),
  },
};

function document(operationId: string, summary: string): Operation {
  return {
    ...operation(operationId, summary, {}, []),
    responses: {
      200: { description: 'Success.', content: { 'application/json': { schema: { type: 'object' } } } },
      ...failures([401]),
    },
  };
}

function operation(operationId: string, summary: string, data: Schema, errors: readonly number[]): Operation {
  return { operationId, summary, tags: ['system'], responses: answers(data, errors) };
}

function forAll(described: Operation): Operation {
  return { ...described, security: [] };
}

function array(items: Schema): Schema {
  return { type: 'array', items };
}

function object(
  properties: Readonly<Record<string, Schema>>,
  optional: Readonly<Record<string, Schema>> = {},
): Schema {
  return { type: 'object', properties: { ...properties, ...optional }, required: Object.keys(properties) };
}
