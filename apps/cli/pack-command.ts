import { bad, good, type Json, Pack, type Parsed } from '@opfor/kernel'
import { findGame } from './journal-file.ts'
import { say } from './text/language.ts'
import { settingWords } from './text/setting-words.ts'

/** A complete pack that comes with a game, as a template (default: the first one). */
export function samplePack(id: string, sample?: string): Parsed<Json> {
  const game = findGame(id)
  if (!game.ok) return game
  const questions = game.value.options.flatMap(({ question }) => (question instanceof Pack ? [question] : []))
  const available = questions.flatMap(({ options }) => options.filter(({ pack }) => pack !== undefined))
  const found = sample === undefined ? available[0] : available.find((each) => each.id === sample)
  if (found?.pack !== undefined) return good(found.pack)
  return available.length === 0
    ? bad(say(settingWords.noPacks, { game: game.value.title }))
    : bad(
        say(settingWords.noPack, {
          game: game.value.title,
          id: sample ?? '',
          names: available.map((each) => each.id).join(', '),
        }),
      )
}
