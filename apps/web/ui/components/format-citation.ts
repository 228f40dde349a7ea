import type { Citation } from '@opfor/kernel'

/** Booklet, heading, and the number if the heading does not begin with it. */
export function formatCitation({ book, heading, number }: Citation): string {
  return number === undefined || heading.startsWith(number)
    ? `${book}: ${heading}`
    : `${book}: ${heading}, ${number}`
}
