import { systemPrincipal } from '../../schema/access/principal';
import { AppError } from '../../schema/contract/app-error';
import type { Action } from '../../schema/model/entity';
import type { Timer } from '../../schema/model/entity-schema';
import { run } from '../database/statement';
import type { ServerContext, WriteRequest } from '../entity/context';
import { changeRecords } from '../entity/write/change-records';
import { inWriteTransaction } from '../entity/write/in-write-transaction';
import { transitionIntent } from '../entity/write/intent';
import { dueStatement } from './due-statement';

/** Number of records that one transaction writes. */
const takenAtOnce = 500;

/** Receives the error of a record whose due action fails, or of an entity whose records cannot be read. */
type Report = (error: unknown) => void;

/**
 * Runs each action with `auto` on the records for which it is due, as the system principal. Returns the number of these
 * records.
 */
export async function takeDueActions(
  context: ServerContext,
  report: Report,
  signal?: AbortSignal,
): Promise<number> {
  let taken = 0;
  for (const entity of context.model.entities.values()) {
    for (const action of entity.transitions) {
      if (!action.auto || signal?.aborted) continue;
      const write = { context, entity, actor: systemPrincipal };
      taken += await takeDue(write, action, action.auto, report).catch((error: unknown) => {
        report(error);
        return 0;
      });
    }
  }
  return taken;
}

async function takeDue(write: WriteRequest, action: Action, timer: Timer, report: Report): Promise<number> {
  const { context, entity } = write;
  let taken = 0;
  for (let after: number | undefined = 0; after !== undefined; ) {
    const options = { now: context.now(), after, limit: takenAtOnce };
    const found: { id: number }[] = await run(
      context.database.kysely,
      dueStatement(entity, action, timer, options),
    );
    const ids = found.map(({ id }) => id);
    after = ids.length < takenAtOnce ? undefined : ids.at(-1);
    taken += await takeAll(write, action, timer, ids, report);
  }
  return taken;
}

/** Runs the action on all records except those that fail; reports each failure. */
async function takeAll(
  write: WriteRequest,
  action: Action,
  timer: Timer,
  ids: readonly number[],
  report: Report,
): Promise<number> {
  if (ids.length === 0) return 0;
  try {
    return await inWriteTransaction(write, action.name, ids, async (transaction) => {
      const options = { now: write.context.now(), of: ids };
      const held = await run<{ id: number }>(transaction, dueStatement(write.entity, action, timer, options));
      const due = held.map(({ id }) => id);
      const intent = transitionIntent(write, action, new Map(), new Map());
      if (due.length > 0) await changeRecords(transaction, write, due, intent);
      return due.length;
    });
  } catch (error) {
    const id = error instanceof AppError ? Number(error.params.id) : Number.NaN;
    if (!ids.includes(id)) throw error;
    report(error);
    return takeAll(
      write,
      action,
      timer,
      ids.filter((one) => one !== id),
      report,
    );
  }
}
