import { bad, type Game, good, knowReplaced, type Parsed, rulesOf, say, withReplaced } from '@opfor/kernel'
import type { Opponent } from '../opponent.ts'
import { readVariant, type Variant } from '../read/variant.ts'

/** A coded game that is played by a page of house rules; refused with what is wrong with the page. */
export function gameOfVariant(text: string, opponent: Opponent): Parsed<Game> {
  const variant = readVariant(text, opponent)
  const [wrong] = variant.findings
  return wrong === undefined
    ? good(gameOfRead(variant, opponent))
    : bad(`Line ${wrong.line}: ${say(wrong.message)}`)
}

/** The game of house rules that were read without findings. */
export function gameOfRead({ text, lists }: Variant, { game }: Opponent): Game {
  const rules = rulesOf(text)
  const known = <T>(situation: T): T => {
    knowReplaced(rules.digest, lists)
    return withReplaced(situation, rules.digest)
  }
  const { examples: _examples, watched: _watched, ...printed } = game
  return {
    ...printed,
    rules,
    declared: game.declared.map((each) => lists.get(each.id) ?? each),
    begin: (settings) => known(game.begin(settings)),
    setup(table) {
      knowReplaced(rules.digest, lists)
      return game.setup(table)
    },
    turn(table) {
      knowReplaced(rules.digest, lists)
      return game.turn(table)
    },
    parseSituation(json, settings) {
      const read = game.parseSituation(json, settings)
      return read.ok ? good(known(read.value)) : read
    },
  }
}
