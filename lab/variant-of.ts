import { parseFailure, type Game, parseSuccess, type Parsed } from '@opfor/kernel'
import { gameOfPage } from '@opfor/variants'

const known = new Map<string, Game>()
const mostKnown = 180

/** Returns the game itself without a text; throws if the text is invalid. */
export function gameOfVariantText(game: Game, text: string | undefined): Game {
  if (text === undefined) return game
  const variant = readVariantGame(game, text)
  if (!variant.ok) throw new Error(variant.problem)
  return variant.value
}

export function readVariantGame(game: Game, text: string): Parsed<Game> {
  const read = known.get(text)
  const variant = read === undefined ? gameOfPage(text) : parseSuccess(read)
  if (!variant.ok) return variant
  if (variant.value.id !== game.id) return parseFailure(`this is a variant of ${variant.value.title}`)
  known.delete(text)
  known.set(text, variant.value)
  const [oldest] = known.keys()
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
  return variant
}
