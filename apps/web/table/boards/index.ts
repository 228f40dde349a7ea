import { isPointed, type Question } from '@opfor/kernel'
import { admiral } from './admiral/board.tsx'
import { blitzkrieg } from './blitzkrieg/board.tsx'
import { bloodAndPlunder } from './blood-and-plunder/board.tsx'
import type { GameBoard } from './board.ts'
import { conflictOfHeroes } from './conflict-of-heroes/board.tsx'

/** The boards by game id; a game without one is drawn from its picture. */
export const boards: Readonly<Record<string, GameBoard>> = {
  admiral,
  blitzkrieg,
  'blood-and-plunder': bloodAndPlunder,
  'conflict-of-heroes': conflictOfHeroes,
}

/** Whether a game's board can show an explanation. */
export function canShow(game: string, situation: unknown): boolean {
  const board = boards[game]
  return board !== undefined && (board.canShow?.(situation) ?? true)
}

/** Whether a question can be answered on the game's board, so that its list or form is collapsed. */
export function isOnBoard(game: string, question: Question | undefined): boolean {
  const board = boards[game]
  if (question === undefined || board === undefined || !isPointed(question)) return false
  const { kind, options = [] } = question
  const isShort = kind === 'choice' ? options.length <= 4 : kind !== 'entry'
  return !isShort || board.foldsShortLists === true
}
