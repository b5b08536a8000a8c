import { sql } from 'kysely';
import type { Principal } from '#engine/schema/access/principal';
import type { Transaction } from '#engine/server/database/transaction';
import type { ServerContext } from '#engine/server/entity/context';

/** Runs in the transaction in which the actor gives a report another customer, or none. */
export type OnReassigned = (
  context: Pick<ServerContext, 'model' | 'now'>,
  transaction: Transaction,
  actor: Principal,
  report: number,
) => Promise<void>;

const features = import.meta.glob<OnReassigned>('../../*/server/report-reassigned.ts', {
  eager: true,
  import: 'default',
});

/** Calls the `OnReassigned` of every feature; returns the customer number of the new customer. */
export async function reassign(
  customer: number | null,
  ...change: Parameters<OnReassigned>
): Promise<string | null> {
  for (const onReassigned of Object.values(features)) await onReassigned(...change);
  const [, transaction] = change;
  const { rows } = await sql<{ customer_number: string | null }>`
    select customer_number from customer where id = ${customer}`.execute(transaction);
  return rows[0]?.customer_number ?? null;
}
