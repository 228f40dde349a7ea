import { type LazyExoticComponent, lazy } from 'react'
import type { Question } from '@opfor/kernel'
import { isAnsweredHere } from './blitzkrieg/answered.ts'
import type { Board } from './board.ts'

/** The boards by the game's id; a game without one is played by its questions alone. */
export const boards: Readonly<Record<string, LazyExoticComponent<Board>>> = {
  blitzkrieg: lazy(async () => ({ default: (await import('./blitzkrieg/index.tsx')).BlitzkriegBoard })),
}

const answered: Readonly<Record<string, (question: Question, situation: unknown) => boolean>> = {
  blitzkrieg: isAnsweredHere,
}

/** Whether a question is one of many places on the game's board, so that its list may be folded. */
export function isOnBoard(game: string, question: Question | undefined, situation: unknown): boolean {
  if (question?.kind !== 'choice' || (question.options ?? []).length <= 4) return false
  return answered[game]?.(question, situation) === true
}
