import { type Heuristics, message, type Scoring } from '@opfor/kernel'
import { at, campaignVP, countEmpty, isOpen, leadOf, type Situation } from './table/situation.ts'
import type { Theatre } from './table/the-board/board.ts'
import { stratagemName, stratagems } from './table/the-board/pieces.ts'
import { sideName } from './table/wording.ts'

/** Our estimate, in tenths of a victory point. */
export const heuristics: Heuristics<Situation> = {
  score: (now) => {
    let tenths = 10 * (now.player.vp - now.bot.vp) + 3 * (units(now, 'player') - units(now, 'bot'))
    for (const theatre of now.board.theatres) if (isOpen(now, theatre)) tenths += prospect(now, theatre)
    return tenths
  },
  modes: stratagems.filter((id) => id !== 'steamroll').map((id) => ({ id, name: stratagemName(id) })),
  mode: (before, after) =>
    before.toMove === 'bot' && before.bot.reserve.length > 0 && after.stratagem !== ''
      ? after.stratagem
      : undefined,
}

function units(now: Situation, side: 'bot' | 'player'): number {
  return now[side].reserve.length
}

/** A lead is worth more with fewer spaces left in the open campaign, or near the end. */
function prospect(now: Situation, theatre: Theatre): number {
  const { marker, closed } = at(now, theatre.index)
  const lead = leadOf('player', marker)
  const open = campaignVP(now, theatre)
  let rest = 0
  for (let nth = closed; nth < theatre.campaigns.length; nth += 1) rest += theatre.campaigns[nth]?.vp ?? 0
  const soon = (10 * open * lead) / Math.max(1, Math.abs(lead) + countEmpty(now, theatre))
  const whole = (10 * rest * lead * Math.abs(lead)) / (theatre.end * theatre.end)
  return Math.trunc(soon + whole)
}

/** The war victory track. */
export const scoring: Scoring<Situation> = {
  unit: message('blitzkrieg.vp', 'VP'),
  opponent: sideName.bot,
  of: ({ bot, player }) => ({ player: player.vp, bot: bot.vp }),
}
