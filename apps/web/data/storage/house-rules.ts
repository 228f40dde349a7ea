import { bad, type Game, type Parsed, problemOf } from '@opfor/kernel'
import { gameNamedBy, gameOfVariant, isNamed, type Opponent } from '@opfor/variants'
import { games } from 'virtual:games'
import { published } from 'virtual:published'
import { openGame } from '../registry/registry.ts'

/** The id of the game that a page is house rules of; undefined for a page of any other kind. */
export function houseRulesOf(text: string): string | undefined {
  const name = gameNamedBy(text)
  if (name === undefined) return undefined
  return games.find((game) => isNamed(game, name) && game.id in published)?.id
}

/** A coded game with what it publishes for house rules; undefined if it has none. */
export async function opponentOf(id: string): Promise<Opponent | undefined> {
  const [game, facts] = await Promise.all([openGame(id), published[id]?.()])
  return game === undefined || facts === undefined ? undefined : { game, published: facts.published }
}

/** The opponent that a page is house rules of; undefined for a page of any other kind. */
export async function opponentOfPage(text: string): Promise<Opponent | undefined> {
  const id = houseRulesOf(text)
  return id === undefined ? undefined : opponentOf(id)
}

/** Makes the game of a page of house rules. */
export function houseGame(text: string, opponent: Opponent | undefined): Parsed<Game> {
  if (opponent === undefined) return bad('House rules cannot be played with this game.')
  try {
    return gameOfVariant(text, opponent)
  } catch (error) {
    return bad(`These house rules cannot be played: ${problemOf(error)}`)
  }
}
