import { ask, type Candidate, choice, withParams, message, type Procedure, type Table } from '@opfor/kernel'
import { goAboard } from './aboard.ts'
import type { MoveKind } from '../movement/move-words.ts'
import { isMapped } from '../../table/on-the-map.ts'
import {
  enemiesOf,
  isAlive,
  shipOf,
  shipsOf,
  type Situation,
  type Unit,
  unitWith,
} from '../../table/situation.ts'
import { whereItEnded } from '../movement/where-it-ended.ts'

const words = {
  where: message(
    'blood-and-plunder.ask.leaves',
    'Where is {unit} after this move: aboard which of these ships, or ashore?',
  ),
  ashore: message('blood-and-plunder.ashore', 'ashore'),
}

/** Over grapples, or to something ashore. Your rulebook says how, so it is asked. */
export function mayLeaveShip(now: Situation, unit: Unit, kind: MoveKind): boolean {
  const ship = shipOf(now, unit)
  if (ship === undefined || kind === 'gun') return false
  const ashore = enemiesOf(now, unit).some(({ aboard }) => aboard === '')
  return ship.grappled !== '' || ashore || now.battle.objectives.length > 0
}

export function* whereItWent(table: Table<Situation>, id: string, kind: MoveKind): Procedure<void> {
  const gone = yield* ask(table, (now) => {
    const unit = unitWith(now, id)
    if (!isAlive(unit) || !mayLeaveShip(now, unit, kind)) return undefined
    const text = withParams(words.where, { unit: unit.name })
    return choice<Candidate>('blood-and-plunder.leaves', 'table', text, [
      ...shipsWithin(now, unit),
      { id: 'ashore', name: words.ashore },
    ])
  })
  if (gone === undefined) return
  goAboard(table, id, gone.id === 'ashore' ? '' : gone.id)
  if (gone.id === 'ashore' && isMapped(table.now))
    yield* whereItEnded(table, id, (now) => unitWith(now, id).at)
}

function shipsWithin(now: Situation, unit: Unit): readonly Candidate[] {
  const own = shipOf(now, unit)
  const others = now.ships.filter(({ id }) => id === own?.id || id === own?.grappled)
  return [...others, ...shipsOf(now, unit.side).filter((ship) => !others.includes(ship))]
}
