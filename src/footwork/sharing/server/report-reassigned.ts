import { entityNamed } from '#engine/schema/declaration/model';
import { recordAction } from '#engine/server/entity/write/record-action';
import type { OnReassigned } from '../../reports/server/reassign';

/** Ends the links to the report: their holders must not see another person. */
const endShares: OnReassigned = async ({ model, now }, transaction, actor, report) => {
  const { numDeletedRows } = await transaction
    .deleteFrom('footwork.report_share')
    .where('report_id', '=', report)
    .where('ends_at', '>', now().toISOString())
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n)
    await recordAction(transaction, entityNamed(model, 'report'), report, actor, 'endShares');
};

export default endShares;
