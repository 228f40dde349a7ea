import type { Candidate } from '../pieces/candidate.ts'
import type { RuleList, ModifiedRoll, Rule } from './decision.ts'
import type { Message, Params } from '../messages/message.ts'
import type { Overrule } from './overrule.ts'
import type { Seat } from './question.ts'
import type { Ruling } from './ruling.ts'

/** Takes arguments instead of objects, so that a recorder that only counts allocates nothing. */
export interface LogRecorder<S> {
  begin(number: number, by: RuleList, among: readonly Candidate[], about: unknown, now: S): void
  narrowed(
    rule: Rule,
    before: readonly Candidate[],
    after: readonly Candidate[],
    numbers: readonly number[] | undefined,
    passedOver: boolean,
  ): void
  tied(rule: Rule, before: readonly Candidate[], chosen: Candidate, roll: number | undefined): void
  tried(rule: Rule, action: Candidate, could: boolean, against: Message | undefined): void
  cell(rule: Rule, row: string, column: string, rolled?: ModifiedRoll): void
  reached?(rule: Rule): void
  ruled(ruling: Ruling, reading: string): void
  overruled(overrule: Overrule): void
  /** A correction during a decision: discards its lines so far. */
  restarted(): void
  end(chosen: Candidate | undefined): void
  /** Log length to truncate to if a step restarts. */
  mark?(): number
  removeDecision?(after: number): void
  change(before: S, after: S, tell: Message, params: Params | undefined, to: Seat | undefined): void
}
