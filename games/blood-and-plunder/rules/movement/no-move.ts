import {
  withParams,
  type Message,
  message,
  messages,
  currentReading,
  applyRuling,
  type Table,
} from '@opfor/kernel'
import { keptAtDistance } from '../action-exceptions/action-exceptions.ts'
import { unitOf } from '../charts/actor.ts'
import { staysToHold, wantsObjective } from './bearings.ts'
import type { Actor } from '../charts/facts.ts'
import { isKnown } from './move-ends.ts'
import type { MoveKind } from './move-words.ts'
import { isMapped, seesUnit } from '../../table/on-the-map.ts'

import { idleMoves, loneHolder } from '../rulings/actions.ts'
import { enemiesOf, shipOf, type Situation, type Unit } from '../../table/situation.ts'

const words = messages('blood-and-plunder.noMove', {
  deck: 'it is aboard {ship}',
  holds: 'it alone holds an objective',
  closer: 'no place in reach leads closer to its nearest enemy',
  closerKept: message(
    'blood-and-plunder.noMove.closer.kept',
    'no place in reach leads closer to its nearest enemy without coming within 8 inches of a unit without Fatigue ({kept})',
  ),
  objective: 'no place in reach leads closer to the nearest objective that its side does not control',
  objectiveKept: message(
    'blood-and-plunder.noMove.objective.kept',
    'no place in reach leads closer to the nearest objective that its side does not control without coming within 8 inches of a unit without Fatigue ({kept})',
  ),
  hidden:
    'no place in reach hides or covers it better, and it cannot fall back any farther without being less hidden',
  saidOrHolds: message(
    'blood-and-plunder.noMove.said.tacticalOrHolds',
    'you said that it cannot get closer to its goal, or that it alone holds an objective',
  ),
  sees: 'its gun sees an enemy already',
  blind: 'its gun would still see no enemy with the moves it has left',
})

const said: Readonly<Record<MoveKind, Message>> = {
  aggressive: message(
    'blood-and-plunder.noMove.said.aggressive',
    'you said that it cannot get closer to its nearest enemy',
  ),
  tactical: message(
    'blood-and-plunder.noMove.said.tactical',
    'you said that it cannot get closer to its goal',
  ),
  retreat: message(
    'blood-and-plunder.noMove.said.retreat',
    'you said that it cannot get out of sight, into better cover or farther back',
  ),
  gun: message(
    'blood-and-plunder.noMove.said.gun',
    'you said that its gun sees an enemy already, or would see none with the moves it has left',
  ),
}

export function noMove(table: Table<Situation>, actor: Actor, kind: MoveKind): Message {
  const unit = unitOf(table.now, actor)
  const ship = shipOf(table.now, unit)
  // Ruling: idleMoves. If any move counts and there is no map, only a declared holder stays.
  const holds = isMapped(table.now)
    ? staysToHold(table.now, unit)
    : currentReading(table.now, idleMoves) === 'always'
  if (kind === 'tactical' && holds) {
    applyRuling(table, loneHolder)
    return words.holds
  }
  const known = isKnown(table.now, unit, kind)
  if (known && ship !== undefined) return withParams(words.deck, { ship: ship.name })
  if (kind !== 'gun') applyRuling(table, idleMoves)
  if (known) return onTheMap(table.now, unit, kind)
  // The question of a tactical move includes the answer that the unit alone holds an objective.
  const mayHold = kind === 'tactical' && currentReading(table.now, loneHolder) === 'stays'
  if (mayHold) applyRuling(table, loneHolder)
  return mayHold ? words.saidOrHolds : said[kind]
}

function onTheMap(now: Situation, unit: Unit, kind: MoveKind): Message {
  const kept = keptAtDistance(now, unit).map(({ name }) => name)
  switch (kind) {
    case 'gun':
      return enemiesOf(now, unit).some((enemy) => seesUnit(now, enemy, unit)) ? words.sees : words.blind
    case 'retreat':
      return words.hidden
    case 'tactical':
      if (wantsObjective(now, unit))
        return kept.length === 0 ? words.objective : withParams(words.objectiveKept, { kept })
      return kept.length === 0 ? words.closer : withParams(words.closerKept, { kept })
    case 'aggressive':
      return kept.length === 0 ? words.closer : withParams(words.closerKept, { kept })
  }
}
