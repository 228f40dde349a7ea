import { seededRandom, type Question, type Settings, resolveSettings, Table } from '@opfor/kernel'
import {
  canShoot,
  hasBayonets,
  isAggressive,
  isGunCrew,
  isShootingSpecialist,
} from '../../../../games/blood-and-plunder/rules/action-exceptions/action-exceptions.ts'
import { bloodAndPlunder } from '../../../../games/blood-and-plunder/index.ts'
import { drilledNumber, offFrom } from '../second/action-exceptions.ts'
import { closeBattleOf } from '../second/battles.ts'
import type { Enemy, Move } from '../second/facts.ts'
import { mayMove } from '../second/movement.ts'
import { canBeShot } from '../second/opfor-actions.ts'
import { readingsOf, unitFacts } from '../second/table-facts.ts'
import { hasTrait } from '../../../../games/blood-and-plunder/table/profile.ts'
import {
  type Asking,
  type Knowing,
  type Situation,
  unitWith,
} from '../../../../games/blood-and-plunder/table/situation.ts'
import { suitNames, suitOf, valueOf } from '../../../../games/blood-and-plunder/rules/turn-overview/cards.ts'
import { tallies } from '../../../../games/blood-and-plunder/rules/turn-overview/strike-points.ts'
import { type Activation, Activations } from './activations.ts'
import { Truth } from './truth.ts'

export type { Activation, Deed, Picked } from './activations.ts'
export { readingsOf } from '../second/table-facts.ts'
export type { Situation } from '../../../../games/blood-and-plunder/table/situation.ts'

/** Readings taken at random; everything else is standard. */
const varied = ['shootingOrder', 'aggressiveOrder', 'uselessPoint']

function settingsFor(seed: number, way: Knowing, asking: Asking): Settings {
  const random = seededRandom(seed, 0x5ee7)
  const rulings: Record<string, string> = {}
  for (const { id, readings } of bloodAndPlunder.rulings) {
    const all = Object.keys(readings)
    if (varied.some((name) => id.endsWith(`.${name}`))) rulings[id] = all[random(all.length)] ?? ''
  }
  const settings = resolveSettings(bloodAndPlunder, {
    options: { battle: closeBattleOf(seed), way, asking },
    rulings,
  })
  if (!settings.ok) throw new Error(settings.problem)
  return settings.value
}

function fought(seed: number, way: Knowing, asking: Asking): readonly Activation[] {
  const [truth, watch] = [new Truth(seed), new Activations()]
  let hits = 0
  const reply = (question: Question): unknown => {
    watch.answered(question)
    if (question.id !== 'blood-and-plunder.damage') return truth.answer(question)
    // The proposal for a ship is no hit.
    hits += 1
    return seededRandom(seed, hits)(3)
  }
  const start = bloodAndPlunder.initialSituation(settingsFor(seed, way, asking))
  const table = new Table<Situation>(start, reply, watch)
  bloodAndPlunder.setup(table).next()
  while (bloodAndPlunder.outcome(table.now) === undefined) bloodAndPlunder.turn(table).next()
  return watch.all
}

/** Decisions come from the map, question counts from the same battle in few questions. */
export function activationsOf(seed: number): readonly Activation[] {
  const few = fought(seed, 'proposed', 'few')
  return fought(seed, 'map', 'each').map((each, at) => {
    const asked = few[at]
    if (asked?.unit.chosen !== each.unit.chosen)
      throw new Error(`seed ${seed}: activation ${at} is another one`)
    return { ...each, questions: asked.questions }
  })
}

export function lineOf(now: Situation, id: string) {
  const unit = unitWith(now, id)
  const { profile, models, fatigue, empty, activated, engaged, bayonetsFixed } = unit
  return {
    training: profile.training,
    models,
    fatigue,
    empty,
    reload: profile.reload,
    activated,
    engaged: engaged.length > 0,
    canShoot: canShoot(now, unit),
    isCrew: isGunCrew(now, unit),
    fieldGun: profile.guns?.carriage === 'field',
    skirmishers: hasTrait(profile, 'Skirmishers'),
    quick: hasTrait(profile, 'Quick'),
    drill: isShootingSpecialist(unit) ? Math.max(2, profile.volley.actions) : 0,
    isAggressive: isAggressive(now, { ...unit, bayonetsFixed: false }),
    bayonets: hasBayonets(unit),
    bayonetsFixed,
    points: profile.commander?.points ?? 0,
  }
}

export function cardAndStrikes(now: Situation) {
  const { text } = suitNames[suitOf(now.card)]
  return { suit: text, value: valueOf(now.card), ...tallies(now) }
}

/** See `second/table-facts.ts`. */
export function seenBy(now: Situation, id: string, actions: number) {
  const unit = unitFacts(now, id)
  const readings = readingsOf(now)
  const off = offFrom(unit, readings)
  const enemies = new Map(unit.enemies.map((enemy) => [enemy.name, enemy]))
  const of = (name: string, is: (enemy: Enemy) => boolean): boolean => {
    const enemy = enemies.get(name)
    return enemy !== undefined && is(enemy)
  }
  return {
    nearest: Math.min(...unit.enemies.map(({ inches }) => inches)),
    withinEight: unit.inContact || unit.enemies.some(({ inches }) => inches <= 8),
    inches: (name: string): number =>
      enemies.get(name)?.inches ?? unit.friends.find((friend) => friend.name === name)?.inches ?? 0,
    isCommanded: (name: string): boolean => {
      const friend = unit.friends.find((each) => each.name === name)
      return name === id || (friend?.inches ?? Infinity) <= (unitWith(now, id).profile.commander?.range ?? 0)
    },
    canBeShot: (name: string, lessThan: number): boolean =>
      of(name, (enemy) => canBeShot(unit, enemy, lessThan, actions, readings)),
    isEasy: (name: string): boolean => of(name, (enemy) => enemy.inTheOpen && enemy.number < 9),
    number: (name: string): number => enemies.get(name)?.number ?? Infinity,
    drillReaches: (name: string): boolean =>
      of(name, (enemy) => drilledNumber(unit, enemy, actions, readings) !== undefined),
    canBeCharged: (name: string): boolean => of(name, (enemy) => !off.includes(name) && enemy.inReach(off)),
    canMove: (move: Move): boolean => mayMove(unit, move, actions, readings),
    canGrapple: unit.possible.grapple,
    canRepair: unit.possible.repair,
  }
}
