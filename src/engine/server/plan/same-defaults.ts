import { sql } from 'kysely';
import type { Connection } from '../database/transaction';
import type { DesiredTable } from './desired-table';
import type { LiveModel } from './live-model';

/** PostgreSQL prints defaults in normalised SQL; defaults of equal value are replaced by the desired SQL. */
export async function withSameDefaults(
  kysely: Connection,
  desired: readonly DesiredTable[],
  live: LiveModel,
): Promise<LiveModel> {
  const questions = desired.flatMap((table) =>
    table.columns.flatMap((column) => {
      const current = live.tables.get(table.name)?.columns.get(column.name);
      if (!current?.default || !column.default || current.sqlType !== column.sqlType) return [];
      if (current.default === column.default) return [];
      const key = `${table.name}.${column.name}`;
      return [
        {
          key,
          desired: column.default,
          same: `(${current.default}) is not distinct from (${column.default})`,
        },
      ];
    }),
  );
  if (questions.length === 0) return live;
  const { rows } = await sql
    .raw<{ same: boolean[] }>(
      `select array[${questions.map((question) => question.same).join(', ')}] as same`,
    )
    .execute(kysely);
  const answers = rows[0]?.same ?? [];
  const same = new Map(
    questions.filter((_, at) => answers[at]).map((question) => [question.key, question.desired]),
  );
  const tables = [...live.tables].map(([name, table]) => {
    const columns = [...table.columns].map(([column, current]) => {
      const words = same.get(`${name}.${column}`) ?? current.default;
      return [column, { ...current, default: words }] as const;
    });
    return [name, { ...table, columns: new Map(columns) }] as const;
  });
  return { ...live, tables: new Map(tables) };
}
