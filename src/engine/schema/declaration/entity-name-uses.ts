import type { Entity, Field } from '../model/entity';
import { partName } from '../model/nested-fields';
import { fieldsOfRule, listOfRule, partsOfRule, type Rules } from '../model/rule';
import { conditionUses, type NameScope, type NameUse, partsOf, propertiesOf, valueUses } from './name-use';

/** Every use of a property name or an enum value in a declaration, outside of its properties. */
export function entityNameUses(entity: Entity): NameUse[] {
  const { schema, addsBelow } = entity;
  const scope = propertiesOf(entity);
  const one = (pointer: string, name: string | undefined): NameUse[] =>
    name === undefined ? [] : [{ pointer, name, scope }];
  const all = (pointer: string, names: readonly string[] = []) =>
    names.flatMap((name, at) => one(`${pointer}/${at}`, name));
  return [
    ...one('/x-label', schema['x-label']),
    ...one('/x-public-label', schema['x-public-label']),
    ...all('/x-page-title', schema['x-page-title']),
    ...Object.entries(entity.scope.columns).flatMap(([level, column]) => one(`/x-scope/${level}`, column)),
    ...one('/x-tree', schema['x-tree']),
    ...one('/x-sort', entity.sort.field),
    ...all('/x-list', schema['x-list']),
    ...all('/x-singleton', schema['x-singleton']),
    ...(schema['x-groups'] ?? []).flatMap(({ fields }, at) => all(`/x-groups/${at}/fields`, fields)),
    ...(schema['x-indexes'] ?? []).flatMap((names, at) => all(`/x-indexes/${at}`, names)),
    ...(schema['x-unique-together'] ?? []).flatMap((declared, at) => {
      const pointer = `/x-unique-together/${at}`;
      if (!('where' in declared)) return all(pointer, declared);
      const where = conditionUses(entity, declared.where, `${pointer}/where`);
      return [...all(`${pointer}/fields`, declared.fields), ...where];
    }),
    ...Object.entries({ same: addsBelow?.same, once: addsBelow?.once }).flatMap(([keyword, names = []]) =>
      names.flatMap((name) => one(`/x-adds-below/${keyword}`, name)),
    ),
    ...Object.entries(schema['x-rollups'] ?? {}).flatMap(([name, { day, by, sum, count, distinct }]) => [
      ...one(`/x-rollups/${name}/day`, day),
      ...Object.entries({ by, sum, count, distinct }).flatMap(([list, names]) =>
        all(`/x-rollups/${name}/${list}`, names),
      ),
    ]),
    ...(schema['x-locks'] ?? []).flatMap(({ when, fields = [], except = [] }, at) => [
      ...conditionUses(entity, when, `/x-locks/${at}/when`),
      ...fields.flatMap((name) => one(`/x-locks/${at}/fields`, name)),
      ...except.flatMap((name) => one(`/x-locks/${at}/except`, name)),
    ]),
    ...entity.transitions.flatMap((action) => {
      const {
        name,
        field,
        from,
        to,
        require = [],
        input = [],
        guard,
        notBy,
        before,
        auto,
        set = {},
      } = action;
      const pointer = `/x-workflow/${field}/${name}`;
      return [
        ...one(pointer, field),
        ...valueUses(entity.fields.get(field), pointer, [...from, to]),
        ...require.flatMap((named) => one(`${pointer}/require`, named)),
        ...input.flatMap((named) => one(`${pointer}/input`, named)),
        ...conditionUses(entity, guard, `${pointer}/guard`),
        ...one(`${pointer}/notBy`, notBy),
        ...one(`${pointer}/before`, before),
        ...one(`${pointer}/auto/field`, auto?.field),
        ...Object.entries(set).flatMap(([named, effect]) => [
          ...one(`${pointer}/set/${named}`, named),
          ...valueUses(entity.fields.get(named), `${pointer}/set/${named}`, effect),
        ]),
      ];
    }),
    ...ruleUses(entity.rules, [...entity.fields.values()], scope, ''),
  ];
}

/** The names that rules use, including those of nested objects. */
function ruleUses(rules: Rules, fields: readonly Field[], scope: NameScope, pointer: string): NameUse[] {
  const own = Object.entries(rules).flatMap(([name, rule]): NameUse[] => {
    const at = `${pointer}/x-rules/${name}`;
    const isOfList = !('order' in rule || 'any' in rule);
    const list = isOfList ? fields.find((field) => partName(field) === listOfRule(rule)) : undefined;
    return [
      ...fieldsOfRule(rule).map((named) => ({ pointer: at, name: named, scope })),
      ...(isOfList && list?.type === 'objects' ? partsOfRule(rule) : []).flatMap((named) =>
        list ? [{ pointer: at, name: named, scope: partsOf(list) }] : [],
      ),
    ];
  });
  const nested = fields.flatMap((field) => {
    const inside = `${pointer}/properties/${partName(field)}${field.type === 'objects' ? '/items' : ''}`;
    return ruleUses(field.rules, field.fields, partsOf(field), inside);
  });
  return [...own, ...nested];
}
