import {
  ask,
  choice,
  formQuestion,
  withParams,
  type Message,
  message,
  number,
  type Procedure,
  type Question,
  type Table,
  yesNo,
} from '@opfor/kernel'
import { apart, isTouching } from '../../table/on-the-map.ts'
import { isAlive, type Situation, type Unit, unitWith, withUnit } from '../../table/situation.ts'
import { asks, told } from '../../table/words.ts'
import { whereChargeEnded } from '../movement/where-it-ended.ts'
import { type GaveWay, giveWay, nobodyGaveWay, waysToGive } from './gave-way.ts'
import { remindOfRout, rout, setEngaged, suffer, type Suffered } from './losses.ts'

const stillEngaged = message(
  'blood-and-plunder.ask.engagedApart',
  'On the map {unit} and {other} are {inches, plural, one {# inch} other {# inches}} apart. Are they engaged anyway?',
)

/** Melee needs contact: on a map that decides, asks about engaged units that do not touch. */
function* engagedApart(table: Table<Situation>, id: string, enemy: string): Procedure<void> {
  const engaged = yield* ask(table, (now): Question<boolean> | undefined => {
    const [unit, other] = [unitWith(now, id), unitWith(now, enemy)]
    const ashore = unit.aboard === '' && other.aboard === ''
    if (now.knowing !== 'map' || !ashore || !unit.engaged.includes(enemy) || isTouching(now, unit, other))
      return undefined
    const inches = Math.round(apart(now, unit, other) * 10) / 10
    const text = withParams(stillEngaged, { unit: unit.name, other: other.name, inches })
    return yesNo('blood-and-plunder.engagedApart', 'table', text)
  })
  if (engaged === false) setEngaged(table, id, enemy, false)
}

/** Only OPFOR gun crews are asked about a lost gun. */
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
  return number('lost', 'table', text, { from: 0, to: models, unit: asks.models, shortUnit: asks.lost })
}

function fatigueGained(text: Message) {
  return number('fatigue', 'table', text, {
    from: 0,
    to: mostFatigue,
    unit: asks.fatigues,
    shortUnit: asks.fatigue,
  })
}

function gunOf(...units: readonly Unit[]) {
  const crew = units.find(
    ({ side, profile, gunLost }) => side === 'opfor' && profile.guns !== undefined && !gunLost,
  )
  if (crew === undefined) return { field: {}, proposal: {} }
  const field = { gun: yesNo('gun', 'table', withParams(asks.gunLost, { unit: crew.name })) }
  return { field, proposal: { gun: false } }
}

/** Asks nothing about a target that a correction removed. */
export function* harmDone(table: Table<Situation>, id: string): Procedure<void> {
  const harm = yield* ask(table, (now): Question<Harm> | undefined => {
    const unit = unitWith(now, id)
    if (!isAlive(unit)) return undefined
    const gun = gunOf(unit)
    return formQuestion<Harm>(
      'blood-and-plunder.harm',
      'table',
      withParams(asks.harm, { unit: unit.name }),
      {
        lost: modelsLost(asks.lost, unit),
        fatigue: fatigueGained(asks.fatigue),
        ...gun.field,
        routed: yesNo('routed', 'table', withParams(asks.routed, { unit: unit.name })),
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

/** A ruling decides the status of the crew afterwards. */
function loseGun(table: Table<Situation>, ...ids: readonly string[]): void {
  const crew = ids
    .map((id) => unitWith(table.now, id))
    .find(({ side, profile, models }) => side === 'opfor' && profile.guns !== undefined && models > 0)
  if (crew !== undefined)
    table.change(withUnit(table.now, crew.id, { gunLost: true }), told.gunLost, { unit: crew.name })
}

export function* meleeDone(table: Table<Situation>, id: string, enemy: string): Procedure<void> {
  const how = yield* fought(table, id, enemy)
  yield* giveWay(table, id, enemy, how)
}

/** Puts the charger into contact before the target gives way. Includes a defensive attack that was not asked about. */
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
    return formQuestion<Melee>(
      isDefended ? 'blood-and-plunder.meleeDefended' : 'blood-and-plunder.melee',
      'table',
      withParams(isDefended ? asks.meleeDefended : asks.melee, { unit: unit.name, other: other.name }),
      {
        lost: modelsLost(withParams(asks.ownLost, theirs), other),
        fatigue: fatigueGained(withParams(asks.ownFatigue, theirs)),
        ownLost: modelsLost(withParams(asks.ownLost, own), unit),
        ownFatigue: fatigueGained(withParams(asks.ownFatigue, own)),
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
