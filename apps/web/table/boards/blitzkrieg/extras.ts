import { lazy } from 'react'
import type { BoardExtras } from '../board.ts'

export const extras: BoardExtras = {
  Symbols: lazy(async () => ({ default: (await import('./symbols/symbols.tsx')).Symbols })),
  loadMeanings: async () => (await import('./symbols/symbols.tsx')).meanings,
}
