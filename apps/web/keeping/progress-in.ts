import { gameOf, type Progress, type WholeMatch } from '../kept-match.ts'
import { reopened } from '../match-store.ts'
import { progressOf } from './progress.ts'
import { openGame } from '../shelf.ts'

/** How far a journal has come; undefined where no game on the shelf can play it. */
export async function progressIn(journal: WholeMatch['journal']): Promise<Progress | undefined> {
  const game = await openGame(gameOf(journal))
  const match = game === undefined ? undefined : reopened(game, journal)
  return match?.ok === true ? progressOf(match.value) : undefined
}
