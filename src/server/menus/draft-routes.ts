import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { assertCan } from '../../entity/access/access';
import type { Actor } from '../../entity/access/actor';
import { AppError } from '../../entity/contract/app-error';
import type { CustomerLanguage } from '../../entity/contract/language';
import { entityNamed } from '../../entity/declaration/model';
import type { MenuEntry } from '../../entity/menu/menu-entry';
import { impactOf } from '../../entity/menu/menu-impact';
import { validatorsOf } from '../../entity/write/validator';
import type { AppContext } from '../context';
import { inTransaction, type Transaction } from '../database/transaction';
import { keptUnder, onceUnder } from '../entity/write/idempotency';
import { idIn, numberIn } from '../http/asked';
import { ok } from '../http/envelope';
import { issuesInWords } from '../http/error-words';
import { forWhoMay, forWhom } from '../http/for-whom';
import { idempotencyKey } from '../http/idempotency-key';
import { type DraftBody, draftReader } from './draft-entry';
import {
  type Beginning,
  createDraft,
  type Draft,
  deleteDraft,
  lockDraft,
  readDraft,
  readDrafts,
  updateDraft,
} from './drafts';
import { assertKnownIds } from './known-ids';
import { isListedOtherwise } from './listed-otherwise';
import { assertMayPublish } from './may-publish';
import { noteIn } from './note';
import { routesOfRole } from './preview';
import { type Decision, mergedDraft, publishDraft, rebaseDraft } from './publish';
import { keepRevision, revisionTree } from './revisions';
import { readRolesFor } from './role-info';
import { treeFaults, treeWarnings } from './tree-faults';
import { assertTreeMayName } from './tree-files';

interface Asked {
  Params: { id: string };
  Querystring: { version?: string; role?: string };
  Body: { version: number; note?: string | null };
}

interface Rebased {
  Params: { id: string };
  Body: Decision & { version: number };
}

interface Changed {
  Params: { id: string };
  Body: DraftBody & { version: number };
}

/** Menus worked on aside: edited, previewed, judged and published. */
export function draftRoutes(context: AppContext): FastifyPluginAsync {
  const { database, model } = context;
  const menu = entityNamed(model, 'menu');
  const read = draftReader(menu);

  const judged = (
    tree: readonly MenuEntry[],
    language: CustomerLanguage,
    published?: readonly MenuEntry[],
  ) => ({
    faults: issuesInWords(language, treeFaults(tree, menu, validatorsOf(menu), published), menu),
    warnings: issuesInWords(language, treeWarnings(tree, model, published), menu),
  });
  const tellOfDrafts = () => context.events.publish({ type: 'drafts' });
  /** What was wrong before it departed from that is not a draft's doing. */
  const answered = async (draft: Draft, { language }: FastifyRequest) =>
    ok({
      ...draft,
      ...judged(draft.tree, language, await revisionTree(database.kysely, draft.based_on)),
    });

  const once = <T>(request: FastifyRequest, work: (transaction: Transaction) => Promise<T>) => {
    const { actor, body } = request;
    const key = idempotencyKey(request, JSON.stringify(body ?? null));
    return onceUnder(context, actor, key, () => inTransaction(database, keptUnder(actor, key, work)));
  };

  /** Any answer may be a whole draft, a refusal too: it is for who may see menus. */
  const forWhoSees = (assert: (actor: Actor) => void) =>
    forWhom((actor) => {
      assertCan(actor, 'list', menu);
      assert(actor);
    });
  const forWhoChanges = forWhoSees((actor) => assertCan(actor, 'update', menu));

  return async (app) => {
    app.entity = menu;

    app.get('/menu-drafts', forWhoMay('list', menu), async () => {
      const list = await readDrafts(database.kysely);
      return ok({ list, total: list.length });
    });

    app.post<{ Body: Beginning }>('/menu-drafts', forWhoChanges, async (request) => {
      const begun = read(request.body);
      await assertTreeMayName(database.kysely, model, request.actor, begun.tree);
      const draft = await once(request, (transaction) => createDraft(transaction, request.actor, begun));
      tellOfDrafts();
      return answered(draft, request);
    });

    app.get<Asked>('/menu-drafts/:id', forWhoMay('list', menu), async (request) => {
      return answered(await readDraft(database.kysely, idIn(request.params)), request);
    });

    app.put<Changed>('/menu-drafts/:id', forWhoChanges, async (request) => {
      const body = read(request.body);
      await assertTreeMayName(database.kysely, model, request.actor, body.tree);
      const [was, draft] = await inTransaction(database, async (transaction) => {
        const stored = await lockDraft(transaction, idIn(request.params), body.version);
        const base = (await revisionTree(transaction, stored.based_on)) ?? [];
        await assertKnownIds(transaction, body.tree ?? [], [...base, ...stored.tree]);
        return [stored, await updateDraft(transaction, stored, body)] as const;
      });
      if (isListedOtherwise(was, draft)) tellOfDrafts();
      return answered(draft, request);
    });

    app.delete<Asked>('/menu-drafts/:id', forWhoChanges, async ({ actor, params, query }) => {
      const version = numberIn('version', query.version);
      await inTransaction(database, async (transaction) =>
        deleteDraft(transaction, await lockDraft(transaction, idIn(params), version), actor, 'deleted'),
      );
      tellOfDrafts();
      return ok(null);
    });

    app.get<Asked>('/menu-drafts/:id/preview', forWhoMay('list', menu), async ({ actor, params, query }) => {
      const { tree } = await mergedDraft(database.kysely, await readDraft(database.kysely, idIn(params)));
      const roles = await readRolesFor(database.kysely, actor, model, [tree]);
      const role = query.role ?? '';
      if (!roles.some(({ code }) => code === role)) {
        throw new AppError('badValue', { name: 'role', value: role.slice(0, 100) });
      }
      return ok(routesOfRole(tree, role, roles));
    });

    app.get<Asked>(
      '/menu-drafts/:id/impact',
      forWhoMay('list', menu),
      async ({ actor, params, language }) => {
        const draft = await readDraft(database.kysely, idIn(params));
        const { current, tree, collisions } = await mergedDraft(database.kysely, draft);
        const roles = await readRolesFor(database.kysely, actor, model, [current, tree]);
        const { faults, warnings } = judged(tree, language, current);
        const known = new Set(judged(current, language).faults.map(({ field, rule }) => `${field} ${rule}`));
        return ok({
          ...impactOf(current, tree, roles),
          faults: faults.map((fault) => ({ ...fault, isKnown: known.has(`${fault.field} ${fault.rule}`) })),
          warnings,
          collisions,
          current,
          next: tree,
        });
      },
    );

    app.post<Rebased>('/menu-drafts/:id/rebase', forWhoChanges, async (request) => {
      const { params, body } = request;
      // The revision that a refusal names must outlast it.
      await inTransaction(database, keepRevision);
      const draft = await once(request, async (transaction) =>
        rebaseDraft(transaction, await lockDraft(transaction, idIn(params), body.version), body),
      );
      tellOfDrafts();
      return answered(draft, request);
    });

    app.post<Asked>('/menu-drafts/:id/publish', forWhoSees(assertMayPublish), async (request) => {
      const { actor, params, body } = request;
      const key = idempotencyKey(request, JSON.stringify(body));
      const published = await onceUnder(context, actor, key, () =>
        publishDraft(context, actor, idIn(params), body.version, noteIn(body.note), key),
      );
      return ok(published);
    });
  };
}
