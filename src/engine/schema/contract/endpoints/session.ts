import { levels, reaches, userTypes } from '../app';
import { defineEndpoint } from '../endpoint';
import { array, boolean, id, nullableId, nullableText, object, text, type ValueOf } from '../json-schema';

/** The signed-in account. */
export type UserInfo = ValueOf<typeof userInfo>;

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
