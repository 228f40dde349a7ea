import { ask, formQuestion, withParams, message, number, type Procedure, type Table } from '@opfor/kernel'
import { boardByCharge } from '../opposing-force-ships/aboard.ts'
import { chargedTo } from '../attack/contact.ts'
import type { Point } from '../../table/geometry/point.ts'
import { moveWords, placeName } from './move-words.ts'
import { isMapped } from '../../table/on-the-map.ts'
import { isAlive, type Situation, unitWith, withPlaced } from '../../table/situation.ts'

interface Ended {
  readonly x: number
  readonly y: number
}

const inch = message('blood-and-plunder.inch', 'inches')

/** The player's word about the models decides; the map only proposes. Asks nothing about the fallen. */
export function* whereItEnded(
  table: Table<Situation>,
  id: string,
  proposed: (now: Situation) => Point,
): Procedure<void> {
  const ended = yield* ask(table, (now) => {
    const { width, height } = now.battle
    const unit = unitWith(now, id)
    if (!isAlive(unit)) return undefined
    const { side, name } = unit
    const { x, y } = proposed(now)
    const text = withParams(side === 'opfor' ? moveWords.movedThere : moveWords.whereNow, { unit: name })
    const field = (of: typeof moveWords.x, to: number) =>
      number('inches', 'table', of, { from: 0, to: to / 10, step: 0.1, unit: inch })
    return formQuestion<Ended>(
      'blood-and-plunder.where',
      'table',
      text,
      { x: field(moveWords.x, width), y: field(moveWords.y, height) },
      { proposal: { x: x / 10, y: y / 10 }, points: { by: 'place', about: [id] } },
    )
  })
  if (ended === undefined) return
  const at = { x: Math.round(ended.x * 10), y: Math.round(ended.y * 10) }
  table.change(withPlaced(table.now, id, at), moveWords.stands, {
    unit: unitWith(table.now, id).name,
    place: placeName(at),
  })
}

/** Aboard the target's ship, or on a map in contact, or apart by the result. Skips the fallen and decks. */
export function* whereChargeEnded(
  table: Table<Situation>,
  id: string,
  target: string,
  givesWay: boolean,
): Procedure<void> {
  boardByCharge(table, id, target)
  const unit = unitWith(table.now, id)
  if (!isMapped(table.now) || !isAlive(unit) || unit.aboard !== '') return
  yield* whereItEnded(table, id, (now) => chargedTo(now, id, target, givesWay))
}
