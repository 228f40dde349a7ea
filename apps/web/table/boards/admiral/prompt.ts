import { type Situation, squaresAMove } from '@opfor/games/admiral/view'
import { type Message, message, type Params, type Question } from '@opfor/kernel'
import type { Selection } from './selection.ts'
import { gridWords } from './words.ts'

const nothing = message('admiral.board.nothing', '')

/** Whether a question asks for a move of the player: which ship, or where it sails. */
export function isMoving({ phase }: Situation, question: Question | undefined): boolean {
  const { by, about } = question?.points ?? {}
  return phase === 'movement' && (by === 'piece' || (by === 'place' && about !== undefined))
}

/** The prompt for the grid; with a physical board it explains the highlighted squares. */
export function promptFor(
  now: Situation,
  question: Question,
  { ship }: Selection,
): readonly [Message, Params] {
  if (isMoving(now, question) && ship !== undefined)
    return now.where === 'table'
      ? [gridWords.sailItTwice, { ship: ship.name, speed: squaresAMove(now, ship) }]
      : [gridWords.sailIt, { ship: ship.name }]
  if (now.phase !== 'attack' || question.points?.by === undefined) return [nothing, {}]
  return ship === undefined ? [gridWords.pickAttacker, {}] : [gridWords.attackWith, { ship: ship.name }]
}
