import type { Situation } from '@opfor/games/conflict-of-heroes/view'
import { lazy } from 'react'
import { gameBoard } from '../board.ts'

export const conflictOfHeroes = gameBoard<Situation>({
  drawing: (
    <>
      <path
        d="M20 12l16 0 8 14-8 14H20L12 26zM52 26h16l8 14-8 14H52l-8-14zM84 12h16l8 14-8 14H84l-8-14zM52-2h16l8 14-8 14H52l-8-14zM20 40h16l8 14-8 14H20l-8-14zM84 40h16l8 14-8 14H84l-8-14z"
        className="drawing-hexes"
      />
      <path d="M19 21h14l3 6H16zM22 16h8v5h-8zM30 17h9v2h-9z" className="drawing-dark" />
      <path d="M86 60l6-12 6 12zM88 56h8v6h-8z" className="drawing-accent" />
      <path d="M60 33a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM55 48q5-8 10 0z" className="drawing-dark" />
    </>
  ),
  Board: lazy(async () => ({ default: (await import('./index.tsx')).ConflictOfHeroesBoard })),
})
