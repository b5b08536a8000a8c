import type { Entity } from '../model/entity';
import { fieldFaults } from './check-field';
import { namedFieldFaults } from './check-named-fields';
import { rollupFaults } from './check-rollups';
import { storeAddsFaults } from './check-store-adds';
import { treeFaults } from './check-tree';
import { workflowFaults } from './check-workflow';
import { type Fault, type FileFault, faultAt } from './fault';

interface Declared {
  readonly file: string;
  readonly entity: Entity;
}

/** Faults that show only when all declarations are seen together, and inside one between its parts. */
export function checkReferences(declared: readonly Declared[]): FileFault[] {
  const byName = new Map(declared.map((item) => [item.entity.name, item.entity]));
  return declared.flatMap(({ file, entity }) => {
    const fields = [...entity.fields.values()].filter((field) => !field.system);
    const faults = [
      ...duplicates(file, entity, declared),
      ...namedFieldFaults(entity),
      ...fields.flatMap((field) => fieldFaults(entity, field, byName)),
      ...treeFaults(entity),
      ...storeAddsFaults(entity, byName),
      ...workflowFaults(entity),
      ...rollupFaults(entity),
    ];
    return faults.map((fault) => ({ file, ...fault }));
  });
}

function duplicates(file: string, { name, plural }: Entity, declared: readonly Declared[]): Fault[] {
  return declared
    .filter(({ file: other, entity }) => other < file && (entity.name === name || entity.plural === plural))
    .map(({ file: other }) => {
      const remedy = `${other} has the same; rename one of them.`;
      return faultAt('/$id', name, 'a name and a plural of its own', remedy);
    });
}
