import type { Game, Rules } from '@opfor/kernel'
import type { MatchRecord } from './saved-match.ts'

/** The address of a game in this app: its id, and for a sheet also the digest of its text. */
export function addressOf({ id, rules }: Pick<Game, 'id' | 'rules'>): string {
  return rules === undefined ? id : `${id}.${rules.digest}`
}

/** The address of the game of a saved match. */
export function addressOfMatch({ game, head }: MatchRecord): string {
  const { rules } = head as { readonly rules?: Rules }
  return rules === undefined ? game : addressOf({ id: game, rules })
}
