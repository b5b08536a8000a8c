import type { FastifyPluginAsync } from 'fastify';
import type { Actor } from '../../entity/access/actor';
import { AppError } from '../../entity/contract/app-error';
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
} from '../../entity/contract/endpoints/menu-draft';
import type { CustomerLanguage } from '../../entity/contract/language';
import { entityNamed } from '../../entity/declaration/model';
import type { MenuEntry } from '../../entity/menu/menu-entry';
import { impactOf } from '../../entity/menu/menu-impact';
import { validatorsOf } from '../../entity/write/validator';
import type { AppContext } from '../context';
import { inTransaction, type Transaction } from '../database/transaction';
import { keptUnder, onceUnder } from '../entity/write/idempotency';
import { issuesInWords } from '../http/error-words';
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
import { assertKnownIds } from './known-ids';
import { isListedOtherwise } from './listed-otherwise';
import { noteIn } from './note';
import { routesOfRole } from './preview';
import { mergedDraft, publishDraft, rebaseDraft } from './publish';
import { keepRevision, revisionTree } from './revisions';
import { readRolesFor } from './role-info';
import { treeFaults, treeWarnings } from './tree-faults';
import { assertTreeMayName } from './tree-files';

/** Menus worked on aside: edited, previewed, judged and published. */
export default function draftEndpoints(context: AppContext): FastifyPluginAsync {
  const { database, model } = context;
  const { kysely } = database;
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
  const announce = () => context.events.publish({ type: 'drafts' });
  /** With its faults, less those of what it departed from. */
  const answered = async (draft: StoredDraft, language: CustomerLanguage): Promise<Draft> => ({
    ...draft,
    ...judged(draft.tree, language, await revisionTree(kysely, draft.based_on)),
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
      await assertTreeMayName(kysely, model, actor, begun.tree);
      const draft = await once(actor, key, (transaction) => createDraft(transaction, actor, begun));
      announce();
      return answered(draft, language);
    });

    handle(getMenuDraft, async ({ params: { id }, language }) =>
      answered(await readDraft(kysely, id), language),
    );

    handle(updateMenuDraft, async ({ actor, params: { id }, body: given, language }) => {
      const body = read(given);
      await assertTreeMayName(kysely, model, actor, body.tree);
      const [was, draft] = await inTransaction(database, async (transaction) => {
        const stored = await lockDraft(transaction, id, body.version);
        const base = (await revisionTree(transaction, stored.based_on)) ?? [];
        await assertKnownIds(transaction, body.tree ?? [], [...base, ...stored.tree]);
        return [stored, await updateDraft(transaction, stored, body)] as const;
      });
      if (isListedOtherwise(was, draft)) announce();
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
      const { faults, warnings } = judged(tree, language, current);
      const known = new Set(judged(current, language).faults.map(({ field, rule }) => `${field} ${rule}`));
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
      // The revision that a refusal names must outlast it.
      await inTransaction(database, keepRevision);
      const draft = await once(actor, key, async (transaction) =>
        rebaseDraft(transaction, await lockDraft(transaction, id, body.version), body),
      );
      announce();
      return answered(draft, language);
    });

    handle(publishMenuDraft, async ({ actor, params: { id }, body, key }) =>
      onceUnder(context, actor, key, () =>
        publishDraft(context, actor, id, body.version, noteIn(body.note), key),
      ),
    );
  };
}
