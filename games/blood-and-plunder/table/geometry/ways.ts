import { cornersOf } from './corners.ts'
import { distance, type Point, squared, towards } from './point.ts'
import { type Ground, isFree, mayEnd, nearby, openedAt } from './reach.ts'

/** A place where ways turn, how far it is on foot to there, and the one before it. */
interface Turn {
  readonly at: Point
  readonly far: number
  readonly before: Turn | undefined
}

/** A place that can be reached, the way there and its length in tenths of an inch. */
export interface Way {
  readonly to: Point
  readonly path: readonly Point[]
  readonly far: number
}

/** Where a search for ways leads: to one place, and to whatever lies not much farther. */
interface Aim {
  readonly to: Point
  readonly spare: number
}

/** A place and the corners round it, each by the shortest way and none beyond the limit, the nearest first. */
function turnsFrom(ground: Ground, from: Point, limit: number, aim?: Aim): readonly Turn[] {
  const rest = (at: Point): number => (aim === undefined ? 0 : distance(at, aim.to))
  const corners = new Set(cornersOf(ground))
  const found = new Map<Point, Turn>()
  const turns: Turn[] = []
  let most = limit
  let turn: Turn | undefined = { at: from, far: 0, before: undefined }
  while (turn !== undefined && turn.far + rest(turn.at) <= most) {
    turns.push(turn)
    corners.delete(turn.at)
    found.delete(turn.at)
    if (aim !== undefined && isFree(ground, turn.at, aim.to))
      most = Math.min(most, turn.far + rest(turn.at) + aim.spare)
    for (const at of corners) {
      const far: number = turn.far + distance(turn.at, at)
      if (far + rest(at) > most || far >= (found.get(at)?.far ?? Infinity)) continue
      if (isFree(ground, turn.at, at)) found.set(at, { at, far, before: turn })
    }
    turn = undefined
    for (const each of found.values())
      if (turn === undefined || each.far + rest(each.at) < turn.far + rest(turn.at)) turn = each
  }
  return turns
}

/** The last turn of the shortest way to a place, if there is a way by these turns. */
function lastTurn(ground: Ground, turns: readonly Turn[], to: Point): Turn | undefined {
  let best: Turn | undefined
  let least = Infinity
  for (const turn of turns) {
    const far = turn.far + distance(turn.at, to)
    if (far < least && isFree(ground, turn.at, to)) [best, least] = [turn, far]
  }
  return best
}

function pathBy(turn: Turn, to: Point): readonly Point[] {
  return turn.before === undefined ? [turn.at, to] : [...pathBy(turn.before, turn.at), to]
}

/** The way to a place from another within reach, straight or round corners, if there is one and a unit may end there. */
export function waysFrom(ground: Ground, from: Point, reach: number): (to: Point) => Way | undefined {
  const near = nearby(ground, from, reach)
  const turns = turnsFrom(near, from, reach)
  return (to) => {
    if (squared(from, to) > reach * reach || !mayEnd(near, to)) return undefined
    const turn = lastTurn(near, turns, to)
    const far = turn === undefined ? Infinity : turn.far + distance(turn.at, to)
    return turn !== undefined && far <= reach ? { to, path: pathBy(turn, to), far } : undefined
  }
}

/** The places of an inch lattice, and those wished for, that can be reached: straight, or round corners. */
export function reachable(
  ground: Ground,
  from: Point,
  reach: number,
  wished: readonly Point[] = [],
): readonly Way[] {
  const wayTo = waysFrom(ground, from, reach)
  return [...wished, ...latticeAround(from, reach, inch)].flatMap((to) => wayTo(to) ?? [])
}

const inch = 10

