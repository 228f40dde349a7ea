import { parseFailure, parseSuccess, type Parsed } from '@opfor/kernel'
import { addressOf } from '../../data/storage/address.ts'
import { gameOfPage, saveForTab } from '../../data/storage/sheet-games.ts'
import { startMatch } from '../../data/store/new-match.ts'

/** Opens the settings if there is a choice; returns the route. */
export async function playSheet(text: string): Promise<Parsed<string>> {
  const made = await gameOfPage(text)
  if (!made.ok) return made
  const { value: game } = made
  if (game.options.length + game.rulings.length > 0) {
    if (game.rules !== undefined) saveForTab(game.rules.digest, text)
    return parseSuccess(`/new/${addressOf(game)}`)
  }
  const started = await startMatch(game, {}, game.title)
  return started.ok ? parseSuccess(`/match/${started.value}`) : parseFailure(started.problem)
}
