import type { Citation } from '@opfor/kernel'

/** Formats a citation: the booklet, the heading, and the number if there is one. */
export function formatCitation({ book, heading, number }: Citation): string {
  return number === undefined ? `${book}: ${heading}` : `${book}: ${heading}, ${number}`
}
