import type { PrintedLine } from '../printed/nodes.ts'
import type { ReadLine } from './lines.ts'
import { movesIn } from './order.ts'

/** What became of a line: as printed, the same in another place, a printed one with other words or conditions, or a new one. */
export type LineChange = 'same' | 'moved' | 'changed' | 'added'

/** A line of house rules with the printed line that it is. */
export interface MatchedLine {
  readonly read: ReadLine
  readonly printed?: PrintedLine
  readonly change: LineChange
  /** Whether it stands above a line that it stands below in print, or the other way round. */
  readonly apart: boolean
}

/**
 * Finds the printed line that each line is: first those with the same words under the same conditions, then those with the same
 * words anywhere, then those that test or compare the same. Each printed line is one line at most; a second one is new.
 */
export function matched(lines: readonly ReadLine[], printed: readonly PrintedLine[]): readonly MatchedLine[] {
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
