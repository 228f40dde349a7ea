import { lazy } from 'react'
import type { OwnParts } from '../board.ts'

export const own: OwnParts = {
  editors: {
    battle: lazy(async () => ({ default: (await import('./editor/index.tsx')).BattleEditor })),
  },
}
