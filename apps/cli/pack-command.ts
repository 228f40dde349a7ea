import { bad, good, type Json, Pack, type Parsed } from '@opfor/kernel'
import { gameCalled } from './journal-file.ts'

/** A pack that comes with a game, whole, as a beginning for one's own; the first one unless it is named. */
export function samplePack(id: string, sample?: string): Parsed<Json> {
  const game = gameCalled(id)
  if (!game.ok) return game
  const questions = game.value.options.flatMap(({ question }) => (question instanceof Pack ? [question] : []))
  const open = questions.flatMap(({ options }) => options.filter(({ pack }) => pack !== undefined))
  const found = sample === undefined ? open[0] : open.find((each) => each.id === sample)
  if (found?.pack !== undefined) return good(found.pack)
  return open.length === 0
    ? bad(`${game.value.title} has no packs to begin with.`)
    : bad(`There is no pack ${sample} of ${game.value.title}: ${open.map((each) => each.id).join(', ')}.`)
}
