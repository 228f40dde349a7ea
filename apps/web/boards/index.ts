import { type LazyExoticComponent, lazy } from 'react'
import type { Question } from '@opfor/kernel'
import { isAnsweredHere } from './blitzkrieg/answered.ts'
import { isAnsweredOnMap } from './blood-and-plunder/answered.ts'
import type { Board } from './board.ts'

/** The boards by the game's id; a game without one is played by its questions alone. */
export const boards: Readonly<Record<string, LazyExoticComponent<Board>>> = {
  blitzkrieg: lazy(async () => ({ default: (await import('./blitzkrieg/index.tsx')).BlitzkriegBoard })),
  'blood-and-plunder': lazy(async () => ({
    default: (await import('./blood-and-plunder/index.tsx')).BloodAndPlunderBoard,
  })),
}

const answered: Readonly<Record<string, (question: Question, situation: unknown) => boolean>> = {
  blitzkrieg: isAnsweredHere,
  'blood-and-plunder': isAnsweredOnMap,
}

/** Whether a question is answered on the game's board, so that its list or form may be folded. */
export function isOnBoard(game: string, question: Question | undefined, situation: unknown): boolean {
  if (question?.kind !== 'choice' && question?.kind !== 'entry') return false
  if (question.kind === 'choice' && (question.options ?? []).length <= 4) return false
  return answered[game]?.(question, situation) === true
}