/** The places round another within reach that lie so many tenths apart. */
export function latticeAround(from: Point, reach: number, spacing: number): readonly Point[] {
  const steps = Math.floor(reach / spacing)
  const points: Point[] = []
  for (let dx = -steps; dx <= steps; dx += 1)
    for (let dy = -steps; dy <= steps; dy += 1)
      if ((dx !== 0 || dy !== 0) && (dx * dx + dy * dy) * spacing * spacing <= reach * reach)
        points.push({ x: from.x + dx * spacing, y: from.y + dy * spacing })
  return points
}

/** How far it is on foot to a goal from the places round another, in tenths, and the way from there. */
export interface OnFoot {
  readonly from: (at: Point) => number
  /** No less than this, whatever stands in the way from there: quickly said. */
  readonly atLeast: (at: Point) => number
  readonly way: Way
}

/** The way on foot to a goal, and from the places near by; straight where it is free, or where no way leads there. */
export function onFootTo(ground: Ground, goal: Point, from: Point, spare: number): OnFoot {
  const whole = distance(from, goal)
  const straight: OnFoot = {
    from: (at) => distance(at, goal),
    atLeast: (at) => distance(at, goal),
    way: { to: goal, path: [from, goal], far: whole },
  }
  const open = openedAt(ground, goal)
  if (isFree(open, goal, from)) return straight
  const turns = turnsFrom(open, goal, ground.width + ground.height, { to: from, spare })
  const last = lastTurn(open, turns, from)
  if (last === undefined) return straight
  const far = last.far + distance(last.at, from)
  return {
    from: (at) => {
      const turn = lastTurn(open, turns, at)
      return turn === undefined ? far + distance(from, at) : turn.far + distance(turn.at, at)
    },
    atLeast: (at) => {
      let least = Infinity
      for (const turn of turns) least = Math.min(least, turn.far + distance(turn.at, at))
      return least
    },
    way: { to: goal, path: pathBy(last, from).toReversed(), far },
  }
}

/** Where a move along a way ends, after how many tenths of it, and the way that is left. */
interface Stop {
  readonly at: Point
  readonly gone: number
  readonly left: readonly Point[]
}

/** The stops of moves of such a reach along a way, its end the last; nothing where they do not come to its end. */
export function stopsAlong(
  ground: Ground,
  { path }: Way,
  reach: number,
  moves: number,
): readonly Stop[] | undefined {
  const stops: Stop[] = []
  let left = path
  while (stops.length < moves && left.length > 1) {
    const stop = stopOn(ground, left, reach)
    if (stop === undefined) return undefined
    stops.push(stop)
    left = stop.left
  }
  return left.length > 1 ? undefined : stops
}

/** The farthest place on a way that is in reach and where a token may end. */
function stopOn(ground: Ground, path: readonly Point[], reach: number): Stop | undefined {
  const whole = lengthOf(path)
  const end = path.at(-1)
  if (whole <= reach && end !== undefined) return { at: end, gone: whole, left: [end] }
  for (let gone = reach; gone > 0; gone -= 1) {
    const stop = after(path, gone)
    if (mayEnd(ground, stop.at)) return stop
  }
  return undefined
}

/** The farthest place on a way, at most so many tenths along it, where a unit may end; if there is none, the last of them. */
export function farthestOn(ground: Ground, path: readonly Point[], most: number): Point {
  for (let gone = most; gone > 0; gone -= 1) {
    const { at } = after(path, gone)
    if (mayEnd(ground, at)) return at
  }
  return after(path, most).at
}

function lengthOf(path: readonly Point[]): number {
  let tenths = 0
  for (const [nth, to] of path.entries()) tenths += distance(path[nth - 1] ?? to, to)
  return tenths
}

/** Where one is on a way after so many tenths. */
function after(path: readonly Point[], gone: number): Stop {
  const [from = { x: 0, y: 0 }, to = from, ...rest] = path
  const leg = distance(from, to)
  if (leg >= gone || rest.length === 0) {
    const at = towards(from, to, gone)
    return { at, gone, left: [at, to, ...rest] }
  }
  return { ...after([to, ...rest], gone - leg), gone }
}
