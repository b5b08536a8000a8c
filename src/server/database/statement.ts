import { CompiledQuery, type Kysely } from 'kysely';
import type { SystemTables } from './system-tables';

/** SQL whose identifiers come from an Entity, with the values it is run with. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export class Parameters {
  readonly #values: unknown[] = [];

  /** Answers the placeholder that stands for the value. */
  bind(value: unknown): string {
    this.#values.push(value);
    return `$${this.#values.length}`;
  }

  statement(sql: string): Statement {
    return { sql, parameters: this.#values };
  }
}

/** ` where a and b`, or nothing where there is no condition. */
export function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
}

export async function run<Found>(connection: Kysely<SystemTables>, statement: Statement): Promise<Found[]> {
  const { rows } = await connection.executeQuery(CompiledQuery.raw(statement.sql, [...statement.parameters]));
  return rows as Found[];
}

/** Runs a statement that answers one row, always. */
export async function runOne<Found>(connection: Kysely<SystemTables>, statement: Statement): Promise<Found> {
  const [found] = await run<Found>(connection, statement);
  if (!found) throw new Error(`No row of ${statement.sql}`);
  return found;
}
