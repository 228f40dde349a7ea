/** OPFOR ACTIONS: Movement. Whether a move of the chart can be performed, and its aim. */

import { gunCrew, offFrom } from './action-exceptions.ts'
import type { End, Ends, Move, Readings, Unit } from './facts.ts'

/** Numbers to minimize, compared in order. */
type Aim = (end: End) => readonly number[]

function improves({ here, ends }: Ends, aim: Aim): boolean {
  const now = aim(here)
  return ends.some((end) => {
    const then = aim(end)
    const differing = then.findIndex((value, at) => value !== now[at])
    return differing >= 0 && (then[differing] ?? 0) < (now[differing] ?? 0)
  })
}

/** Aggressive: closer to the nearest enemy. */
function aggressive(end: End): readonly number[] {
  return [end.toNearestEnemy]
}

/** Tactical: to an objective not under control; else to the enemy, or better cover at equal distance. Cavalry hides. */
function tactical(mounted: boolean): Aim {
  return (end) => {
    if (end.toObjective !== undefined) return [end.toObjective]
    return mounted ? [end.toNearestEnemy, end.seenBy, -end.cover] : [end.toNearestEnemy, -end.cover]
  }
}

function unseen(end: End, readings: Readings): readonly number[] {
  const closest =
    readings['closestUnits'] === 'inTurn' ? [-end.hiddenInTurn, end.seenByClosest] : [end.seenByClosest]
  return readings['retreatOrder'] === 'closest' ? [...closest, end.seenBy] : [end.seenBy, ...closest]
}

function hidden(readings: Readings): Aim {
  return (end) => [...unseen(end, readings), ...(readings['retreatCover'] === 'cover' ? [-end.cover] : [])]
}

/** Towards an aim the move must not lead farther away. */
function idles({ here, ends }: Ends, move: Move): boolean {
  if (move === 'Retreat Move') return ends.length > 0
  const aim = move === 'Aggressive Move' ? aggressive : tactical(false)
  return ends.some((end) => (aim(end)[0] ?? 0) <= (aim(here)[0] ?? 0))
}

/** Retreat: as hidden as before, back to an objective, then to the home edge. A unit at its objective stays. */
function back(readings: Readings): Aim {
  return (end) => [
    ...hidden(readings)(end),
    end.toRefuge ?? 0,
    end.toRefuge === 0 ? 0 : end.toHomeEdge,
    -end.cover,
  ]
}

/** For a retreat, hiding may need all remaining moves. */
function improving(
  unit: Unit,
  move: Move,
  actions: number,
  off: readonly string[],
  readings: Readings,
): boolean {
  const { possible } = unit
  const moves = readings['retreatPlan'] === 'move' ? 1 : actions
  switch (move) {
    case 'Aggressive Move':
      return improves(possible.ends(move, 1, off), aggressive)
    case 'Tactical Move':
      return improves(possible.ends(move, 1, off), tactical(unit.mounted))
    case 'Retreat Move':
      return (
        improves(possible.ends(move, moves, off), hidden(readings)) ||
        improves(possible.ends(move, 1, off), back(readings))
      )
  }
}

/** Gun Crews: only a gun on a field carriage that sees no enemy, to a place that sees one. */
function moveGun(unit: Unit, actions: number, off: readonly string[]): boolean {
  if (unit.gun !== 'manned' || !unit.onFieldCarriage) return false
  if (unit.enemies.some((enemy) => enemy.seen)) return false
  return unit.possible.ends('Gun', actions, off).ends.some((end) => end.seenBy > 0)
}

export function mayMove(unit: Unit, move: Move, actions: number, readings: Readings): boolean {
  if (unit.inContact) return false
  const off = offFrom(unit, readings)
  if (gunCrew(unit, readings)) return moveGun(unit, actions, off)
  if (move === 'Tactical Move' && unit.holdsAlone && readings['loneHolder'] === 'stays') return false
  if (readings['idleMoves'] === 'always') return unit.aboard || idles(unit.possible.ends(move, 1, off), move)
  return improving(unit, move, actions, off, readings)
}
