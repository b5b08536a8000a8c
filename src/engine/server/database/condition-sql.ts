import type { Entity, Field } from '../../schema/model/entity';
import type { Condition, Scalar } from '../../schema/model/entity-schema';
import { alternativesOf, fieldsOf, type Question, questionOf } from '../../schema/write/condition';
import { columns, sqlTypeOf } from './columns';
import { literal, quote } from './sql-text';

/** The fields that the condition tests; undefined where one of them has no column in the entity's table. */
export function conditionColumns(entity: Entity, condition: Condition): readonly Field[] | undefined {
  const fields = fieldsOf(condition).flatMap((name) => entity.fields.get(name) ?? []);
  return fields.every((field) => columns[field.type] !== null) ? fields : undefined;
}

/** SQL of whether the condition holds for a row: true or false, never null. All its fields must be columns. */
export function conditionSql(entity: Entity, condition: Condition): string {
  const alternatives = alternativesOf(condition).map((tests) =>
    Object.entries(tests)
      .flatMap(([name, test]) => {
        const field = entity.fields.get(name);
        return field ? testSql(field, questionOf(test)) : [];
      })
      .join(' and '),
  );
  return alternatives.length === 1
    ? `(${alternatives[0]})`
    : `(${alternatives.map((one) => `(${one})`).join(' or ')})`;
}

/** SQL of whether a column is filled: true or false, never null. */
export function filledSql(field: Field): string {
  const column = quote(field.name);
  const type = sqlTypeOf(field);
  if (field.type === 'enum') return `${column} is not null`;
  if (type === 'text') return `coalesce(${column}, '') <> ''`;
  if (type.endsWith('[]')) return `coalesce(cardinality(${column}), 0) > 0`;
  if (type === 'jsonb') return `coalesce(${column}, '[]') not in ('[]', '""')`;
  return `${column} is not null`;
}

function testSql(field: Field, question: Question): string {
  const column = quote(field.name);
  const typed = (value: Scalar) => `${literal(String(value))}::${sqlTypeOf(field)}`;
  switch (question.kind) {
    case 'set':
      return question.set ? filledSql(field) : `not (${filledSql(field)})`;
    case 'oneOf':
      return `coalesce(${column} in (${question.values.map(typed).join(', ')}), false)`;
    case 'noneOf':
      return `coalesce(${column} not in (${[...question.values.map(typed), ...emptyText(field)].join(', ')}), false)`;
    case 'range': {
      const bounds = [
        ...(question.from === undefined ? [] : [`${column} >= ${typed(question.from)}`]),
        ...(question.to === undefined ? [] : [`${column} <= ${typed(question.to)}`]),
      ];
      return `coalesce(${bounds.join(' and ')}, false)`;
    }
  }
}

function emptyText(field: Field): string[] {
  return sqlTypeOf(field) === 'text' && field.type !== 'enum' ? [`''::text`] : [];
}
