import type { EntityKeyword } from './keyword';
import { textOf } from './value-schemas';

const pathSegment = textOf('a word in lower case', 'list', '^[a-z]+$');

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** Last path segments of list and create, where they differ from plain REST. */
    'x-paths'?: { readonly list?: string; readonly create?: string };
  }
}

export const onEntity: EntityKeyword<{ readonly list?: string; readonly create?: string }> = {
  schema: {
    type: 'object',
    properties: { list: pathSegment, create: pathSegment },
    additionalProperties: false,
  },
  docs: `The last path segments of list and create, where they are not those of plain REST: \`GET /books/list\`, \`POST /books/add\`.`,
  examples: [{ list: 'list', create: 'add' }],
};
