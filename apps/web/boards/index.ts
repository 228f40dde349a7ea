import { type LazyExoticComponent, lazy } from 'react'
import type { Question } from '@opfor/kernel'
import { isAnsweredOnGrid } from './admiral/answered.ts'
import { isAnsweredHere } from './blitzkrieg/answered.ts'
import { isAnsweredOnMap, isMap } from './blood-and-plunder/answered.ts'
import type { Board } from './board.ts'
import { isAnsweredOnHexes } from './conflict-of-heroes/answered.ts'

/** The boards by the game's id; a game without one is played by its questions alone. */
export const boards: Readonly<Record<string, LazyExoticComponent<Board>>> = {
  admiral: lazy(async () => ({ default: (await import('./admiral/index.tsx')).AdmiralBoard })),
  blitzkrieg: lazy(async () => ({ default: (await import('./blitzkrieg/index.tsx')).BlitzkriegBoard })),
  'blood-and-plunder': lazy(async () => ({
    default: (await import('./blood-and-plunder/index.tsx')).BloodAndPlunderBoard,
  })),
  'conflict-of-heroes': lazy(async () => ({
    default: (await import('./conflict-of-heroes/index.tsx')).ConflictOfHeroesBoard,
  })),
}

const answered: Readonly<Record<string, (question: Question, situation: unknown) => boolean>> = {
  admiral: isAnsweredOnGrid,
  blitzkrieg: isAnsweredHere,
  'blood-and-plunder': isAnsweredOnMap,
  'conflict-of-heroes': isAnsweredOnHexes,
}

/** Whether a game's board can show what a decision was about. */
export function canShow(game: string, situation: unknown): boolean {
  return boards[game] !== undefined && (game !== 'blood-and-plunder' || isMap(situation))
}

/** Whether a question is answered on the game's board, so that its list or form may be folded. */
export function isOnBoard(game: string, question: Question | undefined, situation: unknown): boolean {
  if (question === undefined) return false
  const { kind, options = [] } = question
  const isListed = kind === 'choice' ? options.length <= 4 : kind !== 'entry'
  // The grid of Admiral holds every answer to such a question: there even a short list is folded.
  if (isListed && game !== 'admiral') return false
  return answered[game]?.(question, situation) === true
}
