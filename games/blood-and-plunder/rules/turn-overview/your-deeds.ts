import {
  ask,
  aside,
  type Candidate,
  choice,
  fill,
  message,
  number,
  type Procedure,
  type Question,
  type Table,
  yours,
} from '@opfor/kernel'
import { defend } from '../defensive-attacks/defensive-attacks.ts'
import { leftMelee } from '../attack/left-melee.ts'
import { isMapped } from '../../table/on-the-map.ts'
import { damageDone } from '../opposing-force-ships/ship-damage.ts'
import {
  isAlive,
  shipsOf,
  type Situation,
  type Unit,
  unitsOf,
  unitWith,
  withPlaced,
  withUnit,
} from '../../table/situation.ts'
import { remindOfRules } from '../action-exceptions/special-rules.ts'
import { chargeDone, harmDone, meleeDone } from '../attack/what-happened.ts'
import { whereItEnded } from '../movement/where-it-ended.ts'
import { asks } from '../../table/words.ts'
import { mayHave, type ShipDeed, yourShipDeeds } from './your-ship-deeds.ts'

const words = {
  atWhom: message('blood-and-plunder.ask.atWhom', 'Whom did {unit} shoot at?'),
  whom: message('blood-and-plunder.ask.whom', 'Whom does {unit} charge?'),
  moved: yours(aside('blood-and-plunder.yourMove', '{unit} has moved.')),
  shot: yours(aside('blood-and-plunder.yourShot', '{unit} shoots at {target}.')),
  charged: yours(aside('blood-and-plunder.yourCharge', '{unit} charges {target}.')),
  fought: yours(aside('blood-and-plunder.yourFight', '{unit} fights {target}.')),
  rallied: yours(message('blood-and-plunder.rallied', '{unit} has {fatigue} Fatigue now.')),
}

const deeds = {
  sailed: message('blood-and-plunder.did.sailed', 'its ship moved'),
  moved: message('blood-and-plunder.did.moved', 'moved'),
  grappled: message('blood-and-plunder.did.grappled', 'grappled'),
  cut: message('blood-and-plunder.did.cut', 'cut the grapples'),
  landed: message('blood-and-plunder.did.landed', 'landed'),
  boarded: message('blood-and-plunder.did.boarded', 'went aboard another ship'),
  rallied: message('blood-and-plunder.did.rallied', 'rallied'),
  shot: message('blood-and-plunder.did.shot', 'shot'),
  charged: message('blood-and-plunder.did.charged', 'charged'),
  fought: message('blood-and-plunder.did.fought', 'fought'),
  ordered: message('blood-and-plunder.did.ordered', 'ordered others'),
  more: message('blood-and-plunder.did.more', 'more actions: asked next'),
} as const

/** What a unit did by itself; that it ordered others, or did more, is no deed of its own. */
type Deed = Exclude<keyof typeof deeds, 'ordered' | 'more'>

/** What may be said of a unit's activation; the target of an attack, or the Fatigue lost, may be named with it. */
export interface SaidOf extends Candidate {
  readonly said: keyof typeof deeds
  readonly more?: More
}

/** What is told of a deed together with it. */
interface More {
  readonly target?: string
  readonly lost?: number
}

const attacks = {
  shot: message('blood-and-plunder.did.shotAt', 'shot at {target}'),
  charged: message('blood-and-plunder.did.chargedAt', 'charged {target}'),
} as const

const headings = {
  shot: message('blood-and-plunder.did.shotUnder', 'shot at'),
  charged: deeds.charged,
} as const

const ralliedBy = message('blood-and-plunder.did.ralliedBy', 'rallied: {fatigue} Fatigue less')

/** What a unit of yours may have done and to whom, in the order in which it is entered. */
export function deedsWithTargets(now: Situation, unit: Unit, isOrdered: boolean): readonly SaidOf[] {
  return possible(now, unit, isOrdered).flatMap((said) => inFull(now, unit, said))
}

function inFull(now: Situation, unit: Unit, said: SaidOf['said']): readonly SaidOf[] {
  if (said === 'shot' || said === 'charged')
    return targetsOf[said](now).map(({ id, name }) => ({
      id: `${said} ${id}`,
      name: fill(attacks[said], { target: name }),
      under: { heading: headings[said], name },
      said,
      more: { target: id },
    }))
  // So much is lost that nothing need be asked on; that none was is no deed.
  if (said === 'rallied' && unit.fatigue <= fewFatigues)
    return Array.from({ length: unit.fatigue }, (_, at) => ({
      id: `${said} ${at + 1}`,
      name: fill(ralliedBy, { fatigue: at + 1 }),
      said,
      more: { lost: at + 1 },
    }))
  return [{ id: said, name: deeds[said], said }]
}

const fewFatigues = 3

/** Whom a unit of yours may have attacked. */
const targetsOf: Readonly<Record<keyof typeof attacks, (now: Situation) => readonly Candidate[]>> = {
  shot: (now) => {
    const enemies = unitsOf(now, 'opfor')
    return enemies.length === 0 ? [] : [...enemies, ...shipsOf(now, 'opfor')]
  },
  charged: (now) => unitsOf(now, 'opfor'),
}

