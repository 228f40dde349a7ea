import type { Situation } from '@opfor/games/conflict-of-heroes/view'
import { lazy } from 'react'
import { gameBoard } from '../board.ts'
import cover from './cover.svg'

export const conflictOfHeroes = gameBoard<Situation>({
  cover,
  Board: lazy(async () => ({ default: (await import('./index.tsx')).ConflictOfHeroesBoard })),
})
