import type { FastifyPluginAsync } from 'fastify';
import type { Actor } from '../../schema/access/actor';
import {
  createMenuDraft,
  type Draft,
  deleteMenuDraft,
  getMenuDraft,
  getMenuDraftImpact,
  getMenuDrafts,
  publishMenuDraft,
  updateMenuDraft,
} from '../../schema/contract/endpoints/menu-draft';
import type { CustomerLanguage } from '../../schema/contract/language';
import { entityNamed } from '../../schema/declaration/model';
import { impactOf } from '../../schema/menu/menu-impact';
import type { AppContext } from '../context';
import { inTransaction, type Transaction } from '../database/transaction';
import { keptUnder, onceUnder } from '../entity/write/idempotency';
import { handlerFor } from '../http/handle';
import type { IdempotencyKey } from '../http/idempotency-key';
import { draftReader } from './draft-entry';
import {
  createDraft,
  deleteDraft,
  lockDraft,
  readDraft,
  readDrafts,
  type StoredDraft,
  updateDraft,
} from './drafts';
import { mergedDraft, publishDraft } from './publish';
import { keepRevision, revisionTree } from './revisions';
import { readRolesFor } from './role-info';
import { assertKnownIds, assertTreeFilesFetchable } from './tree-checks';
import { findingsIn } from './tree-faults';

/** Drafts of the menus: edit, check and publish. */
export default function draftEndpoints(context: AppContext): FastifyPluginAsync {
  const { database, model } = context;
  const { kysely } = database;
  const read = draftReader(entityNamed(model, 'menu'));

  const announce = () => context.publish({ type: 'drafts' });
  /** Adds the findings; faults that the base already has are warnings. */
  const answered = async (draft: StoredDraft, language: CustomerLanguage): Promise<Draft> => ({
    ...draft,
    ...findingsIn(draft.tree, model, language, await revisionTree(kysely, draft.based_on)),
  });
  const once = <T>(
    actor: Actor,
    key: IdempotencyKey | undefined,
    work: (transaction: Transaction) => Promise<T>,
  ) => onceUnder(context, actor, key, () => inTransaction(database, keptUnder(actor, key, work)));

  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getMenuDrafts, async () => {
      const list = await readDrafts(kysely);
      return { list, total: list.length };
    });

    handle(createMenuDraft, async ({ actor, body, key, language }) => {
      const begun = read(body);
      await assertTreeFilesFetchable(kysely, model, actor, begun.tree);
      const draft = await once(actor, key, (transaction) => createDraft(transaction, actor, begun));
      announce();
      return answered(draft, language);
    });

    handle(getMenuDraft, async ({ params: { id }, language }) =>
      answered(await readDraft(kysely, id), language),
    );

    handle(updateMenuDraft, async ({ actor, params: { id }, body: sent, language }) => {
      const body = read(sent);
      await assertTreeFilesFetchable(kysely, model, actor, body.tree);
      const draft = await inTransaction(database, async (transaction) => {
        const stored = await lockDraft(transaction, id, body.version);
        const base = (await revisionTree(transaction, stored.based_on)) ?? [];
        await assertKnownIds(transaction, body.tree ?? [], [...base, ...stored.tree]);
        return updateDraft(transaction, stored, body);
      });
      announce();
      return answered(draft, language);
    });

    handle(deleteMenuDraft, async ({ actor, params: { id }, query: { version } }) => {
      await inTransaction(database, async (transaction) =>
        deleteDraft(transaction, await lockDraft(transaction, id, version), actor, 'deleted'),
      );
      announce();
      return null;
    });

    handle(getMenuDraftImpact, async ({ actor, params: { id }, query: { side }, language }) => {
      const newest = await inTransaction(database, keepRevision);
      const merged = await mergedDraft(kysely, await readDraft(kysely, id), side);
      const { base, current, tree, collisions } = merged;
      const roles = await readRolesFor(kysely, actor, model, [current, tree]);
      const { faults, warnings } = findingsIn(tree, model, language, current);
      const known = new Set(
        findingsIn(current, model, language).faults.map(({ field, rule }) => `${field} ${rule}`),
      );
      return {
        ...impactOf(current, tree, roles),
        faults: faults.map((fault) => ({ ...fault, isKnown: known.has(`${fault.field} ${fault.rule}`) })),
        warnings,
        collisions,
        base,
        current,
        next: tree,
        newest,
      };
    });

    handle(publishMenuDraft, async ({ actor, params: { id }, body, key }) =>
      onceUnder(context, actor, key, () => publishDraft(context, actor, id, body, key)),
    );
  };
}
