import { run } from '../../../database/statement';
import type { Connection } from '../../../database/transaction';
import type { View } from '../view';
import { type RollupQuery, rollupStatement } from './rollup-statement';

/** The columns of `per` and the requested numbers. */
export type RollupRow<Per extends string, Numbers extends string> = Readonly<
  Record<Per, string | number | boolean | null> & Record<Numbers, number>
>;

/** Reads sums and counts from a rollup, restricted to the actor's row scope. */
export async function rollup<const Per extends string, const Numbers extends string>(
  connection: Connection,
  view: View,
  query: RollupQuery<Per, Numbers>,
): Promise<RollupRow<Per, Numbers>[]> {
  return run(connection, rollupStatement(view, query));
}
