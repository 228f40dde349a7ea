import type { Situation } from '@opfor/games/admiral/view'
import { lazy } from 'react'
import { gameBoard } from '../board.ts'

export const admiral = gameBoard<Situation>({
  drawing: (
    <>
      <rect width="120" height="72" className="drawing-sea" />
      <path
        d="M0 12h120M0 28h120M0 44h120M0 60h120M12 0v72M32 0v72M52 0v72M72 0v72M92 0v72M112 0v72"
        className="drawing-grid"
      />
      <path
        d="M14 37h36l-5 6H19zM24 31h14v6H24zM29 25h4v6h-4zM16 35h8v2h-8zM38 34h9v2h-9z"
        className="drawing-dark"
      />
      <path d="M76 20h30l-4 5H80zM84 15h12v5H84zM89 10h3v5h-3zM76 18h8v1.5h-8z" className="drawing-accent" />
      <path d="M52 34l22-11" className="drawing-shot" />
    </>
  ),
  Board: lazy(async () => ({ default: (await import('./index.tsx')).AdmiralBoard })),
  foldsShortLists: true,
})
