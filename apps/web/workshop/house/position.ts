import { begin, chanceOf, type Conversation, type Game, type Settings } from '@opfor/kernel'
import { gameOfJournal } from '../../storage/games.ts'
import { reopenJournal } from '../../storage/reopen-journal.ts'
import { listMatches, loadMatch } from '../../storage/storage.ts'
import { newSeed } from '../../store/match-store.ts'
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

/** The last saved match of a game in which the opponent has decided something; else one that the app plays. */
export async function lastMatch(game: Game): Promise<ShownMatch | undefined> {
  const saved = (await listMatches()).filter((match) => match.game === game.id && match.entries > 0)
  for (const { id, name } of saved.slice(0, 5)) {
    const match = await openMatch(id)
    const shown = match && shownMatch(match, name)
    if (shown !== undefined) return shown
  }
  return sampleMatch(game)
}

async function openMatch(id: string): Promise<Conversation<unknown> | undefined> {
  const saved = await loadMatch(id)
  const game = saved && (await gameOfJournal(saved.journal))
  if (saved === undefined || game === undefined) return undefined
  const opened = reopenJournal(game, saved.journal, saved.record.name)
  return opened.ok ? opened.value.match : undefined
}

/** A match with random answers, up to its twelfth turn. */
export function sampleMatch(game: Game): ShownMatch | undefined {
  const begun = begin(game, newSeed())
  if (!begun.ok) return undefined
  const { value: match } = begun
  for (let nth = 0; nth < sampleAnswers && match.turns < sampleTurns; nth += 1) {
    const { question } = match
    if (question === undefined) break
    if (!match.answer(question.write(question.sample(chanceOf(match.seed, nth))), 'policy').ok) break
  }
  return shownMatch(match, undefined)
}

function shownMatch(match: Conversation<unknown>, name: string | undefined): ShownMatch | undefined {
  const turns = turnsOf(match).slice(-mostTurns)
  const { settings } = match.journal
  return turns.length === 0 ? undefined : { name, settings, seed: match.seed, turns }
}
