import { beginMatch, type LiveMatch, type DecisionLine, type MatchStep, type LogEntry } from '@opfor/kernel'
import type { Sheet } from '../model/index.ts'
import { type Coverage, CoverageCounter } from './coverage-counter.ts'
import { isAskedOfPerson } from './random-match.ts'
import type { SheetLineCounts } from './sheet-line-counts.ts'

/** The match may be of an earlier text of the sheet. */
type Played = Pick<LiveMatch<unknown>, 'journal' | 'steps' | 'seed'>

/** Replays each match with the current text until an answer does not fit. */
export class PlayedMatchCounter {
  readonly #counts: CoverageCounter

  constructor(sheet: Sheet) {
    this.#counts = new CoverageCounter(sheet)
  }

  get coverage(): Coverage {
    return this.#counts.coverage
  }

  /** Returns whether at least one answer fits. */
  add({ journal, steps, seed }: Played): boolean {
    const { game, tally, costs } = this.#counts
    const begun = beginMatch(game, seed, journal.settings)
    const match = begun.ok ? begun : beginMatch(game, seed)
    if (!match.ok) return false
    let [asked, turn, taken] = [0, 0, 0]
    for (const step of steps) {
      const { question, log } = match.value
      if (question === undefined || ('q' in step && step.q !== question.id)) break
      const heading = openHeading(log)
      if (!take(match.value, step)) break
      taken += 1
      if ('q' in step && isAskedOfPerson(question)) {
        asked += 1
        tally.countQuestion(question, heading)
      }
      if (match.value.turns === turn) continue
      turn = match.value.turns
      costs.add(asked, { seed, turn })
      asked = 0
    }
    if (taken === 0) return false
    for (const each of match.value.log) countTold(tally, each)
    this.#counts.matchPlayed(match.value.outcome?.way)
    return true
  }
}

function take<S>(match: LiveMatch<S>, step: MatchStep): boolean {
  if ('q' in step) return match.answer(step.a, step.by, step.seat).ok
  if ('correct' in step) return match.correct(step.correct).ok
  return false
}

/** The section whose list or chart waits for an answer. */
function openHeading(told: readonly LogEntry<unknown>[]): string {
  const open = told.findLast((each) => each.kind === 'decision' && each.open)
  return open?.kind === 'decision' ? open.by.cite.heading : ''
}

function countTold(tally: SheetLineCounts, told: LogEntry<unknown>): void {
  if (told.kind === 'change') return
  if (told.kind !== 'decision') return countLine(tally, told)
  tally.begin(told.number, told.by)
  for (const line of told.lines) countLine(tally, line)
  tally.end()
}

function countLine(tally: SheetLineCounts, line: DecisionLine): void {
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
