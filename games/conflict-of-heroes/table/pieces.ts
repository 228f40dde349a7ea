import { type Candidate, type Message, message } from '@opfor/kernel'

/** The two sides. */
export const sides = ['german', 'soviet'] as const

/** One of the sides. */
export type Side = (typeof sides)[number]

/** The other side. */
export function enemyOf(side: Side): Side {
  return side === 'german' ? 'soviet' : 'german'
}

const sideNames = {
  german: message('coh.german', 'the Germans'),
  soviet: message('coh.soviet', 'the Soviets'),
} as const

/** A side's name. */
export function sideName(side: Side): Message {
  return sideNames[side]
}

/** Both sides as something to choose. */
export const sideChoices: readonly (Candidate & { readonly id: Side })[] = sides.map((id) => ({
  id,
  name: sideNames[id],
}))

/** The halves of a Generator Card; G 3.0. */
export type HalfName = 'top' | 'bottom'

/** A Generator Card by side and number: `german-03`; there are 25 a side. */
export function cardId(side: Side, number: number): string {
  return `${side}-${twoDigits(number)}`
}

/** Whose a card is and its number. */
export function readCard(card: string): { readonly side: Side; readonly number: number } {
  const [side = '', number = ''] = card.split('-')
  return { side: side as Side, number: Number(number) }
}

/** A number as it is printed on cards. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

const germanCard = message('coh.card.german', 'German card {number}')
const sovietCard = message('coh.card.soviet', 'Soviet card {number}')

/** The name of a Generator Card or Condition Card. */
export function cardName(card: string): Message {
  if (card.startsWith('condition')) return conditionName(card)
  const { side, number } = readCard(card)
  return { ...(side === 'german' ? germanCard : sovietCard), params: { number: twoDigits(number) } }
}

/** The numbers from one to another. */
export function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
}

/** The five Condition Cards; G 1.2. */
export const conditionCards = numbers(1, 5).map((number) => `condition-${number}`)

/** A Condition Card's name. */
export function conditionName(card: string): Message {
  return message('coh.condition', 'Condition Card {number}', { number: card.slice('condition-'.length) })
}

/** The Solo Order Cards by number; G 5.4. */
export const orderCards = numbers(1, 55).map(twoDigits)

/** An Order Card's name. */
export function orderName(number: string): Message {
  return message('coh.order', 'Order Card {number}', { number })
}

/** The AI Tiles by number; G 5.3. */
export const tileNumbers = numbers(1, 25).map(twoDigits)

/** A tile's name. */
export function tileName(number: string): Message {
  return message('coh.tile', 'Tile {number}', { number })
}

/** What lies in the cup of Defense Counters, with how many; these counts are ours, the booklet gives none; G 3.7.3. */
export const defenseKinds = {
  hasty: { name: message('coh.defense.hasty', 'Hasty Defense'), inCup: 6 },
  bunker: { name: message('coh.defense.bunker', 'Bunker'), inCup: 4 },
  wire: { name: message('coh.defense.wire', 'Wire'), inCup: 4 },
  trench: { name: message('coh.defense.trench', 'Trench'), inCup: 4 },
  roadBlock: { name: message('coh.defense.roadBlock', 'Road Block'), inCup: 3 },
  mine: { name: message('coh.defense.mine', 'Mine'), inCup: 4 },
  smoke: { name: message('coh.defense.smoke', 'Smoke'), inCup: 4 },
} as const

/** A kind of Defense Counter. */
export type DefenseKind = keyof typeof defenseKinds

/** The kinds of Defense Counter; Smoke is optional. */
export const defenses = Object.keys(defenseKinds) as readonly DefenseKind[]

/** A Defense Counter's name. */
export function defenseName(kind: string): Message {
  return defenseKinds[kind as DefenseKind].name
}

/** The Rumored Enemy and No Enemy counters of the Solo Expansion. */
export const rumors = { rumored: 19, noEnemy: 8 } as const
