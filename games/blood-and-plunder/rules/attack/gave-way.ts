import { aside, type Candidate, fill, message, type Procedure, type Table } from '@opfor/kernel'
import { leftMelee } from './left-melee.ts'
import { rout, setEngaged } from './losses.ts'
import { isMapped } from '../../table/on-the-map.ts'
import { isAlive, type Situation, type Unit, unitWith, withPlaced } from '../../table/situation.ts'
import { whereItEnded } from '../movement/where-it-ended.ts'

const words = {
  nobody: message('blood-and-plunder.gaveWay.nobody', 'nobody'),
  fellBack: message('blood-and-plunder.gaveWay.fellBack', '{unit} fell back'),
  routed: message('blood-and-plunder.gaveWay.routed', '{unit} routed'),
  fallsBack: aside('blood-and-plunder.fallsBack', '{unit} has fallen back.'),
}

/** Who gave way after a fight between two units, and how. */
export interface GaveWay extends Candidate {
  readonly id: 'nobody' | 'fellBack' | 'ownFellBack' | 'routed' | 'ownRouted'
}

/** Nobody gave way. */
export const nobodyGaveWay: GaveWay = { id: 'nobody', name: words.nobody }

/** Who of two units may have given way, and how. */
export function waysToGive(unit: Unit, other: Unit): readonly GaveWay[] {
  return [
    nobodyGaveWay,
    { id: 'fellBack', name: fill(words.fellBack, { unit: other.name }) },
    { id: 'ownFellBack', name: fill(words.fellBack, { unit: unit.name }) },
    { id: 'routed', name: fill(words.routed, { unit: other.name }) },
    { id: 'ownRouted', name: fill(words.routed, { unit: unit.name }) },
  ]
}

/** A unit gives way after a fight: it falls back out of contact, or it routs. */
export function* giveWay(
  table: Table<Situation>,
  id: string,
  enemy: string,
  how: GaveWay['id'],
): Procedure<void> {
  switch (how) {
    case 'nobody':
      return
    case 'fellBack':
      return yield* fallBack(table, enemy, id)
    case 'ownFellBack':
      return yield* fallBack(table, id, enemy)
    case 'routed':
      return rout(table, enemy)
    case 'ownRouted':
      return rout(table, id)
  }
}

/** A unit falls back from another: where it ended is asked on a map, and whom it is still engaged with. */
function* fallBack(table: Table<Situation>, id: string, from: string): Procedure<void> {
  if (!isAlive(unitWith(table.now, id))) return
  table.change(withPlaced(table.now, id), words.fallsBack, { unit: unitWith(table.now, id).name })
  setEngaged(table, id, from, false)
  if (isMapped(table.now) && unitWith(table.now, id).aboard === '')
    yield* whereItEnded(table, id, (now) => unitWith(now, id).at)
  yield* leftMelee(table, id)
}
