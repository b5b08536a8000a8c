import { totalsLimit } from '../../../entity/contract/list-total';
import type { Model } from '../../../entity/declaration/model';
import { uploadKinds } from '../../http/media-type';
import { accountPaths } from './account-paths';
import { menuPaths } from './menu-paths';
import { type Operation, type Paths, parameterRef } from './operation';
import { failures } from './responses';
import { array, forAll, object, operation } from './system-operation';

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
          'A challenge for the next login: the characters of the picture, or a proof of work',
          object({ captchaKey: text, captchaImage: text, captchaWork: { type: 'integer' } }),
          [],
        ),
      ),
    },
    ...accountPaths,
    ...menuPaths,
    '/totals': { get: totals },
    '/events': { get: events },
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
    captchaProof: text,
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

const totals: Operation = {
  ...operation(
    'totals',
    'How many records lists have',
    array({
      type: ['object', 'null'],
      properties: { total: { type: 'integer' }, totalIs: text, mayCreate: { type: 'boolean' } },
    }),
    [400, 401],
  ),
  parameters: [
    {
      name: 'of',
      in: 'query',
      description: 'An entity, or an entity with the query of its list: store, device?dev_type_in=X5,FMP.',
      schema: { ...array(text), maxItems: totalsLimit },
    },
  ],
};

const events: Operation = {
  ...operation('events', 'Server-sent events for who is signed in', {}, []),
  responses: {
    200: { description: 'A stream.', content: { 'text/event-stream': { schema: text } } },
    ...failures([401]),
  },
};

const upload: Operation = {
  ...operation(
    'upload',
    'Keep a file',
    object({ url: text, name: text, size: { type: 'integer' }, mediaType: text }),
    [401, 403, 413, 415, 429],
  ),
  parameters: [
    { name: 'kind', in: 'query', schema: { enum: uploadKinds, default: 'any' } },
    parameterRef('idempotencyKey'),
  ],
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': { schema: object({ file: { type: 'string', contentEncoding: 'binary' } }) },
    },
  },
};

const download: Operation = {
  ...operation(
    'download',
    'A file, for who uploaded it or sees a record that names it; by header or cookie',
    {},
    [],
  ),
  parameters: [fileId],
  responses: {
    200: { description: 'The file.', content: { 'application/octet-stream': { schema: {} } } },
    ...failures([401, 404]),
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
