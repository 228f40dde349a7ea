import { begin, chanceOf, type Conversation, type Game, type Settings } from '@opfor/kernel'
import { type MatchTurn, turnsOf } from './turns.ts'

/** A match whose turns are played again by house rules. */
export interface ShownMatch {
  /** The name of the saved match; undefined for one that the app has played. */
  readonly name: string | undefined
  readonly settings: Settings
  readonly seed: number
  readonly turns: readonly MatchTurn[]
}

/** How many turns and answers a match has that the app plays. */
const sampleTurns = 12
const sampleAnswers = 300
/** How many turns of a match are played again, the last ones. */
const mostTurns = 30

/** A match of this seed with random answers, up to its twelfth turn. */
export function sampleMatch(game: Game, seed: number): ShownMatch | undefined {
  const begun = begin(game, seed)
  if (!begun.ok) return undefined
  const { value: match } = begun
  for (let nth = 0; nth < sampleAnswers && match.turns < sampleTurns; nth += 1) {
    const { question } = match
    if (question === undefined) break
    if (!match.answer(question.write(question.sample(chanceOf(match.seed, nth))), 'policy').ok) break
  }
  return shownMatch(match, undefined)
}

/** The turns of a match that are shown; undefined if there are none. */
export function shownMatch(match: Conversation<unknown>, name: string | undefined): ShownMatch | undefined {
  const turns = turnsOf(match).slice(-mostTurns)
  const { settings } = match.journal
  return turns.length === 0 ? undefined : { name, settings, seed: match.seed, turns }
}
