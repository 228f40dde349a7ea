import { isAnsweredOnBoard, type Question } from '@opfor/kernel'
import { admiral } from './admiral/board.tsx'
import { blitzkrieg } from './blitzkrieg/board.tsx'
import { bloodAndPlunder } from './blood-and-plunder/board.tsx'
import type { GameBoard } from './board.ts'
import { conflictOfHeroes } from './conflict-of-heroes/board.tsx'

/** By game id; a game without a board is drawn from its picture. */
export const boards: Readonly<Record<string, GameBoard>> = {
  admiral,
  blitzkrieg,
  'blood-and-plunder': bloodAndPlunder,
  'conflict-of-heroes': conflictOfHeroes,
}

export function canShow(game: string, situation: unknown): boolean {
  const board = boards[game]
  return board !== undefined && (board.canShow?.(situation) ?? true)
}

/** If true, the list or form of the question is collapsed. */
export function isOnBoard(game: string, question: Question | undefined): boolean {
  const board = boards[game]
  if (question === undefined || board === undefined || !isAnsweredOnBoard(question)) return false
  const { kind, options = [] } = question
  const isShort = kind === 'choice' ? options.length <= 4 : kind !== 'entry'
  return !isShort || board.foldsShortLists === true
}
