/** Our own drawing for a game on the shelf: simple shapes that say what it is about. */
export function Drawing({ game }: { readonly game: string }) {
  return (
    <svg className="drawing" viewBox="0 0 120 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="72" className="drawing-sky" />
      {game === 'blitzkrieg' ? (
        <>
          <path d="M0 50q30-10 60 0t60 0v22H0z" className="drawing-sea" />
          <path d="M14 46h22l-4 8H18zM24 36h4v10h-4z" className="drawing-dark" />
          <path d="M80 26l26 6-26 6-4-6zM76 32l-10-4 3 4-3 4z" className="drawing-dark" />
          <path d="M52 60h26l4 6H48zM58 54h14v6H58zM72 56h12v2H72z" className="drawing-accent" />
        </>
      ) : (
        <path d="M20 56l20-30 14 18 12-14 34 26z" className="drawing-dark" />
      )}
    </svg>
  )
}
