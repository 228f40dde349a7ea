import { addressOf, addressOfMatch } from '../../data/storage/address.ts'
import { houseRulesOf } from '../../data/storage/house-rules.ts'
import type { MatchRecord } from '../../data/storage/saved-match.ts'
import type { SavedSheet } from '../../data/storage/sheet-list.ts'

/** When a match with this text was last played; undefined if there is none. */
export function lastPlayed(
  { played, digest, text }: SavedSheet,
  matches: readonly MatchRecord[],
): number | undefined {
  const address = addressOf({ id: houseRulesOf(text) ?? 'sheet', rules: { digest } })
  const times = matches.filter((match) => addressOfMatch(match) === address).map(({ changed }) => changed)
  const last = Math.max(played ?? 0, ...times)
  return last === 0 ? undefined : last
}
