import type { Entity } from '../model/entity';
import { isOrdered } from '../model/field-of';
import { type Fault, faultAt } from './fault';

/**
 * Faults of keywords that list fields: fields that cannot be indexed, and groups that do not contain each field once.
 */
export function namedFieldFaults(entity: Entity): Fault[] {
  const { schema } = entity;
  const indexed: [string, string][] = [
    ...(schema['x-indexes'] ?? []).flatMap((names, at) =>
      names.map((name, n): [string, string] => [`/x-indexes/${at}/${n}`, name]),
    ),
    ...entity.uniqueTogether.flatMap(({ fields, where }, at) =>
      fields.map((name, n): [string, string] => [
        `/x-unique-together/${at}${where ? '/fields' : ''}/${n}`,
        name,
      ]),
    ),
    ['/x-sort', entity.sort.field],
  ];
  const expected = 'a property with a column and an order, which can be indexed';
  const faults = indexed
    .filter(([, name]) => !isIndexable(entity, name))
    .map(([pointer, name]) => faultAt(pointer, name, expected, 'Name another property.'));
  const grouping = [...faults, ...groupedTwice(entity)];
  return grouping.length > 0 ? grouping : leftOutOfGroups(entity);
}

/** Faults of fields that belong to two groups. */
function groupedTwice({ schema }: Entity): Fault[] {
  const groups = schema['x-groups'] ?? [];
  return groups.flatMap(({ fields }, at) =>
    fields.flatMap((name, n) => {
      const first = groups.slice(0, at).find((group) => group.fields.includes(name));
      if (!first) return [];
      const expected = 'a property that no other group has';
      return faultAt(
        `/x-groups/${at}/fields/${n}`,
        name,
        expected,
        `Remove it here or from "${first.name}".`,
      );
    }),
  );
}

/** Forms and record pages show fields by group: a field outside all groups would be invisible. */
function leftOutOfGroups({ schema }: Entity): Fault[] {
  const groups = schema['x-groups'];
  if (!groups) return [];
  const grouped = new Set(groups.flatMap(({ fields }) => fields));
  const forgotten = Object.keys(schema.properties).filter((name) => !grouped.has(name));
  if (forgotten.length === 0) return [];
  const expected = 'groups that name every property';
  return [
    faultAt(
      '/x-groups',
      groups.map(({ name }) => name),
      expected,
      `Add ${forgotten.join(', ')} to a group.`,
    ),
  ];
}

/** Whether a B-tree can hold the values of the property. */
export function isIndexable({ fields }: Entity, name: string): boolean {
  const type = fields.get(name)?.type;
  return type !== undefined && isOrdered(type) && type !== 'computed';
}
