import {
  noteText,
  ask,
  type Candidate,
  choice,
  withParams,
  type Message,
  messages,
  number,
  type Procedure,
  type Question,
  type Table,
  playerActionText,
} from '@opfor/kernel'
import { defend } from '../defensive-attacks/defensive-attacks.ts'
import { leftMelee } from '../attack/left-melee.ts'
import { isMapped } from '../../table/on-the-map.ts'
import { damageDone } from '../opposing-force-ships/guns-at-ships.ts'
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
import { mayHave, type ShipAction, playerShipActions } from './player-ship-actions.ts'

const words = messages('blood-and-plunder', {
  ask: { atWhom: 'Who did {unit} shoot at?', whom: 'Who does {unit} charge?' },
  yourMove: playerActionText(noteText('{unit} has moved.')),
  yourShot: playerActionText(noteText('{unit} shoots at {target}.')),
  yourCharge: playerActionText(noteText('{unit} charges {target}.')),
  yourFight: playerActionText(noteText('{unit} fights {target}.')),
  rallied: playerActionText('{unit} has {fatigue} Fatigue now.'),
})

const deeds = messages('blood-and-plunder.did', {
  sailed: 'its ship moved',
  moved: 'moved',
  grappled: 'grappled',
  cut: 'cut the grapples',
  landed: 'landed',
  boarded: 'went aboard another ship',
  rallied: 'rallied',
  shot: 'shot',
  charged: 'charged',
  fought: 'fought',
  ordered: 'gave orders',
  more: 'more actions: asked next',
})

/** Ordering others, or doing more, is no deed of its own. */
type Deed = Exclude<keyof typeof deeds, 'ordered' | 'more'>

export interface SaidOf extends Candidate {
  readonly said: keyof typeof deeds
  readonly more?: More
}

interface More {
  readonly target?: string
  readonly lost?: number
}

const withWhom = messages('blood-and-plunder.did', {
  shotAt: 'shot at {target}',
  chargedAt: 'charged {target}',
  shotUnder: 'shot at',
  ralliedBy: 'rallied: {fatigue} Fatigue less',
})
const attacks = { shot: withWhom.shotAt, charged: withWhom.chargedAt } as const
const headings = { shot: withWhom.shotUnder, charged: deeds.charged } as const

export function actionsWithTargets(now: Situation, unit: Unit, isOrdered: boolean): readonly SaidOf[] {
  return possible(now, unit, isOrdered).flatMap((said) => inFull(now, unit, said))
}

function inFull(now: Situation, unit: Unit, said: SaidOf['said']): readonly SaidOf[] {
  if (said === 'shot' || said === 'charged')
    return targetsOf[said](now).map(({ id, name }) => ({
      id: `${said} ${id}`,
      name: withParams(attacks[said], { target: name }),
      under: { heading: headings[said], name },
      said,
      more: { target: id },
    }))
  // With little Fatigue, each possible loss is its own option; losing none is no deed.
  if (said === 'rallied' && unit.fatigue <= fewFatigues)
    return Array.from({ length: unit.fatigue }, (_, at) => ({
      id: `${said} ${at + 1}`,
      name: withParams(withWhom.ralliedBy, { fatigue: at + 1 }),
      said,
      more: { lost: at + 1 },
    }))
  return [{ id: said, name: deeds[said], said }]
}

const fewFatigues = 3

const targetsOf: Readonly<Record<keyof typeof attacks, (now: Situation) => readonly Candidate[]>> = {
  shot: (now) => {
    const enemies = unitsOf(now, 'opfor')
    return enemies.length === 0 ? [] : [...enemies, ...shipsOf(now, 'opfor')]
  },
  charged: (now) => unitsOf(now, 'opfor'),
}

/** In the order of entry. An ordered unit orders no others. */
export function playerActionsOf(now: Situation, unit: Unit, isOrdered: boolean): readonly SaidOf[] {
  return possible(now, unit, isOrdered).map((said) => ({ id: said, name: deeds[said], said }))
}

function possible(now: Situation, unit: Unit, isOrdered: boolean): readonly SaidOf['said'][] {
  const ships = (...some: readonly ShipAction[]) => some.filter((deed) => mayHave[deed](now, unit))
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

export function unitsToOrder(now: Situation, { id, profile }: Unit): readonly Unit[] {
  return profile.commander === undefined ? [] : unitsOf(now, 'player').filter((unit) => unit.id !== id)
}

export const playerActions: Readonly<
  Record<Deed, (table: Table<Situation>, id: string, more?: More) => Procedure<void>>
> = {
  ...playerShipActions,
  *moved(table, id) {
    const unit = unitWith(table.now, id)
    if (isMapped(table.now) && unit.aboard === '')
      yield* whereItEnded(table, id, (now) => unitWith(now, id).at)
    else table.change(withPlaced(table.now, id), words.yourMove, { unit: unit.name })
    yield* leftMelee(table, id)
  },
  *rallied(table, id, more) {
    const lost =
      more?.lost ??
      (yield* ask(table, (now) => {
        const { name, fatigue } = unitWith(now, id)
        if (fatigue === 0) return undefined
        const range = { from: 0, to: fatigue, unit: asks.fatigues }
        return number('blood-and-plunder.rallied', 'player', withParams(asks.rallied, { unit: name }), range)
      }))
    if (lost === undefined) return
    const unit = unitWith(table.now, id)
    const fatigue = Math.max(0, unit.fatigue - lost)
    table.change(withUnit(table.now, id, { fatigue }), words.rallied, { unit: unit.name, fatigue })
  },
  *shot(table, id, more) {
    const target = yield* attacked(table, 'shot', more?.target, (now, targets) =>
      isAlive(unitWith(now, id))
        ? choice<Candidate>('blood-and-plunder.atWhom', 'player', named(words.ask.atWhom, now, id), targets)
        : undefined,
    )
    if (target === undefined) return
    table.change(table.now, words.yourShot, { unit: unitWith(table.now, id).name, target: target.name })
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
        ? choice('blood-and-plunder.whom', 'player', named(words.ask.whom, now, id), targets)
        : undefined,
    )
    if (target === undefined) return
    const [unit, enemy] = [unitWith(table.now, id), unitWith(table.now, target.id)]
    table.change(withPlaced(table.now, id), words.yourCharge, { unit: unit.name, target: enemy.name })
    remindOfRules(table, target.id)
    const isDefended = yield* defend(table, { id: target.id, by: id, how: 'charge' })
    yield* chargeDone(table, id, target.id, isDefended)
  },
  *fought(table, id) {
    for (const enemy of unitWith(table.now, id).engaged) {
      const unit = unitWith(table.now, id)
      if (!unit.engaged.includes(enemy)) continue
      table.change(table.now, words.yourFight, { unit: unit.name, target: unitWith(table.now, enemy).name })
      yield* meleeDone(table, id, enemy)
    }
  },
}

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

function named(text: Message, now: Situation, id: string): Message {
  return withParams(text, { unit: unitWith(now, id).name })
}