/** What a unit of yours may have done, in the order in which it is entered. A unit that is ordered orders nobody. */
export function deedsOf(now: Situation, unit: Unit, isOrdered: boolean): readonly SaidOf[] {
  return possible(now, unit, isOrdered).map((said) => ({ id: said, name: deeds[said], said }))
}

function possible(now: Situation, unit: Unit, isOrdered: boolean): readonly SaidOf['said'][] {
  const ships = (...some: readonly ShipDeed[]) => some.filter((deed) => mayHave[deed](now, unit))
  return [
    ...ships('sailed'),
    'moved',
    ...ships('grappled', 'cut', 'landed', 'boarded'),
    ...(unit.fatigue > 0 ? (['rallied'] as const) : []),
    ...(unit.engaged.length > 0 ? (['fought'] as const) : []),
    'shot',
    'charged',
    ...(!isOrdered && unitsToOrder(now, unit).length > 0 ? (['ordered'] as const) : []),
    // A command point gives one action.
    ...(isOrdered ? [] : (['more'] as const)),
  ]
}

/** The units that a commander of yours may have ordered. */
export function unitsToOrder(now: Situation, { id, profile }: Unit): readonly Unit[] {
  return profile.commander === undefined ? [] : unitsOf(now, 'player').filter((unit) => unit.id !== id)
}

/** Each deed of a unit of yours, as far as the OPFOR's rules need it. */
export const yourDeeds: Readonly<
  Record<Deed, (table: Table<Situation>, id: string, more?: More) => Procedure<void>>
> = {
  ...yourShipDeeds,
  *moved(table, id) {
    const unit = unitWith(table.now, id)
    if (isMapped(table.now) && unit.aboard === '')
      yield* whereItEnded(table, id, (now) => unitWith(now, id).at)
    else table.change(withPlaced(table.now, id), words.moved, { unit: unit.name })
    yield* leftMelee(table, id)
  },
  *rallied(table, id, more) {
    const lost =
      more?.lost ??
      (yield* ask(table, (now) => {
        const { name, fatigue } = unitWith(now, id)
        if (fatigue === 0) return undefined
        const range = { from: 0, to: fatigue, unit: asks.fatigues }
        return number('blood-and-plunder.rallied', 'player', fill(asks.rallied, { unit: name }), range)
      }))
    if (lost === undefined) return
    const unit = unitWith(table.now, id)
    const fatigue = Math.max(0, unit.fatigue - lost)
    table.change(withUnit(table.now, id, { fatigue }), words.rallied, { unit: unit.name, fatigue })
  },
  *shot(table, id, more) {
    const target = yield* attacked(table, 'shot', more?.target, (now, targets) =>
      isAlive(unitWith(now, id))
        ? choice<Candidate>('blood-and-plunder.atWhom', 'player', named(words.atWhom, now, id), targets)
        : undefined,
    )
    if (target === undefined) return
    table.change(table.now, words.shot, { unit: unitWith(table.now, id).name, target: target.name })
    if (shipsOf(table.now, 'opfor').some((ship) => ship.id === target.id))
      yield* damageDone(table, target.id, 'player')
    else {
      remindOfRules(table, target.id)
      yield* harmDone(table, target.id)
      yield* defend(table, { id: target.id, by: id, how: 'shot' })
    }
  },
  *charged(table, id, more) {
    const target = yield* attacked(table, 'charged', more?.target, (now, targets) =>
      isAlive(unitWith(now, id))
        ? choice('blood-and-plunder.whom', 'player', named(words.whom, now, id), targets)
        : undefined,
    )
    if (target === undefined) return
    const [unit, enemy] = [unitWith(table.now, id), unitWith(table.now, target.id)]
    table.change(withPlaced(table.now, id), words.charged, { unit: unit.name, target: enemy.name })
    remindOfRules(table, target.id)
    const isDefended = yield* defend(table, { id: target.id, by: id, how: 'charge' })
    yield* chargeDone(table, id, target.id, isDefended)
  },
  *fought(table, id) {
    for (const enemy of unitWith(table.now, id).engaged) {
      const unit = unitWith(table.now, id)
      if (!unit.engaged.includes(enemy)) continue
      table.change(table.now, words.fought, { unit: unit.name, target: unitWith(table.now, enemy).name })
      yield* meleeDone(table, id, enemy)
    }
  },
}

/** The target of an attack: as it was named, if it still stands, or asked. */
function* attacked(
  table: Table<Situation>,
  deed: keyof typeof attacks,
  at: string | undefined,
  question: (now: Situation, targets: readonly Candidate[]) => Question<Candidate> | undefined,
): Procedure<Candidate | undefined> {
  if (at !== undefined) return targetsOf[deed](table.now).find(({ id }) => id === at)
  return yield* ask(table, (now) => {
    const targets = targetsOf[deed](now)
    return targets.length === 0 ? undefined : question(now, targets)
  })
}

function named(text: typeof words.whom, now: Situation, id: string): typeof words.whom {
  return fill(text, { unit: unitWith(now, id).name })
}
