import type { Game } from '@opfor/kernel'
import { isOfSheet } from '@opfor/sheets'
import { readVariant, type Variant } from './read/variant.ts'
import { opponentOf } from './shelf.ts'

/** The house rules that a game is played by; undefined for a printed one, and for a sheet. */
export function houseRulesOf({ id, rules }: Game): Variant | undefined {
  if (rules?.text === undefined || isOfSheet({ id })) return undefined
  const opponent = opponentOf(id)
  return opponent && readVariant(rules.text, opponent)
}
