import {
  type AllowedValue,
  withParams,
  integer,
  customField,
  listField,
  objectField,
  type FieldSpecs,
  booleanField,
  numberField,
  choiceField,
  listOf,
  message,
  type TableValueSpec,
  noneValue,
  oneOf,
  type Pile,
  currentReading,
  record,
  ignoredField,
  numberSetter,
  choiceSetter,
  hiddenField,
  defineState,
} from '@opfor/kernel'
import { type Side, sides } from '../../../table/battle.ts'
import { cardName, eventCards, suits, wholeDeck } from '../../../rules/turn-overview/cards.ts'
import { endings, namedEndings } from '../../../table/turn-overview/endings.ts'
import { highest } from '../../../table/profile.ts'
import { ways } from '../../../setup/options.ts'
import { handRules, whenCounted } from '../../../rules/rulings/turn.ts'
import type { Situation } from '../../../table/situation.ts'
import { sideNames } from '../../../table/words.ts'
import { zones } from '../zones.ts'
import { ship } from './of-a-ship.ts'
import { unit } from './of-a-unit.ts'
import { acting, ofTheActivation } from './of-the-activation.ts'
import type { Settable } from './settable.ts'

const cards: readonly AllowedValue[] = [
  noneValue,
  ...suits.flatMap((suit) =>
    Array.from({ length: 13 }, (_, at) => `${suit}${at + 1}`).map((card) => ({
      value: card,
      text: cardName(card),
    })),
  ),
]

const waysOfKnowing: readonly AllowedValue[] = ways.map(({ id, name }) => ({ value: id, text: name }))

const orders: readonly AllowedValue[] = [
  { value: '', text: message('blood-and-plunder.next.nobody', 'no one: a new round begins') },
  { value: 'opfor', text: message('blood-and-plunder.next.opfor', 'the OPFOR') },
  { value: 'player', text: message('blood-and-plunder.next.player', 'you') },
  {
    value: 'opfor player',
    text: message('blood-and-plunder.next.opforPlayer', 'the OPFOR, then you'),
  },
  {
    value: 'player opfor',
    text: message('blood-and-plunder.next.playerOpfor', 'you, then the OPFOR'),
  },
]

const ends: readonly AllowedValue[] = [
  { value: '', text: message('blood-and-plunder.notOver', 'it is not over') },
  ...namedEndings.map(({ id, name }) => ({ value: id, text: name })),
]

function note(id: string, name: string): TableValueSpec {
  return { id, name: message(`blood-and-plunder.counter.${id}`, name), note: true }
}

const anyCards = listOf(oneOf(...wholeDeck), 54)
const points = integer(0, highest.points)
const bySide = record<Record<Side, number>>({ opfor: points, player: points })

const battle: FieldSpecs<Situation, Situation> = {
  rulings: ignoredField(),
  battle: ignoredField(),
  house: ignoredField(),
  turn: numberField(
    note('turn', 'the turn'),
    (now) => [1, Math.max(now.battle.turns, now.turn)],
    integer(1, 20),
  ),
  deck: hiddenField(record<Pile>({ top: anyCards, rest: anyCards, discard: anyCards })),
  card: choiceField(note('card', "the OPFOR's card"), cards, oneOf('', ...wholeDeck)),
  events: hiddenField(listOf(oneOf(...eventCards), 2)),
  knowing: choiceField(
    note('knowing', 'how distances and sight are known'),
    waysOfKnowing,
    oneOf('asked', 'map', 'proposed'),
  ),
  next: customField(listOf(oneOf(...sides), 2), ({ value, set }) => [
    choiceSetter(note('next', 'who activates next'), value.join(' '), orders, (to) =>
      set(sidesIn(String(to))),
    ),
  ]),
  redrawn: booleanField((now) => ({
    ...note('redrawn', 'a card was exchanged in this turn'),
    isNested: !now.battle.opfor.redraws || currentReading(now, handRules) !== 'redraw',
  })),
  ended: choiceField(note('ended', 'how the battle ended'), ends, oneOf('', ...endings)),
  // Groups a side's strike points: the scenario's, and those shown.
  scenario: customField(bySide, ({ now }) => sides.flatMap((side) => ofSide(now, side))),
  shown: hiddenField(bySide),
  acting: customField(acting, ({ now }) => ofTheActivation(now)),
  units: listField(objectField(unit), 48),
  ships: listField(objectField(ship), 16),
}

export const state = defineState(battle, () => zones)

function sidesIn(order: string): readonly Side[] {
  return order.split(' ').flatMap((each) => sides.filter((side) => side === each))
}

const sideWords = {
  scenario: {
    name: message('blood-and-plunder.counter.scenario', "{side}: the scenario's strike points"),
    shortName: message('blood-and-plunder.brief.scenario', "the scenario's strike points"),
  },
  shown: {
    name: message('blood-and-plunder.counter.shown', '{side}: strike points when the card was shown'),
    shortName: message('blood-and-plunder.brief.shown', 'strike points when the card was shown'),
  },
}

function ofSide(now: Situation, side: Side): readonly Settable[] {
  const of = { id: side, name: sideNames[side] }
  const named = (what: keyof typeof sideWords): TableValueSpec => {
    const { name, shortName } = sideWords[what]
    return { id: `${what}.${side}`, name: withParams(name, { side: sideNames[side] }), shortName, of }
  }
  const between = [0, highest.points] as const
  // Ruling: whenCounted.
  const counts = currentReading(now, whenCounted) === 'shown'
  return [
    numberSetter(named('scenario'), now.scenario[side], between, (to) => ({
      ...now,
      scenario: { ...now.scenario, [side]: to },
    })),
    numberSetter({ ...named('shown'), note: true, isNested: !counts }, now.shown[side], between, (to) => ({
      ...now,
      shown: { ...now.shown, [side]: to },
    })),
  ]
}
