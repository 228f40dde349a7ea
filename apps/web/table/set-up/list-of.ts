import type { Message } from '@opfor/kernel'

/** Splits a line that ends in a list, so that its things are laid out one by one. */
export function listOf(
  line: Message,
  say: (message: Message) => string,
): { readonly heading: string; readonly things: readonly string[] } | undefined {
  if (line.as !== undefined) return undefined
  const [key, list] = Object.entries(line.params ?? {}).find(([, part]) => Array.isArray(part)) ?? []
  if (key === undefined || !Array.isArray(list) || list.length < 2) return undefined
  const [heading, after] = say({ ...line, params: { ...line.params, [key]: mark } }).split(`: ${mark}`)
  if (heading === undefined || after !== '.') return undefined
  return {
    heading,
    things: list.map((each: string | Message) => (typeof each === 'string' ? each : say(each))),
  }
}

/** A placeholder for the list. */
const mark = '\u2026'
