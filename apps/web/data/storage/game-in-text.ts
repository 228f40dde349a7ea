import { bad, type Game, gameIn, good, type Parsed, rulesNamedIn, shown } from '@opfor/kernel'
import type { GameSource } from './open-game.ts'

/** The game that the text of a match was played by; one of a page is made from the rules that the text carries. */
export async function gameInText(text: string, id: string, source: GameSource): Promise<Parsed<Game>> {
  const rules = rulesNamedIn(text)
  if (!rules.ok) return rules
  const found = await source.game(id)
  const known = found === undefined ? bad(`Unknown game ${shown(id)}.`) : good(found)
  return gameIn(text, () => known, rules.value?.text === undefined ? undefined : await source.rules(id))
}
