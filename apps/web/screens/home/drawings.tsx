import { boards } from '../../table/boards/index.ts'

/** The drawing of a game on the home screen. */
export function Drawing({ game }: { readonly game: string }) {
  return (
    <svg className="drawing" viewBox="0 0 120 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="72" className="drawing-sky" />
      {boards[game]?.drawing ?? <path d="M20 56l20-30 14 18 12-14 34 26z" className="drawing-dark" />}
    </svg>
  )
}
