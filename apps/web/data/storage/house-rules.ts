import { parseFailure, type Game, type Parsed, errorMessage } from '@opfor/kernel'
import { gameNameIn, gameOfVariant, isNameOfGame, type ModdableGame } from '@opfor/variants'
import { games } from 'virtual:games'
import { published } from 'virtual:published'
import { openGame } from '../registry/registry.ts'

/** Returns the id of the modified game; undefined if the page is not house rules. */
export function gameIdOfHouseRules(text: string): string | undefined {
  const name = gameNameIn(text)
  if (name === undefined) return undefined
  return games.find((game) => isNameOfGame(game, name) && game.id in published)?.id
}

/** Undefined if the game publishes nothing for house rules. */
export async function loadModdableGame(id: string): Promise<ModdableGame | undefined> {
  const [game, facts] = await Promise.all([openGame(id), published[id]?.()])
  return game === undefined || facts === undefined ? undefined : { game, published: facts.published }
}

/** Undefined if the page is not house rules. */
export async function loadModdableGameOfPage(text: string): Promise<ModdableGame | undefined> {
  const id = gameIdOfHouseRules(text)
  return id === undefined ? undefined : loadModdableGame(id)
}

export function gameOfHouseRules(text: string, opponent: ModdableGame | undefined): Parsed<Game> {
  if (opponent === undefined) return parseFailure('House rules cannot be played with this game.')
  try {
    return gameOfVariant(text, opponent)
  } catch (error) {
    return parseFailure(`These house rules cannot be played: ${errorMessage(error)}`)
  }
}
