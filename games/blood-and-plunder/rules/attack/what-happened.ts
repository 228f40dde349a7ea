import {
  ask,
  choice,
  entry,
  fill,
  type Message,
  number,
  type Procedure,
  type Question,
  type Table,
  yesNo,
} from '@opfor/kernel'
import { engagedApart } from './engaged-apart.ts'
import { type GaveWay, giveWay, nobodyGaveWay, waysToGive } from './gave-way.ts'
import { remindOfRout, rout, setEngaged, suffer, type Suffered } from './losses.ts'
import { isAlive, type Situation, type Unit, unitWith, withUnit } from '../../table/situation.ts'
import { whereChargeEnded } from '../movement/where-it-ended.ts'
import { asks, told } from '../../table/words.ts'

/** That a gun is lost is asked of OPFOR gun crews alone. */
interface Harm extends Suffered {
  readonly routed: boolean
}

interface Melee extends Suffered {
  readonly ownLost: number
  readonly ownFatigue: number
  readonly engaged: boolean
  readonly gaveWay: GaveWay
}

const mostFatigue = 6

const stalemate: Melee = {
  lost: 0,
  fatigue: 0,
  ownLost: 0,
  ownFatigue: 0,
  engaged: true,
  gaveWay: nobodyGaveWay,
}

function modelsLost(text: Message, { models }: Unit) {
  return number('lost', 'table', text, { from: 0, to: models, unit: asks.models, brief: asks.lost })
}

function fatigueGained(text: Message) {
  return number('fatigue', 'table', text, {
    from: 0,
    to: mostFatigue,
    unit: asks.fatigues,
    brief: asks.fatigue,
  })
}

/** The gun of an OPFOR crew, as a field where there is one to be lost. */
function gunOf(...units: readonly Unit[]) {
  const crew = units.find(
    ({ side, profile, gunLost }) => side === 'opfor' && profile.guns !== undefined && !gunLost,
  )
  if (crew === undefined) return { field: {}, proposal: {} }
  const field = { gun: yesNo('gun', 'table', fill(asks.gunLost, { unit: crew.name })) }
  return { field, proposal: { gun: false } }
}

/** What a shot did to its target. Nothing is asked of one that a correction has removed. */
export function* harmDone(table: Table<Situation>, id: string): Procedure<void> {
  const harm = yield* ask(table, (now): Question<Harm> | undefined => {
    const unit = unitWith(now, id)
    if (!isAlive(unit)) return undefined
    const gun = gunOf(unit)
    return entry<Harm>(
      'blood-and-plunder.harm',
      'table',
      fill(asks.harm, { unit: unit.name }),
      {
        lost: modelsLost(asks.lost, unit),
        fatigue: fatigueGained(asks.fatigue),
        ...gun.field,
        routed: yesNo('routed', 'table', fill(asks.routed, { unit: unit.name })),
      },
      { proposal: { lost: 0, fatigue: 0, ...gun.proposal, routed: false }, later: ['routed'] },
    )
  })
  if (harm === undefined) return
  suffer(table, id, harm)
  if (harm.routed) rout(table, id)
  remindOfRout(table, id, harm)
  if (harm.gun === true) loseGun(table, id)
}

/** The gun is lost: what its crew is from now on is a ruling. */
function loseGun(table: Table<Situation>, ...ids: readonly string[]): void {
  const crew = ids
    .map((id) => unitWith(table.now, id))
    .find(({ side, profile, models }) => side === 'opfor' && profile.guns !== undefined && models > 0)
  if (crew !== undefined)
    table.change(withUnit(table.now, crew.id, { gunLost: true }), told.gunLost, { unit: crew.name })
}

/** How a fight ended, for both, while both stand. */
export function* meleeDone(table: Table<Situation>, id: string, enemy: string): Procedure<void> {
  const how = yield* fought(table, id, enemy)
  yield* giveWay(table, id, enemy, how)
}

/**
 * How the fight after a charge ended, and where: who charged is put into contact before the other gives way. What a
 * defensive attack did is told with it, where there was one that was not asked about.
 */
export function* chargeDone(
  table: Table<Situation>,
  id: string,
  enemy: string,
  isDefended = false,
): Procedure<void> {
  const isTold = isDefended && table.now.house.asking === 'few'
  const how = yield* fought(table, id, enemy, isTold)
  if (how !== 'ownFellBack') yield* whereChargeEnded(table, id, enemy, how === 'fellBack')
  if (how === 'nobody') yield* engagedApart(table, id, enemy)
  yield* giveWay(table, id, enemy, how)
}

/** The losses of a fight, and who gives way. What a defensive attack did before it may be told with it. */
function* fought(
  table: Table<Situation>,
  id: string,
  enemy: string,
  isDefended = false,
): Procedure<GaveWay['id']> {
  const melee = yield* ask(table, (now): Question<Melee> | undefined => {
    const [unit, other] = [unitWith(now, id), unitWith(now, enemy)]
    if (!isAlive(unit) || !isAlive(other)) return undefined
    const own = { unit: unit.name }
    const theirs = { unit: other.name }
    const gun = gunOf(unit, other)
    return entry<Melee>(
      isDefended ? 'blood-and-plunder.meleeDefended' : 'blood-and-plunder.melee',
      'table',
      fill(isDefended ? asks.meleeDefended : asks.melee, { unit: unit.name, other: other.name }),
      {
        lost: modelsLost(fill(asks.ownLost, theirs), other),
        fatigue: fatigueGained(fill(asks.ownFatigue, theirs)),
        ownLost: modelsLost(fill(asks.ownLost, own), unit),
        ownFatigue: fatigueGained(fill(asks.ownFatigue, own)),
        engaged: yesNo('engaged', 'table', asks.stillEngaged),
        ...gun.field,
        gaveWay: choice<GaveWay>('gaveWay', 'table', asks.gaveWay, waysToGive(unit, other)),
      },
      { proposal: { ...stalemate, ...gun.proposal }, later: ['gaveWay'] },
    )
  })
  if (melee === undefined) return 'nobody'
  const how = melee.gaveWay.id
  const gunOfOpfor = (each: string): boolean =>
    melee.gun === true && unitWith(table.now, each).side === 'opfor'
  const own: Suffered = { lost: melee.ownLost, fatigue: melee.ownFatigue, gun: gunOfOpfor(id) }
  // A defensive attack comes before the fight.
  if (isDefended) suffer(table, id, own)
  suffer(table, enemy, { ...melee, gun: gunOfOpfor(enemy) })
  if (!isDefended) suffer(table, id, own)
  if (how === 'nobody') setEngaged(table, id, enemy, melee.engaged)
  if (melee.gun === true) loseGun(table, id, enemy)
  if (how !== 'routed') remindOfRout(table, enemy, melee)
  if (how !== 'ownRouted') remindOfRout(table, id, own)
  return how
}
