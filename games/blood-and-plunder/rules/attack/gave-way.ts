import { noteText, type Candidate, withParams, messages, type Procedure, type Table } from '@opfor/kernel'
import { leftMelee } from './left-melee.ts'
import { rout, setEngaged } from './losses.ts'
import { isMapped } from '../../table/on-the-map.ts'
import { isAlive, type Situation, type Unit, unitWith, withPlaced } from '../../table/situation.ts'
import { whereItEnded } from '../movement/where-it-ended.ts'

const words = messages('blood-and-plunder.gaveWay', {
  nobody: 'nobody',
  fellBack: '{unit} fell back',
  routed: '{unit} routed',
  fallsBack: { id: 'blood-and-plunder.fallsBack', ...noteText('{unit} has fallen back.') },
})

export interface GaveWay extends Candidate {
  readonly id: 'nobody' | 'fellBack' | 'ownFellBack' | 'routed' | 'ownRouted'
}

export const nobodyGaveWay: GaveWay = { id: 'nobody', name: words.nobody }

export function waysToGive(unit: Unit, other: Unit): readonly GaveWay[] {
  return [
    nobodyGaveWay,
    { id: 'fellBack', name: withParams(words.fellBack, { unit: other.name }) },
    { id: 'ownFellBack', name: withParams(words.fellBack, { unit: unit.name }) },
    { id: 'routed', name: withParams(words.routed, { unit: other.name }) },
    { id: 'ownRouted', name: withParams(words.routed, { unit: unit.name }) },
  ]
}

/** A unit gives way after a fight: it falls back out of contact, or routs. */
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

/** On a map asks for the new place and for the enemies it is still engaged with. */
function* fallBack(table: Table<Situation>, id: string, from: string): Procedure<void> {
  if (!isAlive(unitWith(table.now, id))) return
  table.change(withPlaced(table.now, id), words.fallsBack, { unit: unitWith(table.now, id).name })
  setEngaged(table, id, from, false)
  if (isMapped(table.now) && unitWith(table.now, id).aboard === '')
    yield* whereItEnded(table, id, (now) => unitWith(now, id).at)
  yield* leftMelee(table, id)
}
