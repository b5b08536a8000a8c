import { type Fault, faultAt } from './fault';
import type { PropertyKeyword } from './keyword';
import { oneUse, propertiesOf } from './name-use';
import { fieldName } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** The property that this boolean watches: true while it is filled, maintained by the database. */
    'x-given'?: string;
  }
}

export const onProperty: PropertyKeyword<string> = {
  isOfRecord: true,
  schema: fieldName,
  docs: `On a \`boolean\` with \`readOnly\`: true while the named property of the record is filled. The database maintains it,
so lists can show and filter whether there is a value without reading the value.`,
  examples: ['returned_at'],
  uses: (watched, { entity, at }) => oneUse(at, watched, propertiesOf(entity)),
  faults(watched, { entity, field, at }) {
    const faults: Fault[] = [];
    if (field.type !== 'boolean' || !field.property.readOnly)
      faults.push(faultAt(at, watched, 'a boolean with "readOnly": true', 'Declare it so.'));
    if (['references', 'computed', undefined].includes(entity.fields.get(watched)?.type)) {
      faults.push(faultAt(at, watched, 'a property that is a column of the table', 'Correct the name.'));
    }
    return faults;
  },
};
