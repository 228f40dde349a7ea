/** A text that is drawn narrower, and in the end cut, where it would not fit. */
export function FittedText({
  text,
  x,
  y,
  width,
  letterWidth,
  className,
}: {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** How wide a letter is at most, on the whole. */
  readonly letterWidth: number
  readonly className: string
}) {
  const maxLength = Math.floor((width / letterWidth) * 1.25)
  const shown = text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
  const narrow =
    shown.length * letterWidth > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {}
  return (
    <text className={className} x={x} y={y} {...narrow}>
      {shown}
    </text>
  )
}
