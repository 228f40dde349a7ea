import type { Candidate } from '../pieces/candidate.ts'
import type { Decision, RuleList, DecisionLine, ModifiedRoll, Rule } from '../ask/decision.ts'
import { withParams, type Message, type Params } from '../messages/message.ts'
import type { Overrule } from '../ask/overrule.ts'
import type { Question, Seat } from '../ask/question.ts'
import type { LogRecorder } from '../ask/recorder.ts'
import type { Ruling } from '../ask/ruling.ts'

export interface StateChange<S> {
  readonly kind: 'change'
  readonly before: S
  readonly now: S
  readonly tell: Message
  readonly to?: Seat | undefined
  /** Number of steps before the change. */
  readonly after: number
  /** Number of turns that ended before the change: none during set-up. */
  readonly turn: number
}

/** Number of steps and of ended turns. */
export interface LogPosition {
  readonly steps: number
  readonly turns: number
}

export type LogEntry<S> = Decision | StateChange<S> | StandaloneLine

export type StandaloneLine = Exclude<DecisionLine, { readonly kind: 'narrowed' }> & {
  /** Number of steps before the line. */
  readonly after: number
  /** Number of turns that ended before the line: none during set-up. */
  readonly turn: number
}

interface OpenDecision extends Decision {
  readonly lines: DecisionLine[]
  chosen: Candidate | undefined
  open: boolean
  until?: number
  readonly from: number
}

/** Records log entries in order. Names and texts are formatted lazily. */
export class MatchRecorder<S> implements LogRecorder<S> {
  readonly #told: LogEntry<S>[] = []
  readonly #open: OpenDecision[] = []
  readonly #moment: () => LogPosition

  constructor(moment: () => LogPosition) {
    this.#moment = moment
  }

  get told(): readonly LogEntry<S>[] {
    return this.#told
  }

  /** Truncates the log to a length. */
  backTo(length: number): void {
    this.#told.length = Math.min(length, this.#told.length)
    this.#open.length = 0
  }

  mark(): number {
    return this.#told.length
  }

  removeDecision(after: number): void {
    this.#told.length = Math.min(after, this.#told.length)
    for (let last = this.#open.at(-1); last !== undefined && last.from >= after; last = this.#open.at(-1))
      this.#open.pop()
  }

  begin(number: number, by: RuleList, among: readonly Candidate[], about: unknown, now: S): void {
    const { steps, turns } = this.#moment()
    const decision: OpenDecision = {
      kind: 'decision',
      number,
      by,
      about,
      situation: now,
      among,
      lines: [],
      chosen: undefined,
      open: true,
      after: steps,
      turn: turns,
      from: this.#told.length,
    }
    this.#told.push(decision)
    this.#open.push(decision)
  }

  narrowed(
    rule: Rule,
    before: readonly Candidate[],
    after: readonly Candidate[],
    numbers: readonly number[] | undefined,
    passedOver: boolean,
  ): void {
    this.#open.at(-1)?.lines.push({ kind: 'narrowed', rule, before, after, numbers, passedOver })
  }

  tied(rule: Rule, before: readonly Candidate[], chosen: Candidate, roll: number | undefined): void {
    this.#line({ kind: 'tied', rule, before, chosen, roll })
  }

  tried(rule: Rule, action: Candidate, could: boolean, against: Message | undefined): void {
    this.#line({ kind: 'tried', rule, action, could, against })
  }

  cell(rule: Rule, row: string, column: string, rolled?: ModifiedRoll): void {
    this.#line(
      rolled === undefined
        ? { kind: 'cell', rule, row, column }
        : { kind: 'cell', rule, row, column, rolled },
    )
  }

  reached(rule: Rule): void {
    this.#line({ kind: 'reached', rule })
  }

  ruled(ruling: Ruling, reading: string): void {
    this.#line({ kind: 'ruled', ruling, reading })
  }

  overruled(overrule: Overrule): void {
    this.#line({ kind: 'overruled', overrule })
  }

  /** Records answers of chance or the table, except those that only one seat may know. */
  answered(question: Question, answer: unknown): void {
    if (question.secret === true || (question.to !== 'chance' && question.to !== 'table')) return
    this.#line({ kind: 'answered', question, answer: question.write(answer) })
  }

  restarted(): void {
    const last = this.#open.pop()
    if (last !== undefined) this.#told.length = last.from
  }

  end(chosen: Candidate | undefined): void {
    const last = this.#open.pop()
    if (last === undefined) return
    last.chosen = chosen
    last.open = false
    last.until = this.#moment().steps
  }

  change(was: S, now: S, tell: Message, params: Params | undefined, to: Seat | undefined): void {
    const { steps, turns } = this.#moment()
    this.#told.push({
      kind: 'change',
      before: was,
      now,
      tell: withParams(tell, params),
      to,
      after: steps,
      turn: turns,
    })
  }

  #line(line: Exclude<DecisionLine, { readonly kind: 'narrowed' }>): void {
    const last = this.#open.at(-1)
    const { steps, turns } = this.#moment()
    if (last === undefined) this.#told.push({ ...line, after: steps, turn: turns })
    else last.lines.push(line)
  }
}
