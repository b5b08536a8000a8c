import { isIPv6 } from 'node:net';
import type { Database } from '../database/database';
import { signInsOf } from './sign-ins';

/** From where an account is signed in to, if none of its last logins came from there and there were some. */
export async function newPlace(
  database: Database,
  managerId: number,
  ip: string,
): Promise<string | undefined> {
  const before = await signInsOf(database, managerId);
  const place = placeOf(ip);
  const isKnown = before.some((login) => login.ip !== null && placeOf(login.ip) === place);
  return before.length === 0 || isKnown ? undefined : place;
}

/** An address, of IPv6 the network: devices take another address in it every day. */
export function placeOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [left = [], right = []] = plain.split('::').map((side) => side.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
