import { cornersOf } from './corners.ts'
import { distance, type Point, squared, towards } from './point.ts'
import { type Ground, isFree, mayEnd, nearby, openedAt } from './reach.ts'

interface Turn {
  readonly at: Point
  readonly far: number
  readonly before: Turn | undefined
}

/** Its length is in tenths of an inch. */
export interface Way {
  readonly to: Point
  readonly path: readonly Point[]
  readonly far: number
}

interface Aim {
  readonly to: Point
  readonly spare: number
}

/** The start and the corners around it by the shortest way, nearest first, within the limit. */
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

/** Straight or round corners. Undefined without a way, or if the unit may not end there. */
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

export function latticeAround(from: Point, reach: number, spacing: number): readonly Point[] {
  const steps = Math.floor(reach / spacing)
  const points: Point[] = []
  for (let dx = -steps; dx <= steps; dx += 1)
    for (let dy = -steps; dy <= steps; dy += 1)
      if ((dx !== 0 || dy !== 0) && (dx * dx + dy * dy) * spacing * spacing <= reach * reach)
        points.push({ x: from.x + dx * spacing, y: from.y + dy * spacing })
  return points
}

/** Tenths on foot to a goal from nearby places, and the way from there. */
export interface OnFoot {
  readonly from: (at: Point) => number
  /** A quick lower bound that ignores obstacles. */
  readonly atLeast: (at: Point) => number
  readonly way: Way
}

/** Straight if the way is free, or if no way leads there. */
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

interface Stop {
  readonly at: Point
  readonly gone: number
  readonly left: readonly Point[]
}

/** Stops of consecutive moves, the end last; empty if they do not reach the end. */
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

/** The farthest place in reach on which the unit may end. */
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

/** At most `most` tenths along. If no place is allowed, the last one. */
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

function after(path: readonly Point[], gone: number): Stop {
  const [from = { x: 0, y: 0 }, to = from, ...rest] = path
  const leg = distance(from, to)
  if (leg >= gone || rest.length === 0) {
    const at = towards(from, to, gone)
    return { at, gone, left: [at, to, ...rest] }
  }
  return { ...after([to, ...rest], gone - leg), gone }
}
