import { sql } from 'kysely';
import { kindOf, type Principal } from '../../../schema/access/principal';
import { AppError } from '../../../schema/contract/app-error';
import { isKeyTaken } from '../../database/error-kind';
import { system } from '../../database/system-schema';
import type { Transaction } from '../../database/transaction';
import type { IdempotencyKey } from '../../http/idempotency-key';
import type { ServerContext } from '../context';

const hour = 3_600_000;
const lifetime = 24 * hour;

/**
 * Runs `work` once per idempotency key; a repeat gets the kept answer, passed through `again`. `work` keeps its answer
 * in its own transaction, so that of two concurrent requests the later one fails on the key and is rolled back. Throws
 * `keyReused` if the key belongs to a different request.
 */
export async function onceUnder<T>(
  context: ServerContext,
  actor: Principal,
  key: IdempotencyKey | undefined,
  work: () => Promise<T>,
  again: (kept: unknown) => T | Promise<T> = (kept) => kept as T,
): Promise<T> {
  if (!key) return work();
  await forgetOldKeys(context);
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.status >= 500) throw error;
    const kept = await keptAnswer(context, actor, key);
    if (kept) return again(kept.answer);
    if (isKeyTaken(error)) return work();
    throw error;
  }
}

/** Keeps an answer under the key. The error matches `isKeyTaken` if a concurrent request was first. */
export async function keepAnswer(
  transaction: Transaction,
  actor: Principal,
  key: IdempotencyKey,
  answer: unknown,
): Promise<void> {
  await sql`insert into ${system}.idempotency (principal_kind, principal_id, key, request_hash, response)
    values (${kindOf(actor)}, ${actor.id}, ${key.key}, ${key.hash}, ${JSON.stringify(answer)})`.execute(
    transaction,
  );
}

/** Wraps the work of a transaction, so that it keeps its answer under the key at the end. */
export function keptUnder<T>(
  actor: Principal,
  key: IdempotencyKey | undefined,
  work: (transaction: Transaction) => Promise<T>,
): (transaction: Transaction) => Promise<T> {
  return async (transaction) => {
    const answer = await work(transaction);
    if (key) await keepAnswer(transaction, actor, key, answer);
    return answer;
  };
}

async function keptAnswer(
  context: ServerContext,
  actor: Principal,
  key: IdempotencyKey,
): Promise<{ answer: unknown } | undefined> {
  const { rows } = await sql<{ request_hash: string; response: unknown; created_at: string }>`
    select request_hash, response, created_at from ${system}.idempotency
    where principal_kind = ${kindOf(actor)} and principal_id = ${actor.id} and key = ${key.key}`.execute(
    context.database.kysely,
  );
  const [kept] = rows;
  if (!kept) return undefined;
  if (Date.parse(kept.created_at) < context.now().getTime() - lifetime) {
    await deleteKeys(context);
    return undefined;
  }
  if (kept.request_hash !== key.hash) throw new AppError('keyReused');
  return { answer: kept.response };
}

const lastForgotten = new WeakMap<ServerContext, number>();

/** Runs at most once an hour, during a request with a key. */
async function forgetOldKeys(context: ServerContext): Promise<void> {
  const now = context.now().getTime();
  if (now - (lastForgotten.get(context) ?? 0) < hour) return;
  lastForgotten.set(context, now);
  await deleteKeys(context);
}

async function deleteKeys(context: ServerContext): Promise<void> {
  const oldest = new Date(context.now().getTime() - lifetime);
  await sql`delete from ${system}.idempotency where created_at < ${oldest}`.execute(context.database.kysely);
}
