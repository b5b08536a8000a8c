import type { PropertySchema } from '../model/entity-schema';
import { faultAt } from './fault';
import type { PropertyKeyword } from './keyword';
import { entitiesOf, oneUse } from './name-use';
import { textOf } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** Name of the entity that this integer (or this array of integers) points to. */
    'x-ref'?: string;
  }
}

export const onProperty: PropertyKeyword<string> = {
  schema: textOf('the name of an entity', 'training-plan', '^[a-z][a-z0-9-]*$'),
  docs: `Makes an \`integer\` a reference to one record of the named entity, and an \`array\` of integers a list of
references. The database has a foreign key, or a link table with foreign keys. In a property of an object, or of the objects of
a list, it works for one integer, and no deeper. Responses hold the label of the record in \`_labels\`.`,
  examples: ['author'],
  uses: (name, { at, byName }) => oneUse(at, name, entitiesOf(byName)),
  faults(name, { entity, field, holder, pointer, at }) {
    const { type } = field.property;
    if (!holder) {
      const expected = '"integer" for one, "array" of integers for many';
      if (type !== 'integer' && type !== 'array')
        return [faultAt(`${pointer}/type`, type, expected, 'Change the type.')];
      // The items of the field are completed already.
      const items = entity.schema.properties[field.name]?.items as PropertySchema | undefined;
      if (type === 'integer' || items?.type === 'integer') return [];
      const wanted = '{ "type": "integer" }, which "x-ref" needs';
      return [faultAt(`${pointer}/items`, items, wanted, 'Change the items.')];
    }
    const isDeep = holder.name.includes('.');
    if (type === 'integer' && !isDeep) return [];
    return [faultAt(at, name, `one integer in an object of ${holder.entity} itself`, 'Move it there.')];
  },
};
