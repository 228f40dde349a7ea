import {
  withParams,
  filterByFact,
  message,
  type Message,
  type Procedure,
  currentReading,
  applyRuling,
  type Table,
} from '@opfor/kernel'
import { hasGun, isCavalry, isGunCrew, keptAtDistance } from '../../action-exceptions/action-exceptions.ts'
import { spent, unitOf } from '../actor.ts'
import { heldBack } from '../../attack/against.ts'
import { goalFrom } from '../../movement/bearings.ts'
import type { Actor } from '../facts.ts'
import type { Point } from '../../../table/geometry/point.ts'
import { whereItWent } from '../../opposing-force-ships/leaving-ship.ts'
import {
  coverUsed,
  fallsBackTo,
  hiddenFrom,
  keptMoves,
  type MoveKind,
  moves,
  movesTo,
  moveWords,
  placeName,
  refugeMeant,
} from '../../movement/move-words.ts'
import { moveOption } from '../../movement/move-option.ts'
import { endsOf, improvingMove, planned } from '../../movement/move-ends.ts'
import { loneHolding } from '../../movement/lone-holding.ts'
import { moveLists } from '../../movement/movement.ts'
import { noMove } from '../../movement/no-move.ts'
import { heldAlone, holdsAlone, isMapped, isNearTo, isTracked } from '../../../table/on-the-map.ts'
import type { Place } from '../../movement/places.ts'
import { nameOf } from '../../../table/samples/names.ts'

import {
  idleMoves,
  loneHolder,
  optionalChoices,
  retreatCover,
  retreatOrder,
  retreatTo,
  tacticalCover,
} from '../../rulings/actions.ts'
import { closestUnits } from '../../rulings/where-moves-end.ts'
import { type Situation, type Unit, withPlaced } from '../../../table/situation.ts'
import { type ChartAction, dependingOn } from '../action-status.ts'
import { whereItEnded } from '../../movement/where-it-ended.ts'
import { told } from '../../../table/words.ts'

const names: Readonly<Record<Exclude<MoveKind, 'gun'>, Message>> = {
  aggressive: message('blood-and-plunder.action.aggressive', 'Aggressive Move'),
  tactical: message('blood-and-plunder.action.tactical', 'Tactical Move'),
  retreat: message('blood-and-plunder.action.retreat', 'Retreat Move'),
}

const noCarriage = message(
  'blood-and-plunder.against.noCarriage',
  'it is a gun crew, and its gun is not on a field carriage',
)

const noGun = message('blood-and-plunder.against.noGun', 'it is a gun crew, and its gun is lost')

export function move(kind: Exclude<MoveKind, 'gun'>): ChartAction {
  return {
    id: kind,
    name: names[kind],
    stands(table, actor) {
      const unit = unitOf(table.now, actor)
      const crew = isGunCrew(table.now, unit)
      if (heldBack(table.now, unit) !== undefined) return 'cannot'
      if (crew && (!hasGun(table.now, unit) || unit.profile.guns?.carriage !== 'field')) return 'cannot'
      // Ruling: idleMoves.
      if (!crew && currentReading(table.now, idleMoves) === 'always') return 'asks'
      const how: MoveKind = crew ? 'gun' : kind
      const option = {
        id: kind,
        name: moveOption(table.now, unit, how, planned(table.now, how, actor.actions)),
      }
      return dependingOn(table, improvingMove[how], actor, option)
    },
    *can(table, actor) {
      const unit = unitOf(table.now, actor)
      const held = heldBack(table.now, unit)
      if (held !== undefined) return held
      const crew = isGunCrew(table.now, unit)
      if (crew && !hasGun(table.now, unit)) return noGun
      if (crew && unit.profile.guns?.carriage !== 'field') return noCarriage
      const how: MoveKind = crew ? 'gun' : kind
      // Ruling: idleMoves.
      if (!crew && currentReading(table.now, idleMoves) === 'always') {
        const holder = yield* filterByFact(table, loneHolding, (now) => mayHold(now, actor, how), actor)
        const stays = holder.length > 0 || hasNowhereToGo(table.now, actor, how)
        return stays ? noMove(table, actor, how) : () => go(table, actor, how)
      }
      const improving = yield* filterByFact(table, improvingMove[how], (now) => [unitOf(now, actor)], actor)
      if (improving.length === 0) return noMove(table, actor, how)
      if (how === 'tactical' && isMapped(table.now) && holdsAlone(table.now, unitOf(table.now, actor)))
        applyRuling(table, loneHolder)
      return () => go(table, actor, how)
    },
  }
}

