import type { Entity, Field } from '../model/entity';
import { rootField } from '../model/nested-fields';
import { namesIn } from '../write/computed-values';
import { conditionUses, type NameScope, type NameUse, partsOf, propertiesOf, valueUses } from './name-use';

type ByName = ReadonlyMap<string, Entity>;

/** Every use, in a property, of another property, an entity, or a value of an enum. */
export function propertyNameUses(entity: Entity, field: Field, pointer: string, byName: ByName): NameUse[] {
  const { property, refWhere, ref, count, inherit, requiredWhen } = field;
  const own = propertiesOf(entity);
  const exists = property['x-exists'];
  const entities: NameScope = { what: 'an entity', entity: undefined, names: [...byName.keys()] };
  const one = (keyword: string, name: string | undefined, scope = own): NameUse[] =>
    name === undefined ? [] : [{ pointer: `${pointer}/${keyword}`, name, scope }];
  const of = (target: string | undefined, keyword: string, name: string | undefined): NameUse[] => {
    const found = byName.get(target ?? '');
    return found ? one(keyword, name, propertiesOf(found)) : [];
  };
  return [
    ...one('x-ref', ref, entities),
    ...Object.entries(refWhere ?? {}).flatMap(([name, wanted]) => [
      ...of(ref, `x-ref-where/${name}`, name),
      ...(typeof wanted === 'object' && 'field' in wanted
        ? one(`x-ref-where/${name}/field`, wanted.field)
        : valueUses(byName.get(ref ?? '')?.fields.get(name), `${pointer}/x-ref-where/${name}`, wanted)),
    ]),
    ...one('x-count', count?.entity, entities),
    ...of(count?.entity, 'x-count', count?.by),
    ...of(count?.entity, 'x-count/sum', count?.sum),
    ...of(count?.entity, 'x-count/distinct', count?.distinct),
    ...of(count?.entity, 'x-count/at', count?.at),
    ...one('x-inherit', inherit?.[0]),
    ...of(entity.fields.get(inherit?.[0] ?? '')?.ref, 'x-inherit', inherit?.[1]),
    ...one('x-given', property['x-given']),
    ...one('x-variants/by', property['x-variants']?.by),
    ...one('x-exists', exists?.entity, entities),
    ...[exists?.by, ...Object.keys(exists?.where ?? {})].flatMap((name) =>
      of(exists?.entity, 'x-exists', name),
    ),
    ...(field.name.includes('.') ? [] : conditionUses(entity, property['x-when'], `${pointer}/x-when`)),
    ...(field.name.includes('.') ? [] : conditionUses(entity, requiredWhen, `${pointer}/x-required-when`)),
    ...valueUses(field, `${pointer}/default`, property.default),
    ...Object.keys(property['x-enum'] ?? {}).flatMap((value) => valueUses(field, `${pointer}/x-enum`, value)),
    ...computedUses(entity, field, `${pointer}/x-computed`),
    ...copiedUses(entity, field, `${pointer}/x-default`, byName),
  ];
}

function computedUses(entity: Entity, { computed, name }: Field, pointer: string): NameUse[] {
  if (!computed) return [];
  const own = propertiesOf(entity);
  if ('age' in computed) return [{ pointer, name: computed.age, scope: own }];
  if ('text' in computed)
    return namesIn(computed.text).map((named) => ({ pointer, name: named, scope: own }));
  if ('product' in computed) {
    const list = entity.fields.get(name.split('.', 1)[0] ?? '');
    return list ? computed.product.map((named) => ({ pointer, name: named, scope: partsOf(list) })) : [];
  }
  const paths = 'sum' in computed ? [computed.sum] : [computed.mean, computed.weight];
  return paths.flatMap((path) => pathUses(entity, path.split('.'), pointer));
}

/** The uses in a path such as `lines.amount`: the list, and the field of its items. */
function pathUses(entity: Entity, [list = '', part]: readonly string[], pointer: string): NameUse[] {
  const holder = entity.fields.get(list);
  return [
    { pointer, name: list, scope: propertiesOf(entity) },
    ...(holder && part !== undefined ? [{ pointer, name: part, scope: partsOf(holder) }] : []),
  ];
}

/**
 * The uses in a path such as `commodity.price`: the reference, next to the field or inside a list, and the copied
 * field.
 */
function copiedUses(entity: Entity, field: Field, pointer: string, byName: ByName): NameUse[] {
  const path = field.copiedFrom;
  const root = rootField(entity, field);
  if (!path || !root) return [];
  const isNested = root !== field;
  const through = isNested ? [root.name, ...path.slice(0, -1)] : path.slice(0, -1);
  const uses = pathUses(entity, through, pointer);
  const reference =
    through.length === 1
      ? entity.fields.get(through[0] ?? '')
      : entity.fields.get(through[0] ?? '')?.fields.find(({ name }) => name === through.join('.'));
  const target = byName.get(reference?.ref ?? '');
  const source = path.at(-1);
  if (!target || source === undefined) return uses;
  return [...uses, { pointer, name: source, scope: propertiesOf(target) }];
}
