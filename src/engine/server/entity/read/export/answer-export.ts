import type { FastifyReply } from 'fastify';
import type { CustomerLanguage } from '../../../../schema/contract/language';
import { byteOrderMark, csvLines } from '../../../../schema/write/csv-lines';
import type { Database } from '../../../database/database';
import { type Connection, retrying } from '../../../database/transaction';
import type { Row } from '../../context';
import type { FoundRow } from '../record/record-statement';
import { batches } from './batches';
import { type CsvColumn, csvColumns } from './csv-columns';
import type { ExportPlan } from './export-plan';
import { exportsOf } from './exports';
import { spool } from './spool';

/** A CSV file with a header. */
async function* csvText(
  batches: AsyncIterable<readonly FoundRow[]>,
  columns: readonly CsvColumn[],
): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([columns.map((column) => column.header)]);
  for await (const batch of batches) {
    yield csvLines(
      batch.map(({ row: text }) => {
        const row = JSON.parse(text) as Row;
        return columns.map((column) => column.cell(row));
      }),
    );
  }
}

const mediaTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

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
    return spool(
      format === 'csv' ? csvText(found, csvColumns(view, language, list.exported)) : jsonText(found),
      running,
    );
  };
  try {
    const { size, stream } = await exports.read(() => readFrom(database, spooled));
    stream.once('close', running.end);
    // A caller who stops reading would keep the file open for ever.
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

/** PostgreSQL reads from one snapshot. On PGlite, with its single session, a transaction would block all others. */
function readFrom<T>({ kysely, engine }: Database, read: (connection: Connection) => Promise<T>): Promise<T> {
  if (engine === 'pglite') return retrying(() => read(kysely));
  return kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/** Stops when the caller disconnects. */
async function* whileWanted<Item>(reply: FastifyReply, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  for await (const item of items) {
    if (reply.raw.destroyed) return;
    yield item;
  }
}

/** A JSON array with one row per line. */
async function* jsonText(batches: AsyncIterable<readonly FoundRow[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + batch.map(({ row }) => row).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
