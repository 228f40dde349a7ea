import {
  type CounterValue,
  fill,
  message,
  type NamedCounter,
  nothing,
  reading,
  settableFlag,
  settableNumber,
  settableOne,
} from '@opfor/kernel'
import { type Side, sides } from '../../setup/battle.ts'
import { cardName, suits } from '../../turn-overview/cards.ts'
import { namedEndings } from '../../turn-overview/endings.ts'
import { highest } from '../../setup/limits.ts'
import { ways } from '../../options.ts'
import { handRules, whenCounted } from '../../rulings/turn.ts'
import type { Situation } from '../../situation.ts'
import { sideNames } from '../../words.ts'
import type { Settable } from './settable.ts'

const names = {
  turn: message('blood-and-plunder.counter.turn', 'the turn'),
  card: message('blood-and-plunder.counter.card', "the OPFOR's card"),
  knowing: message('blood-and-plunder.counter.knowing', 'how facts are known'),
  next: message('blood-and-plunder.counter.next', 'who activates next'),
  redrawn: message('blood-and-plunder.counter.redrawn', 'a card was exchanged in this turn'),
  ended: message('blood-and-plunder.counter.ended', 'how the battle ended'),
}

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

/** The numbers and notes of the battle as a whole. */
export function ofTheBattle(now: Situation): readonly Settable[] {
  const named = (id: keyof typeof names): NamedCounter => ({ id, name: names[id], note: true })
  const redraws = now.battle.opfor.redraws && reading(now, handRules) === 'redraw'
  const lastTurn = Math.max(now.battle.turns, now.turn)
  return [
    settableNumber(named('turn'), now.turn, [1, lastTurn], (turn) => ({ ...now, turn })),
    settableOne(named('card'), now.card, cards, (card) => ({ ...now, card: String(card) })),
    settableOne(named('knowing'), now.knowing, waysOfKnowing, (to) => ({
      ...now,
      knowing: to as Situation['knowing'],
    })),
    settableOne(named('next'), now.next.join(' '), orders, (to) => ({
      ...now,
      next: sidesIn(String(to)),
    })),
    settableFlag({ ...named('redrawn'), inner: !redraws }, now.redrawn, (redrawn) => ({ ...now, redrawn })),
    settableOne(named('ended'), now.ended, ends, (to) => ({ ...now, ended: to as Situation['ended'] })),
    ...sides.flatMap((side) => ofSide(now, side)),
  ]
}

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
  const points = [0, highest.points] as const
  // Ruling: whenCounted.
  const counts = reading(now, whenCounted) === 'shown'
  return [
    settableNumber(named('scenario'), now.scenario[side], points, (to) => ({
      ...now,
      scenario: { ...now.scenario, [side]: to },
    })),
    settableNumber({ ...named('shown'), note: true, inner: !counts }, now.shown[side], points, (to) => ({
      ...now,
      shown: { ...now.shown, [side]: to },
    })),
  ]
}
