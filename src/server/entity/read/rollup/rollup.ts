import { run } from '../../../database/statement';
import type { Connection } from '../../../database/transaction';
import type { View } from '../view';
import { type RollupQuery, rollupStatement } from './rollup-statement';

/** A column of a group by its name, and each number that was asked for. */
export type RollupRow<Per extends string, Numbers extends string> = Readonly<
  Record<Per, string | number | boolean | null> & Record<Numbers, number>
>;

/** Reads sums and counts that the database keeps; what the actor may not see is left out of them. */
export async function rollup<const Per extends string, const Numbers extends string>(
  connection: Connection,
  view: View,
  query: RollupQuery<Per, Numbers>,
): Promise<RollupRow<Per, Numbers>[]> {
  return run(connection, rollupStatement(view, query));
}
