import type { FastifyPluginAsync } from 'fastify';
import type { Actor } from '../../schema/access/actor';
import { AppError } from '../../schema/contract/app-error';
import {
  createMenuDraft,
  type Draft,
  deleteMenuDraft,
  getMenuDraft,
  getMenuDraftImpact,
  getMenuDrafts,
  previewMenuDraft,
  publishMenuDraft,
  rebaseMenuDraft,
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
  changesList,
  createDraft,
  deleteDraft,
  lockDraft,
  readDraft,
  readDrafts,
  type StoredDraft,
  updateDraft,
} from './drafts';
import { routesOfRole } from './menu-tree';
import { mergedDraft, publishDraft, rebaseDraft } from './publish';
import { keepRevision, revisionTree } from './revisions';
import { readRolesFor } from './role-info';
import { assertKnownIds, assertTreeFilesFetchable } from './tree-checks';
import { findingsIn } from './tree-faults';

/** Drafts of the menus: edit, preview, check and publish. */
export default function draftEndpoints(context: AppContext): FastifyPluginAsync {
  const { database, model } = context;
  const { kysely } = database;
  const read = draftReader(entityNamed(model, 'menu'));

  const announce = () => context.events.publish({ type: 'drafts' });
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
      const [was, draft] = await inTransaction(database, async (transaction) => {
        const stored = await lockDraft(transaction, id, body.version);
        const base = (await revisionTree(transaction, stored.based_on)) ?? [];
        await assertKnownIds(transaction, body.tree ?? [], [...base, ...stored.tree]);
        return [stored, await updateDraft(transaction, stored, body)] as const;
      });
      if (changesList(was, draft)) announce();
      return answered(draft, language);
    });

    handle(deleteMenuDraft, async ({ actor, params: { id }, query: { version } }) => {
      await inTransaction(database, async (transaction) =>
        deleteDraft(transaction, await lockDraft(transaction, id, version), actor, 'deleted'),
      );
      announce();
      return null;
    });

    handle(previewMenuDraft, async ({ actor, params: { id }, query: { role } }) => {
      const { tree } = await mergedDraft(kysely, await readDraft(kysely, id));
      const roles = await readRolesFor(kysely, actor, model, [tree]);
      if (!roles.some(({ code }) => code === role)) {
        throw new AppError('badValue', { name: 'role', value: role.slice(0, 100) });
      }
      return routesOfRole(tree, role, roles);
    });

    handle(getMenuDraftImpact, async ({ actor, params: { id }, language }) => {
      const { current, tree, collisions } = await mergedDraft(kysely, await readDraft(kysely, id));
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
        current,
        next: tree,
      };
    });

    handle(rebaseMenuDraft, async ({ actor, params: { id }, body, key, language }) => {
      // A separate transaction: the revision that an error names must survive the rollback.
      await inTransaction(database, keepRevision);
      const draft = await once(actor, key, async (transaction) =>
        rebaseDraft(transaction, await lockDraft(transaction, id, body.version), body),
      );
      announce();
      return answered(draft, language);
    });

    handle(publishMenuDraft, async ({ actor, params: { id }, body, key }) =>
      onceUnder(context, actor, key, () => publishDraft(context, actor, id, body, key)),
    );
  };
}
