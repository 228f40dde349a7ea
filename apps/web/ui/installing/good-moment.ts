import type { MatchRecord } from '../../data/storage/saved-match.ts'

/** After a match, or once one is continued on another day: the user is then likely to play again. */
export function shouldOfferInstall(
  matches: readonly Pick<MatchRecord, 'ended' | 'created' | 'changed'>[],
): boolean {
  return matches.some(
    ({ ended, created, changed }) => ended !== undefined || dayOf(created) !== dayOf(changed),
  )
}

function dayOf(time: number): string {
  return new Date(time).toDateString()
}
