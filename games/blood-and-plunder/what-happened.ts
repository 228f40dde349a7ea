import {
  ask,
  entry,
  fill,
  type Message,
  number,
  type Procedure,
  type Question,
  reading,
  type Table,
  yesNo,
} from '@opfor/kernel'
import { casualties } from './rulings/turn.ts'
import { casualtyPoints } from './strike-points.ts'
import {
  isAlive,
  type Situation,
  type Unit,
  unitWith,
  withContact,
  withoutContacts,
  withPlaced,
  withUnit,
} from './situation.ts'
import { asks, told } from './words.ts'

interface Harm {
  readonly lost: number
  readonly fatigue: number
  /** Asked of OPFOR gun crews alone: their gun is lost. */
  readonly gun?: boolean
}

interface Melee extends Harm {
  readonly ownLost: number
  readonly ownFatigue: number
  readonly engaged: boolean
}

const mostFatigue = 6

function modelsLost(text: Message, { models }: Unit) {
  return number('lost', 'table', text, { from: 0, to: models, unit: asks.models })
}

function fatigueGained(text: Message) {
  return number('fatigue', 'table', text, { from: 0, to: mostFatigue, unit: asks.fatigues })
}

/** The gun of an OPFOR crew, as a field where there is one to be lost. */
function gunOf(...units: readonly Unit[]) {
  const crew = units.find(
    ({ side, profile, gunLost }) => side === 'opfor' && profile.guns !== undefined && !gunLost,
  )
  if (crew === undefined) return { field: {}, proposal: {} }
  const field = { gun: yesNo('gun', 'table', fill(asks.gunLost, { unit: crew.name })) }
  return { field, proposal: { gun: false } }
}

/** What a shot did to its target. Nothing is asked of one that a correction has removed. */
export function* harmDone(table: Table<Situation>, id: string): Procedure<void> {
  const harm = yield* ask(table, (now): Question<Harm> | undefined => {
    const unit = unitWith(now, id)
    if (!isAlive(unit)) return undefined
    const gun = gunOf(unit)
    return entry<Harm>(
      'blood-and-plunder.harm',
      'table',
      fill(asks.harm, { unit: unit.name }),
      {
        lost: modelsLost(asks.lost, unit),
        fatigue: fatigueGained(asks.fatigue),
        ...gun.field,
      },
      { proposal: { lost: 0, fatigue: 0, ...gun.proposal } },
    )
  })
  if (harm === undefined) return
  suffer(table, id, harm)
  if (harm.gun === true) loseGun(table, id)
}

/** The gun is lost: what its crew is from now on is a ruling. */
function loseGun(table: Table<Situation>, ...ids: readonly string[]): void {
  const crew = ids
    .map((id) => unitWith(table.now, id))
    .find(({ side, profile, models }) => side === 'opfor' && profile.guns !== undefined && models > 0)
  if (crew !== undefined)
    table.change(withUnit(table.now, crew.id, { gunLost: true }), told.gunLost, { unit: crew.name })
}

/** How a fight ended, for both, while both stand. */
export function* meleeDone(table: Table<Situation>, id: string, enemy: string): Procedure<void> {
  const melee = yield* ask(table, (now): Question<Melee> | undefined => {
    const [unit, other] = [unitWith(now, id), unitWith(now, enemy)]
    if (!isAlive(unit) || !isAlive(other)) return undefined
    const own = { unit: unit.name }
    const theirs = { unit: other.name }
    const gun = gunOf(unit, other)
    return entry<Melee>(
      'blood-and-plunder.melee',
      'table',
      fill(asks.melee, { unit: unit.name, other: other.name }),
      {
        lost: modelsLost(fill(asks.ownLost, theirs), other),
        fatigue: fatigueGained(fill(asks.ownFatigue, theirs)),
        ownLost: modelsLost(fill(asks.ownLost, own), unit),
        ownFatigue: fatigueGained(fill(asks.ownFatigue, own)),
        engaged: yesNo('engaged', 'table', asks.stillEngaged),
        ...gun.field,
      },
      { proposal: { lost: 0, fatigue: 0, ownLost: 0, ownFatigue: 0, engaged: true, ...gun.proposal } },
    )
  })
  if (melee === undefined) return
  suffer(table, enemy, melee)
  suffer(table, id, { lost: melee.ownLost, fatigue: melee.ownFatigue })
  setEngaged(table, id, enemy, melee.engaged)
  if (melee.gun === true) loseGun(table, id, enemy)
}

/** A unit loses models and gains Fatigue; strike points for casualties follow by themselves. */
function suffer(table: Table<Situation>, id: string, { lost, fatigue }: Harm): void {
  const before = table.now
  const unit = unitWith(before, id)
  if (lost === 0 && fatigue === 0) {
    table.change(before, told.unharmed, { unit: unit.name })
    return
  }
  const models = Math.max(0, unit.models - lost)
  const hurt = withUnit(before, id, { models, fatigue: unit.fatigue + fatigue })
  // The nearest model may be another one now.
  table.change(lost > 0 ? withPlaced(hurt, id) : hurt, told.harmed, {
    unit: unit.name,
    lost,
    fatigue,
  })
  if (models === 0) remove(table, id)
  else if (lost > 0 && unit.side === 'opfor') {
    // Ruling: casualties.
    const words = reading(before, casualties) === 'nearest' ? told.casualtiesNearest : told.casualtiesRandom
    table.change(table.now, words, { unit: unit.name })
  }
  const [opfor, player] = [casualtyPoints(table.now, 'opfor'), casualtyPoints(table.now, 'player')]
  if (opfor !== casualtyPoints(before, 'opfor') || player !== casualtyPoints(before, 'player'))
    table.change(table.now, told.strikes, { opfor, player })
}

/** A unit without models leaves the table: nobody is engaged with it any more. */
function remove(table: Table<Situation>, id: string): void {
  const { name } = unitWith(table.now, id)
  table.change(withoutContacts(table.now, id), told.destroyed, { unit: name })
}

/** Two units are in melee contact, or no longer. */
export function setEngaged(table: Table<Situation>, id: string, enemy: string, engaged: boolean): void {
  const [unit, other] = [unitWith(table.now, id), unitWith(table.now, enemy)]
  if (unit.models === 0 || other.models === 0 || unit.engaged.includes(enemy) === engaged) return
  table.change(withContact(table.now, id, enemy, engaged), engaged ? told.engaged : told.apart, {
    unit: unit.name,
    other: other.name,
  })
}
