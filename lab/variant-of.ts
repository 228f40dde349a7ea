import { bad, type Game, good, type Parsed } from '@opfor/kernel'
import { gameOfPage } from '@opfor/variants'

/** Texts that were read last, with their games. */
const known = new Map<string, Game>()
const mostKnown = 180

/** The game that plays by the text of a variant, or the game itself without one; throws if the text is not accepted. */
export function variantOf(game: Game, text: string | undefined): Game {
  if (text === undefined) return game
  const variant = readVariantOf(game, text)
  if (!variant.ok) throw new Error(variant.problem)
  return variant.value
}

/** Reads the text of a variant of a game. */
export function readVariantOf(game: Game, text: string): Parsed<Game> {
  const read = known.get(text)
  const variant = read === undefined ? gameOfPage(text) : good(read)
  if (!variant.ok) return variant
  if (variant.value.id !== game.id) return bad(`this is a variant of ${variant.value.title}`)
  known.delete(text)
  known.set(text, variant.value)
  const [oldest] = known.keys()
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
  return variant
}
