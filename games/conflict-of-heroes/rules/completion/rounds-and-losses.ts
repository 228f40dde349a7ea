import {
  ask,
  type Candidate,
  choice,
  withParams,
  type Message,
  message,
  number,
  type Procedure,
  applyRuling,
  type Table,
} from '@opfor/kernel'
import { chosen } from '../choosing.ts'
import { finish } from './final-vp.ts'
import { edgeName, unitChoices, units } from '../../table/naming.ts'
import { enemyOf, type Side, sideChoices, sideName } from '../../table/pieces.ts'
import { destroyedUnits } from '../rulings.ts'
import {
  inMission,
  missionOf,
  playersOf,
  type Situation,
  unitsAt,
  withMission,
  withoutTruck,
  withUnit,
} from '../../table/situation.ts'
import { eventsAhead } from '../mission/track-events.ts'
import { isInCup } from '../special-rules/special-cards.ts'
import { roundOfTruck, truckOfSoviet22 } from '../special-rules/truck-of-soviet-22.ts'
import { unitOf } from '../../table/placing/units.ts'
import { words } from '../words.ts'

const whoLost = message('coh.ask.lost', 'Which unit was destroyed?')
const howMuch = {
  asked: message('coh.ask.lostVpAsked', 'How many VP is {unit} worth, by your cards?'),
  one: message('coh.ask.lostVp', 'How many VP is {unit} worth? 1, unless a card says more.'),
} as const
const whoScores = message('coh.ask.scores', 'Which side scores?')
const howManyVp = message('coh.ask.vp', 'How many VP do {side} score?')
const capsLeft = message('coh.ask.capsLeft', 'How many CAPs do you have left?')

/** CAPs as generated, less one for each lost unit; units of the Round space arrive. */
export function* newRound(table: Table<Situation>): Procedure<void> {
  const { ai, lost } = missionOf(table.now)
  const round = missionOf(table.now).round + 1
  const { caps: start = 0, drawn: count = 0 } = playersOf(table.now, enemyOf(ai))[0] ?? {}
  const caps = Math.max(0, start - lost)
  table.change(table.now, words.newRound, {
    round,
    caps,
    lost: start - caps,
    count,
  })
  table.change(withMission(table.now, { round, caps }), words.roundMarkerTo, { round })
  const spaces = eventsAhead(table.now)
  if (spaces.length > 0)
    table.change(table.now, words.eventsAhead, { count: spaces.length, spaces: spaces.map(String) })
  table.change(table.now, words.firstTurn, { round })
  // Logged last: a phone shows the newest message on top.
  arrive(table, round, ai)
}

/** The AI's units go into its Draw Cup, yours to their edge. */
function arrive(table: Table<Situation>, round: number, ai: Side): void {
  truckArrives(table, round)
  const arriving = unitsAt(table.now, `round-${round}`)
  if (arriving.length === 0) return
  const next = arriving.reduce((now, id) => {
    const unit = now.units[id]
    return unit === undefined
      ? now
      : withUnit(now, id, { ...unit, at: unitOf(id).side === ai ? 'entryCup' : 'edge' })
  }, table.now)
  const told = (units: readonly string[]): { readonly units: readonly Message[] } => ({
    units: units.map((id) => unitOf(id).name),
  })
  const yours = arriving.filter((id) => unitOf(id).side !== ai)
  const others = arriving.filter((id) => unitOf(id).side === ai)
  if (yours.length > 0) table.change(next, words.arriving, told(yours))
  if (others.length > 0) table.change(next, words.arrivingAI, told(others))
}

/** Soviet 22 (G 6.2): the AI's Truck of this Round enters on the road. */
function truckArrives(table: Table<Situation>, round: number): void {
  const { truck } = missionOf(table.now)
  const id = truckOfSoviet22(table.now) ?? ''
  const unit = table.now.units[id]
  if (truck === undefined || unit === undefined || roundOfTruck(table.now) !== round) return
  table.change(withUnit(table.now, id, { ...unit, at: 'road' }), words.truck, {
    from: edgeName(table.now, truck.from),
    to: edgeName(table.now, truck.to),
  })
}

