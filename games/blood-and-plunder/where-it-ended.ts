import { ask, entry, message, number, type Procedure, type Table } from '@opfor/kernel'
import type { Point } from './geometry/point.ts'
import { moveWords } from './move-words.ts'
import { type Situation, unitWith, withPlaced } from './situation.ts'

interface Ended {
  readonly x: number
  readonly y: number
}

const inch = message('blood-and-plunder.inch', 'inches')

/** Where the real models ended: the person's word is the truth, the map only proposes. */
export function* whereItEnded(table: Table<Situation>, id: string, proposed: Point): Procedure<void> {
  const ended = yield* ask(table, (now) => {
    const { width, height } = now.battle
    const text = { ...moveWords.whereNow, params: { unit: unitWith(now, id).name } }
    const field = (of: typeof moveWords.x, to: number) =>
      number('inches', 'table', of, { from: 0, to: to / 10, step: 0.1, unit: inch })
    return entry<Ended>(
      'blood-and-plunder.where',
      'table',
      text,
      { x: field(moveWords.x, width), y: field(moveWords.y, height) },
      { proposal: { x: proposed.x / 10, y: proposed.y / 10 } },
    )
  })
  const at = { x: Math.round(ended.x * 10), y: Math.round(ended.y * 10) }
  table.change(withPlaced(table.now, id, at), moveWords.stands, {
    unit: unitWith(table.now, id).name,
    place: message('blood-and-plunder.place', '{x}/{y}', { x: ended.x, y: ended.y }),
  })
}
