import type { Entity, Field } from '../model/entity';
import type { Condition } from '../model/entity-schema';
import { partName } from '../model/nested-fields';
import { alternativesOf } from '../write/condition';

/** A set of names in which a name is looked up. */
export interface NameScope {
  /** Describes the names: `a property of order`. Scopes with the same description are one scope. */
  readonly what: string;
  /** The entity that declares the names; undefined for names of entities, which have a file each. */
  readonly entity: string | undefined;
  readonly names: readonly string[];
}

/** A place in a declaration that names something declared elsewhere. */
export interface NameUse {
  readonly pointer: string;
  readonly name: string;
  readonly scope: NameScope;
}

export function propertiesOf({ name, fields }: Entity): NameScope {
  return { what: `a property of ${name}`, entity: name, names: [...fields.keys()] };
}

export function partsOf({ entity, name, fields }: Field): NameScope {
  return { what: `a property inside ${entity}.${name}`, entity, names: fields.map(partName) };
}

export function entitiesOf(byName: ReadonlyMap<string, Entity>): NameScope {
  return { what: 'an entity', entity: undefined, names: [...byName.keys()] };
}

/** The use of a name; an empty list without a name. */
export function oneUse(pointer: string, name: string | undefined, scope: NameScope): NameUse[] {
  return name === undefined ? [] : [{ pointer, name, scope }];
}

export function eachUse(pointer: string, names: readonly string[] | undefined, scope: NameScope): NameUse[] {
  return (names ?? []).map((name, at) => ({ pointer: `${pointer}/${at}`, name, scope }));
}

/** The use of a name that the entity named `target` declares; none where there is no such entity. */
export function targetUse(
  byName: ReadonlyMap<string, Entity>,
  target: string | undefined,
  pointer: string,
  name: string | undefined,
): NameUse[] {
  const found = byName.get(target ?? '');
  return found ? oneUse(pointer, name, propertiesOf(found)) : [];
}

function valuesOf({ entity, name, options }: Field): NameScope {
  return { what: `a value of ${entity}.${name}`, entity, names: options.map(({ value }) => value) };
}

/** Uses of the values of an enum; only enums have named values. */
export function valueUses(field: Field | undefined, pointer: string, named: unknown): NameUse[] {
  if (field?.type !== 'enum') return [];
  const names = [named].flat().filter((value): value is string => typeof value === 'string');
  return names.map((name) => ({ pointer, name, scope: valuesOf(field) }));
}

/** The names that a condition uses: properties of the entity, and values of its enums. */
export function conditionUses(entity: Entity, condition: Condition | undefined, pointer: string): NameUse[] {
  return alternativesOf(condition ?? {}).flatMap((tests, index) =>
    Object.entries(tests).flatMap(([name, test]) => {
      const at = `${pointer}${Array.isArray(condition) ? `/${index}` : ''}/${name}`;
      const values = typeof test === 'object' && 'not' in test ? test.not : test;
      return [
        { pointer: at, name, scope: propertiesOf(entity) },
        ...valueUses(entity.fields.get(name), at, values),
      ];
    }),
  );
}

/** The uses in a path such as `lines.amount`: the list, and the field of its items. */
export function pathUses(entity: Entity, [list = '', part]: readonly string[], pointer: string): NameUse[] {
  const holder = entity.fields.get(list);
  return [
    { pointer, name: list, scope: propertiesOf(entity) },
    ...(holder && part !== undefined ? [{ pointer, name: part, scope: partsOf(holder) }] : []),
  ];
}
