import { bad, good, type Json, Pack, type Parsed } from '@opfor/kernel'
import { gameCalled } from './journal-file.ts'

/** A complete pack that comes with a game, as a template (default: the first one). */
export function samplePack(id: string, sample?: string): Parsed<Json> {
  const game = gameCalled(id)
  if (!game.ok) return game
  const questions = game.value.options.flatMap(({ question }) => (question instanceof Pack ? [question] : []))
  const open = questions.flatMap(({ options }) => options.filter(({ pack }) => pack !== undefined))
  const found = sample === undefined ? open[0] : open.find((each) => each.id === sample)
  if (found?.pack !== undefined) return good(found.pack)
  return open.length === 0
    ? bad(`${game.value.title} has no packs.`)
    : bad(`${game.value.title} has no pack ${sample}. Available: ${open.map((each) => each.id).join(', ')}.`)
}
