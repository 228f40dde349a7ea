import type { Game } from '@opfor/kernel'
import { gameOfVariant, type ModdableGame } from '@opfor/variants'
import { sampleMatch, type ShownMatch } from './sample-match.ts'
import { comparedTurn, playTurn } from './turns.ts'

export interface SearchTask {
  readonly game: string
  readonly text: string
  readonly search: number
}

export function changesMatch(opponent: ModdableGame, text: string): (seed: number) => boolean {
  const house = gameOfVariant(text, opponent)
  if (!house.ok) throw new Error(house.problem)
  return (seed) => {
    const match = sampleMatch(opponent.game, seed)
    return match !== undefined && goesOtherwise(match, opponent.game, house.value)
  }
}

function goesOtherwise({ turns, settings, seed }: ShownMatch, printed: Game, house: Game): boolean {
  return turns.some((turn) => {
    const as = (game: Game) => playTurn(game, turn, settings, seed)
    return comparedTurn(turn, as(printed), as(house)).nth !== undefined
  })
}
