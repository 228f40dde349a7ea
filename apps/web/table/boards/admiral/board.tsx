import type { Situation } from '@opfor/games/admiral/view'
import { lazy } from 'react'
import { gameBoard } from '../board.ts'
import cover from './cover.svg'

export const admiral = gameBoard<Situation>({
  cover,
  Board: lazy(async () => ({ default: (await import('./index.tsx')).AdmiralBoard })),
  foldsShortLists: true,
})
