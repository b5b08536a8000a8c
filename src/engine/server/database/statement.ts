import { CompiledQuery, type Kysely } from 'kysely';
import type { SystemTables } from './system-tables';

/** SQL whose identifiers come from an Entity, with its parameters. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export class Parameters {
  readonly #values: unknown[] = [];

  /** Returns the placeholder for the value. */
  bind(value: unknown): string {
    this.#values.push(value);
    return `$${this.#values.length}`;
  }

  statement(sql: string): Statement {
    return { sql, parameters: this.#values };
  }
}

/** A statement whose text is made once, with functions that read its parameters from an input. */
export class Template<Input> {
  readonly #readers: ((input: Input) => unknown)[] = [];
  readonly #sql: string;

  /** `write` returns the text; the function that it is given returns the placeholder for what `reader` will read. */
  constructor(write: (bind: (reader: (input: Input) => unknown) => string) => string) {
    this.#sql = write((reader) => `$${this.#readers.push(reader)}`);
  }

  statement(input: Input): Statement {
    return { sql: this.#sql, parameters: this.#readers.map((reader) => reader(input)) };
  }
}

/** ` where a and b`, or an empty text without conditions. */
export function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
}

export async function run<Found>(connection: Kysely<SystemTables>, statement: Statement): Promise<Found[]> {
  const { rows } = await connection.executeQuery(CompiledQuery.raw(statement.sql, [...statement.parameters]));
  return rows as Found[];
}

/** Runs a statement that always returns one row. */
export async function runOne<Found>(connection: Kysely<SystemTables>, statement: Statement): Promise<Found> {
  const [found] = await run<Found>(connection, statement);
  if (!found) throw new Error(`No row of ${statement.sql}`);
  return found;
}
