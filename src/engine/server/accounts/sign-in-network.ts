import { isIPv6 } from 'node:net';

/**
 * The network of an address: an IPv4 address itself; for IPv6 its /64 network, since devices change their address in it
 * daily.
 */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [left = [], right = []] = plain.split('::').map((side) => side.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
