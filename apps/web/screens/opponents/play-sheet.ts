import { bad, good, type Parsed } from '@opfor/kernel'
import { addressOf } from '../../data/storage/address.ts'
import { keepForTab } from '../../data/storage/session-pages.ts'
import { gameOfPage } from '../../data/storage/sheet-games.ts'
import { startMatch } from '../../data/store/match-store.ts'

/** Starts a match with a page, or opens the settings if there is something to choose; returns the route to go to. */
export async function playSheet(text: string): Promise<Parsed<string>> {
  const made = await gameOfPage(text)
  if (!made.ok) return made
  const { value: game } = made
  if (game.options.length + game.rulings.length > 0) {
    if (game.rules !== undefined) keepForTab(game.rules.digest, text)
    return good(`/new/${addressOf(game)}`)
  }
  const started = await startMatch(game, {}, game.title)
  return started.ok ? good(`/match/${started.value}`) : bad(started.problem)
}
