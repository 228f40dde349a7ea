import type { MatchRecord } from '../../data/storage/saved-match.ts'

/**
 * Whether the installation may be offered: once a match is over, or was continued on another day than it was begun, because
 * the user is then likely to play again.
 */
export function isMomentToOfferInstall(
  matches: readonly Pick<MatchRecord, 'ended' | 'created' | 'changed'>[],
): boolean {
  return matches.some(
    ({ ended, created, changed }) => ended !== undefined || dayOf(created) !== dayOf(changed),
  )
}

function dayOf(time: number): string {
  return new Date(time).toDateString()
}
