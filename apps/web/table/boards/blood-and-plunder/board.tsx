import type { Situation } from '@opfor/games/blood-and-plunder/view'
import { lazy } from 'react'
import { gameBoard } from '../board.ts'
import cover from './cover.svg'

export const bloodAndPlunder = gameBoard<Situation>({
  cover,
  Board: lazy(async () => ({ default: (await import('./index.tsx')).BloodAndPlunderBoard })),
  canShow: ({ knowing }) => knowing !== 'asked',
})
