import { defineEndpoint } from '../endpoint';
import { anyObject, object, text } from '../json-schema';

const common = { method: 'GET', answers: 'application/json', response: anyObject } as const;

export const getOpenapi = defineEndpoint({
  ...common,
  name: 'openapi',
  path: '/openapi.json',
  summary: 'This document',
});

export const getDeclaration = defineEndpoint({
  ...common,
  name: 'declaration',
  path: '/schemas/:entity.json',
  summary: 'The declaration of an entity',
  params: object({ entity: text }),
});
