export type Side = 'German' | 'Soviet'
export type Half = 'top' | 'bottom'

/** As seen on the table. */
export type Edge = 'up' | 'down' | 'left' | 'right'

export function other(side: Side): Side {
  return side === 'German' ? 'Soviet' : 'German'
}
