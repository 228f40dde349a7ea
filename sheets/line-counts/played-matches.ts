import { begin, type Conversation, type Line, type Step, type Told } from '@opfor/kernel'
import type { Sheet } from '../model/index.ts'
import { type Coverage, Counts } from './counter.ts'
import { isAsked } from './random-match.ts'
import type { SheetTally } from './sheet-tally.ts'

/** A match that a person has played, by this text or another one of the same sheet. */
type Played = Pick<Conversation<unknown>, 'journal' | 'steps' | 'seed'>

/** Counts matches that people have played. Each is played again by the text of the sheet, as far as its answers fit. */
export class PlayedCounter {
  readonly #counts: Counts

  constructor(sheet: Sheet) {
    this.#counts = new Counts(sheet)
  }

  get coverage(): Coverage {
    return this.#counts.coverage
  }

  /** Counts a match; whether at least one of its answers fits. */
  add({ journal, steps, seed }: Played): boolean {
    const { game, tally, costs } = this.#counts
    const begun = begin(game, seed, journal.settings)
    const match = begun.ok ? begun : begin(game, seed)
    if (!match.ok) return false
    let [asked, turn, taken] = [0, 0, 0]
    for (const step of steps) {
      const { question, told } = match.value
      if (question === undefined || ('q' in step && step.q !== question.id)) break
      const heading = openHeading(told)
      if (!take(match.value, step)) break
      taken += 1
      if ('q' in step && isAsked(question)) {
        asked += 1
        tally.countQuestion(question, heading)
      }
      if (match.value.turns === turn) continue
      turn = match.value.turns
      costs.add(asked, { seed, turn })
      asked = 0
    }
    if (taken === 0) return false
    for (const each of match.value.told) countTold(tally, each)
    this.#counts.matchPlayed(match.value.outcome?.way)
    return true
  }
}

function take<S>(match: Conversation<S>, step: Step): boolean {
  if ('q' in step) return match.answer(step.a, step.by, step.seat).ok
  if ('correct' in step) return match.correct(step.correct).ok
  return false
}

/** The section whose list or chart waits for an answer. */
function openHeading(told: readonly Told<unknown>[]): string {
  const open = told.findLast((each) => each.kind === 'decision' && each.open)
  return open?.kind === 'decision' ? open.by.cite.heading : ''
}

function countTold(tally: SheetTally, told: Told<unknown>): void {
  if (told.kind === 'change') return
  if (told.kind !== 'decision') return countLine(tally, told)
  tally.begin(told.number, told.by)
  for (const line of told.lines) countLine(tally, line)
  tally.end()
}

function countLine(tally: SheetTally, line: Line): void {
  switch (line.kind) {
    case 'narrowed':
      return tally.narrowed(line.rule, line.before, line.after)
    case 'tied':
      return tally.tied(line.rule)
    case 'tried':
      return tally.tried(line.rule, line.action, line.could)
    case 'cell':
      return tally.cell(line.rule)
    case 'reached':
      return tally.reached(line.rule)
    case 'answered':
    case 'overruled':
    case 'ruled':
      return undefined
  }
}
