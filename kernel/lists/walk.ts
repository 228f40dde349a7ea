import type { Candidate } from '../pieces/candidate.ts'
import type { AskedLine, CompiledList, Parts, PickedByAsking } from './compiled.ts'
import { narrowed } from './narrowed.ts'
import type { Table } from '../ask/table.ts'

/** The state of running a list: the remaining candidates, the next instruction, and the line or condition it stopped at to ask. */
export interface Walk<C, S, A> {
  left: readonly C[]
  next: number
  /** Whether the last line that was read kept nobody, or its condition did not hold. */
  nobody: boolean
  line: AskedLine<C, S, A> | PickedByAsking<S, A> | undefined
}

/**
 * Runs to the end, or to a line that may have to ask, which is then `walk.line`. A line is reached while two or more candidates remain; a `must` also
 * with one.
 */
export function walkOn<C extends Candidate, S, A>(
  list: CompiledList<C, S, A>,
  walk: Walk<C, S, A>,
  table: Table<S>,
  about: A,
): void {
  walk.line = undefined
  for (;;) {
    const instruction = list.instructions[walk.next]
    if (instruction === undefined || isDecided(list, walk)) return
    if (instruction.kind === 'computed') {
      walk.next += 1
      if (walk.left.length > 1 || instruction.always)
        keep(walk, instruction, narrowed(instruction, table, walk.left, about))
    } else if (instruction.kind === 'either') {
      pickPart(walk, instruction, instruction.pick(table.now, about))
    } else if (instruction.kind === 'onward') walk.next = instruction.of.end
    else if (instruction.kind === 'otherwise') walk.next = walk.nobody ? walk.next + 1 : instruction.end
    else {
      walk.next = instruction.kind === 'eitherAsked' ? instruction.end : walk.next + 1
      if (walk.left.length < 2 && !instruction.always) continue
      walk.line = instruction
      return
    }
  }
}

/** Continues with the part that applies. */
export function pickPart<C, S, A>(walk: Walk<C, S, A>, parts: Parts, part: string | undefined): void {
  const start = part === undefined ? undefined : parts.starts.get(part)
  walk.nobody = start === undefined
  walk.next = start ?? parts.end
}

/** Continues with those that a line kept; with all, where it kept nobody and is skipped then. */
export function keep<C, S, A>(
  walk: Walk<C, S, A>,
  { passes }: Pick<AskedLine<C, S, A>, 'passes'>,
  kept: readonly C[],
): void {
  walk.nobody = kept.length === 0
  if (kept.length > 0 || !passes) walk.left = kept
}

function isDecided<C, S, A>(list: CompiledList<C, S, A>, walk: Walk<C, S, A>): boolean {
  return walk.left.length === 0 || (walk.left.length === 1 && walk.next > list.lastMust)
}
