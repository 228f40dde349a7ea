import { type Edit, type Layout, pieceLocations, placesOf, type Random } from '../index.ts'

/** Sets a counter, moves a piece, or reverses a row. Undefined if the layout has nothing of the selected kind. */
export function randomEdit(layout: Layout, random: Random): Edit | undefined {
  switch (random(3)) {
    case 0:
      return setting(layout, random)
    case 1:
      return move(layout, random)
    default:
      return arrangement(layout, random)
  }
}

/** Uses only the first values of a long range. */
export function randomSetting({ counters }: Pick<Layout, 'counters'>, random: Random): Edit {
  const {
    id = '',
    allowedValues,
    range: [from, to] = [0, 0],
    several,
  } = counters[random(counters.length)] ?? {}
  if (several !== undefined) {
    const some = several.filter(() => random(2) === 0)
    return { set: id, to: some.map(({ value }) => value).join(' ') }
  }
  if (allowedValues !== undefined)
    return { set: id, to: allowedValues[random(allowedValues.length)]?.value ?? '' }
  return { set: id, to: from + random(Math.min(to - from, 40) + 1) }
}

export function pickRandom<T>(some: readonly T[], random: Random): T | undefined {
  return some[random(some.length)]
}

function setting({ counters }: Layout, random: Random): Edit | undefined {
  const counter = pickRandom(counters, random)
  if (counter === undefined) return undefined
  const { id, value, allowedValues, range: [lowest, highest] = [-Infinity, Infinity] } = counter
  if (allowedValues !== undefined) return { set: id, to: pickRandom(allowedValues, random)?.value ?? value }
  if (typeof value !== 'number') return undefined
  const to = value + (random(2) === 0 ? 1 : -1)
  return to < lowest || to > highest ? undefined : { set: id, to }
}

function move(layout: Layout, random: Random): Edit | undefined {
  const lying = pieceLocations(layout).filter(({ count }) => count > 0)
  const one = pickRandom(lying, random)
  const to = pickRandom(placesOf(layout), random)
  if (one === undefined || to === undefined || to.id === one.at.id) return undefined
  return { move: one.piece.id, from: one.at.id, to: to.id, count: 1 }
}

function arrangement({ rows }: Layout, random: Random): Edit | undefined {
  const long = rows.filter(({ pieces }) => pieces.length > 1)
  const row = pickRandom(long, random)
  return row && { arrange: row.at.id, pieces: row.pieces.map(({ id }) => id).toReversed() }
}
