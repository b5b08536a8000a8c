import { levelSettings } from '../contract/app';
import type { Entity } from '../model/entity';
import { fieldFaults } from './check-field';
import { ruleConditionFaults } from './check-guards';
import { lockFaults } from './check-locks';
import { namedFieldFaults } from './check-named-fields';
import { renameFaults } from './check-renames';
import { rollupFaults } from './check-rollups';
import { ruleFaults } from './check-rules';
import { scopeFaults } from './check-scope';
import { singletonFaults } from './check-singleton';
import { workflowFaults } from './check-workflow';
import { type Fault, type FileFault, faultAt } from './fault';

/** Faults of `x-adds-below`: an entity without a tree, an unknown setting, or fields that callers cannot write. */
function addsBelowFaults(entity: Entity, byName: ReadonlyMap<string, Entity>): Fault[] {
  if (!entity.addsBelow) return [];
  const { setting, same, once = [] } = entity.addsBelow;
  const fault = (at: string, value: unknown, expected: string, remedy: string) =>
    faultAt(`/x-adds-below${at}`, value, expected, remedy);
  const { level = '', entity: settingsEntity = '' } = levelSettings ?? {};
  const settings = [...(byName.get(settingsEntity)?.fields.values() ?? [])].filter(
    ({ type }) => type === 'boolean',
  );
  const names = settings.map(({ name }) => name);
  const column = entity.scope.columns[level];
  return [
    ...(column === 'id'
      ? []
      : [fault('', column, `"${level}": "id" in "x-scope"`, `Remove it: a ${level} adds here already.`)]),
    ...(entity.tree === undefined
      ? [fault('', undefined, '"x-tree"', 'Name the reference by which what is added belongs to its parent.')]
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

interface Declared {
  readonly file: string;
  readonly entity: Entity;
}

/** Faults that depend on all declarations together, or on several parts of one. */
export function checkReferences(declared: readonly Declared[]): FileFault[] {
  const byName = new Map(declared.map((item) => [item.entity.name, item.entity]));
  return declared.flatMap(({ file, entity }) => {
    const fields = [...entity.fields.values()].filter((field) => !field.system);
    const faults = [
      ...duplicates(file, entity, declared),
      ...namedFieldFaults(entity),
      ...scopeFaults(entity, byName),
      ...uniqueFaults(entity),
      ...singletonFaults(entity),
      ...fields.flatMap((field) => fieldFaults(entity, field, byName)),
      ...renameFaults(entity, byName),
      ...treeFaults(entity),
      ...addsBelowFaults(entity, byName),
      ...workflowFaults(entity),
      ...lockFaults(entity),
      ...rollupFaults(entity),
      ...ruleFaults(entity),
    ];
    return faults.map((fault) => ({ file, ...fault }));
  });
}

/** Faults of the conditions of `x-unique-together`. */
function uniqueFaults(entity: Entity): Fault[] {
  return entity.uniqueTogether.flatMap(({ where }, at) =>
    where ? ruleConditionFaults(entity, where, `/x-unique-together/${at}/where`) : [],
  );
}

function duplicates(file: string, entity: Entity, declared: readonly Declared[]): Fault[] {
  const pointers = { name: '/$id', plural: '/x-plural', permission: '/x-permission' } as const;
  const names = Object.keys(pointers) as (keyof typeof pointers)[];
  return declared
    .filter(({ file: other }) => other < file)
    .flatMap(({ file: other, entity: first }) => {
      const same = names.filter((name) => first[name] === entity[name]);
      const [told] = same.includes('name') ? ['name' as const] : same;
      if (told === undefined) return [];
      const remedy = `${other} has the same; declare another one here or there.`;
      return faultAt(pointers[told], entity[told], `a ${told} of its own`, remedy);
    });
}

/** Faults of `x-tree`: it must name a reference to the entity itself. */
function treeFaults(entity: Entity): Fault[] {
  if (entity.tree === undefined) return [];
  const field = entity.fields.get(entity.tree);
  if (field?.type === 'reference' && field.ref === entity.name) return [];
  const remedy = 'Name the property that points to the record above.';
  return [faultAt('/x-tree', entity.tree, `a reference to ${entity.name}`, remedy)];
}
