import { type Edit, type Layout, placed, placesOf, type Random } from '../index.ts'

/**
 * A random edit of a layout: sets a counter to one of its values or by one up or down, moves a piece, or reverses a row.
 * Undefined if the layout has nothing of the selected kind.
 */
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

/** Sets a random counter to a possible value; only the first values of a long range. */
export function randomSetting({ counters }: Pick<Layout, 'counters'>, random: Random): Edit {
  const { id = '', among, between: [from, to] = [0, 0], several } = counters[random(counters.length)] ?? {}
  if (several !== undefined) {
    const some = several.filter(() => random(2) === 0)
    return { set: id, to: some.map(({ value }) => value).join(' ') }
  }
  if (among !== undefined) return { set: id, to: among[random(among.length)]?.value ?? '' }
  return { set: id, to: from + random(Math.min(to - from, 40) + 1) }
}

/** One of some at random. */
export function anyOf<T>(some: readonly T[], random: Random): T | undefined {
  return some[random(some.length)]
}

function setting({ counters }: Layout, random: Random): Edit | undefined {
  const counter = anyOf(counters, random)
  if (counter === undefined) return undefined
  const { id, value, among, between: [lowest, highest] = [-Infinity, Infinity] } = counter
  if (among !== undefined) return { set: id, to: anyOf(among, random)?.value ?? value }
  if (typeof value !== 'number') return undefined
  const to = value + (random(2) === 0 ? 1 : -1)
  return to < lowest || to > highest ? undefined : { set: id, to }
}

function move(layout: Layout, random: Random): Edit | undefined {
  const lying = placed(layout).filter(({ count }) => count > 0)
  const one = anyOf(lying, random)
  const to = anyOf(placesOf(layout), random)
  if (one === undefined || to === undefined || to.id === one.at.id) return undefined
  return { move: one.piece.id, from: one.at.id, to: to.id, count: 1 }
}

function arrangement({ rows }: Layout, random: Random): Edit | undefined {
  const long = rows.filter(({ pieces }) => pieces.length > 1)
  const row = anyOf(long, random)
  return row && { arrange: row.at.id, pieces: row.pieces.map(({ id }) => id).toReversed() }
}
