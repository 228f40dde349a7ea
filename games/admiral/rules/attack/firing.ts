import {
  eitherByRuling,
  type Candidate,
  message,
  most,
  prefer,
  tieByPrintedOrder,
  type Procedure,
  memoizeRecent,
  priorityList,
  type Table,
  withValueText,
} from '@opfor/kernel'
import { actionDice } from '../../table/citations.ts'
import { bothDice } from './attack-rulings.ts'
import { costOf, type Shot } from '../house-model/damage.ts'
import { hierarchy, type Target, targetAs } from './hierarchy.ts'
import { atOnce, imagined } from '../house-model/imagined.ts'
import { resultName, shipName } from '../../table/names.ts'
import { part } from '../../table/places.ts'
import { type Grade, results } from '../../table/battles/pieces.ts'
import { gradeFrom, shotsFrom } from '../house-model/ranges.ts'
import { isRepeated, type Made } from './repeated-shot.ts'
import { strategoHits } from './results.ts'
import { fleetOf, shipWith, type Situation, squareOf } from '../../table/situation.ts'
import { isTyped } from '../house-model/typed-grid.ts'
import { afterShot, leftOf, unfired, type Volley } from '../house-model/volley.ts'
import { batteryNames, weaponNames } from './weapon-names.ts'
import { words } from '../../table/words.ts'

interface WithSymbols extends Candidate {
  readonly shot: Shot
}

interface Shooting {
  readonly id: string
  readonly target: string
}

/** Action dice: it uses both symbols on one target if that does more damage. */
export const selectSymbols = priorityList<WithSymbols, Situation, Shooting>(
  'admiral.shot',
  'Symbols for the shot',
  actionDice,
  [
    eitherByRuling(bothDice, { needed: [prefer('enough', 'one symbol sinks the target', isEnough)] }),
    withValueText(
      (grade) => resultName(results[grade as 0 | 1 | 2]),
      most('damage', 'the most damage', ({ shot }) => shot.grade),
    ),
  ],
  tieByPrintedOrder('one symbol, as the other may be fired next'),
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

/** `next` is the next result, if the person entered both at once. */
interface Fired {
  readonly volley: Volley
  readonly next?: { readonly on: string; readonly grade: Grade } | undefined
}

export function* fire(table: Table<Situation>, id: string): Procedure<void> {
  let fired: Fired | undefined = { volley: unfired }
  while (fired !== undefined) {
    const before: Fired = fired
    fired = yield* part(table, () => fireOnce(table, id, before))
  }
}

/** Undefined if there is no target. */
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

/** Without a log. */
function afterNextShot(now: Situation, id: string, volley: Volley): Situation {
  const table = imagined({ ...now, damage: 'house' })
  atOnce(fireOnce(table, id, { volley }))
  return table.now
}

export const targets = memoizeRecent((now: Situation, id: string, volley: Volley): readonly Target[] => {
  const ship = shipWith(now, id)
  const from = squareOf(ship)
  if (from === undefined) return []
  const left = leftOf(now, ship, volley)
  return fleetOf(now, 'player').flatMap((enemy) => {
    const grade = gradeFrom(now, ship, from, enemy, left)
    return grade === undefined ? [] : [targetAs(enemy, grade)]
  })
})

/** Asks only if one symbol and both reach the target. */
function* chooseShot(
  table: Table<Situation>,
  id: string,
  target: string,
  volley: Volley,
): Procedure<Shot | undefined> {
  const among = memoizeRecent((now: Situation): readonly WithSymbols[] => {
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
  '{ship} fires {weapons} at {target} with {symbols, plural, one {one Artillery symbol} other {both Artillery symbols together}}: what is the result by your rules?',
)

const whatCameOfBoth = message(
  'admiral.ask.firedTwice',
  '{ship} fires two shots at {target}, each with one Artillery symbol and {weapons}. What does each of the two do by your rules?',
)

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

/** Returns the result of the next shot too, if the person entered both. */
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
    params: { batteries: batteryNames(table.now, ship, shot) },
    asks: whatCame,
    asksTwice: again ? whatCameOfBoth : undefined,
    questionParams: (now) => ({ weapons: weaponNames(now, ship, shot), symbols: shot.uses.length }),
    known,
  })
}
