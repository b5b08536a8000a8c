import { sql } from 'kysely';
import { type Config, readConfig } from '../server/config';
import { openDatabase } from '../server/database/database';
import { databaseErrorOf } from '../server/database/error-kind';
import { inTransaction } from '../server/database/transaction';
import { explain } from './explain';
import { print } from './print';
import { textTable } from './text-table';

/** `npm run sql -- "select ..."` prints the result of a statement; with `--write`, it may change data. */
const args = process.argv.slice(2);
const mayWrite = args.includes('--write');
const [text, ...others] = args.filter((part) => part !== '--write');

let config: Config | undefined;
try {
  if (text === undefined || others.length > 0) {
    throw new Error('Give one statement in quotes: npm run sql -- "select count(*) from manager"');
  }
  config = readConfig(process.env);
  await print(await answer(config, text));
  process.exit(0);
} catch (error) {
  console.error(sayOf(error));
  process.exit(1);
}

async function answer(config: Config, statement: string): Promise<string> {
  const database = await openDatabase(config);
  try {
    return await inTransaction(database, async (transaction) => {
      if (!mayWrite) await sql`set transaction read only`.execute(transaction);
      const { rows, numAffectedRows } = await sql
        .raw<Record<string, unknown>>(statement)
        .execute(transaction);
      if (rows.length > 0) return `${textTable(rows)}\n${counted(rows.length)}`;
      return counted(Number(numAffectedRows ?? 0));
    });
  } finally {
    await database.close();
  }
}

function counted(rows: number): string {
  return rows === 1 ? '1 row' : `${rows} rows`;
}

function sayOf(error: unknown): string {
  const readOnly = '25006';
  if (databaseErrorOf(error)?.code === readOnly) {
    return 'The statement would change data. To let it: npm run sql -- --write "..."';
  }
  return explain(error, config) ?? (error instanceof Error ? error.message : String(error));
}
