import type { Entity, Field } from '../../schema/model/entity';
import { sqlTypeOf } from '../database/columns';
import { withHash } from '../database/identifier';
import type { DesiredConstraint } from './desired-table';

/** `inside`: rules inside the values, which SQL cannot check; part of the hashed name, so that a plan detects a change. */
export function check(
  entity: Entity,
  fields: readonly Field[],
  name: string,
  condition: string,
  inside?: string,
): DesiredConstraint {
  const definition = `check (${condition})`;
  // The hash includes the types: a check written for one type does not fit a column of another.
  const types = fields.map(sqlTypeOf).join();
  return {
    kind: 'check',
    name: withHash(name, `${entity.table} ${definition} ${types}${inside === undefined ? '' : ` ${inside}`}`),
    columns: fields.map((field) => field.name),
    definition,
    condition,
    inside: inside === undefined ? undefined : fields[0],
  };
}
