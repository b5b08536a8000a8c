import { BlockList, isIPv4 } from 'node:net';

const reserved4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Carrier-grade NAT.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast and reserved.
  ['224.0.0.0', 3],
]);

/** The only public range; outside are loopback, link-local, unique-local, multicast and IPv4-mapped addresses. */
const global6 = listOf('ipv6', [['2000::', 3]]);

/** Tunnels to IPv4 addresses, and addresses for documentation. */
const reserved6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

function listOf(family: 'ipv4' | 'ipv6', nets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family);
  return list;
}

/** Whether an IP address is on the public internet, not this machine or a network around it. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved4.check(address, 'ipv4');
  return global6.check(address, 'ipv6') && !reserved6.check(address, 'ipv6');
}
