import { message, type Scoring } from '@opfor/kernel'
import type { Situation } from './table/situation.ts'
import { sideName } from './table/wording.ts'

/** The war victory track. */
export const scoring: Scoring<Situation> = {
  unit: message('blitzkrieg.vp', 'VP'),
  opponent: sideName.bot,
  of: ({ bot, player }) => ({ player: player.vp, bot: bot.vp }),
}