function mayHold(now: Situation, actor: Actor, kind: MoveKind): readonly Unit[] {
  // Ruling: loneHolder.
  return kind === 'tactical' && currentReading(now, loneHolder) === 'stays' ? [unitOf(now, actor)] : []
}

function hasNowhereToGo(now: Situation, actor: Actor, kind: MoveKind): boolean {
  return isMapped(now) && unitOf(now, actor).aboard === '' && endsFor(now, actor, kind).length === 0
}

function* go(table: Table<Situation>, actor: Actor, kind: MoveKind): Procedure<void> {
  const ashore = unitOf(table.now, actor).aboard === ''
  if (!isMapped(table.now) || !ashore) yield* goByEye(table, actor, kind)
  else if (isTracked(table.now) || endsFor(table.now, actor, kind).length > 0)
    yield* goOnTheMap(table, actor, kind)
  else yield* goAsSaid(table, actor, kind)
}

/** The player said that a move is possible, though the map knows no place. */
function* goAsSaid(table: Table<Situation>, actor: Actor, kind: MoveKind): Procedure<void> {
  yield* goByEye(table, actor, kind)
  yield* whereItEnded(table, actor.id, (now) => unitOf(now, actor).at)
}

function endsFor(now: Situation, actor: Actor, kind: MoveKind): readonly Place[] {
  return endsOf(now, unitOf(now, actor), kind, actor.actions)
}

function* goByEye(table: Table<Situation>, actor: Actor, kind: MoveKind): Procedure<void> {
  const unit = unitOf(table.now, actor)
  const kept = keptAtDistance(table.now, unit).map(({ name }) => name)
  const words = kept.length > 0 ? keptMoves[kind] : moves[kind]
  // Ruling: tacticalCover. Cavalry goes as close as it can.
  const cover = coverUsed[isCavalry(unit) ? 'ties' : currentReading(table.now, tacticalCover)]
  table.change(withPlaced(spent(table.now, actor), actor.id), words, {
    unit: unit.name,
    kept,
    cover,
    // Rulings: closestUnits and retreatOrder.
    hidden: hiddenFrom[currentReading(table.now, closestUnits)][currentReading(table.now, retreatOrder)],
    // Rulings: retreatCover and retreatTo.
    back: withParams(fallsBackTo[currentReading(table.now, retreatCover)], {
      refuge: refugeMeant[currentReading(table.now, retreatTo)],
    }),
  })
  if (isCavalry(unit)) table.change(table.now, moveWords.cavalry, { unit: unit.name })
  remindOfChoices(table, unit.name)
  yield* whereItWent(table, actor.id, kind)
}

function remindOfChoices(table: Table<Situation>, unit: Message): void {
  // Ruling: optionalChoices.
  if (currentReading(table.now, optionalChoices) === 'reminded') table.change(table.now, told.push, { unit })
}

/** Ruling: loneHolder. An objective without another holder is no longer controlled, and may be the nearest again. */
function tellWhatIsLeft(table: Table<Situation>, unit: Unit, to: Point): void {
  for (const { name, at } of heldAlone(table.now, unit))
    if (!isNearTo(table.now, unit, to, at))
      table.change(table.now, moveWords.leaves, { unit: unit.name, objective: nameOf(name) })
}

function* goOnTheMap(table: Table<Situation>, actor: Actor, kind: MoveKind): Procedure<void> {
  const place = yield* moveLists[kind](table, (now) => endsFor(now, actor, kind), actor)
  const unit = unitOf(table.now, actor)
  const { name } = unit
  if (place === undefined) {
    table.change(spent(table.now, actor), moveWords.stays, { unit: name })
    return
  }
  table.change(spent(table.now, actor), movesTo[kind], {
    unit: name,
    inches: place.inches,
    goal: goalFrom(table.now, unit, kind, place.at),
    place: placeName(place.stop),
  })
  if (kind === 'tactical') tellWhatIsLeft(table, unit, place.stop)
  remindOfChoices(table, name)
  if (place.moves > 1) table.change(table.now, moveWords.onTheWay, { unit: name, place: placeName(place.at) })
  yield* whereItEnded(table, actor.id, () => place.stop)
}
