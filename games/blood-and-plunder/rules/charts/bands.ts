import { type Message, message, type OfferedSpan, type Span } from '@opfor/kernel'

const printed = [8, 12, 20]

/** The bands between deciding limits within the known span. A single band is no choice. */
export function bandsWithin(
  { from, below }: Span,
  ...others: readonly number[]
): readonly OfferedSpan[] | undefined {
  const limits = [...new Set([...printed, ...others])]
    .filter((limit) => limit > from && limit < below)
    .toSorted((a, b) => a - b)
  if (limits.length === 0) return undefined
  return [from, ...limits].map((start, at) => {
    const band = { from: start, below: limits[at] ?? below }
    return { ...band, id: idOf(band), name: nameOf(band) }
  })
}

/** The journal format: `8-12`, or `20-` without an end. */
function idOf({ from, below }: Span): string {
  return `${from}-${below === Infinity ? '' : below}`
}

function nameOf({ from, below }: Span): Message {
  if (below === Infinity) return message('blood-and-plunder.band.from', '{from} or more', { from })
  if (from === 0) return message('blood-and-plunder.band.below', 'under {below}', { below })
  return message('blood-and-plunder.band.between', '{from} to under {below}', { from, below })
}
