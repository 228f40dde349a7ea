/** Sides, halves and edges. */

export type Side = 'German' | 'Soviet'
export type Half = 'top' | 'bottom'

/** A side of a map as it lies on the table. */
export type Edge = 'up' | 'down' | 'left' | 'right'

export function other(side: Side): Side {
  return side === 'German' ? 'Soviet' : 'German'
}
