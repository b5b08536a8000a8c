import type { UniqueWhere } from '../model/entity-schema';
import { ruleConditionFaults } from './conditions';
import { indexFaults } from './indexable';
import type { EntityKeyword } from './keyword';
import { conditionUses, eachUse, propertiesOf } from './name-use';
import { condition, fieldName, fieldNames } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** Lists of fields whose combined values are unique; with `where`, unique among records for which it holds. */
    'x-unique-together'?: readonly (readonly string[] | UniqueWhere)[];
  }
}

export const onEntity: EntityKeyword<readonly (readonly string[] | UniqueWhere)[]> = {
  schema: {
    type: 'array',
    items: {
      type: ['array', 'object'],
      items: fieldName,
      minItems: 2,
      uniqueItems: true,
      properties: { fields: fieldNames, where: condition },
      required: ['fields', 'where'],
      additionalProperties: false,
    },
  },
  docs: `Lists of fields: no two records have the same values in all of them. With \`where\`, no two of the records for which the
condition holds; conditions are written as in \`x-when\`.`,
  examples: [[['branch', 'code'], { fields: ['reader', 'book'], where: { status: 'lent' } }]],
  uses: (keys, { entity, at: pointer }) =>
    keys.flatMap((key, index) => {
      const at = `${pointer}/${index}`;
      if (!('where' in key)) return eachUse(at, key, propertiesOf(entity));
      const uses = eachUse(`${at}/fields`, key.fields, propertiesOf(entity));
      return [...uses, ...conditionUses(entity, key.where, `${at}/where`)];
    }),
  faults: (keys, { entity, at: pointer }) =>
    keys.flatMap((key, index) => {
      const isConditional = 'where' in key;
      const at = `${pointer}/${index}${isConditional ? '/fields' : ''}`;
      const fields = isConditional ? key.fields : key;
      const faults = fields.flatMap((name, position) => indexFaults(entity, name, `${at}/${position}`));
      if (!isConditional) return faults;
      return [...faults, ...ruleConditionFaults(entity, key.where, `${pointer}/${index}/where`)];
    }),
};
