import { levels } from '../contract/app';
import type { Level } from '../contract/define-app';
import type { Entity } from '../model/entity';
import { type Fault, faultAt } from './fault';

/** Faults of the columns of `x-scope`: they must hold what ties an account of the level. */
export function scopeFaults(entity: Entity, byName: ReadonlyMap<string, Entity>): Fault[] {
  return levels.flatMap((level) => columnFaults(entity, level, byName));
}

function columnFaults({ scope, fields }: Entity, level: Level, byName: ReadonlyMap<string, Entity>): Fault[] {
  const column = scope.columns[level.name];
  const field = fields.get(column ?? '');
  const isOwn = column === 'id' && level.entity !== undefined;
  if (column === undefined || field === undefined || isOwn) return [];
  const pointer = `/x-scope/${level.name}`;
  if (level.entity === undefined) {
    if (field.type === 'text') return [];
    const remedy = `Name another property; ${column} is ${field.type}. "x-inherit" copies the code of a record pointed to.`;
    return [faultAt(pointer, column, `a short text, the code of a ${level.name}`, remedy)];
  }
  const target = field.type === 'reference' ? byName.get(field.ref ?? '') : undefined;
  if (target?.scope.columns[level.name] === 'id') return [];
  return [
    faultAt(
      pointer,
      column,
      `a reference to the entity whose own "x-scope" has "${level.name}": "id"`,
      `Name another property; "x-inherit" copies the ${level.name} of a record pointed to.`,
    ),
  ];
}
