import type { Candidate } from '../pieces/candidate.ts'
import { type AskedLine, type CompiledList, type PickedByAsking, startOf } from './compiled.ts'
import { narrowed } from './narrowed.ts'
import type { Table } from '../ask/table.ts'

/** The state of running a list: the remaining candidates, the next instruction, and the line or condition it stopped at to ask. */
export interface Walk<C, S, A> {
  left: readonly C[]
  next: number
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
    if (instruction.kind === 'either') {
      walk.next = startOf(instruction, instruction.pick(table.now, about))
    } else if (instruction.kind === 'onward') walk.next = instruction.of.end
    else if (instruction.kind === 'eitherAsked') {
      walk.next = instruction.end
      if (walk.left.length < 2 && !instruction.hasMust) continue
      walk.line = instruction
      return
    } else {
      walk.next += 1
      if (walk.left.length < 2 && instruction.rule.how !== 'must') continue
      if (instruction.kind !== 'computed') {
        walk.line = instruction
        return
      }
      walk.left = narrowed(instruction, table, walk.left, about)
    }
  }
}

function isDecided<C, S, A>(list: CompiledList<C, S, A>, walk: Walk<C, S, A>): boolean {
  return walk.left.length === 0 || (walk.left.length === 1 && walk.next > list.lastMust)
}
