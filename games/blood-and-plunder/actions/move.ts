import {
  type Action,
  holding,
  message,
  type Message,
  type Procedure,
  reading,
  type Table,
} from '@opfor/kernel'
import { isCavalry, isEngaged, isGunCrew, keptAtDistance, mustRally } from '../action-exceptions.ts'
import { spent, unitOf } from '../actor.ts'
import type { Actor } from '../facts.ts'
import { inchesAlong } from '../geometry/point.ts'
import { keptMoves, type MoveKind, moves, movesTo, moveWords } from '../move-words.ts'
import { endsOf, improvingMove, moveLists } from '../movement.ts'
import { isMapped } from '../on-the-map.ts'
import { staysToHold } from '../places.ts'
import { idleMoves, optionalChoices } from '../rulings/actions.ts'
import { type Situation, withPlaced } from '../situation.ts'
import { whereItEnded } from '../where-it-ended.ts'
import { told } from '../words.ts'

const names: Readonly<Record<Exclude<MoveKind, 'gun'>, Message>> = {
  aggressive: message('blood-and-plunder.action.aggressive', 'Aggressive Move'),
  tactical: message('blood-and-plunder.action.tactical', 'Tactical Move'),
  retreat: message('blood-and-plunder.action.retreat', 'Retreat Move'),
}

/** A move of one of the three kinds: not engaged, and it would improve what that move is for. */
export function move(kind: Exclude<MoveKind, 'gun'>): Action<Situation, Actor> {
  return {
    id: kind,
    name: names[kind],
    *can(table, actor) {
      const unit = unitOf(table.now, actor)
      if (isEngaged(unit) || mustRally(table.now, unit)) return undefined
      const crew = isGunCrew(table.now, unit)
      if (crew && unit.profile.guns?.carriage !== 'field') return undefined
      const how: MoveKind = crew ? 'gun' : kind
      // Ruling: idleMoves.
      if (!crew && reading(table.now, idleMoves) === 'always') {
        const holds = how === 'tactical' && isMapped(table.now) && staysToHold(table.now, unit)
        return holds ? undefined : () => go(table, actor, how)
      }
      const improving = yield* holding(table, improvingMove[how], (now) => [unitOf(now, actor)], actor)
      return improving.length === 0 ? undefined : () => go(table, actor, how)
    },
  }
}

function* go(table: Table<Situation>, actor: Actor, kind: MoveKind): Procedure<void> {
  const ashore = unitOf(table.now, actor).aboard === ''
  yield* isMapped(table.now) && ashore ? goOnTheMap(table, actor, kind) : goByEye(table, actor, kind)
}

function* goByEye(table: Table<Situation>, actor: Actor, kind: MoveKind): Procedure<void> {
  const unit = unitOf(table.now, actor)
  const kept = keptAtDistance(table.now, unit).map(({ name }) => name)
  const words = kept.length > 0 ? keptMoves[kind] : moves[kind]
  table.change(withPlaced(spent(table.now, actor), actor.id), words, { unit: unit.name, kept })
  if (isCavalry(unit)) table.change(table.now, moveWords.cavalry, { unit: unit.name })
  // Ruling: optionalChoices.
  if (reading(table.now, optionalChoices) === 'reminded')
    table.change(table.now, told.push, { unit: unit.name })
}

function* goOnTheMap(table: Table<Situation>, actor: Actor, kind: MoveKind): Procedure<void> {
  const place = yield* moveLists[kind](table, (now) => endsOf(now, unitOf(now, actor), kind), actor)
  const { name } = unitOf(table.now, actor)
  if (place === undefined) {
    table.change(spent(table.now, actor), moveWords.stays, { unit: name })
    return
  }
  table.change(spent(table.now, actor), movesTo[kind], {
    unit: name,
    inches: inchesAlong(place.path),
    place: place.name,
  })
  yield* whereItEnded(table, actor.id, () => place.at)
}
