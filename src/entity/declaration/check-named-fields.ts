import type { Entity } from '../model/entity';
import { isOrdered } from '../model/field-of';
import type { Fault } from './fault';

/** Every keyword that lists fields names fields that exist. */
export function namedFields(file: string, entity: Entity): Fault[] {
  const { schema } = entity;
  const named: [string, string][] = [
    ...(schema['x-list'] ?? []).map((name, at): [string, string] => [`/x-list/${at}`, name]),
    ...(schema['x-groups'] ?? []).flatMap((group, at) =>
      group.fields.map((name, n): [string, string] => [`/x-groups/${at}/fields/${n}`, name]),
    ),
    ...(schema['x-indexes'] ?? []).flatMap((names, at) =>
      names.map((name, n): [string, string] => [`/x-indexes/${at}/${n}`, name]),
    ),
    ...(schema['x-unique-together'] ?? []).flatMap((names, at) =>
      names.map((name, n): [string, string] => [`/x-unique-together/${at}/${n}`, name]),
    ),
    ['/x-sort', entity.sort.field],
    ['/x-label', entity.label],
    ['/x-public-label', entity.publicLabel ?? entity.label],
    ...Object.entries(
      entity.scope.everyone ? {} : { partner: entity.scope.partner, store: entity.scope.store },
    )
      .filter((pair): pair is [string, string] => typeof pair[1] === 'string')
      .map(([kind, name]): [string, string] => [`/x-scope/${kind}`, name]),
  ];
  const unknown = named
    .filter(([, name]) => !entity.fields.has(name))
    .map(([pointer, name]) => ({
      file,
      pointer,
      value: name,
      expected: 'the name of a property of this entity',
      remedy: `Declare "${name}" or name another property.`,
    }));
  const unindexed = named
    .filter(([pointer, name]) => /^.x-(sort|indexes)/.test(pointer) && !isIndexable(entity, name))
    .map(([pointer, name]) => ({
      file,
      pointer,
      value: name,
      expected: 'a property with a column and an order, which can be indexed',
      remedy: 'Name another property.',
    }));
  return [...unknown, ...unindexed];
}

function isIndexable({ fields }: Entity, name: string): boolean {
  const type = fields.get(name)?.type;
  return type === undefined || (isOrdered(type) && type !== 'computed');
}
