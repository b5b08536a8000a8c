import type { Field } from '../model/entity';
import { partName } from '../model/nested-fields';
import { fieldsOfRule, listOfRule, partsOfRule, type Rules } from '../model/rule';
import { isKnown } from './conditions';
import { faultAt } from './fault';
import type { EntityKeyword, PropertyKeyword } from './keyword';
import { type NameScope, type NameUse, partsOf, propertiesOf } from './name-use';
import { ruleFaults } from './rule-faults';
import { camelCaseName, fieldName, fieldNames, fieldPath } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** By name: constraints between the fields. */
    'x-rules'?: Rules;
  }
  interface PropertyVocabulary {
    /** By name: constraints between the fields of this object or, in `items`, of each object of the list. */
    'x-rules'?: Rules;
  }
}

const schema = {
  type: 'object',
  minProperties: 1,
  propertyNames: camelCaseName,
  additionalProperties: {
    type: 'object',
    properties: {
      order: {
        type: 'array',
        prefixItems: [fieldName, { enum: ['<', '<='] }, fieldName],
        minItems: 3,
        maxItems: 3,
      },
      any: { ...fieldNames, minItems: 2 },
      total: fieldPath,
      equals: { type: 'number' },
      disjoint: fieldName,
      from: fieldName,
      to: fieldName,
      distinct: fieldName,
      by: fieldNames,
    },
    minProperties: 1,
    dependentRequired: {
      total: ['equals'],
      equals: ['total'],
      disjoint: ['from', 'to'],
      from: ['disjoint'],
      to: ['disjoint'],
      distinct: ['by'],
      by: ['distinct'],
    },
    additionalProperties: false,
  },
};

export const onEntity: EntityKeyword<Rules> = {
  schema,
  docs: `Constraints between fields, by name. \`order\`: two dates, times or numbers; \`any\`: at least one of the fields is
filled; \`total\` with \`equals\`: the sum of a number over the objects of a list; \`disjoint\` with \`from\` and \`to\`: the ranges of
the objects of a list do not overlap, and one without \`to\` is open-ended; \`distinct\` with \`by\`: no two objects of a list share
these values. Empty values violate only \`any\`. A broken rule is said at each field concerned, in the form and by the
server; all but those about lists within lists are CHECKs in the database, too. The sentence is that of the kind, or
\`validation.<entity>.<rule>\` of the translations.`,
  examples: [
    {
      times: { order: ['starts_at', '<', 'ends_at'] },
      reachable: { any: ['phone', 'email'] },
      whole: { total: 'items.weight', equals: 100 },
      tiers: { disjoint: 'tiers', from: 'from', to: 'to' },
      once: { distinct: 'lines', by: ['book'] },
    },
  ],
  uses: (rules, { entity, at }) => usesOf(rules, [...entity.fields.values()], propertiesOf(entity), at),
  faults(rules, { entity, at }) {
    const known = [...entity.fields.values()].filter((field) => isKnown(entity, field));
    return ruleFaults(rules, known, at);
  },
};

export const onProperty: PropertyKeyword<Rules> = {
  isOfItems: true,
  schema,
  docs: `Constraints between the properties of this object or, in the \`items\` of a list, of each of its objects. They are
written as those of the entity.`,
  examples: [{ range: { order: ['from', '<=', 'to'] } }],
  uses: (rules, { field, at }) =>
    field.fields.length > 0 ? usesOf(rules, field.fields, partsOf(field), at) : [],
  faults(rules, { field, at }) {
    if (field.type !== 'object' && rules === field.property['x-rules']) {
      const remedy = 'Remove it; of a list of objects it stands in "items".';
      return [faultAt(at, rules, 'an object with properties', remedy)];
    }
    return ruleFaults(rules, field.fields, at);
  },
};

/** The names that rules between these fields use. */
function usesOf(
  rules: Rules,
  fields: readonly Field[],
  scope: NameScope,
  pointer: string,
): readonly NameUse[] {
  return Object.entries(rules).flatMap(([name, rule]): NameUse[] => {
    const at = `${pointer}/${name}`;
    const isOfList = !('order' in rule || 'any' in rule);
    const list = isOfList ? fields.find((field) => partName(field) === listOfRule(rule)) : undefined;
    return [
      ...fieldsOfRule(rule).map((named) => ({ pointer: at, name: named, scope })),
      ...(isOfList && list?.type === 'objects' ? partsOfRule(rule) : []).flatMap((named) =>
        list ? [{ pointer: at, name: named, scope: partsOf(list) }] : [],
      ),
    ];
  });
}
