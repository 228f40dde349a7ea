import { type Edit, fill, message, type Misfit } from '@opfor/kernel'
import type { Theatre } from './board.ts'
import { at, lies, type Situation } from './situation.ts'

const full = message(
  'blitzkrieg.misfit.full',
  'Campaign {campaign} of {theatre} has no empty space left, so it must be closed.',
)
const ended = message(
  'blitzkrieg.misfit.ended',
  'The marker of {theatre} stands at the end of its track, so the whole theatre must be closed.',
)

/** What the rules never leave so: a full campaign that is open, a marker at its end in an open theatre. */
export function misfit(now: Situation): Misfit | undefined {
  for (const theatre of now.board.theatres) {
    const { marker, closed } = at(now, theatre.index)
    const campaigns = theatre.campaigns.length
    if (closed >= campaigns) continue
    const close = (to: number): readonly Edit[] => [{ set: `closed.${theatre.id}`, to }]
    if (Math.abs(marker) === theatre.end)
      return { told: fill(ended, { theatre: theatre.name }), also: close(campaigns) }
    const open = firstOpen(now, theatre, closed)
    if (open > closed)
      return { told: fill(full, { campaign: closed + 1, theatre: theatre.name }), also: close(open) }
  }
  return undefined
}

/** The first campaign, from this one on, that has an empty space. */
function firstOpen(now: Situation, { campaigns }: Theatre, from: number): number {
  const open = campaigns.findIndex(
    ({ spaces }, at) => at >= from && spaces.some((space) => lies(now, space) === ''),
  )
  return open < 0 ? campaigns.length : open
}
