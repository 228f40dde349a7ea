import { type Game, type Language, type TurnCard, turnCardOf, turnLogs } from '@opfor/kernel'
import { turnCard } from '../../../games/blitzkrieg/shown/turn-card.ts'
import { cardProblems } from './check-card.ts'
import { allowedHeadlines } from './oracles.ts'
import { matchAtTable } from './played.ts'

export interface CheckedCard {
  readonly seed: number
  readonly card: TurnCard
  readonly problems: readonly string[]
  readonly isJudged: boolean
}

/** No screen shows the cards yet: the web app's first load would carry those of BLITZKRIEG! for nothing. */
export function withTurnCard(game: Game): Game {
  return game.id === 'blitzkrieg' ? { ...game, turnCard } : game
}

export function checkedCards(
  module: Game,
  seed: number,
  german: Language,
  answers = 700,
): readonly CheckedCard[] {
  const game = withTurnCard(module)
  return turnLogs(matchAtTable(game, seed, answers)).map((turn) => {
    const card = turnCardOf(game, turn)
    const allowed = allowedHeadlines(game.id, turn)
    const { kind } = card.headline
    const misjudged =
      allowed === undefined || allowed.includes(kind) ? [] : [`${kind}, not ${allowed.join(' or ')}`]
    const problems = [...cardProblems(game, turn, card, [undefined, german]), ...misjudged]
    return { seed, card, problems, isJudged: allowed !== undefined }
  })
}
