import { say } from '../text/language.ts'
import { variantWords } from './words.ts'

const saysHouseRules = /house rules|hausregeln|règles maison/iu

/** The first line of a page of house rules. Neither "house rules" nor the game is in it twice if the title has them. */
export function changesTitle(title: string, game: string): string {
  if (!saysHouseRules.test(title)) return say(variantWords.changes, { title, game })
  return title.toLowerCase().includes(game.toLowerCase())
    ? say(variantWords.changesOfTitle, { title })
    : say(variantWords.changesOfGame, { title, game })
}

/** The house rules that a match is played by, and how much they change. */
export function playedTitle(title: string, count: number): string {
  return say(saysHouseRules.test(title) ? variantWords.playedByTitle : variantWords.playedBy, {
    title,
    count,
  })
}
