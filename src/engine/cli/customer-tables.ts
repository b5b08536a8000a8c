import { app } from '../schema/contract/app';

/**
 * Tables whose words can reach a customer of the business: they exist in all ten languages. Every other table is for
 * users of the console, and exists in the languages of the interface.
 */
export const customerTables: ReadonlySet<string> = new Set([
  'errors',
  'validation',
  'limit',
  'system',
  ...(app.customerTables ?? []),
]);
