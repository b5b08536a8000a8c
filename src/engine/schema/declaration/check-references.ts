import { type Fault, type FileFault, faultAt } from '../keywords/fault';
import type { Entity } from '../model/entity';
import { propertyFaults } from './check-field';
import { entityKeywordFaults } from './keyword-uses';
import { placedProperties } from './placed-properties';

interface Declared {
  readonly file: string;
  readonly entity: Entity;
}

/** Faults that depend on all declarations together, or on several parts of one. */
export function checkReferences(declared: readonly Declared[]): FileFault[] {
  const byName = new Map(declared.map((item) => [item.entity.name, item.entity]));
  return declared.flatMap(({ file, entity }) => {
    const faults = [
      ...duplicates(file, entity, declared),
      ...entityKeywordFaults(entity, byName),
      ...placedProperties(entity, byName).flatMap(propertyFaults),
    ];
    return faults.map((fault) => ({ file, ...fault }));
  });
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
