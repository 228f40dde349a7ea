import type { Candidate } from '../pieces/candidate.ts'
import type { LineSource, Rule } from './line.ts'
import type { Nth } from '../say/nth.ts'
import type { Message, Params } from '../say/message.ts'
import type { Overrule } from './overrule.ts'
import type { Seat } from './question.ts'
import type { Ruling } from './ruling.ts'

/**
 * Hears what the rules say. It is handed arguments, not objects, so that one that only counts keeps nothing; where none
 * is present nothing is made at all.
 */
export interface Recorder<S> {
  begin(nth: Nth, by: LineSource, among: readonly Candidate[], about: unknown, now: S): void
  narrowed(
    rule: Rule,
    before: readonly Candidate[],
    after: readonly Candidate[],
    numbers: readonly number[] | undefined,
    passedOver: boolean,
  ): void
  tied(rule: Rule, before: readonly Candidate[], chosen: Candidate, roll: number | undefined): void
  tried(rule: Rule, action: Candidate, could: boolean, against: Message | undefined): void
  cell(rule: Rule, row: string, column: string): void
  ruled(ruling: Ruling, reading: string): void
  overruled(overrule: Overrule): void
  /** A correction came in the middle: what was said of the open decision no longer counts. */
  restarted(): void
  end(chosen: Candidate | undefined): void
  /** How much was said, and forgetting all that was said after that: a step begins again. */
  mark?(): number
  forget?(after: number): void
  change(before: S, after: S, tell: Message, params: Params | undefined, to: Seat | undefined): void
}
