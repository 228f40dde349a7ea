/** Eight hexadecimal digits; the order of an object's keys does not matter. */
export function digestValue(value: unknown): string {
  return shown(hashed(value))
}

/** Ignores unchanged fields and texts, so that a new version's field changes no digest until it is used. */
export function digestChanges(start: unknown, now: unknown): string {
  return shown(changed(start, now))
}

/** Sixteen digits, so that different texts of many authors do not collide. */
export function digestText(text: string): string {
  return shown(hashedText(text, 3)) + shown(hashedText(text, 0x5bd1e995))
}

function shown(hash: number): string {
  return (hash >>> 0).toString(16).padStart(8, '0')
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
    const item = (value as Fields)[key]
    if (item !== undefined) h = (h + mixed(Math.imul(hashedText(key, 13), 31) ^ hashed(item))) | 0
  }
  return mixed(h)
}

type Fields = Readonly<Record<string, unknown>>

function changed(start: unknown, now: unknown): number {
  if (start === now || isWords(now)) return 0
  if (typeof now !== 'object' || now === null) return start === undefined && isNothing(now) ? 0 : hashed(now)
  return Array.isArray(now)
    ? changedList(Array.isArray(start) ? start : [], now)
    : changedFields(isFields(start) ? start : {}, now as Fields)
}

function changedList(start: readonly unknown[], now: readonly unknown[]): number {
  let h = start.length === now.length ? 0 : hashedText(String(now.length), 17)
  for (const [at, item] of now.entries()) h = added(h, String(at), changed(start[at], item))
  return h === 0 ? 0 : mixed(h)
}

function changedFields(start: Fields, now: Fields): number {
  let h = 0
  for (const key of Object.keys(now)) h = added(h, key, changed(start[key], now[key]))
  for (const key of Object.keys(start))
    if (now[key] === undefined && !isNothing(start[key])) h = added(h, key, hashed(undefined))
  return h === 0 ? 0 : mixed(h)
}

function added(sum: number, key: string, change: number): number {
  return change === 0 ? sum : (sum + mixed(Math.imul(hashedText(key, 13), 31) ^ change)) | 0
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === false || value === 0 || value === ''
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True for messages; their names are ignored. */
function isWords(value: unknown): boolean {
  return isFields(value) && typeof value['id'] === 'string' && typeof value['text'] === 'string'
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
