import { fill, type Message, message } from '@opfor/kernel'

/** Texts about house rules that several screens show. */
export const houseWords = {
  title: message('web.house.title', 'House rules'),
  by: message('web.house.by', 'House rules: {title}'),
  own: message('web.house.own', '{title}'),
  read: message('web.house.read', 'Read the house rules'),
} as const

/** House rules by their title; one that says already what it is stands alone. */
export function houseRulesTold(title: string): Message {
  if (title === '') return houseWords.title
  return fill(/^(?:house rules|hausregeln)/iu.test(title) ? houseWords.own : houseWords.by, { title })
}
