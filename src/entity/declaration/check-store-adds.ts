import type { Entity } from '../model/entity';
import { type Fault, faultAt } from './fault';

/** Its records hold the settings of each partner. */
const settingsEntity = 'partner-config';

/** Faults of `x-store-adds`: no tree to add to, a setting that is none, or fields that nobody gives. */
export function storeAddsFaults(entity: Entity, byName: ReadonlyMap<string, Entity>): Fault[] {
  if (!entity.storeAdds) return [];
  const { setting, same, once = [] } = entity.storeAdds;
  const fault = (at: string, value: unknown, expected: string, remedy: string) =>
    faultAt(`/x-store-adds${at}`, value, expected, remedy);
  const settings = [...(byName.get(settingsEntity)?.fields.values() ?? [])].filter(
    ({ type }) => type === 'boolean',
  );
  const names = settings.map(({ name }) => name);
  return [
    ...(entity.scope.store === 'id'
      ? []
      : [fault('', entity.scope.store, '"store": "id" in "x-scope"', 'Remove it: stores add here already.')]),
    ...(entity.tree === undefined
      ? [fault('', undefined, '"x-tree"', 'Name the reference by which what a store adds belongs to it.')]
      : []),
    ...(names.includes(setting)
      ? []
      : [fault('/setting', setting, `one of ${names.join(', ')}`, `Name a boolean of ${settingsEntity}.`)]),
    ...Object.entries({ same, once }).flatMap(([list, listed]) =>
      listed
        .filter((name) => entity.fields.get(name)?.derived !== false)
        .map((name) => fault(`/${list}`, name, 'a property that callers may give', 'Correct the name.')),
    ),
  ];
}
