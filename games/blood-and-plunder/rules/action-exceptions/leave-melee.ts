import {
  headlineText,
  filterByFact,
  type Message,
  message,
  type BooleanFact,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import { isEngaged, mustRally } from './action-exceptions.ts'
import { unitOf } from '../charts/actor.ts'
import { chargedTo } from '../attack/contact.ts'
import type { Actor } from '../charts/facts.ts'
import type { Point } from '../../table/geometry/point.ts'
import { apart, isMapped } from '../../table/on-the-map.ts'
import { hasTrait } from '../../table/profile.ts'
import {
  type Situation,
  standsSince,
  type Unit,
  unitWith,
  withoutContacts,
  withPlaced,
} from '../../table/situation.ts'
import { whereItEnded } from '../movement/where-it-ended.ts'

/** Your rulebook says how Skirmishers leave a melee. A no holds while the melee is unchanged. */
const getsOut: BooleanFact<Unit, Situation> = {
  kind: 'fact',
  id: 'blood-and-plunder.getsOut',
  compute: () => undefined,
  validityKey: (unit, now) => [now.turn, standsSince(now, unit), ...unit.engaged].join('.'),
  ask: () => words.ask,
  askOne: (unit, now) => ({ ...words.ask, params: { unit: unit.name, enemies: enemiesIn(now, unit) } }),
}

const words = {
  ask: message(
    'blood-and-plunder.ask.getsOut',
    'Does the Skirmishers rule let {unit} leave the melee with {enemies} now?',
  ),
  leaves: {
    id: 'blood-and-plunder.leavesMelee',
    ...headlineText(
      '{unit} leaves the melee with {enemies}, as Skirmishers. If that takes actions, correct the actions left.',
    ),
  },
} as const

function enemiesIn(now: Situation, { engaged }: Unit): readonly Message[] {
  return engaged.map((id) => unitWith(now, id).name)
}

/** Guerrillas: engaged Skirmishers use their rule as often as possible. True if they left melee. */
export function* leavesMelee(table: Table<Situation>, actor: Actor): Procedure<boolean> {
  const mayLeave = (unit: Unit): boolean =>
    isEngaged(unit) && hasTrait(unit.profile, 'Skirmishers') && !mustRally(table.now, unit)
  const out = yield* filterByFact(table, getsOut, (now) => [unitOf(now, actor)].filter(mayLeave), undefined)
  if (out.length === 0) return false
  const { name, engaged } = unitOf(table.now, actor)
  const enemies = enemiesIn(table.now, unitOf(table.now, actor))
  table.change(withPlaced(withoutContacts(table.now, actor.id), actor.id), words.leaves, {
    unit: name,
    enemies,
  })
  const ashore = isMapped(table.now) && unitOf(table.now, actor).aboard === ''
  if (ashore) yield* whereItEnded(table, actor.id, (now) => clearOf(now, actor.id, engaged[0]))
  return true
}

/** Just out of contact with an enemy; the unit's own place if they do not touch. */
function clearOf(now: Situation, id: string, enemy: string | undefined): Point {
  const unit = unitWith(now, id)
  return enemy === undefined || apart(now, unit, unitWith(now, enemy)) > 0
    ? unit.at
    : chargedTo(now, id, enemy, false)
}
