import { type Candidate, type Message, message, messages } from '@opfor/kernel'

export const sides = ['german', 'soviet'] as const

export type Side = (typeof sides)[number]

export function enemyOf(side: Side): Side {
  return side === 'german' ? 'soviet' : 'german'
}

const sideNames = messages('coh', {
  german: 'the Germans',
  soviet: 'the Soviets',
})

export function sideName(side: Side): Message {
  return sideNames[side]
}

export const sideChoices: readonly (Candidate & { readonly id: Side })[] = sides.map((id) => ({
  id,
  name: sideNames[id],
}))

/** G 3.0. */
export type HalfName = 'top' | 'bottom'

/** `german-03`; there are 25 a side. */
export function cardId(side: Side, number: number): string {
  return `${side}-${twoDigits(number)}`
}

export function readCard(card: string): { readonly side: Side; readonly number: number } {
  const [side = '', number = ''] = card.split('-')
  return { side: side as Side, number: Number(number) }
}

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

const germanCard = message('coh.card.german', 'German card {number}')
const sovietCard = message('coh.card.soviet', 'Soviet card {number}')

export function cardName(card: string): Message {
  if (card.startsWith('condition')) return conditionName(card)
  const { side, number } = readCard(card)
  return { ...(side === 'german' ? germanCard : sovietCard), params: { number: twoDigits(number) } }
}

export function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
}

/** G 1.2. */
export const conditionCards = numbers(1, 5).map((number) => `condition-${number}`)

export function conditionName(card: string): Message {
  return message('coh.condition', 'Condition Card {number}', { number: card.slice('condition-'.length) })
}

/** G 5.4. */
export const orderCards = numbers(1, 55).map(twoDigits)

export function orderName(number: string): Message {
  return message('coh.order', 'Order Card {number}', { number })
}

/** G 5.3. */
export const tileNumbers = numbers(1, 25).map(twoDigits)

export function tileName(number: string): Message {
  return message('coh.tile', 'Tile {number}', { number })
}

/** G 3.7.3: contents of the cup. The counts are ours; the booklet gives none. */
export const defenseKinds = {
  hasty: { name: message('coh.defense.hasty', 'Hasty Defense'), inCup: 6 },
  bunker: { name: message('coh.defense.bunker', 'Bunker'), inCup: 4 },
  wire: { name: message('coh.defense.wire', 'Wire'), inCup: 4 },
  trench: { name: message('coh.defense.trench', 'Trench'), inCup: 4 },
  roadBlock: { name: message('coh.defense.roadBlock', 'Road Block'), inCup: 3 },
  mine: { name: message('coh.defense.mine', 'Mine'), inCup: 4 },
  smoke: { name: message('coh.defense.smoke', 'Smoke'), inCup: 4 },
} as const

export type DefenseKind = keyof typeof defenseKinds

/** Smoke is optional. */
export const defenses = Object.keys(defenseKinds) as readonly DefenseKind[]

export function defenseName(kind: string): Message {
  return defenseKinds[kind as DefenseKind].name
}

/** The Rumored Enemy and No Enemy counters of the Solo Expansion. */
export const rumors = { rumored: 19, noEnemy: 8 } as const
