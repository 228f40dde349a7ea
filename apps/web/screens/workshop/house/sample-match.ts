import { beginMatch, seededRandom, type LiveMatch, type Game, type Settings } from '@opfor/kernel'
import { type MatchTurn, turnsOf } from './turns.ts'

export interface ShownMatch {
  /** Undefined for a match that the app played. */
  readonly name: string | undefined
  readonly settings: Settings
  readonly seed: number
  readonly turns: readonly MatchTurn[]
}

/** Maximum turns and answers of a match that the app plays. */
const sampleTurns = 12
const sampleAnswers = 300
/** Only the last turns are replayed. */
const mostTurns = 30

export function sampleMatch(game: Game, seed: number): ShownMatch | undefined {
  const begun = beginMatch(game, seed)
  if (!begun.ok) return undefined
  const { value: match } = begun
  for (let nth = 0; nth < sampleAnswers && match.turns < sampleTurns; nth += 1) {
    const { question } = match
    if (question === undefined) break
    if (!match.answer(question.write(question.sample(seededRandom(match.seed, nth))), 'policy').ok) break
  }
  return shownMatch(match, undefined)
}

export function shownMatch(match: LiveMatch<unknown>, name: string | undefined): ShownMatch | undefined {
  const turns = turnsOf(match).slice(-mostTurns)
  const { settings } = match.journal
  return turns.length === 0 ? undefined : { name, settings, seed: match.seed, turns }
}
