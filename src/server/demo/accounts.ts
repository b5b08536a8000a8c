import type { SeedAccount } from '../seed/accounts';

interface AccountSpec extends Omit<SeedAccount, 'id' | 'store' | 'roles'> {
  readonly role: string;
  /** Number of the store, for a store account. */
  readonly store?: string;
}

/** The password of all demo accounts. */
export const demoPassword = 'footwork-demo';

/** The account that works on demo records by default. */
export const operatorName = 'operator.support';

/** Accounts in addition to `root`; the start announces the first three. */
export const accountSpecs: readonly AccountSpec[] = [
  { username: 'operator', nickname: 'Olivia Operator', utype: '1', role: 'ADMIN' },
  {
    username: 'partner',
    nickname: 'Paul Partner',
    contact: 'Paul Partner',
    phone: '+1 212 555 0147',
    country: 'US',
    utype: '2',
    role: 'PARTNER',
    pcode: 'AMER01',
  },
  { username: 'store', nickname: 'Stella Store', utype: '3', role: 'STORE', store: 'FW-1046' },
  { username: operatorName, nickname: 'Sam Support', utype: '1', role: 'ADMIN' },
  {
    username: 'operator.former',
    nickname: 'Frida Former',
    utype: '1',
    role: 'ADMIN',
    available: false,
    summary: 'Left the company.',
  },
  {
    username: 'partner.asia',
    nickname: '陈合作',
    contact: '陈合作',
    phone: '+86 21 5555 0132',
    country: 'CN',
    utype: '2',
    role: 'PARTNER',
    pcode: 'ASIA01',
  },
  {
    username: 'partner.europe',
    nickname: 'Petra Partner',
    contact: 'Petra Partner',
    phone: '+49 30 5550 0198',
    country: 'DE',
    utype: '2',
    role: 'PARTNER',
    pcode: 'EURO01',
  },
  { username: 'store.beijing', nickname: '张店长', utype: '3', role: 'STORE', store: 'FW-1001' },
  { username: 'store.berlin', nickname: 'Lena Laden', utype: '3', role: 'STORE', store: 'FW-1026' },
  { username: 'store.madrid', nickname: 'Tomás Tienda', utype: '3', role: 'STORE', store: 'FW-1041' },
];
