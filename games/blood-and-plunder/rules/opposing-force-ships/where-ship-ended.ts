import { ask, formQuestion, withParams, message, number, type Procedure, type Table } from '@opfor/kernel'
import type { Point } from '../../table/geometry/point.ts'
import { moveWords } from '../movement/move-words.ts'
import { poseName, shipWords } from './ship-words.ts'
import { type Ship, shipWith, type Situation, withShip } from '../../table/situation.ts'

interface Ended {
  readonly x: number
  readonly y: number
  readonly heading: number
}

const inch = message('blood-and-plunder.inch', 'inches')

/** The player's word about the real ship decides; the map only proposes. */
export function* whereShipEnded(
  table: Table<Situation>,
  id: string,
  proposed: (ship: Ship) => { readonly at: Point; readonly heading: number },
): Procedure<void> {
  const ended = yield* ask(table, (now) => {
    const { width, height } = now.battle
    const ship = shipWith(now, id)
    if (ship === undefined) return undefined
    const words = ship.side === 'opfor' ? shipWords.movedThere : shipWords.where
    const text = withParams(words, { ship: ship.name })
    const { at, heading } = proposed(ship)
    return formQuestion<Ended>(
      'blood-and-plunder.whereShip',
      'table',
      text,
      {
        x: number('inches', 'table', moveWords.x, { from: 0, to: width / 10, step: 0.1, unit: inch }),
        y: number('inches', 'table', moveWords.y, { from: 0, to: height / 10, step: 0.1, unit: inch }),
        heading: number('heading', 'table', shipWords.heading, {
          from: 0,
          to: 15,
          unit: shipWords.sixteenths,
        }),
      },
      { proposal: { x: at.x / 10, y: at.y / 10, heading }, points: { by: 'pose', about: [id] } },
    )
  })
  if (ended === undefined) return
  const { x, y, heading } = ended
  const at = { x: Math.round(x * 10), y: Math.round(y * 10) }
  table.change(withShipPlaced(table.now, id, at, heading), shipWords.lies, {
    ship: shipWith(table.now, id)?.name ?? id,
    pose: poseName(at, heading),
  })
}

/** Moves everyone aboard with the ship. */
export function withShipPlaced(now: Situation, id: string, at?: Point, heading?: number): Situation {
  const ship = shipWith(now, id)
  if (ship === undefined) return now
  const there = at ?? ship.at
  const next = withShip(now, id, { at: there, heading: heading ?? ship.heading, placed: ship.placed + 1 })
  return {
    ...next,
    units: next.units.map((unit) =>
      unit.aboard === id ? { ...unit, at: there, placed: unit.placed + 1 } : unit,
    ),
  }
}
