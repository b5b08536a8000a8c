import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { Actor } from '../../schema/access/actor';
import { rowScope } from '../../schema/access/row-scope';
import { AppError } from '../../schema/contract/app-error';
import {
  endAccountSession,
  endAccountSessions,
  getAccountSessions,
  resetAccountPassword,
} from '../../schema/contract/endpoints/account';
import { entityNamed } from '../../schema/declaration/model';
import type { Transaction } from '../database/transaction';
import type { Row } from '../entity/context';
import { keepAnswer, onceUnder } from '../entity/write/idempotency';
import { idsInScope } from '../entity/write/scope';
import { assertMayChange, assertWithinLimits } from '../entity/write/within-limits';
import { handlerFor } from '../http/handle';
import { idempotencyKey } from '../http/idempotency-key';
import { addNotice } from '../notices/add-notices';
import { publicName } from '../notices/public-name';
import type { AccountContext } from './account-context';
import { limitsOfAccounts } from './account-limits';
import { resetPassword } from './reset-password';
import { endOtherSessions, endSession, sessionsOf } from './session-list';
import { tokenOf } from './token';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts with AES-GCM; the key is derived from the session token. */
function sealed(text: string, token: string): string {
  const nonce = randomBytes(nonceBytes);
  const closing = createCipheriv(cipher, keyOf(token), nonce);
  const content = Buffer.concat([closing.update(text, 'utf8'), closing.final()]);
  return Buffer.concat([nonce, closing.getAuthTag(), content]).toString('base64url');
}

/** Decrypts the output of `sealed` for the same token. Throws for another token. */
function unsealed(text: string, token: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const opening = createDecipheriv(cipher, keyOf(token), bytes.subarray(0, nonceBytes));
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString(
    'utf8',
  );
}

function keyOf(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', 'sealed', 32));
}

/** Sessions and passwords of other accounts, for admins. */
export default function accountEndpoints(context: AccountContext): FastifyPluginAsync {
  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getAccountSessions, async ({ actor, params: { id }, request }) => {
      await assertManaged(context, actor, id);
      return sessionsOf(context, id, request.headers.authorization);
    });

    handle(endAccountSessions, async ({ actor, params: { id }, request }) => {
      await assertManaged(context, actor, id);
      const ended = await endOtherSessions(context, id, request.headers.authorization);
      if (ended > 0) await tellSessionEnded(context, actor, id);
      return null;
    });

    handle(endAccountSession, async ({ actor, params: { id, session } }) => {
      await assertManaged(context, actor, id);
      if (!(await endSession(context, id, session))) throw new AppError('notFound');
      await tellSessionEnded(context, actor, id);
      return null;
    });

    handle(resetAccountPassword, async ({ actor, params: { id }, body, request }) => {
      await assertManaged(context, actor, id, { password: undefined });
      // The database must not contain a plain password; only the token of this session decrypts the stored response.
      const token = tokenOf(request.headers.authorization) ?? '';
      const key = idempotencyKey(request, [body, token]);
      const answer = await onceUnder(context, actor, key, async () => {
        const keep = async (transaction: Transaction, password: string) => {
          if (key) await keepAnswer(transaction, actor, key, sealed(password, token));
        };
        return sealed(await resetPassword(context, actor, id, body.password, keep), token);
      });
      return { password: unsealed(answer, token) };
    });
  };
}

async function tellSessionEnded(
  { database, publish }: AccountContext,
  actor: Actor,
  id: number,
): Promise<void> {
  if (id === actor.id) return;
  await addNotice(database.kysely, id, 'sessionEnded', { by: await publicName(database.kysely, actor) });
  publish({ type: 'message' }, [id]);
}

/** Throws where the account is outside of the actor's scope, or has rights that the actor lacks. */
async function assertManaged(
  { database, model }: AccountContext,
  actor: Actor,
  id: number,
  changes: Row = {},
): Promise<void> {
  const entity = entityNamed(model, 'manager');
  const reached = await idsInScope(database.kysely, entity, rowScope(actor, entity), [id]);
  if (!reached.has(id)) throw new AppError('notFound');
  const limits = await limitsOfAccounts([id], actor, database.kysely);
  assertWithinLimits({ entity, actor }, { id }, limits.get(id), 'update');
  assertMayChange({ entity, actor }, { id }, limits.get(id), changes);
}
