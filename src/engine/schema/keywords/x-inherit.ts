import { faultAt } from './fault';
import type { PropertyKeyword } from './keyword';
import { oneUse, propertiesOf, targetUse } from './name-use';
import { textOf } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** `ref.field`: the database keeps this property equal to that field of the referenced record. */
    'x-inherit'?: string;
  }
}

export const onProperty: PropertyKeyword<string> = {
  isOfRecord: true,
  schema: textOf(
    'a reference of this entity and a field of what it points to, with a dot between',
    'author.country',
    '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$',
  ),
  docs: `\`reference.field\`: the database keeps this column equal to that field of the referenced record. Callers cannot
write it. It is how a row gets the column that \`x-scope\` names.`,
  examples: ['author.country'],
  uses(_, { entity, field, byName, at }) {
    const [through, source] = field.inherit ?? [];
    return [
      ...oneUse(at, through, propertiesOf(entity)),
      ...targetUse(byName, entity.fields.get(through ?? '')?.ref, at, source),
    ];
  },
  faults(path, { entity, field, byName, at }) {
    const [through = '', source = ''] = field.inherit ?? [];
    const target = byName.get(entity.fields.get(through)?.ref ?? '');
    if (target?.fields.get(source)?.type === field.type) return [];
    return [faultAt(at, path, 'reference.field of the same kind', 'Correct the path.')];
  },
};
