import type { Situation } from '@opfor/games/blitzkrieg/view'
import { lazy } from 'react'
import { gameBoard } from '../board.ts'
import cover from './cover.svg'

export const blitzkrieg = gameBoard<Situation>({
  cover,
  Board: lazy(async () => ({ default: (await import('./index.tsx')).BlitzkriegBoard })),
})
