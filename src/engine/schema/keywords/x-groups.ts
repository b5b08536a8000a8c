import type { EntitySchema } from '../model/entity-schema';
import { type Fault, faultAt } from './fault';
import type { EntityKeyword } from './keyword';
import { eachUse, propertiesOf } from './name-use';
import { camelCaseName, fieldNames, words } from './value-schemas';

interface Group {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly string[];
}

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** Fields of the form and of the show page, in this order. */
    'x-groups'?: readonly Group[];
  }
}

export const onEntity: EntityKeyword<readonly Group[]> = {
  schema: {
    type: 'array',
    minItems: 1,
    items: {
      type: 'object',
      properties: { name: camelCaseName, title: words, fields: fieldNames },
      required: ['name', 'title', 'fields'],
      additionalProperties: false,
    },
  },
  docs: `The groups of the form and of the page of a record, in this order; each property is in exactly one. Default: one
group with all properties.`,
  examples: [[{ name: 'main', title: 'Book', fields: ['title', 'author', 'status'] }]],
  uses: (groups, { entity, at }) =>
    groups.flatMap(({ fields }, index) => eachUse(`${at}/${index}/fields`, fields, propertiesOf(entity))),
  faults(groups, { entity, at }) {
    const twice = groupedTwice(groups, at);
    return twice.length > 0 ? twice : leftOutOfGroups(groups, entity.schema, at);
  },
};

/** Faults of fields that belong to two groups. */
function groupedTwice(groups: readonly Group[], pointer: string): readonly Fault[] {
  return groups.flatMap(({ fields }, at) =>
    fields.flatMap((name, n) => {
      const first = groups.slice(0, at).find((group) => group.fields.includes(name));
      if (!first) return [];
      const expected = 'a property that no other group has';
      const remedy = `Remove it here or from "${first.name}".`;
      return faultAt(`${pointer}/${at}/fields/${n}`, name, expected, remedy);
    }),
  );
}

/** Forms and record pages show fields by group: a field outside all groups would be invisible. */
function leftOutOfGroups(
  groups: readonly Group[],
  { properties }: EntitySchema,
  at: string,
): readonly Fault[] {
  const grouped = new Set(groups.flatMap(({ fields }) => fields));
  const forgotten = Object.keys(properties).filter((name) => !grouped.has(name));
  if (forgotten.length === 0) return [];
  const expected = 'groups that name every property';
  const names = groups.map(({ name }) => name);
  return [faultAt(at, names, expected, `Add ${forgotten.join(', ')} to a group.`)];
}
