import { type Message, message, type OfferedBand, type Span } from '@opfor/kernel'

/** The limits of the print: bayonets, the first shots and charges, and the second shots. */
const printed = [8, 12, 20]

/** The bands of inches between the limits that anything is decided by, within what is known. One alone is no choice. */
export function bandsWithin(
  { from, below }: Span,
  ...others: readonly number[]
): readonly OfferedBand[] | undefined {
  const limits = [...new Set([...printed, ...others])]
    .filter((limit) => limit > from && limit < below)
    .toSorted((a, b) => a - b)
  if (limits.length === 0) return undefined
  return [from, ...limits].map((start, at) => {
    const band = { from: start, below: limits[at] ?? below }
    return { ...band, id: idOf(band), name: nameOf(band) }
  })
}

/** As journals have it: `8-12`, or `20-` without an end. */
function idOf({ from, below }: Span): string {
  return `${from}-${below === Infinity ? '' : below}`
}

function nameOf({ from, below }: Span): Message {
  if (below === Infinity) return message('blood-and-plunder.band.from', '{from} or more', { from })
  if (from === 0) return message('blood-and-plunder.band.below', 'under {below}', { below })
  return message('blood-and-plunder.band.between', '{from} to under {below}', { from, below })
}
