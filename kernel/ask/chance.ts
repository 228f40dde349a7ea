/** `random(n)` returns a whole number from 0 to n - 1. */
export type Random = (below: number) => number

/** Returns the i-th number below k. Pure, so that other implementations can reproduce it. */
export function seededNumber(seed: number, n: number, i: number, k: number): number {
  let h = mixed((seed + 0x9e3779b9) | 0)
  h = mixed((h + Math.imul(n + 1, 0x9e3779b1)) | 0)
  h = mixed((h ^ Math.imul(i + 1, 0x85ebca77)) | 0)
  return Math.floor(((h >>> 0) / 4294967296) * k)
}

export function seededRandom(seed: number, n: number): Random {
  let i = 0
  return (below) => {
    i += 1
    return seededNumber(seed, n, i - 1, below)
  }
}

function mixed(value: number): number {
  let h = value ^ (value >>> 16)
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return h ^ (h >>> 16)
}
