import {
  type CounterValue,
  fill,
  integer,
  keptAs,
  keptEach,
  keptFields,
  type KeptFields,
  keptFlag,
  keptNumber,
  keptOne,
  listOf,
  message,
  type NamedCounter,
  nothing,
  oneOf,
  type Pile,
  reading,
  record,
  restated,
  settableNumber,
  settableOne,
  shownElsewhere,
  stateOf,
} from '@opfor/kernel'
import { type Side, sides } from '../../../table/battle.ts'
import { cardName, eventCards, suits, wholeDeck } from '../../../rules/turn-overview/cards.ts'
import { endings, namedEndings } from '../../../table/turn-overview/endings.ts'
import { highest } from '../../../table/limits.ts'
import { ways } from '../../../setup/options.ts'
import { handRules, whenCounted } from '../../../rules/rulings/turn.ts'
import type { Situation } from '../../../table/situation.ts'
import { sideNames } from '../../../table/words.ts'
import { heaps } from '../heaps.ts'
import { ship } from './of-a-ship.ts'
import { unit } from './of-a-unit.ts'
import { acting, ofTheActivation } from './of-the-activation.ts'
import type { Settable } from './settable.ts'

const cards: readonly CounterValue[] = [
  nothing,
  ...suits.flatMap((suit) =>
    Array.from({ length: 13 }, (_, at) => `${suit}${at + 1}`).map((card) => ({
      value: card,
      reads: cardName(card),
    })),
  ),
]

const waysOfKnowing: readonly CounterValue[] = ways.map(({ id, name }) => ({ value: id, reads: name }))

const orders: readonly CounterValue[] = [
  { value: '', reads: message('blood-and-plunder.next.nobody', 'nobody: a new round begins') },
  { value: 'opfor', reads: message('blood-and-plunder.next.opfor', 'the OPFOR') },
  { value: 'player', reads: message('blood-and-plunder.next.player', 'you') },
  {
    value: 'opfor player',
    reads: message('blood-and-plunder.next.opforPlayer', 'the OPFOR, then you'),
  },
  {
    value: 'player opfor',
    reads: message('blood-and-plunder.next.playerOpfor', 'you, then the OPFOR'),
  },
]

const ends: readonly CounterValue[] = [
  { value: '', reads: message('blood-and-plunder.notOver', 'it is not over') },
  ...namedEndings.map(({ id, name }) => ({ value: id, reads: name })),
]

function note(id: string, name: string): NamedCounter {
  return { id, name: message(`blood-and-plunder.counter.${id}`, name), note: true }
}

const anyCards = listOf(oneOf(...wholeDeck), 54)
const points = integer(0, highest.points)
const bySide = record<Record<Side, number>>({ opfor: points, player: points })

/** All that a battle keeps. */
const battle: KeptFields<Situation, Situation> = {
  rulings: restated(),
  battle: restated(),
  house: restated(),
  turn: keptNumber(
    note('turn', 'the turn'),
    (now) => [1, Math.max(now.battle.turns, now.turn)],
    integer(1, 20),
  ),
  deck: shownElsewhere(record<Pile>({ top: anyCards, rest: anyCards, discard: anyCards })),
  card: keptOne(note('card', "the OPFOR's card"), cards, oneOf('', ...wholeDeck)),
  events: shownElsewhere(listOf(oneOf(...eventCards), 2)),
  knowing: keptOne(note('knowing', 'how facts are known'), waysOfKnowing, oneOf('asked', 'map', 'proposed')),
  next: keptAs(listOf(oneOf(...sides), 2), ({ value, set }) => [
    settableOne(note('next', 'who activates next'), value.join(' '), orders, (to) =>
      set(sidesIn(String(to))),
    ),
  ]),
  redrawn: keptFlag((now) => ({
    ...note('redrawn', 'a card was exchanged in this turn'),
    inner: !now.battle.opfor.redraws || reading(now, handRules) !== 'redraw',
  })),
  ended: keptOne(note('ended', 'how the battle ended'), ends, oneOf('', ...endings)),
  // The strike points of a side stand together: those of the scenario, and those shown.
  scenario: keptAs(bySide, ({ now }) => sides.flatMap((side) => ofSide(now, side))),
  shown: shownElsewhere(bySide),
  acting: keptAs(acting, ({ now }) => ofTheActivation(now)),
  units: keptEach(keptFields(unit), 48),
  ships: keptEach(keptFields(ship), 16),
}

/** The state of a battle, with the cards of the OPFOR. */
export const state = stateOf(battle, () => heaps)

function sidesIn(order: string): readonly Side[] {
  return order.split(' ').flatMap((each) => sides.filter((side) => side === each))
}

const sideWords = {
  scenario: {
    name: message('blood-and-plunder.counter.scenario', "{side}: the scenario's strike points"),
    brief: message('blood-and-plunder.brief.scenario', "the scenario's strike points"),
  },
  shown: {
    name: message('blood-and-plunder.counter.shown', '{side}: strike points when the card was shown'),
    brief: message('blood-and-plunder.brief.shown', 'strike points when the card was shown'),
  },
}

function ofSide(now: Situation, side: Side): readonly Settable[] {
  const of = { id: side, name: sideNames[side] }
  const named = (what: keyof typeof sideWords): NamedCounter => {
    const { name, brief } = sideWords[what]
    return { id: `${what}.${side}`, name: fill(name, { side: sideNames[side] }), brief, of }
  }
  const between = [0, highest.points] as const
  // Ruling: whenCounted.
  const counts = reading(now, whenCounted) === 'shown'
  return [
    settableNumber(named('scenario'), now.scenario[side], between, (to) => ({
      ...now,
      scenario: { ...now.scenario, [side]: to },
    })),
    settableNumber({ ...named('shown'), note: true, inner: !counts }, now.shown[side], between, (to) => ({
      ...now,
      shown: { ...now.shown, [side]: to },
    })),
  ]
}
