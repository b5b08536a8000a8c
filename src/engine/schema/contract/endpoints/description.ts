import { defineEndpoint } from '../endpoint';
import { anyObject, object, text } from '../json-schema';

const common = { answers: 'application/json', response: anyObject } as const;

export const getOpenapi = defineEndpoint('openapi', 'GET', '/openapi.json', {
  ...common,
  summary: 'This document',
});

export const getDeclaration = defineEndpoint('declaration', 'GET', '/schemas/:entity.json', {
  ...common,
  summary: 'The declaration of an entity',
  params: object({ entity: text }),
});
