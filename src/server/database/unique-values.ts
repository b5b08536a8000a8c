import type { Entity, Field } from '../../entity/model/entity';
import type { Condition } from '../../entity/model/entity-schema';
import { columns } from './columns';
import { foldedSql } from './folded-sql';
import { phoneKeySql } from './phone-sql';

/** Fields that no two records share the values of; with `where`, no two for which it holds. */
export interface UniqueValues {
  readonly fields: readonly Field[];
  readonly where: Condition | undefined;
}

/** All that no two records share, but for their ids. */
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

/** SQL of what two records must not have in common: of phones the digits, of texts that ignore case the small letters. */
export function uniqueSql({ type, unique }: Field, column: string): string {
  if (type === 'phone') return phoneKeySql(column);
  return unique === 'ignoring-case' ? foldedSql(column) : column;
}
