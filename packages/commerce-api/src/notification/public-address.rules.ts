import { BlockList, isIPv6 } from 'node:net'

const inside = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4')

/** Global unicast (RFC 4291); everything else is somebody's own. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is out in the Internet: not this machine, its network, or one that is set aside (T60). */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return global.check(address, 'ipv6') && !inside.check(address, 'ipv6')
  return !inside.check(address, 'ipv4')
}
