import { plannedEachTime } from '../../../database/prepared-pool';
import { Parameters, runOne } from '../../../database/statement';
import type { Connection } from '../../../database/transaction';
import { listConditions } from './list-conditions';
import { type ListPlan, searched } from './list-plan';
import { keptTotal, totalExpression } from './total';

/** Counts the rows of each list in one statement; 0 without a plan. `totalOf` interprets the numbers. */
export async function countLists(
  connection: Connection,
  planned: readonly (ListPlan | undefined)[],
): Promise<readonly number[]> {
  const plans = await Promise.all(planned.map((plan) => plan && searched(connection, plan)));
  const parameters = new Parameters();
  const counts = plans.map((plan) => {
    if (!plan) return '0::bigint';
    // PostgreSQL refuses bound parameters that the statement does not use.
    const conditions = keptTotal(plan) ? [] : listConditions(plan, parameters);
    return totalExpression(plan, conditions, parameters);
  });
  const statement = parameters.statement(
    `${plannedEachTime}select json_build_array(${counts.join(', ')})::text as counts`,
  );
  const { counts: found } = await runOne<{ counts: string }>(connection, statement);
  return JSON.parse(found);
}
