import { registry } from '@opfor/games'
import { published as admiral } from '@opfor/games/admiral/published'
import { published as blitzkrieg } from '@opfor/games/blitzkrieg/published'
import { published as bloodAndPlunder } from '@opfor/games/blood-and-plunder/published'
import { published as conflictOfHeroes } from '@opfor/games/conflict-of-heroes/published'
import { parseFailure, type Game, parseSuccess, type Parsed, type HouseRuleNames } from '@opfor/kernel'
import type { ModdableGame } from './printed/opponent.ts'
import { gameOfVariant } from './play/game.ts'
import { gameNameIn, isNameOfGame } from './read/variant.ts'

const published: Readonly<Record<string, HouseRuleNames>> = {
  admiral,
  blitzkrieg,
  'blood-and-plunder': bloodAndPlunder,
  'conflict-of-heroes': conflictOfHeroes,
}

export const moddableGames: readonly ModdableGame[] = registry.flatMap((game) => {
  const own = published[game.id]
  return own === undefined ? [] : [{ game, published: own }]
})

export function findModdableGame(id: string): ModdableGame | undefined {
  return moddableGames.find(({ game }) => game.id === id)
}

export function moddableGameInText(text: string): Parsed<ModdableGame> {
  const games = moddableGames.map(({ game }) => game.title).join(', ')
  const name = gameNameIn(text)
  if (name === undefined)
    return parseFailure(
      `This page does not say which game it is for: "House rules: ..." with one of ${games}.`,
    )
  const found = moddableGames.find(({ game }) => isNameOfGame(game, name))
  return found === undefined
    ? parseFailure(`House rules cannot be for "${name}". Available: ${games}.`)
    : parseSuccess(found)
}

export function gameOfPage(text: string): Parsed<Game> {
  const opponent = moddableGameInText(text)
  return opponent.ok ? gameOfVariant(text, opponent.value) : opponent
}
