import { defineEntity } from '../../src/engine/schema/declaration/define-entity';
import type { Entity } from '../../src/engine/schema/model/entity';
import { entityOf } from '../../src/engine/schema/model/entity-of';

/** Texts for readers of several languages. */
export const articleSchema = defineEntity({
  $id: 'specimen-article',
  title: 'Specimen article',
  type: 'object',
  'x-scope': { partner: 'pcode' },
  'x-list': ['title', 'subtitle', 'follows', 'pcode'],
  properties: {
    title: { type: 'string', 'x-localized': true, maxLength: 40, 'x-search': true },
    subtitle: { type: 'string', 'x-localized': true, minLength: 2, maxLength: 60 },
    summary: {
      type: 'string',
      format: 'multiline',
      'x-localized': true,
      maxLength: 200,
      'x-search': true,
      'x-when': { subtitle: { set: true } },
    },
    story: { type: 'string', format: 'html', 'x-localized': true },
    parts: {
      type: 'array',
      maxItems: 4,
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', 'x-localized': true, maxLength: 30 },
          advice: { type: 'string', format: 'multiline', 'x-localized': true, maxLength: 100 },
        },
        required: ['name'],
      },
    },
    note: { type: 'string', maxLength: 20 },
    follows: { type: 'integer', 'x-ref': 'specimen-article' },
    likes: { type: 'array', items: { type: 'integer' }, 'x-ref': 'specimen-article' },
    pcode: { type: 'string', pattern: '^[A-Z0-9]{2,12}$' },
  },
  required: ['title', 'pcode'],
  additionalProperties: false,
});

/** A similar entity with millions of records, where a search matches the beginnings of words. */
export const bigArticleSchema = defineEntity({
  $id: 'specimen-big-article',
  title: 'Specimen big article',
  type: 'object',
  'x-big': true,
  'x-scope': 'everyone',
  properties: {
    title: { type: 'string', 'x-localized': true, maxLength: 40, 'x-search': true },
    note: { type: 'string', maxLength: 20 },
    count: { type: 'integer', minimum: 0 },
  },
  required: ['title'],
  additionalProperties: false,
});

export const article: Entity = entityOf(articleSchema);
