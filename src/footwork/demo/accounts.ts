import type { SeedAccount } from '#engine/server/seed/accounts';
import data from './data/accounts.json';

interface AccountSpec extends Omit<SeedAccount, 'id' | 'ties' | 'roles'> {
  readonly pcode?: string;
  readonly role: string;
  /** Number of the store, for a store account. */
  readonly store?: string;
}

export const demoPassword = 'footwork-demo';

/** The account that works on demo records by default. */
export const operatorName = 'operator.support';

/** Accounts in addition to `root`; the start announces the first three. */
export const accountSpecs = data as readonly AccountSpec[];
