import { messages } from '@opfor/kernel'
import { localize } from '../text/language.ts'

export const variantWords = messages('cli.variant', {
  playedBy: 'House rules: {title} ({count, plural, =0 {no changes} one {# change} other {# changes}}).',
  playedByTitle: '{title} ({count, plural, =0 {no changes} one {# change} other {# changes}}).',
  changes: '{title}, house rules for {game}:',
  changesOfGame: '{title}, for {game}:',
  changesOfTitle: '{title}:',
  unchanged: 'No changes.',
  known: 'What house rules for {game} can say. Replace each {placeholder} with a number.',
  fact: 'Facts, after must, must not, prefer and avoid:',
  number: 'Numbers, after most and fewest, or compared ("... is 3 or more"):',
  condition: 'Conditions, after if:',
  action: 'Actions:',
  result: 'Results:',
  noHouseRules: '{file} is a sheet, not a page of house rules. Check it with "opfor sheet check".',
  noLists: 'House rules cannot be written for {game}.',
})

const saysHouseRules = /house rules|hausregeln|règles maison/iu

/** Does not repeat "house rules" or the game if the title has them. */
export function changesTitle(title: string, game: string): string {
  if (!saysHouseRules.test(title)) return localize(variantWords.changes, { title, game })
  return title.toLowerCase().includes(game.toLowerCase())
    ? localize(variantWords.changesOfTitle, { title })
    : localize(variantWords.changesOfGame, { title, game })
}

export function playedTitle(title: string, count: number): string {
  return localize(saysHouseRules.test(title) ? variantWords.playedByTitle : variantWords.playedBy, {
    title,
    count,
  })
}
