import type { Game, RulesText } from '@opfor/kernel'
import type { MatchRecord } from './saved-match.ts'

/** The id, and for a sheet also the digest of its text. */
export function addressOf({ id, rules }: Pick<Game, 'id' | 'rules'>): string {
  return rules === undefined ? id : `${id}.${rules.digest}`
}

export function addressOfMatch({ game, head }: MatchRecord): string {
  const { rules } = head as { readonly rules?: RulesText }
  return rules === undefined ? game : addressOf({ id: game, rules })
}
