import type { Section } from './section.ts'
import type { Position } from './source.ts'

/** Anything that was read in a section: a line, a sentence, a condition, a quantity. */
export type Node = Readonly<Record<string, unknown>> & {
  readonly at?: Position
  readonly text?: unknown
}

const cache = new WeakMap<Section, readonly Node[]>()

/** Everything in a section, the section first, each before what it contains. */
export function nodesOf(section: Section): readonly Node[] {
  const known = cache.get(section)
  if (known !== undefined) return known
  const found: Node[] = []
  const look = (data: unknown): void => {
    if (typeof data !== 'object' || data === null) return
    if (!Array.isArray(data)) found.push(data as Node)
    for (const each of Object.values(data)) look(each)
  }
  look(section)
  cache.set(section, found)
  return found
}
