/** A text that is drawn narrower, and in the end cut, where it would not fit. */
export function Fitted({
  text,
  x,
  y,
  room,
  letter,
  className,
}: {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly room: number
  /** How wide a letter is at most, on the whole. */
  readonly letter: number
  readonly className: string
}) {
  const most = Math.floor((room / letter) * 1.25)
  const shown = text.length > most ? `${text.slice(0, most - 1)}…` : text
  const narrow = shown.length * letter > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {}
  return (
    <text className={className} x={x} y={y} {...narrow}>
      {shown}
    </text>
  )
}
