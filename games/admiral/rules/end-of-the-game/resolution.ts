import {
  ask,
  dueTo,
  type Message,
  message,
  type Procedure,
  currentReading,
  applyRuling,
  type Table,
  withParams,
  yesNo,
} from '@opfor/kernel'
import { capability, withFeatures } from '../house-model/damage.ts'
import { shipName } from '../../table/names.ts'
import type { Side } from '../../table/battles/pieces.ts'
import { stalemate } from '../rulings.ts'
import { toAttack } from '../attack/attack.ts'
import { isAfloat, isDoomed, type Ship, type Situation, type Way, withShip } from '../../table/situation.ts'
import { words } from '../../table/words.ts'

export function attacksAreOver(now: Situation): boolean {
  return now.phase === 'attack' && now.attacksOver && now.ended === '' && toAttack(now).length === 0
}

/** Resolution: assigned damage takes effect, sunk units leave the board, and the battle may be over. */
export function* resolve(table: Table<Situation>): Procedure<void> {
  takeEffect(table)
  const draw = destroyed(table.now) === undefined && (yield* isStalemate(table))
  if (!attacksAreOver(table.now)) return
  takeEffect(table)
  const ended = destroyed(table.now) ?? (draw ? 'stalemate' : lastTurn(table.now))
  if (ended !== undefined) table.change({ ...refreshed(table.now), ended }, words.over)
  else
    table.change({ ...refreshed(table.now), turn: table.now.turn + 1 }, words.resolved, {
      turn: table.now.turn,
    })
}

/** Includes damage assigned by a correction. */
function takeEffect(table: Table<Situation>): void {
  for (const ship of table.now.ships) if (ship.pending > 0 && !isDoomed(ship)) suffer(table, ship)
  for (const ship of table.now.ships) if (ship.at !== 'sunk' && isDoomed(ship)) sink(table, ship)
}

function suffer(table: Table<Situation>, ship: Ship): void {
  const points = ship.points - ship.pending
  const what = { ship: shipName(ship), points, lost: ship.pending }
  table.change(
    withShip(table.now, ship.id, { points, pending: 0 }),
    dueTo(words.damaged, hitBy(table.now, ship)),
    what,
  )
}

function sink(table: Table<Situation>, ship: Ship): void {
  const next = withShip(table.now, ship.id, { points: 0, pending: 0, at: 'sunk' })
  table.change(next, dueTo(words.sunk, hitBy(table.now, ship)), { ship: shipName(ship) })
}

const hitByWords = message('admiral.hitBy', 'hit by {ships}')

/** Undefined for damage that was assigned by a correction. */
function hitBy({ attacks, ships }: Situation, { id }: Ship): Message | undefined {
  const by = attacks.filter(({ on, grade }) => on === id && grade > 0).map((attack) => attack.by)
  const hitting = ships.filter((ship) => by.includes(ship.id)).map(shipName)
  return hitting.length === 0 ? undefined : withParams(hitByWords, { ships: hitting })
}

function refreshed(now: Situation): Situation {
  const ships = now.ships.map(
    (ship): Ship => ({
      ...ship,
      pending: 0,
      underFire: false,
      face: '',
      moved: -1,
      from: ship.at,
      artillery: 0,
      held: undefined,
      launches: 0,
      splits: false,
      attacked: false,
      active: [],
    }),
  )
  return { ...now, ships, phase: 'standBy', attacksOver: false, lastTarget: '', attacks: [] }
}

/** End of the game: a fleet is destroyed. */
function destroyed(now: Situation): Way | undefined {
  const [yours, theirs] = [left(now, 'player').length, left(now, 'stratego').length]
  if (yours === 0) return theirs === 0 ? 'both-destroyed' : 'player-destroyed'
  return theirs === 0 ? 'stratego-destroyed' : undefined
}

const isItDrawn = message(
  'admiral.ask.drawn',
  'By the strengths on the cards neither side can damage the other any more. Is the battle a draw?',
)

/** If damage is typed, only the person knows. */
function* isStalemate(table: Table<Situation>): Procedure<boolean> {
  const stuck = (now: Situation): boolean =>
    (currentReading(now, stalemate) === 'draw' || isEndless(now)) && !canHurt(now)
  if (!canHurt(table.now)) applyRuling(table, stalemate)
  if (table.now.damage === 'house') return stuck(table.now)
  const answer = yield* ask(table, (now) =>
    attacksAreOver(now) && destroyed(now) === undefined && stuck(now)
      ? yesNo('admiral.drawn', 'player', isItDrawn, { proposal: true })
      : undefined,
  )
  return answer === true
}

/** On screen, with the house model and no last turn, only a stalemate ends the battle. */
function isEndless({ where, damage, longest }: Situation): boolean {
  return where === 'screen' && damage === 'house' && longest === 0
}

function lastTurn({ turn, longest }: Situation): Way | undefined {
  return longest > 0 && turn >= longest ? 'last-turn' : undefined
}

function left({ ships }: Situation, side: Side): readonly Ship[] {
  return ships.filter((ship) => ship.side === side && (isAfloat(ship) || ship.at === 'standBy'))
}

/** In a later turn, with all features left. */
function canHurt(now: Situation): boolean {
  const [yours, theirs] = [left(now, 'player'), left(now, 'stratego')]
  return yours.some((your) =>
    theirs.some(
      (their) =>
        capability(now, withGreensLeft(now, your), withFeatures(now, their, redsOf(now)), 2) > 0 ||
        capability(now, withFeatures(now, their, 'green'), withFeatures(now, your, 'red'), 2) > 0,
    ),
  )
}

/** Only your own rules may trigger Stratego's red features, not the house model on screen. */
function redsOf({ where, damage }: Situation): 'red' | undefined {
  return where === 'table' || damage === 'typed' ? 'red' : undefined
}

function withGreensLeft(now: Situation, ship: Ship): Ship {
  const all = withFeatures(now, ship, 'green')
  return { ...all, active: all.active.filter((key) => ship.spent?.includes(key) !== true) }
}
