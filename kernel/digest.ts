/** A fingerprint of plain data in eight hexadecimal digits; the order of an object's keys does not matter. */
export function digest(value: unknown): string {
  return (hashed(value) >>> 0).toString(16).padStart(8, '0')
}

function hashed(value: unknown): number {
  if (typeof value === 'number') return hashedText(String(value), 2)
  if (typeof value === 'string') return hashedText(value, 3)
  if (typeof value !== 'object' || value === null) return hashedText(String(value), 5)
  if (Array.isArray(value)) {
    let h = 7
    for (const item of value) h = mixed(Math.imul(h, 31) + hashed(item))
    return h
  }
  let h = 11
  for (const key of Object.keys(value)) {
    const item = (value as Readonly<Record<string, unknown>>)[key]
    if (item !== undefined) h = (h + mixed(Math.imul(hashedText(key, 13), 31) ^ hashed(item))) | 0
  }
  return mixed(h)
}

function hashedText(text: string, start: number): number {
  let h = start | 0
  for (let at = 0; at < text.length; at += 1) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193)
  return mixed(h)
}

function mixed(value: number): number {
  let h = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return h ^ (h >>> 15)
}
