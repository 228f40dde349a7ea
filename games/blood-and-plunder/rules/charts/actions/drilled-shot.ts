import {
  type Candidate,
  closerThan,
  either,
  filterByFact,
  type Message,
  messages,
  neverTies,
  prefer,
  type Procedure,
  currentReading,
  priorityList,
  type Table,
} from '@opfor/kernel'
import { isShootingSpecialist } from '../../action-exceptions/action-exceptions.ts'
import { unitOf } from '../actor.ts'
import { solitaire } from '../../../table/citations.ts'
import { drilledNumber, hasTimeToDrill } from '../../attack/drill.ts'
import { type Actor, modifiedNumber } from '../facts.ts'
import { isTracked, targetNumber } from '../../../table/on-the-map.ts'
import { unitNamed } from '../../ruled-out.ts'
import { drilledShot } from '../../rulings/exceptions.ts'
import { drilledReaches } from '../../attack/shots.ts'
import { enemiesOf, type Situation, type Unit, unitWith } from '../../../table/situation.ts'

interface Aimed extends Actor {
  readonly target: string
  readonly because: 'few' | 'already' | 'reaches' | 'short'
}

const names = messages('blood-and-plunder.shot', {
  ordinary: 'the ordinary shot',
  drilled: 'the drilled shot',
  withNumber: '{shot} (target number {number})',
})

const isOrdinary = ({ id }: Candidate): boolean => id === 'ordinary'
const isDrilled = ({ id }: Candidate): boolean => id === 'drilled'

/** Shooting Specialists: the shot of several actions if it brings the target number to 8 or less. */
export const kindOfShot = priorityList<Candidate, Situation, Aimed>(
  'blood-and-plunder.kindOfShot',
  'Kind of shot',
  solitaire('Action Exceptions, Shooting Specialists'),
  [
    either((_, { because }) => because, {
      few: { steps: [prefer('ordinary', 'ordinary, with too few actions for drill', isOrdinary)] },
      already: {
        steps: [prefer('ordinary', 'ordinary, as it needs 8 or less without drill', isOrdinary, drilledShot)],
      },
      reaches: {
        steps: [prefer('drilled', 'drilled, as that brings the target number to 8 or less', isDrilled)],
      },
      short: {
        steps: [
          prefer('ordinary', 'ordinary, as drill does not bring the target number to 8 or less', isOrdinary),
        ],
      },
    }),
  ],
  neverTies,
  { of: unitNamed },
)

export function* usesDrilledShot(table: Table<Situation>, actor: Actor, target: string): Procedure<boolean> {
  if (!isShootingSpecialist(unitOf(table.now, actor))) return false
  const because = yield* whatDecides(table, actor, target)
  const kind = yield* kindOfShot(table, (now) => kinds(now, actor, target), { ...actor, target, because })
  return kind?.id === 'drilled'
}

function* whatDecides(table: Table<Situation>, actor: Actor, target: string): Procedure<Aimed['because']> {
  const unit = unitOf(table.now, actor)
  if (!hasTimeToDrill(unit, actor)) return 'few'
  const among = (now: Situation): readonly Unit[] => enemiesOf(now, unit).filter(({ id }) => id === target)
  // Ruling: drilledShot.
  if (currentReading(table.now, drilledShot) === 'needed') {
    const already = yield* filterByFact(table, closerThan(9, modifiedNumber), among, actor)
    if (already.length > 0) return 'already'
  }
  const reached = yield* filterByFact(table, drilledReaches, among, actor)
  return reached.length > 0 ? 'reaches' : 'short'
}

function kinds(now: Situation, actor: Actor, id: string): readonly Candidate[] {
  const target = unitWith(now, id)
  const known = isTracked(now) && now.house.targetNumbers === 'roster'
  const named = (shot: Message, number: number): Message =>
    known ? { ...names.withNumber, params: { shot, number } } : shot
  return [
    { id: 'ordinary', name: named(names.ordinary, targetNumber(now, unitOf(now, actor), target)) },
    { id: 'drilled', name: named(names.drilled, drilledNumber(target, now, actor)) },
  ]
}
