import {
  parseFailure,
  type Game,
  gameForText,
  parseSuccess,
  type Parsed,
  rulesInText,
  describeJson,
} from '@opfor/kernel'
import type { GameSource } from '../storage/open-game.ts'

/** Makes the game of a page from the rules that the text carries. */
export async function gameInText(text: string, id: string, source: GameSource): Promise<Parsed<Game>> {
  const rules = rulesInText(text)
  if (!rules.ok) return rules
  const found = await source.game(id)
  const known = found === undefined ? parseFailure(`Unknown game ${describeJson(id)}.`) : parseSuccess(found)
  return gameForText(text, () => known, rules.value?.text === undefined ? undefined : await source.rules(id))
}
