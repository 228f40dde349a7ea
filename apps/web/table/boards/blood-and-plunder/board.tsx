import type { Situation } from '@opfor/games/blood-and-plunder/view'
import { lazy } from 'react'
import { gameBoard } from '../board.ts'

export const bloodAndPlunder = gameBoard<Situation>({
  drawing: (
    <>
      <path d="M0 52q30-8 60 0t60 0v20H0z" className="drawing-sea" />
      <path d="M22 50h34l-6 10H28z" className="drawing-dark" />
      <path d="M38 14h2v36h-2z" className="drawing-dark" />
      <path d="M41 17q14 12 1 28zM37 20q-11 10-1 24z" className="drawing-sail" />
      <path d="M38 14l-8 3 8 3z" className="drawing-accent" />
      <path d="M76 60q18-14 44-8v20H70z" className="drawing-land" />
      <path d="M95 34q3 10 1 21h3q2-11 0-21z" className="drawing-dark" />
      <path
        d="M97 35q-12-7-18 3 9-4 18-1zM97 35q12-7 18 3-9-4-18-1zM97 34q-6-10-15-7 8 2 14 8zM98 34q5-10 14-8-8 3-13 9z"
        className="drawing-accent"
      />
    </>
  ),
  Board: lazy(async () => ({ default: (await import('./index.tsx')).BloodAndPlunderBoard })),
  canShow: ({ knowing }) => knowing !== 'asked',
})
