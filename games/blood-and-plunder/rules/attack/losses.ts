import { currentReading, type Table } from '@opfor/kernel'
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

export interface Suffered {
  readonly lost: number
  readonly fatigue: number
  /** A unit that loses its gun does not count as unharmed. */
  readonly gun?: boolean
}

/** Strike points for casualties follow from the losses. */
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
    const how = currentReading(table.now, casualties)
    const nearest = unit.profile.commander === undefined ? told.casualtiesNearest : told.casualtiesCommander
    if (how !== 'rulebook')
      table.change(table.now, how === 'nearest' ? nearest : told.casualtiesRandom, { unit: unit.name })
  }
  tellStrikes(table, before)
}

/** After losses another model may be the nearest, but no enemy has come closer. */
function thinned(now: Situation, id: string): Situation {
  return withUnit(withPlaced(now, id), id, { thinned: unitWith(now, id).thinned + 1 })
}

function remove(table: Table<Situation>, id: string): void {
  const { name } = unitWith(table.now, id)
  table.change(withoutContacts(table.now, id), told.destroyed, { unit: name })
}

export function rout(table: Table<Situation>, id: string): void {
  const before = table.now
  const { name, models } = unitWith(before, id)
  if (models === 0) return
  const gone = withUnit(thinned(withoutContacts(before, id), id), id, { models: 0 })
  table.change(gone, told.routed, { unit: name, models })
  tellStrikes(table, before)
}

/** The base game routs units with too much Fatigue. We do not know the limit, so this is a reminder. */
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

export function setEngaged(table: Table<Situation>, id: string, enemy: string, engaged: boolean): void {
  const [unit, other] = [unitWith(table.now, id), unitWith(table.now, enemy)]
  if (unit.models === 0 || other.models === 0 || unit.engaged.includes(enemy) === engaged) return
  table.change(withContact(table.now, id, enemy, engaged), engaged ? told.engaged : told.apart, {
    unit: unit.name,
    other: other.name,
  })
}
