import {
  byRuling,
  type Candidate,
  message,
  most,
  prefer,
  printedOrder,
  type Procedure,
  select,
  type Table,
  toldAs,
  remembered,
} from '@opfor/kernel'
import { actionDice } from '../../table/citations.ts'
import { bothDice } from './attack-rulings.ts'
import { costOf, type Shot } from '../house-model/damage.ts'
import { hierarchy, type Target, targetAs } from './hierarchy.ts'
import { atOnce, imagined } from '../house-model/imagined.ts'
import { resultName, shipName } from '../../table/names.ts'
import { part } from '../movement/part.ts'
import { type Grade, results } from '../../table/battles/pieces.ts'
import { gradeFrom, shotsFrom } from '../house-model/ranges.ts'
import { isRepeated, type Made } from './repeated-shot.ts'
import { strategoHits } from './results.ts'
import { fleetOf, shipWith, type Situation, squareOf } from '../../table/situation.ts'
import { isTyped } from '../house-model/typed-grid.ts'
import { afterShot, leftOf, unfired, type Volley } from '../house-model/volley.ts'
import { batteriesTold, weaponsTold } from './weapons-told.ts'
import { words } from '../../table/words.ts'

/** A shot with one Artillery symbol, or with both. */
interface WithSymbols extends Candidate {
  readonly shot: Shot
}

/** Who fires, and at whom. */
interface Shooting {
  readonly id: string
  readonly target: string
}

/** Action dice: it uses both symbols on one target where that does more damage. */
export const selectSymbols = select<WithSymbols, Situation, Shooting>(
  'admiral.shot',
  'Symbols for the shot',
  actionDice,
  [
    byRuling(bothDice, { needed: [prefer('enough', 'one symbol sinks the target', isEnough)] }),
    toldAs(
      (grade) => resultName(results[grade as 0 | 1 | 2]),
      most('damage', 'the most damage', ({ shot }) => shot.grade),
    ),
  ],
  printedOrder('one symbol, as the other may be fired next'),
  { of: ({ id }, now) => shipName(shipWith(now, id)) },
)

const symbols: readonly Candidate[] = [
  { id: 'one', name: message('admiral.shot.one', 'one Artillery symbol') },
  { id: 'both', name: message('admiral.shot.both', 'both Artillery symbols') },
]

function isEnough({ id, shot }: WithSymbols, now: Situation, { target }: Shooting): boolean {
  const { points, pending } = shipWith(now, target)
  return id === 'one' && pending + costOf(now, shot.grade) >= points
}

/** What is left of a volley, and what comes of the next shot where that was said with the one before. */
interface Fired {
  readonly volley: Volley
  readonly next?: { readonly on: string; readonly grade: Grade } | undefined
}

/** It fires with all its batteries, until nothing is left that reaches a target. */
export function* fire(table: Table<Situation>, id: string): Procedure<void> {
  let fired: Fired | undefined = { volley: unfired }
  while (fired !== undefined) {
    const before: Fired = fired
    fired = yield* part(table, () => fireOnce(table, id, before))
  }
}

/** A shot at the highest target, and what is left of the volley after it; nothing where there is no target. */
function* fireOnce(
  table: Table<Situation>,
  id: string,
  { volley, next }: Fired,
): Procedure<Fired | undefined> {
  const among = (now: Situation): readonly Target[] => targets(now, id, volley)
  if (among(table.now).length === 0) return undefined
  const target = yield* hierarchy(table, among, { id, purpose: 'attack', volley })
  const shot = target && (yield* chooseShot(table, id, target.id, volley))
  if (target === undefined || shot === undefined) return undefined
  const ship = shipWith(table.now, id)
  const before = leftOf(table.now, ship, volley)
  const left = afterShot(before, shot.uses, ship.splits && !isTyped(table.now, ship))
  const grade = yield* fireAt(table, id, target, shot, {
    known: next?.on === target.id ? next.grade : undefined,
    isRepeated: isRepeated(table.now, id, shotAt(table.now, id, target.id, shot), (now) =>
      afterNextShot(now, id, left),
    ),
  })
  return { volley: left, next: grade === undefined ? undefined : { on: target.id, grade } }
}

/** The battle as if the unit fired once more, everything as expected; nobody is told. */
function afterNextShot(now: Situation, id: string, volley: Volley): Situation {
  const table = imagined({ ...now, damage: 'house' })
  atOnce(fireOnce(table, id, { volley }))
  return table.now
}

/** Whom a unit can fire at with what a volley has left, and the most that it can do. */
export const targets = remembered((now: Situation, id: string, volley: Volley): readonly Target[] => {
  const ship = shipWith(now, id)
  const from = squareOf(ship)
  if (from === undefined) return []
  const left = leftOf(now, ship, volley)
  return fleetOf(now, 'player').flatMap((enemy) => {
    const grade = gradeFrom(now, ship, from, enemy, left)
    return grade === undefined ? [] : [targetAs(enemy, grade)]
  })
})

/** With one symbol or with both, where both reach the target. */
function* chooseShot(
  table: Table<Situation>,
  id: string,
  target: string,
  volley: Volley,
): Procedure<Shot | undefined> {
  const among = remembered((now: Situation): readonly WithSymbols[] => {
    const ship = shipWith(now, id)
    const from = squareOf(ship)
    if (from === undefined) return []
    const shots = shotsFrom(now, ship, from, shipWith(now, target), leftOf(now, ship, volley))
    return symbols.flatMap((symbol, at) => {
      const shot = shots[at]
      return shot === undefined ? [] : [{ ...symbol, shot }]
    })
  })
  const [only, other] = among(table.now)
  if (other === undefined) return only?.shot
  const chosen = yield* selectSymbols(table, among, { id, target })
  return chosen?.shot
}

const whatCame = message(
  'admiral.ask.fired',
  '{ship} fires {weapons} at {target} with {symbols, plural, one {one Artillery symbol} other {both Artillery symbols together}}: what comes of it by your rules?',
)

const whatCameOfBoth = message(
  'admiral.ask.firedTwice',
  '{ship} fires two shots at {target}, each with one Artillery symbol and {weapons}. What does each of the two do by your rules?',
)

/** A shot as an attack, with what it changes of the ship that fires. */
function shotAt(now: Situation, id: string, target: string, shot: Shot): Made {
  const { fired } = shipWith(now, id)
  const used = shot.uses.flatMap(({ batteries }) => batteries)
  return {
    attack: { by: id, on: target, grade: shot.grade, air: false },
    change: {
      attacked: true,
      fired: fired.map((count, at) => count + used.filter((battery) => battery === at).length),
    },
  }
}

/** Fires, and gives what comes of the next shot where that was said too. */
function* fireAt(
  table: Table<Situation>,
  id: string,
  target: Target,
  shot: Shot,
  { known, isRepeated: again }: { readonly known: Grade | undefined; readonly isRepeated: boolean },
): Procedure<Grade | undefined> {
  const ship = shipWith(table.now, id)
  const { attack, change } = shotAt(table.now, id, target.id, shot)
  return yield* strategoHits(table, attack, change, {
    tell: words.fires,
    params: { batteries: batteriesTold(table.now, ship, shot) },
    asks: whatCame,
    asksTwice: again ? whatCameOfBoth : undefined,
    questionParams: (now) => ({ weapons: weaponsTold(now, ship, shot), symbols: shot.uses.length }),
    known,
  })
}
