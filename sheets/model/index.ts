import type { SheetSection } from './section.ts'
import type { SourcePosition } from './source.ts'

/** Any parsed part of a section: a line, a sentence, a condition, a quantity. */
export type SheetNode = Readonly<Record<string, unknown>> & {
  readonly at?: SourcePosition
  readonly text?: unknown
}

const cache = new WeakMap<SheetSection, readonly SheetNode[]>()

export function nodesOf(section: SheetSection): readonly SheetNode[] {
  const known = cache.get(section)
  if (known !== undefined) return known
  const found: SheetNode[] = []
  const look = (data: unknown): void => {
    if (typeof data !== 'object' || data === null) return
    if (!Array.isArray(data)) found.push(data as SheetNode)
    for (const each of Object.values(data)) look(each)
  }
  look(section)
  cache.set(section, found)
  return found
}

export type * from './about.ts'
export type * from './sheet.ts'
export type * from './diagnostic.ts'
export type * from './list.ts'
export type * from './phrase.ts'
export type * from './roll.ts'
export type * from './section.ts'
export type * from './sheet.ts'
export type * from './source.ts'
export type * from './step.ts'
export type * from './table.ts'
