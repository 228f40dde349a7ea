/** The house model: squares, distances, ways and lines of sight. */

import type { Ship, Situation } from '../../../../games/admiral/table/situation.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Returns undefined for a place off the board. */
export function pointOf(at: string): Point | undefined {
  const [x, y] = [at.charCodeAt(0) - 97, Number(at.slice(1)) - 1]
  return Number.isNaN(y) ? undefined : { x, y }
}

function nameOf({ x, y }: Point): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`
}

/** In deployment order. */
export function fleet(now: Situation, side: Ship['side']): readonly Ship[] {
  return now.ships
    .filter((ship) => ship.side === side && pointOf(ship.at) !== undefined)
    .toSorted((a, b) => a.order - b.order)
}

export function ship(now: Situation, id: string): Ship {
  const found = now.ships.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no ship ${id}`)
  return found
}

export function supposing(now: Situation, id: string, change: Partial<Ship>): Situation {
  return { ...now, ships: now.ships.map((each) => (each.id === id ? { ...each, ...change } : each)) }
}

/** Counts the destination square, too. */
export function squaresBetween(now: Situation, one: string, other: string): number {
  const [a, b] = [pointOf(one), pointOf(other)]
  if (a === undefined || b === undefined) return Number.POSITIVE_INFINITY
  const [across, along] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)]
  return now.battle.board.metric === 'diagonal' ? Math.max(across, along) : across + along
}

function besides(now: Situation, at: string): readonly string[] {
  const point = pointOf(at)
  if (point === undefined) return []
  const { columns, rows, metric } = now.battle.board
  const found: string[] = []
  for (const [dx, dy] of [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    if (metric === 'orthogonal' && dx !== 0 && dy !== 0) continue
    const [x, y] = [point.x + dx, point.y + dy]
    if (x >= 0 && y >= 0 && x < columns && y < rows) found.push(nameOf({ x, y }))
  }
  return found
}

function waves(
  now: Situation,
  from: string,
  most: number,
  passes: (at: string) => boolean,
): Map<string, number> {
  const steps = new Map([[from, 0]])
  let wave = [from]
  for (let step = 1; step <= most && wave.length > 0; step += 1) {
    const next: string[] = []
    for (const at of wave)
      for (const beside of besides(now, at))
        if (!steps.has(beside) && passes(beside)) {
          steps.set(beside, step)
          next.push(beside)
        }
    wave = next
  }
  return steps
}

/** Through friends, not through enemies or islands. */
export function reachable(now: Situation, mover: Ship, squares: number): Map<string, number> {
  const steps = passed(now, mover, squares)
  for (const { at } of now.ships) if (at !== mover.at) steps.delete(at)
  return steps
}

function passed(now: Situation, mover: Ship, squares: number): Map<string, number> {
  const { islands, throughFriends } = now.battle.board
  const there = new Map(now.ships.map((each) => [each.at, each]))
  const passes = (at: string): boolean => {
    const other = there.get(at)
    return !islands.includes(at) && (other === undefined || (throughFriends && other.side === mover.side))
  }
  return waves(now, mover.at, squares, passes)
}

export interface Sailed {
  readonly met: number
  readonly squares: number
}

/** Per square, over ways of at most `squares`; the shortest of those with the fewest. */
export function fewestMet(
  now: Situation,
  mover: Ship,
  squares: number,
  met: (at: string) => readonly string[],
): Map<string, Sailed> {
  const may = passed(now, mover, squares)
  const fewest = new Map<string, Sailed>([[mover.at, { met: 0, squares: 0 }]])
  const seen = new Set<string>()
  let ships = [{ at: mover.at, all: [] as readonly string[] }]
  for (let squaresSailed = 1; squaresSailed <= squares; squaresSailed += 1) {
    const next: typeof ships = []
    for (const { at, all } of ships)
      for (const beside of besides(now, at)) {
        if (!may.has(beside)) continue
        const more = [...new Set([...all, ...met(beside)])].toSorted()
        const key = `${beside} ${more.join()}`
        if (seen.has(key)) continue
        seen.add(key)
        next.push({ at: beside, all: more })
        const before = fewest.get(beside)
        if (before === undefined || more.length < before.met)
          fewest.set(beside, { met: more.length, squares: squaresSailed })
      }
    ships = next
  }
  return fewest
}

export function waysTo(now: Situation, at: string): Map<string, number> {
  const enemies = now.ships.filter(({ side }) => side === 'player').map((each) => each.at)
  const barred = [...now.battle.board.islands, ...enemies]
  return waves(now, at, Number.POSITIVE_INFINITY, (each) => !barred.includes(each))
}

/** A line crosses a square if its corners are on both sides. */
function crosses(a: Point, b: Point, c: Point): boolean {
  if (c.x < Math.min(a.x, b.x) || c.x > Math.max(a.x, b.x)) return false
  if (c.y < Math.min(a.y, b.y) || c.y > Math.max(a.y, b.y)) return false
  const corners = [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ] as const
  const sides = corners.map(([dx, dy]) =>
    Math.sign((b.x - a.x) * (2 * (c.y - a.y) + dy) - (b.y - a.y) * (2 * (c.x - a.x) + dx)),
  )
  return sides.includes(1) && sides.includes(-1)
}

export function willBeSunk({ pending, points }: Ship): boolean {
  return pending >= points
}

/** Ships that will be sunk do not block the sight of Stratego's ships. */
export function sees(now: Situation, looking: Ship, other: Ship): boolean {
  const [from, to] = [pointOf(looking.at), pointOf(other.at)]
  if (from === undefined || to === undefined) return false
  const { islands, friendsBlock } = now.battle.board
  const blocks = (each: Ship): boolean =>
    each.id !== looking.id &&
    each.id !== other.id &&
    (friendsBlock || each.side !== looking.side) &&
    !(looking.side === 'stratego' && willBeSunk(each))
  // A passed friend on the other's square is not between them.
  const between = now.ships.filter((each) => blocks(each) && each.at !== other.at)
  const inTheWay = [...islands, ...between.map(({ at }) => at)].map(pointOf)
  return !inTheWay.some((point) => point !== undefined && crosses(from, to, point))
}
