import { bagOf } from '../pieces/bag.ts'
import type { Candidate } from '../pieces/candidate.ts'
import { cite } from '../messages/citation.ts'
import { type Message, message } from '../messages/message.ts'

export const towers = [
  { id: 'hill', keeper: 'north' },
  { id: 'ford', keeper: 'north' },
  { id: 'mill', keeper: 'south' },
  { id: 'wood', keeper: 'south' },
] as const

export type TowerId = (typeof towers)[number]['id']

export const seats = ['north', 'south'] as const

export const cards = ['lull', 'march', 'raid'] as const

export type Card = (typeof cards)[number]

export const wholeDeck = bagOf({ lull: 2, march: 3, raid: 3 })

export const supplies = 3

export function nameOf(id: string): Message {
  return message(`small.${id}`, id)
}

export function named(id: string): Candidate {
  return { id, name: nameOf(id) }
}

export function heading(text: string): ReturnType<typeof cite> {
  return cite('Watchtowers', text)
}
