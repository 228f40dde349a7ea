import { type Situation, squaresAMove } from '@opfor/games/admiral/view'
import { type Message, message, type Params, type Question } from '@opfor/kernel'
import { type Hand, isAttacking } from './hand.ts'
import { gridWords } from './words.ts'

const nothing = message('admiral.board.nothing', '')

/** Whether a question asks for a move of the player. */
export function isMoving(question: Question | undefined): boolean {
  return ['admiral.mover', 'admiral.course', 'admiral.to'].includes(question?.id ?? '')
}

/** What is to be done on the grid, and beside the real board why so many squares are lit. */
export function toldOf(now: Situation, question: Question, { ship }: Hand): readonly [Message, Params] {
  if (isMoving(question) && ship !== undefined)
    return now.where === 'table'
      ? [gridWords.sailItTwice, { ship: ship.name, speed: squaresAMove(now, ship) }]
      : [gridWords.sailIt, { ship: ship.name }]
  if (!isAttacking(question) && question.id !== 'admiral.target') return [nothing, {}]
  return ship === undefined ? [gridWords.pickAttacker, {}] : [gridWords.attackWith, { ship: ship.name }]
}
