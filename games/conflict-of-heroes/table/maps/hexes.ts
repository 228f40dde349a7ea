/** `row` is the letter's index (A is 0): E09 is 4, 9. */
export interface Hex {
  readonly row: number
  readonly column: number
}

/** The second edition's E09 is the third edition's I04. */
export const editions = ['second', 'third'] as const

export type Edition = (typeof editions)[number]

const letters = 'ABCDEFGHIJKLMNOPQRS'

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

/** Row letter and column. */
export function labelOf({ row, column }: Hex): string {
  return `${letters[row] ?? '?'}${twoDigits(column)}`
}

/** Undefined for an invalid label. */
export function hexOf(label: string): Hex | undefined {
  const [, letter = '', digits = ''] = /^([A-M])(\d\d)$/.exec(label) ?? []
  const hex = { row: letters.indexOf(letter), column: Number(digits) }
  return isFull(hex) ? hex : undefined
}

/** Even columns 02 to 18 have whole hexes A to L, odd ones B to L. */
export function isFull({ row, column }: Hex): boolean {
  return column >= 2 && column <= 18 && row <= 11 && row >= column % 2
}

/** All 196 whole hexes, column by column. */
export const mapHexes: readonly Hex[] = Array.from({ length: 17 }, (_, at) => at + 2).flatMap((column) =>
  Array.from({ length: 12 }, (_, row) => ({ row, column })).filter(isFull),
)

/** In half hexes from the top edge of its map. */
export function heightOf({ row, column }: Hex): number {
  return column % 2 === 0 ? 2 * row + 1 : 2 * row
}

/** The column as a letter, then the row from the top. */
export function thirdLabelOf({ row, column }: Hex): string {
  return `${letters[column - 1] ?? '?'}${twoDigits(column % 2 === 0 ? row + 1 : row)}`
}

/** Undefined for an invalid label. */
export function thirdHexOf(label: string): Hex | undefined {
  const [, letter = '', digits = ''] = /^([A-S])(\d\d)$/.exec(label) ?? []
  const column = letters.indexOf(letter) + 1
  const hex = { row: Number(digits) - (column % 2 === 0 ? 1 : 0), column }
  return isFull(hex) ? hex : undefined
}

/** In hexes, from the difference in columns and in half hexes of height. */
export function distanceBetween(dx: number, dy: number): number {
  const across = Math.abs(dx)
  return across + Math.max(0, (Math.abs(dy) - across) / 2)
}
