import { reading, type Table } from '@opfor/kernel'
import { casualties } from '../rulings/turn.ts'
import {
  type Situation,
  unitWith,
  withContact,
  withoutContacts,
  withPlaced,
  withUnit,
} from '../../table/situation.ts'
import { casualtyPoints } from '../turn-overview/strike-points.ts'
import { told } from '../../table/words.ts'

/** What a unit suffered. */
export interface Suffered {
  readonly lost: number
  readonly fatigue: number
  /** Its gun is lost: who loses that is not unharmed. */
  readonly gun?: boolean
}

/** A unit loses models and gains Fatigue; strike points for casualties follow by themselves. */
export function suffer(table: Table<Situation>, id: string, { lost, fatigue, gun }: Suffered): void {
  const before = table.now
  const unit = unitWith(before, id)
  if (lost === 0 && fatigue === 0) {
    if (gun !== true) table.change(before, told.unharmed, { unit: unit.name })
    return
  }
  const models = Math.max(0, unit.models - lost)
  const hurt = withUnit(before, id, { models, fatigue: unit.fatigue + fatigue })
  table.change(lost > 0 ? thinned(hurt, id) : hurt, told.harmed, {
    unit: unit.name,
    lost,
    fatigue,
  })
  if (models === 0) remove(table, id)
  else if (lost > 0 && unit.side === 'opfor') {
    // Ruling: casualties.
    const how = reading(table.now, casualties)
    const nearest = unit.profile.commander === undefined ? told.casualtiesNearest : told.casualtiesCommander
    if (how !== 'rulebook')
      table.change(table.now, how === 'nearest' ? nearest : told.casualtiesRandom, { unit: unit.name })
  }
  tellStrikes(table, before)
}

/** The nearest model may be another one now, and none has come closer. */
function thinned(now: Situation, id: string): Situation {
  return withUnit(withPlaced(now, id), id, { thinned: unitWith(now, id).thinned + 1 })
}

/** A unit without models leaves the table: nobody is engaged with it any more. */
function remove(table: Table<Situation>, id: string): void {
  const { name } = unitWith(table.now, id)
  table.change(withoutContacts(table.now, id), told.destroyed, { unit: name })
}

/** A unit runs: it leaves the table with all its models, and nobody is engaged with it any more. */
export function rout(table: Table<Situation>, id: string): void {
  const before = table.now
  const { name, models } = unitWith(before, id)
  if (models === 0) return
  const gone = withUnit(thinned(withoutContacts(before, id), id), id, { models: 0 })
  table.change(gone, told.routed, { unit: name, models })
  tellStrikes(table, before)
}

/** The base game routs units with too much Fatigue. From when on we do not know: it is a reminder, where something was suffered. */
export function remindOfRout(table: Table<Situation>, id: string, suffered: Suffered): void {
  const { name, models, fatigue } = unitWith(table.now, id)
  if (suffered.lost + suffered.fatigue > 0 && models > 0 && fatigue > models)
    table.change(table.now, told.mayRout, { unit: name, fatigue, models })
}

function tellStrikes(table: Table<Situation>, before: Situation): void {
  const [opfor, player] = [casualtyPoints(table.now, 'opfor'), casualtyPoints(table.now, 'player')]
  if (opfor !== casualtyPoints(before, 'opfor') || player !== casualtyPoints(before, 'player'))
    table.change(table.now, told.strikes, { opfor, player })
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
