import { fill, message, type PlainFact } from '@opfor/kernel'
import type { Actor } from '../charts/facts.ts'
import { holdsAlone, isMapped, isTracked } from '../../table/on-the-map.ts'
import { type Situation, type Unit, unitWith, whereabouts } from '../../table/situation.ts'

const words = {
  holds: message('blood-and-plunder.ask.holdsAlone', 'Does {unit} alone hold an objective?'),
} as const

/** A unit alone holds an objective: asked where a tactical move is performed whatever it improves. */
export const loneHolding: PlainFact<Unit, Situation, Actor> = {
  kind: 'fact',
  id: 'blood-and-plunder.holdsAlone',
  compute: (unit, now) => (isTracked(now) ? holdsAlone(now, unit) : undefined),
  propose: (unit, now) => (isMapped(now) ? holdsAlone(now, unit) : undefined),
  rests: (_, now) => [whereabouts(now, 'opfor'), whereabouts(now, 'player')].join('.'),
  ask: (now, { id }) => fill(words.holds, { unit: unitWith(now, id).name }),
  askOne: (unit) => fill(words.holds, { unit: unit.name }),
}
