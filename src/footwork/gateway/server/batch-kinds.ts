import { sql } from 'kysely';
import type { Transaction } from '#engine/server/database/transaction';
import { issueOf } from '#engine/server/http/invalid';
import type { BatchKind } from './batch-kind';
import type { Device } from './device';
import type { ReadItem } from './read-items';

export const reportBatch: BatchKind = {
  entity: 'report',
  name: 'reports',
  key: 'report_number',
  time: 'detection_time',
  isTest: true,
  notice: 'reports',
  complete: withCustomers,
};

export const messageBatch: BatchKind = {
  entity: 'message',
  name: 'messages',
  key: 'power_on_time',
  time: 'power_on_time',
  isTest: false,
  notice: 'powerOn',
};

interface Customer {
  readonly id: number;
  readonly store: number;
  readonly customer_number: string;
}

/**
 * Links each report to the customer with its customer number; rejects a report whose customer belongs to another store.
 */
async function withCustomers(
  transaction: Transaction,
  { store }: Device,
  items: readonly ReadItem[],
): Promise<readonly ReadItem[]> {
  const numbers = items.map(({ row }) => row.customer_number).filter((number) => number != null);
  if (numbers.length === 0) return items;
  const { rows: found } = await sql<Customer>`
    select id, store, customer_number from customer
    where customer_number = any(${numbers}::text[])`.execute(transaction);
  const customers = new Map<unknown, Customer>(found.map((customer) => [customer.customer_number, customer]));
  return items.map((item) => {
    const customer = customers.get(item.row.customer_number);
    if (customer && customer.store !== store)
      return { ...item, issue: issueOf(`reports.${item.at}.customer_number`, 'outOfScope') };
    return { ...item, row: { ...item.row, customer: customer?.id ?? null } };
  });
}
