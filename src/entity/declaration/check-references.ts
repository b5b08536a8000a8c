import type { Entity } from '../model/entity';
import { fieldFaults } from './check-field';
import { namedFields } from './check-named-fields';
import { rollupFaults } from './check-rollups';
import { storeAddsFaults } from './check-store-adds';
import { treeFaults } from './check-tree';
import { workflowFaults } from './check-workflow';
import type { Fault } from './fault';

interface Declared {
  readonly file: string;
  readonly entity: Entity;
}

/** Faults that show only when all declarations are seen together, and inside one between its parts. */
export function checkReferences(declared: readonly Declared[]): Fault[] {
  const byName = new Map(declared.map((item) => [item.entity.name, item.entity]));
  return declared.flatMap(({ file, entity }) => [
    ...duplicates(file, entity, declared),
    ...namedFields(file, entity),
    ...[...entity.fields.values()]
      .filter((field) => !field.system)
      .flatMap((field) => fieldFaults(file, entity, field, byName)),
    ...treeFaults(file, entity),
    ...storeAddsFaults(file, entity, byName),
    ...workflowFaults(file, entity),
    ...rollupFaults(file, entity),
  ]);
}

function duplicates(file: string, entity: Entity, declared: readonly Declared[]): Fault[] {
  return declared
    .filter(
      (other) =>
        other.file < file && (other.entity.name === entity.name || other.entity.plural === entity.plural),
    )
    .map((other) => ({
      file,
      pointer: '/$id',
      value: entity.name,
      expected: 'a name and a plural of its own',
      remedy: `${other.file} has the same; rename one of them.`,
    }));
}
