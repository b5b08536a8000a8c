import {
  jsonBody,
  type Operation,
  optionalBody,
  type Parameter,
  type Paths,
  parameterRef,
  schemaName,
  schemaRef,
} from './operation';
import { array, object, operation } from './system-operation';

const text = { type: 'string' };
const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const repeatable = parameterRef('idempotencyKey');
const explanation = object({ allowed: { type: 'boolean' }, steps: array({ type: 'object' }) });
const nullable = { type: ['string', 'null'] };
const grant = object({
  id,
  parent: { type: ['integer', 'null'] },
  type: text,
  name: text,
  perm: nullable,
  icon: nullable,
});
const config = schemaRef(schemaName({ name: 'partner-config' }));

/** What an account does with itself, and an admin with the accounts and roles of others. */
export const accountPaths: Paths = {
  '/notices': {
    get: asked(
      operation('notices', 'What the account is told, the newest first', schemaRef('Notices'), [401]),
      [query('before', id)],
    ),
  },
  '/notices/read': {
    post: {
      ...operation('readNotices', 'Mark as read', object({ unread: { type: 'integer' } }), [401, 422]),
      requestBody: optionalBody(object({}, { ids: { ...array(id), maxItems: 1000 } })),
    },
  },
  '/manger/partneruserconfig': {
    get: asked(
      operation(
        'getPartnerConfig',
        'The settings of a partner: with version 0 and the usual values where none were saved; 400 for a code that /manger/partneruserconfig/partners does not tell, whose settings may be saved all the same',
        config,
        [400, 401, 403],
      ),
      [query('pcode', text)],
    ),
  },
  '/manger/partneruserconfig/partners': {
    get: asked(
      operation(
        'partners',
        'Partners whose settings may be seen: at most 50 that match q, or the one called pcode',
        array(object({ pcode: text, name: nullable, saved: { type: 'boolean' } })),
        [400, 401, 403],
      ),
      [query('q', text), query('pcode', text)],
    ),
  },
  '/manger/setpartneruserconfig': {
    post: {
      ...asked(
        operation('setPartnerConfig', 'Save the settings of a partner', config, [401, 403, 409, 422]),
        [query('pcode', text), repeatable],
      ),
      // The settings themselves are checked by their entity.
      requestBody: jsonBody({ type: 'object', additionalProperties: true }),
    },
  },
  '/access/explain': {
    get: asked(
      operation('explainAccess', 'Why an account may or may not do something', explanation, [401, 403, 404]),
      [
        { ...query('manager', id), required: true },
        { ...query('entity', text), required: true },
        query('action', text),
        query('record', id),
        query('field', text),
      ],
    ),
  },
  '/access/grants': {
    get: operation('accessGrants', 'The menus and buttons that a role can hold', array(grant), [401, 403]),
  },
  '/access/withheld-roles': {
    get: operation(
      'withheldRoles',
      'Roles that whoever asks may not give to an account that does not hold them',
      array(id),
      [401, 403],
    ),
  },
  '/access/matrix': {
    get: asked(operation('accessMatrix', 'What a role permits', { type: 'object' }, [401, 403]), [
      { ...query('role', id), required: true },
    ]),
  },
};

function query(name: string, schema: Parameter['schema']): Parameter {
  return { name, in: 'query', schema };
}

function asked(described: Operation, parameters: NonNullable<Operation['parameters']>): Operation {
  return { ...described, parameters };
}
