import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import { type Actor, ownTie } from '#engine/schema/access/actor';
import { rowScope } from '#engine/schema/access/row-scope';
import { AppError } from '#engine/schema/contract/app-error';
import { badValue } from '#engine/schema/contract/bad-value';
import { entityNamed } from '#engine/schema/declaration/model';
import { type Entity, inputFields } from '#engine/schema/model/entity';
import { systemProperties } from '#engine/schema/model/system-properties';
import type { AppContext } from '#engine/server/context';
import { run } from '#engine/server/database/statement';
import type { Row, WriteRequest } from '#engine/server/entity/context';
import { readRecord } from '#engine/server/entity/read/read-record';
import { answeredRow } from '#engine/server/entity/write/answered-row';
import { createRecord } from '#engine/server/entity/write/create-record';
import { onceUnder } from '#engine/server/entity/write/idempotency';
import { updateRecord } from '#engine/server/entity/write/one-record';
import { handlerFor } from '#engine/server/http/handle';
import { getPartnerConfig, getPartners, type Partner, savePartnerConfig } from '../endpoints/partner-config';
import { partnersStatement } from './partners';

/** Properties of a response that are not fields, without `version`, which a write needs. */
const answeredBeside = new Set([...Object.keys(systemProperties), '_labels', '_files']);
answeredBeside.delete('version');

/**
 * The settings of one partner: the caller's own or, for an account that sees several, that of `?pcode=`. Settings that
 * were never saved are returned with version 0 and the defaults; saving them creates the record.
 */
export default function partnerConfigEndpoints(context: AppContext): FastifyPluginAsync {
  const entity = entityNamed(context.model, 'partner-config');
  const { kysely } = context.database;

  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getPartnerConfig, async ({ actor, query }) => {
      const pcode = partnerOf(actor, entity, query.pcode);
      await assertKnown(context, actor, pcode);
      const id = await configId(context, pcode);
      const stored = id === undefined ? undefined : await readRecord(context, actor, entity, id);
      return stored ?? neverSaved(actor, entity, pcode);
    });

    handle(getPartners, async ({ actor, query }) =>
      run<Partner>(kysely, partnersStatement(context.model, actor, query)),
    );

    handle(savePartnerConfig, async ({ actor, query, body, key }) => {
      const { version, pcode: sentCode, ...fields } = withoutAnswered(body);
      const requested = query.pcode ?? (typeof sentCode === 'string' ? sentCode : undefined);
      const pcode = partnerOf(actor, entity, requested);
      const write = { context, entity, actor, key };
      const save = async () => {
        const id = await configId(context, pcode);
        if (id !== undefined && version === 0) throw await saved(write, id);
        if (id === undefined && (version ?? 0) !== 0) throw stale(neverSaved(actor, entity, pcode));
        return id === undefined
          ? firstSave(write, { ...fields, pcode })
          : updateRecord(write, id, { ...fields, version });
      };
      return answeredRow(actor, entity, await onceUnder(context, actor, key, save));
    });
  };
}

/** The partner code of the request. Throws if there is none, or if the actor may not see that partner. */
function partnerOf(actor: Actor, entity: Entity, requested: string | undefined): string {
  const scope = rowScope(actor, entity);
  const pcode =
    requested ?? String(scope.kind === 'some' ? scope.values[0] : (ownTie(actor, 'partner') ?? ''));
  if (!pcode) throw new AppError('badValue', { name: 'pcode', owner: '' });
  if (scope.kind === 'some' && !scope.values.includes(pcode)) throw new AppError('outOfScope');
  return pcode;
}

/** Throws unless a partner with this code exists in the actor's row scope. Its settings may be unsaved. */
async function assertKnown({ database, model }: AppContext, actor: Actor, pcode: string): Promise<void> {
  if (pcode === ownTie(actor, 'partner')) return;
  const [known] = await run<Partner>(database.kysely, partnersStatement(model, actor, { pcode }));
  if (!known) throw badValue('pcode', pcode);
}

async function configId(
  { database }: Pick<AppContext, 'database'>,
  pcode: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from partner_config where pcode = ${pcode}`.execute(database.kysely);
  return rows[0]?.id;
}

/** The conflict for settings that another caller saved after this caller read the defaults. */
async function saved({ context, actor, entity }: WriteRequest, id: number): Promise<AppError> {
  const record = await readRecord(context, actor, entity, id);
  return record ? stale(record) : new AppError('busy');
}

function stale(record: Row): AppError {
  return new AppError('stale', {}, { record, fields: [] });
}

/** If two first saves are concurrent, the second gets a conflict with the stored record. */
async function firstSave(write: WriteRequest, body: Row): Promise<Row> {
  try {
    return await createRecord(write, body);
  } catch (error) {
    const isRefused = error instanceof AppError && error.error === 'invalid';
    const id = isRefused ? await configId(write.context, String(body.pcode)) : undefined;
    throw id === undefined ? error : await saved(write, id);
  }
}

/** Drops properties that only responses have, so that a client can send a response back as a body. */
function withoutAnswered(body: Readonly<Row>): Row {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !answeredBeside.has(name)));
}

/** The defaults, for a form of settings that were never saved. */
function neverSaved(actor: Actor, entity: Entity, pcode: string): Row {
  const usual = inputFields(entity).map(({ name, property }) => [name, property.default ?? null]);
  return answeredRow(actor, entity, { ...Object.fromEntries(usual), pcode, version: 0 });
}
