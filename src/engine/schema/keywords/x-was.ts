import type { Field } from '../model/entity';
import { partName } from '../model/nested-fields';
import { earlierFaults } from './earlier-names';
import { faultAt } from './fault';
import type { EntityKeyword, PropertyKeyword } from './keyword';
import { entityName, fieldNames } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** Earlier names of the entity: the plan renames its table and keeps the records. */
    'x-was'?: readonly string[];
  }
  interface PropertyVocabulary {
    /** Earlier names of the property: the plan renames the column and keeps its values. */
    'x-was'?: readonly string[];
  }
}

export const onEntity: EntityKeyword<readonly string[]> = {
  schema: { type: 'array', items: entityName, minItems: 1, uniqueItems: true },
  docs: `Earlier names of the entity. The next start renames the table, its links, and what mentions them (history, roles,
menus), in one transaction that \`npm run plan\` describes. Without it a start stops before records would be lost, and names
the entity that may be meant.`,
  examples: [['volume']],
  faults: (names, { entity, byName, at }) =>
    earlierFaults(
      names,
      at,
      (name) =>
        byName.has(name) ||
        [...byName.values()].some((other) => other !== entity && other.schema['x-was']?.includes(name)),
    ),
};

export const onProperty: PropertyKeyword<readonly string[]> = {
  schema: fieldNames,
  docs: `Earlier names of the property, also inside an object or a list. The next start renames the column, or the keys in the
stored objects, and what mentions it, and keeps the values. Without it a start stops before values would be lost, and names
the property that may be meant.`,
  examples: [['old_name']],
  faults(names, { entity, field, holder, at }) {
    if (holder) return earlierFaults(names, at, (name) => isClaimed(name, field, holder.fields));
    if (field.type === 'computed') return [faultAt(at, names, 'a property that is stored', 'Remove it.')];
    const fields = [...entity.fields.values()];
    return earlierFaults(names, at, (name) => isClaimed(name, field, fields));
  },
};

/** Whether a field has the name, or a field other than this one had it earlier. */
function isClaimed(name: string, field: Field, fields: readonly Field[]): boolean {
  return fields.some(
    (other) => partName(other) === name || (other !== field && other.property['x-was']?.includes(name)),
  );
}
