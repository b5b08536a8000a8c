import { levels, reaches, userTypes } from '../app';
import { defineEndpoint } from '../endpoint';
import {
  anyObject,
  array,
  boolean,
  id,
  nullableId,
  nullableText,
  object,
  text,
  time,
  type ValueOf,
} from '../json-schema';

/** The signed-in account. */
export type UserInfo = ValueOf<typeof userInfo>;

/** A session as shown to its owner and to admins. */
export type SessionInfo = ValueOf<typeof sessionInfo>;

/** A successful login as shown to its owner. */
export type SignIn = ValueOf<typeof signIn>;

const fieldRule = object({}, { hidden: array(text), readonly: array(text) });

/** The account's own values, by the names that the levels of the application give them. */
const ownTies: object = Object.fromEntries(
  levels.map(({ info, entity }) => [info, entity === undefined ? nullableText : nullableId]),
);

const userInfo = {
  title: 'UserInfo',
  ...object({
    userId: id,
    username: text,
    nickname: text,
    avatar: nullableText,
    utype: { type: 'integer', enum: userTypes.map(({ value }) => value) },
    roles: { ...array(text), minItems: 1, description: 'Role codes.' },
    perms: array(text),
    ...ownTies,
    ties: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: ['string', 'integer'] } },
      description: 'By level, what ties rows to it; its own first.',
    },
    scope: { type: 'string', enum: reaches },
    fields: {
      type: 'object',
      additionalProperties: fieldRule,
      description: 'By entity, the fields that its roles hide or lock.',
    },
    settings: array(text),
    zone: {
      ...nullableText,
      description: 'The IANA time zone that its days go by; null: that of its browser, sent as `Time-Zone`.',
    },
    mustChange: { ...boolean, description: 'Whether it must choose a password of its own first.' },
  }),
} as const;

const sessionInfo = {
  title: 'Session',
  ...object({
    id,
    createdAt: time,
    lastUsedAt: time,
    expiresAt: time,
    ip: nullableText,
    userAgent: nullableText,
    current: { ...boolean, description: 'Whether it is the session of this call.' },
  }),
} as const;

const signIn = object({ at: time, ip: nullableText, userAgent: nullableText });

export const getUserInfo = defineEndpoint('getUserInfo', 'GET', '/manger/getUserInfo', {
  entity: 'manager',
  summary: 'Who is signed in',
  beforePasswordChange: true,
  response: userInfo,
  reads: ['manager', 'role'],
});

export const logout = defineEndpoint('logout', 'GET', '/manger/logout', {
  entity: 'manager',
  summary: 'End the session',
  beforePasswordChange: true,
});

export const changeOwnPassword = defineEndpoint('changePassword', 'POST', '/manger/changePassword', {
  entity: 'manager',
  summary: 'Change the own password',
  beforePasswordChange: true,
  body: object({ oldPassword: text, newPassword: text }),
  checksOwnBody: true,
  errors: [429],
  changes: ['sessions'],
});

export const getProfile = defineEndpoint('profile', 'GET', '/manger/profile', {
  entity: 'manager',
  summary: 'The own account, and its last sign-ins',
  response: object({
    account: anyObject,
    roles: { ...array(text), description: 'Names of its enabled roles.' },
    signIns: array(signIn),
  }),
  reads: ['manager', 'role'],
});

export const changeProfile = defineEndpoint('changeProfile', 'PUT', '/manger/profile', {
  summary: 'Change the own account',
  entity: 'manager',
  body: object(
    { version: id },
    { nickname: nullableText, contact: nullableText, phone: nullableText, icon: nullableText },
  ),
  response: anyObject,
  errors: [409],
  changes: ['manager'],
});

export const getSessions = defineEndpoint('sessions', 'GET', '/sessions', {
  summary: 'The own sessions, the one used last first',
  response: array(sessionInfo),
  reads: ['sessions'],
});

export const endOwnOtherSessions = defineEndpoint('endOtherSessions', 'DELETE', '/sessions', {
  summary: 'End every own session but this one',
  changes: ['sessions'],
});

export const endOwnSession = defineEndpoint('endSession', 'DELETE', '/sessions/:id', {
  summary: 'End an own session',
  params: object({ id }),
  changes: ['sessions'],
});

export const getAccountSessions = defineEndpoint('manager.sessions', 'GET', '/manger/:id/sessions', {
  summary: 'The sessions of an account',
  entity: 'manager',
  permission: 'manager.update',
  params: object({ id }),
  response: array(sessionInfo),
  reads: ['sessions'],
});

export const endAccountSessions = defineEndpoint('manager.endSessions', 'DELETE', '/manger/:id/sessions', {
  summary: 'End every session of an account but this one',
  entity: 'manager',
  permission: 'manager.update',
  params: object({ id }),
  changes: ['sessions'],
});

export const endAccountSession = defineEndpoint(
  'manager.endSession',
  'DELETE',
  '/manger/:id/sessions/:session',
  {
    summary: 'End a session of an account',
    entity: 'manager',
    permission: 'manager.update',
    params: object({ id, session: id }),
    changes: ['sessions'],
  },
);

export const resetAccountPassword = defineEndpoint(
  'manager.resetPassword',
  'POST',
  '/manger/:id/resetPassword',
  {
    summary: 'Give an account a new password: the given one, or a generated one',
    entity: 'manager',
    permission: 'manager.update',
    params: object({ id }),
    body: object({}, { password: text }),
    response: object({ password: text }),
    idempotent: true,
    changes: ['manager', 'sessions'],
  },
);
