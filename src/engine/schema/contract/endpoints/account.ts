import { defineEndpoint } from '../endpoint';
import {
  anyObject,
  array,
  boolean,
  id,
  nullableText,
  object,
  text,
  time,
  type ValueOf,
} from '../json-schema';

/** A session as shown to its owner and to admins. */
export type SessionInfo = ValueOf<typeof sessionInfo>;

/** A successful login as shown to its owner. */
export type SignIn = ValueOf<typeof signIn>;

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
