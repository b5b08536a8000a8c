import { sql } from 'kysely';
import type { Transaction } from '#engine/server/database/transaction';

/** Runs in the transaction that gives a report another customer, or none. */
export type OnReassigned = (transaction: Transaction, report: number) => Promise<void>;

const features = import.meta.glob<OnReassigned>('../../*/server/report-reassigned.ts', {
  eager: true,
  import: 'default',
});

/** Lets each feature follow the change of a report's customer; returns the number of the new customer. */
export async function reassign(
  transaction: Transaction,
  report: number,
  customer: number | null,
): Promise<string | null> {
  for (const onReassigned of Object.values(features)) await onReassigned(transaction, report);
  const { rows } = await sql<{ customer_number: string | null }>`
    select customer_number from customer where id = ${customer}`.execute(transaction);
  return rows[0]?.customer_number ?? null;
}
