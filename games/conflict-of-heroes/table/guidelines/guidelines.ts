import { type Candidate, message } from '@opfor/kernel'
import { numbers, type Side } from '../pieces.ts'

export interface PlayerLine {
  /** `german`, or `german-1` for a side with two players. */
  readonly id: string
  readonly side: Side
  /** Generator Cards from and to this number. */
  readonly cards: readonly [from: number, to: number]
  readonly hand: number
  readonly caps: number
}

export interface Variant {
  /** Possible hand sizes, the same for both players. */
  readonly hand?: readonly [from: number, to: number]
  /** CAPs are the hand size less this number. */
  readonly capsBelowHand?: number
  readonly maps?: 1 | 2
  /** Swaps the German and Soviet lines. */
  readonly reversed?: boolean
  /** Team-mates may swap their halves of the cards. */
  readonly halves?: boolean
}

/** A Firefight Generator Guideline; G 2.1. */
export interface Guideline extends Candidate {
  readonly rounds: number
  readonly minutes: string
  readonly actionCards: string
  /** Action Cards that each player draws at the start of each Round. */
  readonly drawn: number
  readonly maps: 1 | 2
  readonly longEdge: boolean
  readonly players: readonly PlayerLine[]
  /** The printed order of play; without one the Initiative Player is first. */
  readonly order?: readonly string[]
  readonly variant?: Variant
}

interface Duel {
  readonly id: string
  readonly name: ReturnType<typeof message>
  readonly minutes: string
  readonly actionCards: string
  readonly cards: readonly [number, number]
  readonly hand: number
  readonly caps: number
  readonly rounds?: number
  readonly maps?: 1 | 2
  readonly longEdge?: boolean
  readonly variant?: Variant
}

/** Both sides have the same line. */
function duel({ cards, hand, caps, rounds = 5, maps = 1, longEdge = false, ...rest }: Duel): Guideline {
  const line = { cards, hand, caps }
  return {
    ...rest,
    rounds,
    drawn: 1,
    maps,
    longEdge,
    players: [
      { id: 'german', side: 'german', ...line },
      { id: 'soviet', side: 'soviet', ...line },
    ],
  }
}

const infantry = '02-13'
const withArmor = '02-13, 20, 40'

/** In printed order. */
export const guidelines: readonly Guideline[] = [
  duel({
    id: '1',
    name: message('coh.guideline.1', '1: Intro Firefight'),
    minutes: '30-45',
    actionCards: '02-07',
    cards: [1, 4],
    hand: 4,
    caps: 4,
    rounds: 4,
    longEdge: true,
  }),
  duel({
    id: '2',
    name: message('coh.guideline.2', '2: Infantry Firefight'),
    minutes: '60',
    actionCards: infantry,
    cards: [1, 9],
    hand: 5,
    caps: 5,
    variant: { hand: [3, 8], capsBelowHand: 0 },
  }),
  duel({
    id: '3',
    name: message('coh.guideline.3', '3: Light Armor Firefight'),
    minutes: '45',
    actionCards: '02-13, 20',
    cards: [10, 16],
    hand: 5,
    caps: 4,
    variant: { hand: [6, 6], maps: 2 },
  }),
  duel({
    id: '4',
    name: message('coh.guideline.4', '4: Armor Firefight'),
    minutes: '60',
    actionCards: withArmor,
    cards: [10, 25],
    hand: 7,
    caps: 6,
    maps: 2,
    variant: { hand: [4, 10], capsBelowHand: 1, maps: 1 },
  }),
  duel({
    id: '5',
    name: message('coh.guideline.5', '5: Full Deck Firefight'),
    minutes: '60',
    actionCards: '02-13, 40',
    cards: [1, 25],
    hand: 5,
    caps: 4,
    variant: { hand: [3, 10], capsBelowHand: 1 },
  }),
  duel({
    id: '6',
    name: message('coh.guideline.6', '6: Light Armor & Infantry Firefight'),
    minutes: '60',
    actionCards: withArmor,
    cards: [1, 16],
    hand: 5,
    caps: 4,
    variant: { hand: [3, 10], capsBelowHand: 1 },
  }),
  {
    id: '7',
    name: message('coh.guideline.7', '7: Three Player Firefight'),
    rounds: 5,
    minutes: '90',
    actionCards: withArmor,
    drawn: 1,
    maps: 1,
    longEdge: false,
    players: [
      { id: 'german-1', side: 'german', cards: [1, 16], hand: 4, caps: 3 },
      { id: 'soviet', side: 'soviet', cards: [1, 25], hand: 8, caps: 6 },
      { id: 'german-2', side: 'german', cards: [1, 16], hand: 4, caps: 3 },
    ],
    order: ['german-1', 'soviet', 'german-2', 'soviet'],
    variant: { reversed: true },
  },
  {
    id: '8',
    name: message('coh.guideline.8', '8: Four Player Firefight'),
    rounds: 5,
    minutes: '120',
    actionCards: withArmor,
    drawn: 1,
    maps: 1,
    longEdge: false,
    players: [
      { id: 'german-1', side: 'german', cards: [1, 12], hand: 4, caps: 5 },
      { id: 'soviet-1', side: 'soviet', cards: [1, 12], hand: 4, caps: 5 },
      { id: 'german-2', side: 'german', cards: [13, 25], hand: 4, caps: 5 },
      { id: 'soviet-2', side: 'soviet', cards: [13, 25], hand: 4, caps: 5 },
    ],
    variant: { halves: true },
  },
]

const ownForTwo: Guideline = duel({
  id: 'own',
  name: message('coh.guideline.own', 'A guideline of your own, for two'),
  minutes: '',
  actionCards: withArmor,
  cards: [1, 25],
  hand: 5,
  caps: 4,
})

/** End of G 2.1: free-form play for two, three and four, before their numbers are chosen. */
export const ownGuidelines: readonly Guideline[] = [
  ownForTwo,
  {
    ...ownForTwo,
    id: 'own-3',
    name: message('coh.guideline.own-3', 'A guideline of your own, for three'),
    players: ofTeams('german-1', 'soviet', 'german-2'),
  },
  {
    ...ownForTwo,
    id: 'own-4',
    name: message('coh.guideline.own-4', 'A guideline of your own, for four'),
    players: ofTeams('german-1', 'soviet-1', 'german-2', 'soviet-2'),
  },
]

function ofTeams(...ids: readonly string[]): readonly PlayerLine[] {
  return ids.map((id) => ({ id, side: sideOf(id), cards: [1, 25], hand: 5, caps: 4 }))
}

export function sideOf(id: string): Side {
  return id.startsWith('german') ? 'german' : 'soviet'
}

/** The sets of the printed Guidelines, offered for an own Guideline. */
export const actionCardSets: readonly string[] = [
  ...new Set(guidelines.map(({ actionCards }) => actionCards)),
]

export function guidelineOf(id: string): Guideline {
  return [...guidelines, ...ownGuidelines].find((each) => each.id === id) ?? ownForTwo
}

/** Swaps German and Soviet lines: two Soviets against one German. */
export function reversed(id: string): string {
  return id.startsWith('german') ? id.replace('german', 'soviet') : id.replace('soviet', 'german')
}

/** Free-form advice: one to two cards for each Round, one with three or four players. */
export function advisedHand(rounds: number, players = 2): readonly [from: number, to: number] {
  return [rounds, players > 2 ? rounds : 2 * rounds]
}

export function cardNumbers({ cards: [from, to] }: Pick<PlayerLine, 'cards'>): readonly number[] {
  return numbers(from, to)
}
