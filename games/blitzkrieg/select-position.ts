import { byRuling, either, must, part, prefer, printedOrder, select, when } from '@opfor/kernel'
import type { EffectKind, Space } from './board.ts'
import { theProcedure } from './citations.ts'
import { someUnitFits } from './fighting.ts'
import { stratagemLabel } from './pieces.ts'
import { researchIndustry, theatreOrCampaign } from './rulings.ts'
import type { Situation } from './situation.ts'
import { someUnit, type Trial, winsCampaign, winsTheatre } from './trial.ts'

/** The Procedure, 2: Selecting a position. */
export const selectPosition = select<Space, Situation>(
  'blitzkrieg.position',
  'Position',
  theProcedure(2),
  [
    byRuling(theatreOrCampaign, {
      either: [prefer(1, 'it closes and wins the theatre or the campaign', brings(winsCampaign))],
      theatreFirst: [
        prefer('1a', 'it closes and wins the theatre', brings(winsTheatre)),
        prefer('1b', 'it closes and wins the campaign', brings(winsCampaign)),
      ],
    }),
    must(2, 'a unit may legally be placed there', (space, now) => someUnitFits(now, space)),
    either((now) => now.stratagem, {
      'economic-warfare': part(
        stratagemLabel('economic-warfare'),
        when(
          'few',
          'the bot has 4 units or fewer',
          fewUnits,
          prefer('3a', 'industrial production', is('production')),
        ),
        prefer('3b', 'bombing', is('bombing')),
        prefer('3c', 'industrial production', is('production')),
      ),
      'for-the-glory': part(
        stratagemLabel('for-the-glory'),
        prefer(3, 'a victory point space', is('propaganda')),
      ),
      'research-and-development': part(
        stratagemLabel('research-and-development'),
        prefer(3, 'a research space', is('research', 'researchIndustry')),
      ),
    }),
    when(
      '20VP',
      'the bot has 20 VP or more',
      (now) => now.bot.vp >= 20,
      prefer('4a', 'propaganda', is('propaganda')),
    ),
    prefer('4b', 'strategic advantage', is('strategic')),
    when(
      'behind',
      'the player leads by 3 VP or more',
      (now) => now.player.vp - now.bot.vp >= 3,
      prefer('4c', 'propaganda', is('propaganda')),
    ),
    when(
      'few',
      'the bot has 4 units or fewer',
      fewUnits,
      prefer('4d', 'industrial production', is('production')),
    ),
    byRuling(researchIndustry, {
      first: [prefer('4e', 'research industry', is('researchIndustry'))],
    }),
    prefer('4f', 'improved research', (space) => space.effect === 'research' && space.amount > 1),
    prefer('4g', 'research', is('research', 'researchIndustry')),
    prefer('4h', 'bombing', is('bombing')),
    prefer('4i', 'tactical advantage', is('tactical')),
    prefer('4j', 'industrial production', is('production')),
    prefer('4k', 'propaganda', is('propaganda')),
  ],
  printedOrder('left before right'),
)

function is(...effects: readonly EffectKind[]): (space: Space) => boolean {
  return (space) => effects.includes(space.effect)
}

function brings(comesTo: (trial: Trial) => boolean): (space: Space, now: Situation) => boolean {
  return (space, now) => someUnit(now, space, comesTo)
}

function fewUnits(now: Situation): boolean {
  return now.bot.reserve.length <= 4
}
