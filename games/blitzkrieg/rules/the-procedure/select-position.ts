import {
  eitherByRuling,
  either,
  withParams,
  message,
  messages,
  must,
  prefer,
  withBookNumber,
  tieByPrintedOrder,
  type ExcludedPiece,
  priorityList,
  when,
} from '@opfor/kernel'
import type { EffectKind, Space, Theatre } from '../../table/the-board/board.ts'
import { theProcedure } from '../../table/citations.ts'
import { someUnitFits } from '../game-for-two/fighting.ts'
import { placementTried, researchIndustry, theatreOrCampaign } from '../rulings.ts'
import {
  at,
  isEmpty,
  lies,
  readToken,
  type Situation,
  stratagemInForce,
  theatreOf,
} from '../../table/situation.ts'
import { withStratagem } from './select-theatre.ts'
import { someUnitCloses, type Trial, winsCampaign, winsTheatre } from './trial.ts'

/** The Procedure, 2: Selecting a position. */
export const selectPosition = priorityList<Space, Situation, Theatre>(
  'blitzkrieg.position',
  'Position',
  theProcedure(2),
  [
    eitherByRuling(theatreOrCampaign, {
      either: [
        prefer(1, 'it can close and win the theatre or the campaign', brings(winsCampaign), placementTried),
      ],
      theatreFirst: [
        withBookNumber(
          '1',
          prefer('1a', 'it can close and win the theatre', brings(winsTheatre), placementTried),
        ),
        withBookNumber(
          '1',
          prefer('1b', 'it can close and win the campaign', brings(winsCampaign), placementTried),
        ),
      ],
    }),
    must(2, 'a unit can legally be placed there', (space, now) => someUnitFits(now, space)),
    either(stratagemInForce, {
      'economic-warfare': withStratagem(
        'economic-warfare',
        when(
          'few',
          'the bot has 4 units or fewer',
          fewUnits,
          withBookNumber('3', prefer('3a', 'industrial production', is('production'))),
        ),
        withBookNumber('3', prefer('3b', 'bombing', is('bombing'))),
        withBookNumber('3', prefer('3c', 'industrial production', is('production'))),
      ),
      'for-the-glory': withStratagem('for-the-glory', prefer(3, 'a VP space', is('propaganda'))),
      'research-and-development': withStratagem(
        'research-and-development',
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
      'you lead by 3 VP or more',
      (now) => now.player.vp - now.bot.vp >= 3,
      prefer('4c', 'propaganda', is('propaganda')),
    ),
    when(
      'few',
      'the bot has 4 units or fewer',
      fewUnits,
      prefer('4d', 'industrial production', is('production')),
    ),
    eitherByRuling(researchIndustry, {
      first: [prefer('4e', 'research industry', is('researchIndustry'))],
    }),
    withBookNumber('4e', prefer('4f', 'improved research', isImprovedResearch)),
    withBookNumber('4e', prefer('4g', 'research', is('research', 'researchIndustry'))),
    withBookNumber('4f', prefer('4h', 'bombing', is('bombing'))),
    withBookNumber('4g', prefer('4i', 'tactical advantage', is('tactical'))),
    withBookNumber('4h', prefer('4j', 'industrial production', is('production'))),
    withBookNumber('4i', prefer('4k', 'propaganda', is('propaganda'))),
  ],
  withBookNumber('4j', tieByPrintedOrder('left before right')),
  { others: otherSpaces },
)

function is(...effects: readonly EffectKind[]): (space: Space) => boolean {
  return (space) => effects.includes(space.effect)
}

function isImprovedResearch(space: Space): boolean {
  return space.effect === 'research' && space.amount > 1
}

function brings(comesTo: (trial: Trial) => boolean): (space: Space, now: Situation) => boolean {
  return (space, now) => someUnitCloses(now, space, comesTo)
}

function fewUnits(now: Situation): boolean {
  return now.bot.reserve.length <= 4
}

const notHere = messages('blitzkrieg.because', {
  elsewhere: 'the bot has selected {theatre}',
  covered: '{unit} is already there',
  closed: message('blitzkrieg.because.campaignClosed', 'its campaign is closed'),
  notYet: message('blitzkrieg.because.campaignWaits', 'its campaign is not open yet'),
})

function otherSpaces(now: Situation, theatre: Theatre): readonly ExcludedPiece[] {
  return now.board.theatres.flatMap(({ campaigns }) =>
    campaigns.flatMap(({ spaces }) =>
      spaces.map((space) => ({ ...space, because: whyNotThere(now, theatre, space) })),
    ),
  )
}

function whyNotThere(now: Situation, theatre: Theatre, space: Space): ExcludedPiece['because'] {
  if (!isEmpty(now, space))
    return withParams(notHere.covered, { unit: readToken(lies(now, space)).unit.name })
  if (theatreOf(now, space) !== theatre) return withParams(notHere.elsewhere, { theatre: theatre.name })
  return space.campaign < at(now, theatre.index).closed ? notHere.closed : notHere.notYet
}
