import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { AppError } from '../../../../schema/contract/app-error';
import type { Issue } from '../../../../schema/contract/issue';
import type { Entity } from '../../../../schema/model/entity';
import { inTransaction } from '../../../database/transaction';
import { ok } from '../../../http/envelope';
import { idempotencyKey } from '../../../http/idempotency-key';
import { acceptFiles, onlyFile } from '../../../http/uploaded-file';
import type { ServerContext, WriteRequest } from '../../context';
import { translated } from '../database-error';
import { keepAnswer, onceUnder } from '../idempotency';
import { permitted } from '../permitted';
import { csvText, readTable } from './csv-table';
import { insertRows, issueLimit } from './insert-rows';
import { inLine } from './read-row';
import { readRows } from './read-rows';

/** Thrown to roll back the transaction of a successful dry run. */
class TriedOut extends Error {}

/**
 * Stores a record for each line of the CSV, or none: a 422 names the lines at fault. A dry run inserts everything and
 * rolls back. If some lines are at fault, the others are tried the same way, so that one response has all issues.
 */
async function importRecords(write: WriteRequest, text: string, dryRun: boolean): Promise<{ count: number }> {
  const { context, entity, actor, key } = write;
  const rows = await readRows(write, readTable(text));
  const found = rows.flatMap(({ number, issues }) => inLine(number, issues));
  const sound = rows.filter(({ issues }) => issues.length === 0);
  const answer = { count: rows.length };
  const store = () =>
    inTransaction(context.database, async (transaction) => {
      const { ids, issues } = await insertRows(write, transaction, sound);
      if (found.length + issues.length > 0) throw refused([...found, ...issues]);
      if (dryRun) throw new TriedOut();
      if (key) await keepAnswer(transaction, actor, key, answer);
      return ids;
    });
  try {
    const ids = await translated(context, entity, store);
    await context.hooks[entity.name]?.afterWrite?.(ids, 'create');
  } catch (error) {
    if (!(error instanceof TriedOut)) throw error;
  }
  return answer;
}

/** The first issues in line order, and the number of the others. */
function refused(issues: readonly Issue[]): AppError {
  const lineOf = ({ field }: Issue) => Number(field.split('.')[1]);
  const named = issues.toSorted((a, b) => lineOf(a) - lineOf(b)).slice(0, issueLimit);
  const more = issues.length - named.length;
  return new AppError('invalid', more > 0 ? { more } : {}, { issues: named });
}

/** Maximum bytes of a file. */
const fileLimit = 10 * 1024 * 1024;

/** `POST /{plural}/import`: CSV as the body, or as the `file` of a form. */
export function importRoute(context: ServerContext, entity: Entity): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    await acceptFiles(app, fileLimit);

    app.post<{ Querystring: { dryRun?: string } }>(
      `/${entity.plural}/import`,
      { bodyLimit: fileLimit, onRequest: permitted(entity, 'import') },
      async (request) => {
        const { actor } = request;
        const dryRun = isDryRun(request.query.dryRun);
        const text = csvText(await fileOf(request));
        const key = dryRun ? undefined : idempotencyKey(request, text);
        const write = { context, entity, actor, key };
        const answer = await onceUnder(context, actor, key, () => importRecords(write, text, dryRun));
        return ok(answer);
      },
    );
  };
}

function isDryRun(text: string | undefined): boolean {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return true;
  throw new AppError('badValue', { name: 'dryRun', value: text.slice(0, 100) });
}

async function fileOf(request: FastifyRequest): Promise<Buffer> {
  if (Buffer.isBuffer(request.body)) return request.body;
  if (!request.isMultipart()) throw new AppError('badFile');
  const { bytes } = await onlyFile(request, 'file');
  return bytes;
}
