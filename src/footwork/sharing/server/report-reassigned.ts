import type { OnReassigned } from '../../reports/server/reassign';

/** Ends the links to the report: their holders must not see another person. */
const endShares: OnReassigned = async (transaction, report) => {
  await transaction.deleteFrom('footwork.report_share').where('report_id', '=', report).execute();
};

export default endShares;
