import { fill, type Message, ruleTold } from '@opfor/kernel'
import type { ListChange } from '../read/change.ts'
import { words } from './words.ts'

/** What house rules change, in a line. */
export function changeTold({ list, kind, rule, number = '', text = '' }: ListChange): Message {
  const was = rule === undefined ? text : ruleTold(rule, [])
  const line = text === '' ? was : text
  return fill(words[kind], { list, number, line, was })
}
