import type { Citation } from '@opfor/kernel'

/** Where a rule stands: the booklet, its heading, and its number where it has one. */
export function formatCitation({ book, heading, number }: Citation): string {
  return number === undefined ? `${book}: ${heading}` : `${book}: ${heading}, ${number}`
}
