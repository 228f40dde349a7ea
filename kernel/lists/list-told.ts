import type { LineSource } from '../ask/line.ts'
import { type Message, message } from '../say/message.ts'

/** What a decision is called: its list, and the piece it is about. */
export function listTold(by: LineSource, about: unknown, situation: unknown): Message {
  const list = by.titled?.(about) ?? by.title
  const of = by.of?.(about, situation)
  return of === undefined ? list : message('kernel.list.of', '{list} ({of})', { list, of })
}
