import { existsSync, readFileSync, statSync } from 'node:fs'
import { bad, type Game, good, longestRules, type Parsed } from '@opfor/kernel'
import { readVariantOf } from '@opfor/lab/variant-of'
import { opponentIn, readVariant } from '@opfor/variants'
import { say } from '../text/language.ts'
import { fileWords } from '../text/file-words.ts'

/** The text of a variant, and its title. */
export interface VariantFile {
  readonly title: string
  readonly text: string
}

/** Reads a variant of a game from a file; one that is not accepted is refused with its first finding. */
export function readVariantFile(game: Game, file: string): Parsed<VariantFile> {
  if (!existsSync(file)) return bad(say(fileWords.notFound, { file }))
  if (statSync(file).isDirectory()) return bad(say(fileWords.folder, { file }))
  if (statSync(file).size > longestRules) return bad(say(fileWords.tooLargeForSheet, { file }))
  const text = readFileSync(file, 'utf8')
  const opponent = opponentIn(text)
  if (!opponent.ok) return bad(`${file}: ${opponent.problem}`)
  const { title, id } = opponent.value.game
  if (id !== game.id) return bad(say(fileWords.otherHouseRules, { file, game: title, id }))
  const variant = readVariantOf(game, text)
  if (!variant.ok) return bad(`${file}: ${variant.problem}`)
  return good({ title: readVariant(text, opponent.value).title, text })
}
