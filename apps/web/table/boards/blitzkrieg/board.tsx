import type { Situation } from '@opfor/games/blitzkrieg/view'
import { lazy } from 'react'
import { gameBoard } from '../board.ts'

export const blitzkrieg = gameBoard<Situation>({
  drawing: (
    <>
      <path d="M0 50q30-10 60 0t60 0v22H0z" className="drawing-sea" />
      <path d="M14 46h22l-4 8H18zM24 36h4v10h-4z" className="drawing-dark" />
      <path d="M80 26l26 6-26 6-4-6zM76 32l-10-4 3 4-3 4z" className="drawing-dark" />
      <path d="M52 60h26l4 6H48zM58 54h14v6H58zM72 56h12v2H72z" className="drawing-accent" />
    </>
  ),
  Board: lazy(async () => ({ default: (await import('./index.tsx')).BlitzkriegBoard })),
})
