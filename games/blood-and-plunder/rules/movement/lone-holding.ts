import { withParams, message, type BooleanFact } from '@opfor/kernel'
import type { Actor } from '../charts/facts.ts'
import { holdsAlone, isMapped, isTracked } from '../../table/on-the-map.ts'
import { type Situation, type Unit, unitWith, whereabouts } from '../../table/situation.ts'

const words = {
  holds: message('blood-and-plunder.ask.holdsAlone', 'Does {unit} alone hold an objective?'),
} as const

/** Asked if tactical moves are performed whatever they improve. */
export const loneHolding: BooleanFact<Unit, Situation, Actor> = {
  kind: 'fact',
  id: 'blood-and-plunder.holdsAlone',
  compute: (unit, now) => (isTracked(now) ? holdsAlone(now, unit) : undefined),
  propose: (unit, now) => (isMapped(now) ? holdsAlone(now, unit) : undefined),
  validityKey: (_, now) => [whereabouts(now, 'opfor'), whereabouts(now, 'player')].join('.'),
  ask: (now, { id }) => withParams(words.holds, { unit: unitWith(now, id).name }),
  askOne: (unit) => withParams(words.holds, { unit: unit.name }),
}
