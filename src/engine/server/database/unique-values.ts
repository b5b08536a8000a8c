import type { Entity, Field } from '../../schema/model/entity';
import type { Condition } from '../../schema/model/entity-schema';
import { traitsOf } from '../../schema/model/field-traits';
import { columns } from './columns';
import { foldedSql } from './folded-sql';
import { phoneKeySql } from './phone-sql';

/** Fields whose combined values are unique; with `where`, among the records for which it holds. */
export interface UniqueValues {
  readonly fields: readonly Field[];
  readonly where: Condition | undefined;
}

/** All unique keys of the entity, except ids. */
export function uniqueValuesOf(entity: Entity): UniqueValues[] {
  const stored = (name: string) => {
    const field = entity.fields.get(name);
    return field && columns[field.type] !== null ? [field] : [];
  };
  const alone = [...entity.fields.values()].filter((field) => field.unique && !field.system);
  return [
    ...alone.map((field) => ({ fields: stored(field.name), where: undefined })),
    ...entity.uniqueTogether.map(({ fields, where }) => ({ fields: fields.flatMap(stored), where })),
  ];
}

/** SQL of the compared value of a unique field: the digits of a phone, the lower case of a text that ignores case. */
export function uniqueSql({ type, unique }: Field, column: string): string {
  if (traitsOf(type).digits) return phoneKeySql(column);
  return unique === 'ignoring-case' ? foldedSql(column) : column;
}
