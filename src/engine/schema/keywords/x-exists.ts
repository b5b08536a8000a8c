import type { Existing } from '../model/entity-schema';
import { faultAt } from './fault';
import type { PropertyKeyword } from './keyword';
import { entitiesOf, oneUse, targetUse } from './name-use';
import { fieldName, words } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** The server rejects a value that no such record holds; it checks values when they are written. */
    'x-exists'?: Existing;
  }
}

export const onProperty: PropertyKeyword<Existing> = {
  isOfRecord: true,
  schema: {
    type: 'object',
    properties: {
      entity: words,
      by: fieldName,
      where: {
        type: 'object',
        propertyNames: fieldName,
        additionalProperties: { type: ['string', 'boolean'] },
      },
    },
    required: ['entity', 'by'],
    additionalProperties: false,
  },
  docs: `On a short text: the server accepts only a value that some record of \`entity\` holds in its short text \`by\`; \`where\`
restricts these records. The form offers the values. It is checked when the value is written, and is no foreign key.`,
  examples: [{ entity: 'branch', by: 'code', where: { open: true } }],
  uses: ({ entity, by, where = {} }, { byName, at }) => [
    ...oneUse(at, entity, entitiesOf(byName)),
    ...[by, ...Object.keys(where)].flatMap((name) => targetUse(byName, entity, at, name)),
  ],
  faults(existing, { field, byName, at }) {
    const held = byName.get(existing.entity)?.fields;
    const names = [existing.by, ...Object.keys(existing.where ?? {})];
    const isHeld = held?.get(existing.by)?.type === 'text' && names.every((name) => held.has(name));
    if (field.type === 'text' && isHeld) return [];
    const remedy = 'Correct "entity", "by" and "where".';
    return [faultAt(at, existing, 'short texts of both entities', remedy)];
  },
};
