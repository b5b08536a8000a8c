import type { Entity } from '../model/entity';
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
    ...Object.entries(
      entity.scope.everyone ? {} : { partner: entity.scope.partner, store: entity.scope.store },
    )
      .filter((pair): pair is [string, string] => typeof pair[1] === 'string')
      .map(([kind, name]): [string, string] => [`/x-scope/${kind}`, name]),
  ];
  return named
    .filter(([, name]) => !entity.fields.has(name))
    .map(([pointer, name]) => ({
      file,
      pointer,
      value: name,
      expected: 'the name of a property of this entity',
      remedy: `Declare "${name}" or name another property.`,
    }));
}
