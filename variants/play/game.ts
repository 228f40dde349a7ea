import {
  parseFailure,
  type Game,
  parseSuccess,
  registerLists,
  type Parsed,
  rulesText,
  format,
  withReplacedLists,
} from '@opfor/kernel'
import type { ModdableGame } from '../printed/opponent.ts'
import { readVariant, type Variant } from '../read/variant.ts'

/** Fails with the problems of the page. */
export function gameOfVariant(text: string, opponent: ModdableGame): Parsed<Game> {
  const variant = readVariant(text, opponent)
  const [wrong] = variant.findings
  return wrong === undefined
    ? parseSuccess(gameOfRead(variant, opponent))
    : parseFailure(`Line ${wrong.line}: ${format(wrong.message)}`)
}

export function gameOfRead({ text, lists }: Variant, { game }: ModdableGame): Game {
  const rules = rulesText(text)
  const known = <T>(situation: T): T => {
    registerLists(rules.digest, lists)
    return withReplacedLists(situation, rules.digest)
  }
  const { examples: _examples, demoTranscript: _watched, ...printed } = game
  return {
    ...printed,
    rules,
    declared: game.declared.map((each) => lists.get(each.id) ?? each),
    initialSituation: (settings) => known(game.initialSituation(settings)),
    setup(table) {
      registerLists(rules.digest, lists)
      return game.setup(table)
    },
    turn(table) {
      registerLists(rules.digest, lists)
      return game.turn(table)
    },
    parseSituation(json, settings) {
      const read = game.parseSituation(json, settings)
      return read.ok ? parseSuccess(known(read.value)) : read
    },
  }
}
