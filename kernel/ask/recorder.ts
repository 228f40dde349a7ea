import type { Candidate } from '../pieces/candidate.ts'
import type { LineSource, Rolled, Rule } from './line.ts'
import type { Message, Params } from '../say/message.ts'
import type { Overrule } from './overrule.ts'
import type { Seat } from './question.ts'
import type { Ruling } from './ruling.ts'

/**
 * Records the log of the rules. It gets arguments and not objects, so that a recorder that only counts allocates nothing;
 * without a recorder nothing is created at all.
 */
export interface Recorder<S> {
  begin(number: number, by: LineSource, among: readonly Candidate[], about: unknown, now: S): void
  narrowed(
    rule: Rule,
    before: readonly Candidate[],
    after: readonly Candidate[],
    numbers: readonly number[] | undefined,
    passedOver: boolean,
  ): void
  tied(rule: Rule, before: readonly Candidate[], chosen: Candidate, roll: number | undefined): void
  tried(rule: Rule, action: Candidate, could: boolean, against: Message | undefined): void
  cell(rule: Rule, row: string, column: string, rolled?: Rolled): void
  /** A step was taken, or a card took effect. */
  reached?(rule: Rule): void
  ruled(ruling: Ruling, reading: string): void
  overruled(overrule: Overrule): void
  /** A correction came during a decision: its lines so far are discarded. */
  restarted(): void
  end(chosen: Candidate | undefined): void
  /** The length of the log, and truncating it: for restarting a step. */
  mark?(): number
  forget?(after: number): void
  change(before: S, after: S, tell: Message, params: Params | undefined, to: Seat | undefined): void
}
