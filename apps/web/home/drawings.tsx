import type { ReactNode } from 'react'

const drawings: Readonly<Record<string, ReactNode>> = {
  blitzkrieg: (
    <>
      <path d="M0 50q30-10 60 0t60 0v22H0z" className="drawing-sea" />
      <path d="M14 46h22l-4 8H18zM24 36h4v10h-4z" className="drawing-dark" />
      <path d="M80 26l26 6-26 6-4-6zM76 32l-10-4 3 4-3 4z" className="drawing-dark" />
      <path d="M52 60h26l4 6H48zM58 54h14v6H58zM72 56h12v2H72z" className="drawing-accent" />
    </>
  ),
  'blood-and-plunder': (
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
  admiral: (
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
  'conflict-of-heroes': (
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
}

/** Our own drawing for a game on the shelf: simple shapes that say what it is about. */
export function Drawing({ game }: { readonly game: string }) {
  return (
    <svg className="drawing" viewBox="0 0 120 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="72" className="drawing-sky" />
      {drawings[game] ?? <path d="M20 56l20-30 14 18 12-14 34 26z" className="drawing-dark" />}
    </svg>
  )
}
