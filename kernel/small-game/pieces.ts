import { bagOf } from '../pieces/bag.ts'
import type { Candidate } from '../pieces/candidate.ts'
import { cite } from '../say/citation.ts'
import { type Message, message } from '../say/message.ts'

/** The towers, in printed order, and who keeps them. */
export const towers = [
  { id: 'hill', keeper: 'north' },
  { id: 'ford', keeper: 'north' },
  { id: 'mill', keeper: 'south' },
  { id: 'wood', keeper: 'south' },
] as const

/** A tower's id. */
export type TowerId = (typeof towers)[number]['id']

/** The two people at the table. */
export const seats = ['north', 'south'] as const

/** The order cards. */
export const cards = ['lull', 'march', 'raid'] as const

/** One of the order cards. */
export type Card = (typeof cards)[number]

/** The whole order deck. */
export const wholeDeck = bagOf({ lull: 2, march: 3, raid: 3 })

/** How many supplies a tower starts with. */
export const supplies = 3

/** The name of a tower, a card or a place. */
export function nameOf(id: string): Message {
  return message(`small.${id}`, id)
}

/** Something named by its id. */
export function named(id: string): Candidate {
  return { id, name: nameOf(id) }
}

/** A heading of the small game's rules. */
export function heading(text: string): ReturnType<typeof cite> {
  return cite('Watchtowers', text)
}