/** Asks for the remaining CAPs, usually one less. */
export function* spendCaps(table: Table<Situation>): Procedure<void> {
  const caps = yield* ask(
    table,
    inMission((mission) =>
      number(
        'coh.capsLeft',
        'player',
        capsLeft,
        {
          from: 0,
          to: 30,
          unit: units.caps,
          default: Array.from({ length: mission.caps + 1 }, (_, left) => left),
        },
        { proposal: Math.max(0, mission.caps - 1) },
      ),
    ),
  )
  if (caps === undefined) return
  table.change(withMission(table.now, { caps }), words.yourCaps, { caps })
}

export function standing(now: Situation): readonly string[] {
  return Object.keys(now.units)
    .filter((id) => !['lost', 'left'].includes(now.units[id]?.at ?? ''))
    .toSorted()
}

/** Excludes units known to be off the map: in a cup, or due in a later Round. */
function destroyable(now: Situation): readonly Candidate[] {
  const all = unitChoices(standing(now))
  const onMap = all.filter(({ id }) => !isWaiting(now.units[id]?.at ?? ''))
  return onMap.length === 0
    ? all
    : all.map((each) => (onMap.includes(each) ? each : { ...each, isRare: true }))
}

function isWaiting(at: string): boolean {
  return at === 'entryCup' || isInCup(at) || at.startsWith('round-')
}

/** VP for the other side and, for your unit, one CAP less each Round. */
export function* lose(table: Table<Situation>): Procedure<void> {
  const { id = '' } = (yield* chosen(table, 'coh.lost', 'player', whoLost, destroyable)) ?? {}
  yield* destroy(table, id)
}

export function* destroy(table: Table<Situation>, id: string): Procedure<void> {
  const worth = applyRuling(table, destroyedUnits)
  const vp = yield* ask(
    table,
    inMission((_, now) =>
      standing(now).includes(id)
        ? number(
            'coh.lostVp',
            'player',
            withParams(howMuch[worth], { unit: unitOf(id).name }),
            { from: 0, to: 10, unit: units.vp },
            worth === 'one' ? { proposal: 1 } : {},
          )
        : undefined,
    ),
  )
  const unit = table.now.units[id]
  if (vp === undefined || unit === undefined) return
  const { side, name } = unitOf(id)
  const { lost, ai } = missionOf(table.now)
  const isTruck =
    unit.at === 'road' || (roundOfTruck(table.now) !== undefined && id === truckOfSoviet22(table.now))
  const driven = isTruck ? withoutTruck(table.now) : table.now
  const next = withMission(driven, { lost: side === ai ? lost : lost + 1 })
  table.change(withUnit(next, id, { ...unit, at: 'lost' }), words.destroyed, { unit: name })
  addVp(table, enemyOf(side), vp)
}

/** Soviet 22 (G 6.2): the AI's Truck has reached its exit edge. */
export function* truckLeaves(table: Table<Situation>): Procedure<void> {
  const { truck } = missionOf(table.now)
  if (truck === undefined) return
  const away = unitsAt(table.now, 'road').reduce((now, id) => {
    const unit = now.units[id]
    return unit === undefined ? now : withUnit(now, id, { ...unit, at: 'left' })
  }, withoutTruck(table.now))
  table.change(away, words.truckLeft, { edge: edgeName(table.now, truck.to) })
}

export function* score(table: Table<Situation>): Procedure<void> {
  const side = yield* ask(
    table,
    inMission(() => choice('coh.scores', 'player', whoScores, sideChoices)),
  )
  const vp = yield* ask(
    table,
    inMission(() => {
      const text = withParams(howManyVp, { side: side?.name ?? '' })
      return number('coh.vp', 'player', text, { from: 0, to: 20, unit: units.vp })
    }),
  )
  if (side !== undefined && vp !== undefined) addVp(table, side.id, vp)
}

function addVp(table: Table<Situation>, side: Side, gain: number): void {
  const { vp } = missionOf(table.now)
  const total = vp[side] + gain
  table.change(withMission(table.now, { vp: { ...vp, [side]: total } }), words.vp, {
    side: sideName(side),
    vp: total,
  })
}

export function* end(table: Table<Situation>): Procedure<void> {
  table.change(table.now, words.called)
  yield* finish(table, 'called')
}
