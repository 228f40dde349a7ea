import { type Edit, withParams, message, type InvalidState } from '@opfor/kernel'
import type { Theatre } from '../../table/the-board/board.ts'
import { enough } from '../../rules/game-for-two/end.ts'
import { stratagemName } from '../../table/the-board/pieces.ts'
import { isAside } from '../../rules/layout.ts'
import { at, lies, openTheatres, type Situation } from '../../table/situation.ts'

const full = message(
  'blitzkrieg.inconsistent.full',
  'Campaign {campaign} of {theatre} has no empty space left, so it must be closed.',
)
const ended = message(
  'blitzkrieg.inconsistent.ended',
  'The marker of {theatre} is at the end of its track, so the whole theatre must be closed.',
)

const notLast = message(
  'blitzkrieg.inconsistent.notLast',
  'This is not the last turn: you have the last turn once the bot has reached 25 VP.',
)

const meant = message(
  'blitzkrieg.inconsistent.meant',
  'With {token} in play, the stratagem in effect is {stratagem}.',
)

const aside = message(
  'blitzkrieg.inconsistent.aside',
  'Steamroll must be in the cup once a stratagem is drawn.',
)
const waits = message('blitzkrieg.inconsistent.waits', 'A campaign must be open: open {theatre}.')

/**
 * Rejects states that the rules never leave: a last turn that is not yours or before the bot has 25 VP; a Steamroll beside the
 * cup after the first draw, or one that repeats another stratagem than the one before; no open campaign while campaigns wait; a
 * full open campaign; a marker at its end in an open theatre.
 */
export function validateSituation(now: Situation): InvalidState | undefined {
  if (now.lastTurn && (now.toMove === 'bot' || now.bot.vp < enough))
    return { message: notLast, also: [{ set: 'lastTurn', to: 0 }] }
  if (now.token !== '' && isAside(now))
    return { message: aside, also: [{ move: 'steamroll', from: 'aside', to: 'cup', count: 1 }] }
  const counts = now.token === 'steamroll' ? now.earlier : now.token
  if (counts !== '' && now.stratagem !== counts)
    return {
      message: withParams(meant, { token: stratagemName(now.token), stratagem: stratagemName(counts) }),
      also: [{ set: 'stratagem', to: counts }],
    }
  const waiting = now.board.theatres.find((theatre) => at(now, theatre.index).waits)
  if (waiting !== undefined && now.ended === '' && openTheatres(now).length === 0)
    return {
      message: withParams(waits, { theatre: waiting.name }),
      also: [{ set: `waits.${waiting.id}`, to: 0 }],
    }
  for (const theatre of now.board.theatres) {
    const { marker, closed } = at(now, theatre.index)
    const campaigns = theatre.campaigns.length
    if (closed >= campaigns) continue
    const close = (to: number): readonly Edit[] => [{ set: `closed.${theatre.id}`, to }]
    if (Math.abs(marker) === theatre.end)
      return { message: withParams(ended, { theatre: theatre.name }), also: close(campaigns) }
    const open = firstOpen(now, theatre, closed)
    if (open > closed)
      return { message: withParams(full, { campaign: closed + 1, theatre: theatre.name }), also: close(open) }
  }
  return undefined
}

function firstOpen(now: Situation, { campaigns }: Theatre, from: number): number {
  const open = campaigns.findIndex(
    ({ spaces }, at) => at >= from && spaces.some((space) => lies(now, space) === ''),
  )
  return open < 0 ? campaigns.length : open
}
