import type { FastifyReply } from 'fastify';
import type { CustomerLanguage } from '../../../../entity/contract/language';
import type { Database } from '../../../database/database';
import { type Connection, retrying } from '../../../database/transaction';
import { batches } from './batches';
import { csvColumns } from './csv-columns';
import { csvText } from './csv-text';
import type { ExportPlan } from './export-plan';
import { exportsOf } from './exports';
import { jsonText } from './json-text';
import { spool } from './spool';

const mediaTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** Answers all rows as one file. */
export async function answerExport(
  database: Database,
  { list, format }: ExportPlan,
  language: CustomerLanguage,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { view } = list;
  const exports = exportsOf(database);
  const running = exports.start(view.actor);
  const spooled = (connection: Connection) => {
    const found = whileWanted(reply, batches(connection, list));
    return spool(format === 'csv' ? csvText(found, csvColumns(view, language)) : jsonText(found), running);
  };
  try {
    const { size, stream } = await exports.read(() => readFrom(database, spooled));
    stream.once('close', running.end);
    // A caller who does not read would keep the file for ever.
    reply.raw.setTimeout(exports.limits.stall, () => reply.raw.destroy());
    const name = `${view.entity.plural}-${view.now.toISOString().slice(0, 10)}.${format}`;
    return reply
      .type(mediaTypes[format])
      .headers({ 'content-disposition': `attachment; filename="${name}"`, 'content-length': size })
      .send(stream);
  } catch (error) {
    running.end();
    throw error;
  }
}

/** On PostgreSQL from one snapshot; on PGlite a transaction would keep everybody else from the database. */
function readFrom<T>({ kysely, engine }: Database, read: (connection: Connection) => Promise<T>): Promise<T> {
  if (engine === 'pglite') return retrying(() => read(kysely));
  return kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/** Ends early when the caller has gone. */
async function* whileWanted<Item>(reply: FastifyReply, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  for await (const item of items) {
    if (reply.raw.destroyed) return;
    yield item;
  }
}
