import { reaches, userTypes } from '../app';
import { defineEndpoint } from '../endpoint';
import {
  array,
  boolean,
  id,
  nullableId,
  nullableText,
  object,
  text,
  type ValueOf,
  wordParams,
} from '../json-schema';

/** Why an account may or may not do something. */
export type Explained = ValueOf<typeof explanation>;

/** What a role permits, entity by entity. */
export type Matrix = ValueOf<typeof matrix>;

/** A menu or a button that a role can hold. */
export type Grant = ValueOf<typeof grant>;

const reach = { type: 'string', enum: reaches } as const;
const roleName = { id, code: text, name: text };
const decision = { allowed: boolean, reason: text, params: wordParams };

const explanation = object({
  actor: object({
    id,
    username: text,
    nickname: text,
    utype: { type: 'integer', enum: userTypes.map(({ value }) => value) },
    roles: array(text),
    scope: reach,
  }),
  allowed: boolean,
  steps: array(
    object({
      about: { type: 'string', enum: ['account', 'action', 'record', 'state', 'field'] },
      ...decision,
      message: text,
    }),
  ),
  grantedBy: { ...array(object(roleName)), description: 'The roles that give the permission.' },
});

const grant = object({
  id,
  parent: nullableId,
  type: { type: 'string', enum: ['directory', 'menu', 'button', 'iframe'] },
  name: text,
  perm: nullableText,
  icon: nullableText,
});

const matrix = object({
  role: object({ ...roleName, scope: reach }),
  entities: array(
    object({
      entity: text,
      rows: { type: 'string', enum: [...reaches, 'none'] },
      actions: array(object({ action: text, permission: text, ...decision })),
      hidden: array(text),
      readonly: array(text),
    }),
  ),
});

export const explainAccess = defineEndpoint('explainAccess', 'GET', '/access/explain', {
  summary: 'Why an account may or may not do something',
  permission: ['role.show', 'manager.show'],
  query: object(
    { manager: id, entity: text },
    { action: { ...text, default: 'show' }, record: id, field: text },
  ),
  response: explanation,
  errors: [404],
  isWorded: true,
});

export const getGrants = defineEndpoint('accessGrants', 'GET', '/access/grants', {
  summary: 'The menus and buttons that a role can hold',
  permission: 'role.show',
  response: array(grant),
  reads: ['menu'],
});

export const getWithheldRoles = defineEndpoint('withheldRoles', 'GET', '/access/withheld-roles', {
  summary: 'Roles that the caller may not give to an account that does not hold them',
  permission: 'role.show',
  response: array(id),
  reads: ['role', 'menu', 'manager'],
});

export const getMatrix = defineEndpoint('accessMatrix', 'GET', '/access/matrix', {
  summary: 'What a role permits',
  permission: 'role.show',
  query: object({ role: id }),
  response: matrix,
  reads: ['role', 'menu'],
});
