import { sql } from 'kysely';
import { can } from '#engine/schema/access/access';
import { rowScope } from '#engine/schema/access/row-scope';
import { entityNamed } from '#engine/schema/declaration/model';
import { deleteRecords } from '#engine/server/entity/write/delete-records';
import { idsInScope } from '#engine/server/entity/write/scope';
import { defineOverride } from '#engine/server/override';
import type schema from '../../../../../schemas/training-plan';

/**
 * Deleting a plan also deletes its sessions if all of them are still planned and the caller may delete them. Otherwise
 * they prevent the deletion.
 */
export default defineOverride<typeof schema>((context) => {
  const entity = entityNamed(context.model, 'training-session');
  return {
    async prepareDelete({ id: plan }, actor, transaction) {
      const { rows } = await sql<{ id: number; state: string }>`
        select id, state from training_session where plan = ${plan} order by id for update`.execute(
        transaction,
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0 || rows.some(({ state }) => state !== 'planned')) return;
      if (!can(actor, 'delete', entity)) return;
      const reached = await idsInScope(transaction, entity, rowScope(actor, entity), ids);
      if (reached.size < ids.length) return;
      await deleteRecords(transaction, { context, entity, actor }, ids, new Map());
    },
  };
});
