import type { FastifyReply } from 'fastify';
import type { CustomerLanguage } from '../../../../entity/contract/language';
import type { Database } from '../../../database/database';
import type { FoundRow } from '../record/record-statement';
import { csvColumns } from './csv-columns';
import { csvText } from './csv-text';
import { batches } from './cursor';
import type { ExportPlan } from './export-plan';
import { exportStatement } from './export-statement';
import { jsonText } from './json-text';
import { spool } from './spool';

const mediaTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** Answers all rows as one file, of one snapshot of the database. */
export async function answerExport(
  database: Database,
  { list, format }: ExportPlan,
  language: CustomerLanguage,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { view } = list;
  const { size, stream } = await database.kysely
    .transaction()
    .setAccessMode('read only')
    .execute((transaction) => {
      const found = whileWanted(reply, batches<FoundRow>(transaction, exportStatement(list)));
      return spool(format === 'csv' ? csvText(found, csvColumns(view, language)) : jsonText(found));
    });
  const name = `${view.entity.plural}-${view.now.toISOString().slice(0, 10)}.${format}`;
  return reply
    .type(mediaTypes[format])
    .headers({ 'content-disposition': `attachment; filename="${name}"`, 'content-length': size })
    .send(stream);
}

/** Ends early when the caller has gone. */
async function* whileWanted<Item>(reply: FastifyReply, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  for await (const item of items) {
    if (reply.raw.destroyed) return;
    yield item;
  }
}
