import type { Message } from '@opfor/kernel'

/** A line to carry out that ends in a list, as its heading and the things in it: each of them is laid out by itself. */
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

/** Stands where the list would be. */
const mark = '\u2026'
