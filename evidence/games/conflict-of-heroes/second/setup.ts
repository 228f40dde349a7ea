/** Generator Setup: G 2.0, G 2.1. */

import { type Side, other } from './sides.ts'
import type { Entry, State, Told } from './state.ts'
import { dealCards } from './dealing.ts'
import { type Guideline, guideline } from './guidelines.ts'
import { entryNamed, freeEdges, isLong, layBeside, nameOf, opposite, wholeEdge } from './layout.ts'

const conditionCards: readonly string[] = [
  'Condition 1',
  'Condition 2',
  'Condition 3',
  'Condition 4',
  'Condition 5',
]

export function setUp(facts: Told): State {
  const state = nothingYet(facts)
  const { settings } = facts
  const hands = (from: number, to: number): number => facts.number('hand size', 'all', from, to)
  const chosen =
    typeof settings.guideline === 'number'
      ? guideline(settings.guideline, settings.variant, hands)
      : settings.guideline
  state.initiative = initiativePlayer(state, chosen.seats.length)
  state.rounds = chosen.rounds
  state.actionCards = chosen.actionCards
  sitDown(state, chosen)
  layMaps(state, chosen)
  chooseEdges(state, chosen)
  dealCards(state, chosen)
  state.order = turnOrder(state)
  facts.done('set up', state)
  return state
}

function nothingYet(facts: Told): State {
  return {
    facts,
    told: [],
    rounds: 0,
    round: 0,
    actionCards: [],
    initiative: 0,
    players: [],
    order: [],
    maps: [],
    entries: new Map(),
    decks: new Map(),
    cup: [...facts.settings.cup],
    conditions: [...conditionCards],
    units: [],
    markers: [],
    defenses: [],
    rumors: [],
    rumorCup: [],
    played: [],
    conditionsPlayed: [],
    capChanges: [],
    survivors: [],
    truck: undefined,
    hiddenMine: false,
    ai: undefined,
    sheet: undefined,
    counteractions: [],
    orders: [],
    track: [],
    aside: [],
    orderDeck: [],
    marker: 0,
    endSpace: 0,
    over: false,
    points: new Map([
      ['German', 0],
      ['Soviet', 0],
    ]),
    lost: 0,
    capsLeft: 0,
  }
}

/** G 2.0 and G 5.2: the highest of 2d6; ties roll again. */
function initiativePlayer({ facts }: State, people: number): number {
  let rolling = Array.from({ length: people }, (_, number) => number)
  while (rolling.length > 1) {
    const rolls = rolling.map((number) => facts.dice('initiative', String(number), 2))
    const high = Math.max(...rolls)
    rolling = rolling.filter((_, place) => rolls[place] === high)
  }
  return rolling[0] ?? 0
}

/** G 2.1, 1. Solo, the roll is between the sides. The others take the remaining seats in order. */
function sitDown(state: State, { seats, drawn }: Guideline): void {
  const { facts, initiative } = state
  const { solo } = facts.settings
  const names = seats.map(({ name }) => name)
  const chosen = solo ? names[initiative] : facts.answer('side', String(initiative), names)
  const others = seats.map((_, number) => number).filter((number) => number !== initiative)
  for (const { name, side, caps } of seats) {
    const number = name === chosen ? initiative : (others.shift() ?? 0)
    state.players.push({ number, name, side, caps, actionCards: drawn, plays: 0, hand: [] })
  }
}

export function initiativeName(state: State): string {
  return state.players.find(({ number }) => number === state.initiative)?.name ?? ''
}

function sideOf(state: State, name: string): Side {
  return state.players.find((each) => each.name === name)?.side ?? 'German'
}

function firstOf(state: State, side: Side): string {
  const names = state.players.filter((each) => each.side === side).map(({ name }) => name)
  return names.toSorted()[0] ?? ''
}

function opponent(state: State): string {
  return firstOf(state, other(sideOf(state, initiativeName(state))))
}

/** G 2.1, 5, and the Map Setup of the Guideline. */
function layMaps(state: State, { maps }: Guideline): void {
  const { facts } = state
  const first = facts.answer('map', initiativeName(state), facts.settings.maps)
  state.maps.push({ name: first, x: 0, y: 0, turned: false })
  if (maps === 2) addMap(state, opponent(state))
}

/** G 2.1, 5 and G 3.8: another map, in either orientation, its edge as long as the touched one. */
export function addMap(state: State, who: string): void {
  const { facts } = state
  const others = facts.settings.maps.filter((each) => !state.maps.some(({ name }) => name === each))
  if (others.length === 0) return
  const map = facts.answer('added map', who, others)
  const names = freeEdges(state).map((each) => nameOf(state, each))
  const round = names.map((name) => `${name} turned`)
  const chosen = facts.answer('beside', who, [...names, ...round])
  layBeside(state, map, entryNamed(state, chosen), chosen.endsWith(' turned'))
}

/** G 2.1, 6, and the Unit Setup of the Guideline. */
function chooseEdges(state: State, { longEdges, seats }: Guideline): void {
  const { facts } = state
  const all = freeEdges(state).filter(({ edge }) => !longEdges || isLong(edge))
  const pair = seats.length === 3
  const printed = pair && typeof facts.settings.guideline === 'number'
  const chooser = printed ? (seats[0]?.name ?? '') : initiativeName(state)
  const named = (each: Entry): string => nameOf(state, each)
  const own = entryNamed(state, facts.answer('edge', chooser, all.map(named)))
  const far = opposite(state, own)
  for (const { name, side } of state.players)
    state.entries.set(name, side === sideOf(state, chooser) ? own : far)
  if (!pair) return
  const mates = seats.filter(({ name }) => / [12]$/.test(name)).map(({ name }) => name)
  const third = mates.filter((name) => name !== chooser).at(-1) ?? ''
  const taken = [own, far].flatMap((each) => wholeEdge(state, each)).map(named)
  const left = all.map(named).filter((name) => !taken.includes(name))
  state.entries.set(third, entryNamed(state, facts.answer('edge', third, left)))
}

/** G 3.0 and G 4.2: sides alternate, team-mates too; Guideline 7 prints its order, which the Initiative Player may begin. */
function turnOrder(state: State): string[] {
  const { players } = state
  const first = initiativeName(state)
  const mine = sideOf(state, first)
  const rest = (side: Side): string[] =>
    players
      .filter((each) => each.side === side && each.name !== first)
      .map(({ name }) => name)
      .toSorted()
  if (players.length === 3) {
    const { guideline: chosen, readings } = state.facts.settings
    const pair = (['German', 'Soviet'] as const).find(
      (side) => players.filter((each) => each.side === side).length === 2,
    )
    const two = pair ?? 'German'
    const order = [`${two} 1`, other(two), `${two} 2`, other(two)]
    if (typeof chosen === 'number') {
      const from = readings.printedOrder === 'initiative' ? order.indexOf(first) : 0
      return [...order.slice(from), ...order.slice(0, from)]
    }
    if (mine !== two) return [first, `${two} 1`, first, `${two} 2`]
    return [first, other(two), rest(two)[0] ?? '', other(two)]
  }
  const [mate] = rest(mine)
  const [third = '', fourth] = rest(other(mine))
  return mate === undefined || fourth === undefined ? [first, third] : [first, third, mate, fourth]
}
