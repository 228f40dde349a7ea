import {
  ask,
  entry,
  fill,
  type Message,
  number,
  type Procedure,
  reading,
  type Table,
  yesNo,
} from '@opfor/kernel'
import { casualties } from './rulings/turn.ts'
import { casualtyPoints } from './strike-points.ts'
import { type Situation, type Unit, unitWith, withUnit } from './situation.ts'
import { asks, told } from './words.ts'

interface Harm {
  readonly lost: number
  readonly fatigue: number
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

/** What a shot did to its target. */
export function* harmDone(table: Table<Situation>, id: string): Procedure<void> {
  const harm = yield* ask(table, (now) => {
    const unit = unitWith(now, id)
    return entry<Harm>(
      'blood-and-plunder.harm',
      'table',
      fill(asks.harm, { unit: unit.name }),
      { lost: modelsLost(asks.lost, unit), fatigue: fatigueGained(asks.fatigue) },
      { proposal: { lost: 0, fatigue: 0 } },
    )
  })
  suffer(table, id, harm)
}

/** How a fight ended, for both. */
export function* meleeDone(table: Table<Situation>, id: string, enemy: string): Procedure<void> {
  const melee = yield* ask(table, (now) => {
    const [unit, other] = [unitWith(now, id), unitWith(now, enemy)]
    const own = { unit: unit.name }
    const theirs = { unit: other.name }
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
      },
      { proposal: { lost: 0, fatigue: 0, ownLost: 0, ownFatigue: 0, engaged: true } },
    )
  })
  suffer(table, enemy, melee)
  suffer(table, id, { lost: melee.ownLost, fatigue: melee.ownFatigue })
  setEngaged(table, id, enemy, melee.engaged)
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
  table.change(withUnit(before, id, { models, fatigue: unit.fatigue + fatigue }), told.harmed, {
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
  const { now } = table
  const gone = unitWith(now, id)
  const units = now.units.map((unit) =>
    unit.id === id
      ? { ...unit, engaged: [], placed: unit.placed + 1 }
      : { ...unit, engaged: unit.engaged.filter((enemy) => enemy !== id) },
  )
  const moved = { ...now.moved, [gone.side]: now.moved[gone.side] + 1 }
  table.change({ ...now, units, moved }, told.destroyed, { unit: gone.name })
}

/** Two units are in melee contact, or no longer. */
function setEngaged(table: Table<Situation>, id: string, enemy: string, engaged: boolean): void {
  const [unit, other] = [unitWith(table.now, id), unitWith(table.now, enemy)]
  if (unit.models === 0 || other.models === 0 || unit.engaged.includes(enemy) === engaged) return
  const next = withUnit(table.now, id, { engaged: linked(unit.engaged, enemy, engaged) })
  table.change(
    withUnit(next, enemy, { engaged: linked(other.engaged, id, engaged) }),
    engaged ? told.engaged : told.apart,
    { unit: unit.name, other: other.name },
  )
}

function linked(engaged: readonly string[], id: string, on: boolean): readonly string[] {
  return on ? [...engaged, id].toSorted() : engaged.filter((each) => each !== id)
}
