import {
  parseFailure,
  bool,
  parseSuccess,
  integer,
  type Json,
  listOf,
  isAllowedValue,
  oneOf,
  optional,
  type Parsed,
  parseWith,
  record,
  type Settings,
  type Shape,
  describeJson,
  text,
} from '@opfor/kernel'
import { isOn, squareWith } from '../table/house-model/board.ts'
import { countersOf } from './corrections/counters/all.ts'
import { faces, sides } from '../table/battles/pieces.ts'
import { initialSituation } from '../setup/setup.ts'
import { type Attack, cardOf, type Ship, type Situation, ways } from '../table/situation.ts'

const ship = record<Ship>({
  id: text(40),
  side: oneOf(...sides),
  name: text(40),
  card: integer(0, 40),
  order: integer(0, 199),
  at: text(12),
  points: integer(0, 30),
  pending: integer(0, 99),
  underFire: bool,
  squadrons: integer(0, 12),
  fired: listOf(integer(0, 999), 8),
  out: optional(listOf(integer(0, 7), 8)),
  spent: optional(listOf(text(12), 16)),
  face: oneOf('', ...faces),
  moved: integer(-1, 60),
  from: text(12),
  artillery: integer(0, 4),
  held: optional(integer(0, 2)),
  launches: integer(0, 2),
  splits: bool,
  attacked: bool,
  active: listOf(text(12), 16),
})

const attack = record<Attack>({
  by: text(40),
  on: text(40),
  grade: integer(0, 2) as Shape<0 | 1 | 2>,
  air: bool,
})

/** Everything that the settings do not provide. */
type Entered = Omit<Situation, 'rulings' | 'battle' | 'where' | 'damage' | 'weights' | 'longest'>

const shape = record<Entered>({
  turn: integer(1, 999),
  phase: oneOf('standBy', 'movement', 'attack'),
  attacksOver: bool,
  lastTarget: text(40),
  attacks: listOf(attack, 200),
  ships: listOf(ship, 40),
  ended: oneOf('', ...ways),
})

/** Strict: every ship of both fleets once, at most one on a square. */
export function parseSituation(json: Json, settings: Settings): Parsed<Situation> {
  const entered = parseWith(shape, json)
  if (!entered.ok) return entered
  const start = initialSituation(settings)
  const now: Situation = { ...start, ...entered.value }
  const problem = misfit(now, start)
  return problem === undefined ? parseSuccess(now) : parseFailure(problem)
}

function misfit(now: Situation, start: Situation): string | undefined {
  if (now.ships.length !== start.ships.length)
    return `There are ${start.ships.length} ships, not ${now.ships.length}.`
  const taken = new Set<string>()
  for (const [at, each] of now.ships.entries()) {
    const known = start.ships[at]
    if (known?.id !== each.id || known.card !== each.card || known.side !== each.side)
      return `Ship ${at + 1} is ${known?.id}, not ${each.id}.`
    if (known.name !== each.name) return `Ship ${at + 1} is called ${known.name}, not ${each.name}.`
    if (each.points > cardOf(start, known).structure)
      return `${each.name} has ${cardOf(start, known).structure} Structure Points at most.`
    if (each.fired.length !== known.fired.length) return `${each.name} has ${known.fired.length} batteries.`
    if (each.points === 0 && each.at !== 'sunk') return `${each.name} has no Structure Points: it is sunk.`
    if (['undeployed', 'standBy', 'sunk'].includes(each.at)) continue
    const square = squareWith(each.at)
    if (square === undefined || !isOn(now.battle.board, square)) return `There is no place ${each.at}.`
    if (taken.has(each.at) || now.battle.board.islands.includes(each.at)) return `${each.at} is taken.`
    taken.add(each.at)
  }
  const odd = countersOf(now).find((counter) => !isAllowedValue(counter, counter.value))
  return odd && `${odd.id} cannot be ${describeJson(odd.value)}.`
}
