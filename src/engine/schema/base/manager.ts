import { userTypes } from '../contract/app';
import { defineEntity } from '../declaration/define-entity';
import type { EnumLabel } from '../model/entity-schema';

/**
 * Accounts, as every application has them. An application adds the fields of its levels and further fields of
 * its own. `labels`: how each kind of account is shown.
 */
export const managerWith = (labels: Readonly<Record<string, EnumLabel>>) =>
  defineEntity({
    $id: 'manager',
    title: 'Account',
    description: 'Somebody who signs in.',
    type: 'object',
    'x-plural': 'manger',
    'x-paths': { list: 'list', create: 'add' },
    'x-permission': 'sys:user',
    'x-icon': 'user',
    'x-label': 'nickname',
    'x-public-label': 'nickname',
    properties: {
      username: {
        type: 'string',
        title: 'Login account',
        pattern: '^[A-Za-z0-9._@-]{3,40}$',
        'x-unique': 'ignoring-case',
        'x-search': true,
      },
      password: {
        type: 'string',
        format: 'password',
        title: 'Password',
        writeOnly: true,
        minLength: 8,
        description: 'Whoever is given it must choose another at the first sign-in.',
      },
      password_set: {
        type: 'boolean',
        title: 'Password set',
        description: 'Nobody signs in with an account that has none.',
        readOnly: true,
        'x-given': 'password',
      },
      nickname: {
        type: 'string',
        title: 'Name',
        maxLength: 60,
        'x-search': true,
      },
      contact: { type: 'string', title: 'Contact', maxLength: 60 },
      icon: { type: 'string', format: 'image', title: 'Picture' },
      utype: {
        type: 'string',
        title: 'Kind of account',
        enum: userTypes.map(({ value }) => String(value)),
        'x-enum': labels,
      },
      roles: {
        type: 'array',
        items: { type: 'integer' },
        title: 'Roles',
        'x-ref': 'role',
        minItems: 1,
      },
      available: { type: 'boolean', title: 'May sign in', default: true },
      must_change: {
        type: 'boolean',
        title: 'Must choose a password',
        description: 'Its password was given to it; at the next login it must choose its own.',
        readOnly: true,
        default: true,
      },
    },
    required: ['username', 'nickname', 'utype', 'roles', 'available', 'password_set', 'must_change'],
    additionalProperties: false,
  });
