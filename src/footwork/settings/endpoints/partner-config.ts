import { defineEndpoint } from '#engine/schema/contract/endpoint';
import {
  anyObject,
  array,
  nullableText,
  object,
  text,
  type ValueOf,
} from '#engine/schema/contract/json-schema';

/** A partner whose settings may be seen. */
export type Partner = ValueOf<typeof partner>;

/** The title refers to the entity's schema in OpenAPI. */
const config = { title: 'partner-config', ...anyObject } as const;

const partner = object({
  pcode: text,
  name: {
    ...nullableText,
    description: 'Of its account; null where it has none, or where the caller may not see accounts.',
  },
});

export const getPartnerConfig = defineEndpoint('getPartnerConfig', 'GET', '/manger/partneruserconfig', {
  summary: 'The settings of a partner: with version 0 and the defaults where none were saved',
  entity: 'partner-config',
  below: 'manager',
  permission: 'partner-config.show',
  query: object({}, { pcode: text }),
  response: config,
  reads: ['partner-config'],
});

export const getPartners = defineEndpoint('partners', 'GET', '/manger/partneruserconfig/partners', {
  summary: 'Partners whose settings may be seen: at most 50 that match q, or the one called pcode',
  entity: 'partner-config',
  below: 'manager',
  permission: 'partner-config.show',
  query: object({}, { q: text, pcode: text }),
  response: array(partner),
  reads: ['partner-config', 'manager', 'merchant'],
});

export const savePartnerConfig = defineEndpoint('setPartnerConfig', 'POST', '/manger/setpartneruserconfig', {
  summary: 'Save the settings of a partner',
  entity: 'partner-config',
  below: 'manager',
  permission: 'partner-config.update',
  query: object({}, { pcode: text }),
  // The validator of the entity checks the fields.
  body: anyObject,
  bodyLimit: 1024 * 1024,
  response: config,
  errors: [409],
  idempotent: true,
  changes: ['partner-config'],
});
