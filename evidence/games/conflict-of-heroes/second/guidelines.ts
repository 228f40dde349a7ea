/** Guidelines 1 to 8, as printed. */

import type { Side } from './sides.ts'

type Range = readonly [from: number, to: number]

export interface Seat {
  readonly name: string
  readonly side: Side
  readonly cards: Range
  readonly hand: number
  readonly caps: number
  /** Seats with the same deck share it. */
  readonly deck: string
}

export interface Guideline {
  readonly rounds: number
  readonly actionCards: readonly Range[]
  readonly maps: number
  readonly longEdges: boolean
  readonly drawn: number
  readonly seats: readonly Seat[]
}

function forTwo(cards: Range, hand: number, caps: number): readonly Seat[] {
  return [
    { name: 'German', side: 'German', cards, hand, caps, deck: 'German' },
    { name: 'Soviet', side: 'Soviet', cards, hand, caps, deck: 'Soviet' },
  ]
}

const five = { rounds: 5, maps: 1, longEdges: false, drawn: 1 }
const to13: Range = [2, 13]
const with20: Range = [20, 20]
const with40: Range = [40, 40]

const printed: readonly Guideline[] = [
  { ...five, rounds: 4, actionCards: [[2, 7]], longEdges: true, seats: forTwo([1, 4], 4, 4) },
  { ...five, actionCards: [to13], seats: forTwo([1, 9], 5, 5) },
  { ...five, actionCards: [to13, with20], seats: forTwo([10, 16], 5, 4) },
  { ...five, actionCards: [to13, with20, with40], maps: 2, seats: forTwo([10, 25], 7, 6) },
  { ...five, actionCards: [to13, with40], seats: forTwo([1, 25], 5, 4) },
  { ...five, actionCards: [to13, with20, with40], seats: forTwo([1, 16], 5, 4) },
  {
    ...five,
    actionCards: [to13, with20, with40],
    seats: [
      { name: 'German 1', side: 'German', cards: [1, 16], hand: 4, caps: 3, deck: 'German' },
      { name: 'Soviet', side: 'Soviet', cards: [1, 25], hand: 8, caps: 6, deck: 'Soviet' },
      { name: 'German 2', side: 'German', cards: [1, 16], hand: 4, caps: 3, deck: 'German' },
    ],
  },
  {
    ...five,
    actionCards: [to13, with20, with40],
    seats: [
      { name: 'German 1', side: 'German', cards: [1, 12], hand: 4, caps: 5, deck: 'German 1' },
      { name: 'Soviet 1', side: 'Soviet', cards: [1, 12], hand: 4, caps: 5, deck: 'Soviet 1' },
      { name: 'German 2', side: 'German', cards: [13, 25], hand: 4, caps: 5, deck: 'German 2' },
      { name: 'Soviet 2', side: 'Soviet', cards: [13, 25], hand: 4, caps: 5, deck: 'Soviet 2' },
    ],
  },
]

/** `less`: how many fewer CAPs than cards. */
const handsOfVariants: Readonly<
  Record<number, { readonly from: number; readonly to: number; readonly less: number }>
> = {
  2: { from: 3, to: 8, less: 0 },
  4: { from: 4, to: 10, less: 1 },
  5: { from: 3, to: 10, less: 1 },
  6: { from: 3, to: 10, less: 1 },
}

/** Asks for the hand size if the variant leaves it open. */
export function guideline(
  number: number,
  variant: boolean,
  handSize: (from: number, to: number) => number,
): Guideline {
  const base = printed[number - 1]
  if (base === undefined) throw new Error(`no Guideline ${number}`)
  if (!variant) return base
  const open = handsOfVariants[number]
  if (open !== undefined) {
    const hand = handSize(open.from, open.to)
    return { ...base, maps: 1, seats: base.seats.map((seat) => ({ ...seat, hand, caps: hand - open.less })) }
  }
  if (number === 3) return { ...base, maps: 2, seats: base.seats.map((seat) => ({ ...seat, hand: 6 })) }
  if (number === 7) return { ...base, seats: base.seats.map(reversed) }
  return base
}

/** Guideline 7, Variant: German and Soviet change places. */
function reversed(seat: Seat): Seat {
  const swap = (text: string): string =>
    text.startsWith('German') ? text.replace('German', 'Soviet') : text.replace('Soviet', 'German')
  return {
    ...seat,
    name: swap(seat.name),
    deck: swap(seat.deck),
    side: seat.side === 'German' ? 'Soviet' : 'German',
  }
}
