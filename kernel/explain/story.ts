import type { Candidate } from '../pieces/candidate.ts'
import type { Decision, LineSource, Line, Rolled, Rule } from '../ask/line.ts'
import { fill, type Message, type Params } from '../say/message.ts'
import type { Overrule } from '../ask/overrule.ts'
import type { Question, Seat } from '../ask/question.ts'
import type { Recorder } from '../ask/recorder.ts'
import type { Ruling } from '../ask/ruling.ts'

/** A change of the situation, and what the person was told to move. */
export interface Change<S> {
  readonly kind: 'change'
  readonly before: S
  readonly now: S
  readonly tell: Message
  readonly to?: Seat | undefined
  /** The number of steps before it. */
  readonly after: number
  /** How many turns had ended before it: none during set-up. */
  readonly turn: number
}

/** Where a match stands: how many steps it took and how many turns ended. */
export interface Moment {
  readonly steps: number
  readonly turns: number
}

/** One thing the rules said: a decision, a change, or a line outside any decision. */
export type Told<S> = Decision | Change<S> | LooseLine

/** A line outside any decision. */
export type LooseLine = Exclude<Line, { readonly kind: 'narrowed' }> & {
  /** The number of steps before it. */
  readonly after: number
  /** How many turns had ended before it: none during set-up. */
  readonly turn: number
}

interface OpenDecision extends Decision {
  readonly lines: Line[]
  chosen: Candidate | undefined
  open: boolean
  until?: number
  readonly from: number
}

/** Keeps everything the rules say, in order. Names and texts are made when someone reads. */
export class Story<S> implements Recorder<S> {
  readonly #told: Told<S>[] = []
  readonly #open: OpenDecision[] = []
  readonly #moment: () => Moment

  constructor(moment: () => Moment) {
    this.#moment = moment
  }

  /** All that was said. */
  get told(): readonly Told<S>[] {
    return this.#told
  }

  /** Forgets all that was said after this length. */
  backTo(length: number): void {
    this.#told.length = Math.min(length, this.#told.length)
    this.#open.length = 0
  }

  mark(): number {
    return this.#told.length
  }

  forget(after: number): void {
    this.#told.length = Math.min(after, this.#told.length)
    for (let last = this.#open.at(-1); last !== undefined && last.from >= after; last = this.#open.at(-1))
      this.#open.pop()
  }

  begin(number: number, by: LineSource, among: readonly Candidate[], about: unknown, now: S): void {
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

  cell(rule: Rule, row: string, column: string, rolled?: Rolled): void {
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

  /** What chance or the table answered; what only one seat may know is not kept. */
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
      tell: fill(tell, params),
      to,
      after: steps,
      turn: turns,
    })
  }

  #line(line: Exclude<Line, { readonly kind: 'narrowed' }>): void {
    const last = this.#open.at(-1)
    const { steps, turns } = this.#moment()
    if (last === undefined) this.#told.push({ ...line, after: steps, turn: turns })
    else last.lines.push(line)
  }
}
