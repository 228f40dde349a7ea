import { type Square, squareWith } from '../../../../games/admiral/table/house-model/board.ts'
import { cardOf, type Ship, type Situation } from '../../../../games/admiral/table/situation.ts'

/** Independent of the rules code: distances grow from the goal, lines of sight are sampled by edge crossings in integers. */

/** Returns undefined if a way exists within the ship's speed. */
export function legalPath(now: Situation, was: Ship, ship: Ship): string | undefined {
  const start = squareWith(was.at)
  const goal = squareWith(ship.at)
  if (start === undefined || goal === undefined) return 'no squares'
  const allowed = speed(now, was) * movesAllowed(now, was)
  if (ship.moved > allowed) return `${ship.moved} squares with a speed of ${allowed}`
  return steps(now, was, start, goal, allowed) > ship.moved ? `no way of ${ship.moved} squares` : undefined
}

function speed(now: Situation, ship: Ship): number {
  const card = cardOf(now, ship)
  const base = ship.points * 2 <= card.structure ? (card.reducedSpeed ?? card.speed) : card.speed
  const sum = (colour: 'green' | 'red'): number =>
    card[colour].reduce(
      (all, { when, changes, by }, at) =>
        all + (when === 'move' && changes === 'speed' && ship.active.includes(`${colour} ${at}`) ? by : 0),
      0,
    )
  return Math.max(0, base + sum('green') - sum('red'))
}

function movesAllowed(now: Situation, ship: Ship): number {
  if (ship.side === 'player') return now.where === 'table' ? 2 : 1
  if (ship.face === 'movement') return now.battle.dice?.movement.alone === 'movement' ? 2 : 1
  return ship.face === 'admiral' && now.rulings['admiral.twoMoves'] === 'allowed' ? 2 : 1
}

/** Searches in widening circles around the goal. */
function steps(now: Situation, ship: Ship, start: Square, goal: Square, most: number): number {
  const { board } = now.battle
  const barred = new Set(board.islands)
  for (const other of now.ships)
    if (other.id !== ship.id && (other.side !== ship.side || !board.throughFriends)) barred.add(other.at)
  let circle = new Set([goal.id])
  for (let length = 0; length <= most; length += 1) {
    if (circle.has(start.id)) return length
    const wider = new Set(circle)
    for (const id of circle) {
      const square = squareWith(id)
      if (square === undefined) continue
      for (const dx of [-1, 0, 1])
        for (const dy of [-1, 0, 1]) {
          if (board.metric === 'orthogonal' && dx !== 0 && dy !== 0) continue
          const next = squareWith(`${'abcdefghijkl'[square.x + dx] ?? '?'}${square.y + dy + 1}`)
          if (next === undefined || next.x >= board.columns || next.y >= board.rows) continue
          if (!barred.has(next.id)) wider.add(next.id)
        }
    }
    circle = wider
  }
  return most + 1
}

/** A square blocks the line unless its four corners are all on one side. */
export function maySee(now: Situation, by: Ship, from: Square, to: Square): boolean {
  const { islands, friendsBlock } = now.battle.board
  const between = (square: Square | undefined): boolean =>
    square !== undefined && square.id !== from.id && square.id !== to.id && crosses(from, to, square)
  const ships = now.ships.filter((ship) => {
    if (!friendsBlock && ship.side === by.side) return false
    return by.side === 'player' || ship.pending < ship.points
  })
  return ![...ships.map(({ at }) => at), ...islands].some((id) => between(squareWith(id)))
}

function crosses(a: Square, b: Square, c: Square): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = (x: number, y: number): number => (x - 2 * a.x) * dx + (y - 2 * a.y) * dy
  const beside = (x: number, y: number): number => (x - 2 * a.x) * dy - (y - 2 * a.y) * dx
  const corners = [-1, 1].flatMap((ex) => [-1, 1].map((ey) => [2 * c.x + ex, 2 * c.y + ey] as const))
  const sides = corners.map(([x, y]) => beside(x, y))
  const lengths = corners.map(([x, y]) => along(x, y))
  const whole = 2 * (dx * dx + dy * dy)
  return (
    Math.min(...sides) < 0 &&
    Math.max(...sides) > 0 &&
    Math.max(...lengths) > 0 &&
    Math.min(...lengths) < whole
  )
}

export function strength(now: Situation, by: Ship, from: Square, to: Square, air: boolean): number {
  const [dx, dy] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)]
  const far = now.battle.board.metric === 'diagonal' ? Math.max(dx, dy) : dx + dy
  const { batteries, squadrons, green, red } = cardOf(now, by)
  if (air)
    return squadrons !== undefined && by.squadrons > 0 && far <= squadrons.range ? squadrons.strength : 0
  const longer = (kind: string): number => {
    let more = 0
    for (const [at, { changes, when, by: amount, weapon = kind }] of green.entries())
      if (when === 'attack' && changes === 'range' && weapon === kind && by.active.includes(`green ${at}`))
        more += amount
    for (const [at, { changes, when, by: amount, weapon = kind }] of red.entries())
      if (when === 'attack' && changes === 'range' && weapon === kind && by.active.includes(`red ${at}`))
        more -= amount
    return more
  }
  return batteries.reduce((sum, { kind, bands }) => {
    const last = bands.at(-1)
    return sum + (last !== undefined && far <= last.to + longer(kind) ? last.strength : 0)
  }, 0)
}
