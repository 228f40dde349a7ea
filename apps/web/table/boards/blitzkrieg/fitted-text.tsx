/** Condenses the text, and truncates it if necessary, to fit its width. */
export function FittedText({
  text,
  x,
  y,
  width,
  letter,
  className,
}: {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** The average width of a letter. */
  readonly letter: number
  readonly className: string
}) {
  const maxLength = Math.floor((width / letter) * 1.25)
  const shown = text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
  const narrow = shown.length * letter > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {}
  return (
    <text className={className} x={x} y={y} {...narrow}>
      {shown}
    </text>
  )
}
