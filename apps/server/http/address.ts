import net from 'node:net'

/**
 * The key under which requests of an address are counted. A provider gives a household a whole network of IPv6 addresses, so
 * these count by their first 56 bits.
 */
export function addressKey(ip: string): string {
  const [address = ''] = ip.split('%')
  if (!net.isIPv6(address)) return address
  const groups = expand(new URL(`http://[${address}]`).hostname.slice(1, -1))
  const [a, b, c, d = 0, , sixth, high = 0, low = 0] = groups
  const isIPv4 = sixth === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  if (isIPv4) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${[a, b, c, d & 0xff00].map((group) => (group ?? 0).toString(16)).join(':')}::/56`
}

/** The eight numbers of an IPv6 address as a URL writes it. */
function expand(address: string): readonly number[] {
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))))
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail]
}
