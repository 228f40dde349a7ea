import type { PrintedLine } from '../printed/nodes.ts'
import type { ReadLine } from './lines.ts'
import { movesIn } from './order.ts'

/** Compared with print; a changed line has other words or conditions. */
export type LineChange = 'same' | 'moved' | 'changed' | 'added'

export interface MatchedLine {
  readonly read: ReadLine
  readonly printed?: PrintedLine
  readonly change: LineChange
  /** Its order relative to some other line differs from print. */
  readonly apart: boolean
}

/**
 * Matches lines by words and conditions, then by words, then by tests and numbers. Each printed line matches once; further ones
 * are new.
 */
export function matchLines(
  lines: readonly ReadLine[],
  printed: readonly PrintedLine[],
): readonly MatchedLine[] {
  const left = new Set(printed)
  const found = new Map<ReadLine, PrintedLine>()
  for (const isOne of [isSame, hasSameWords, isAboutTheSame])
    for (const read of lines) {
      if (found.has(read)) continue
      const one = [...left].find((each) => isOne(read, each))
      if (one === undefined) continue
      found.set(read, one)
      left.delete(one)
    }
  const { moved, apart } = movesIn(
    lines.flatMap((read) => {
      const one = found.get(read)
      return one !== undefined && isSame(read, one) ? [printed.indexOf(one)] : []
    }),
  )
  return lines.map((read) => {
    const one = found.get(read)
    if (one === undefined) return { read, change: 'added', apart: false }
    if (!isSame(read, one)) return { read, printed: one, change: 'changed', apart: false }
    const place = printed.indexOf(one)
    return { read, printed: one, change: moved.has(place) ? 'moved' : 'same', apart: apart.has(place) }
  })
}

function isSame(read: ReadLine, printed: PrintedLine): boolean {
  const { under } = printed
  return (
    hasSameWords(read, printed) &&
    read.under.length === under.length &&
    read.under.every((each, at) => each === under[at])
  )
}

function hasSameWords(read: ReadLine, printed: PrintedLine): boolean {
  return !read.not && read.how === printed.filter.how && read.name === printed.name
}

function isAboutTheSame(read: ReadLine, printed: PrintedLine): boolean {
  return read.name === printed.name
}
