import { shelf } from '@opfor/games'
import { published as admiral } from '@opfor/games/admiral/published'
import { published as blitzkrieg } from '@opfor/games/blitzkrieg/published'
import { published as bloodAndPlunder } from '@opfor/games/blood-and-plunder/published'
import { published as conflictOfHeroes } from '@opfor/games/conflict-of-heroes/published'
import { bad, type Game, good, type Parsed, type Published } from '@opfor/kernel'
import type { Opponent } from './opponent.ts'
import { gameOfVariant } from './play/game.ts'
import { gameNamedBy, isNamed } from './read/variant.ts'

const published: Readonly<Record<string, Published>> = {
  admiral,
  blitzkrieg,
  'blood-and-plunder': bloodAndPlunder,
  'conflict-of-heroes': conflictOfHeroes,
}

/** The opponents that house rules can be written for. */
export const opponents: readonly Opponent[] = shelf.flatMap((game) => {
  const own = published[game.id]
  return own === undefined ? [] : [{ game, published: own }]
})

/** The opponent of a game by the id of the game. */
export function opponentOf(id: string): Opponent | undefined {
  return opponents.find(({ game }) => game.id === id)
}

/** The opponent that a page of house rules names. */
export function opponentIn(text: string): Parsed<Opponent> {
  const games = opponents.map(({ game }) => game.title).join(', ')
  const name = gameNamedBy(text)
  if (name === undefined)
    return bad(`This page does not say which game it is for: "House rules: ..." with one of ${games}.`)
  const found = opponents.find(({ game }) => isNamed(game, name))
  return found === undefined ? bad(`House rules cannot be for "${name}". Available: ${games}.`) : good(found)
}

/** The game that a page of house rules makes. */
export function gameOfPage(text: string): Parsed<Game> {
  const opponent = opponentIn(text)
  return opponent.ok ? gameOfVariant(text, opponent.value) : opponent
}
