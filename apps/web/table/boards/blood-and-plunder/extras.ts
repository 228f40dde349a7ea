import { lazy } from 'react'
import type { BoardExtras } from '../board.ts'

export const extras: BoardExtras = {
  editors: {
    battle: lazy(async () => ({ default: (await import('./editor/index.tsx')).BattleEditor })),
  },
  loadMeanings: async () => (await import('./index.tsx')).meanings,
}
