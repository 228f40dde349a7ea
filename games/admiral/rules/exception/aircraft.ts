import { message, type Procedure, type Table } from '@opfor/kernel'
import { airGrade, farFrom, flightRange } from '../house-model/damage.ts'
import { hierarchy, type Target, targetAs } from '../attack/hierarchy.ts'
import { strategoHits } from '../attack/results.ts'
import {
  cardOf,
  enemyOf,
  fleetOf,
  isDoomed,
  type Ship,
  shipWith,
  type Situation,
  squareOf,
} from '../../table/situation.ts'
import { words } from '../../table/words.ts'

const whatCame = message(
  'admiral.ask.launched',
  '{ship} attacks {target} with {count, plural, one {a squadron} other {# squadrons}} for one Admiral symbol: what is the result by your rules?',
)

/** Exception: a carrier launches aircraft at a target by the same hierarchy; nothing blocks their way. */
export function* launch(table: Table<Situation>, id: string): Procedure<void> {
  const offered = (now: Situation): readonly Target[] => airTargets(now, shipWith(now, id))
  const target =
    offered(table.now).length > 0 ? yield* hierarchy(table, offered, { id, purpose: 'launch' }) : undefined
  if (target === undefined) return
  const count = flying(table.now, shipWith(table.now, id))
  yield* strategoHits(
    table,
    { by: id, on: target.id, grade: target.grade, air: true },
    { attacked: true, squadrons: shipWith(table.now, id).squadrons - count },
    { tell: words.launchesAt, asks: whatCame, params: { count } },
  )
}

export function flying(now: Situation, carrier: Ship): number {
  return Math.min(cardOf(now, carrier).squadrons?.perLaunch ?? 0, carrier.squadrons)
}

/** Ignores obstacles. */
export function airTargets(now: Situation, carrier: Ship): readonly Target[] {
  const from = squareOf(carrier)
  const range = flightRange(now, carrier)
  if (from === undefined) return []
  return fleetOf(now, enemyOf(carrier.side)).flatMap((enemy) => {
    const to = squareOf(enemy)
    return to === undefined || isDoomed(enemy) || farFrom(now, from, to) > range
      ? []
      : [targetAs(enemy, airGrade(now, carrier, enemy))]
  })
}
