import { type LazyExoticComponent, lazy } from 'react'
import type { Board } from './board.ts'

/** The boards by the game's id; a game without one is played by its questions alone. */
export const boards: Readonly<Record<string, LazyExoticComponent<Board>>> = {
  blitzkrieg: lazy(async () => ({ default: (await import('./blitzkrieg/index.tsx')).BlitzkriegBoard })),
}
