import { withParams, type Message, messages } from '@opfor/kernel'

export const houseWords = messages('web.house', {
  title: 'House rules',
  by: 'House rules: {title}',
  own: '{title}',
  read: 'Read the house rules',
})

/** A title that already begins with "house rules" is used alone. */
export function formatHouseRules(title: string): Message {
  if (title === '') return houseWords.title
  return withParams(/^(?:house rules|hausregeln)/iu.test(title) ? houseWords.own : houseWords.by, { title })
}
