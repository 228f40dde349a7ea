import {
  byRuling,
  either,
  fewest,
  message,
  most,
  must,
  prefer,
  printed,
  printedOrder,
  reading,
  type RuledOutCandidate,
  select,
  toldAs,
} from '@opfor/kernel'
import type { EffectKind, Theatre } from '../../table/the-board/board.ts'
import { theProcedure } from '../../table/citations.ts'
import { someUnitFits } from '../game-for-two/fighting.ts'
import { economicWarfare, placementTried, severalWinners, theatreOrder } from '../rulings.ts'
import {
  at,
  campaignVP,
  countEmpty,
  isOpen,
  type Situation,
  someEmptySpace,
  stratagemInForce,
} from '../../table/situation.ts'
import { withStratagem } from './stratagem-part.ts'
import { someClosing, winsCampaign, winsTheatre } from './trial.ts'
import { fromTheTop } from '../../table/wording.ts'

/** The Procedure, 1: Selecting a theatre. */
export const selectTheatre = select<Theatre, Situation>(
  'blitzkrieg.theatre',
  'Theatre',
  theProcedure(1),
  [
    prefer(1, 'one placement can close and win the theatre', closesAndWinsTheatre, placementTried),
    prefer(2, 'one placement can close and win its campaign', closesAndWinsCampaign, placementTried),
    byRuling(severalWinners, {
      first: [
        toldAs(
          fromTheTop,
          fewest('place', 'the first that can be won, in the order of theatres', placeWhereWon),
        ),
      ],
    }),
    must(3, 'a unit can legally be placed there', hasLegalPlacement),
    either(stratagemInForce, {
      counterattack: withStratagem('counterattack', prefer(4, 'you lead there', playerLeads)),
      'economic-warfare': withStratagem(
        'economic-warfare',
        printed(
          '4',
          prefer('4a', 'it has a free production or bombing space', offers('production', 'bombing')),
        ),
        byRuling(economicWarfare, {
          both: [printed('4', prefer('4b', 'it has both kinds of space', offersBoth))],
        }),
      ),
      'for-the-glory': withStratagem(
        'for-the-glory',
        printed('4', most('4a', 'the most VP for the open campaign', vpOfCampaign)),
        printed('4', prefer('4b', 'it has a free VP space', offers('propaganda'))),
      ),
      'research-and-development': withStratagem(
        'research-and-development',
        prefer(4, 'it has a free research space', offers('research', 'researchIndustry')),
      ),
      secure: withStratagem('secure', prefer(4, 'the bot leads there', botLeads)),
    }),
    printed('5a', most(5, 'the most empty spaces in the open campaign', emptyInCampaign)),
    printed('5b', most(6, 'the most VP for the open campaign', vpOfCampaign)),
    byRuling(theatreOrder, {
      height: [
        toldAs(
          fromTheTop,
          printed(
            '5c',
            fewest(7, 'the topmost, then the leftmost', ({ height }) => height),
          ),
        ),
      ],
    }),
  ],
  printed('5c', printedOrder('column by column, top before bottom', theatreOrder)),
  { others: closedTheatres },
)

function closesAndWinsTheatre(theatre: Theatre, now: Situation): boolean {
  return someClosing(now, theatre, winsTheatre)
}

function closesAndWinsCampaign(theatre: Theatre, now: Situation): boolean {
  return someClosing(now, theatre, winsCampaign)
}

/** Its place on the board, where it can be won; where none can, the line is silent. */
function placeWhereWon(theatre: Theatre, now: Situation): number | undefined {
  if (!closesAndWinsCampaign(theatre, now)) return undefined
  return reading(now, theatreOrder) === 'height' ? theatre.height : theatre.index + 1
}

/** One where the bot may place at least one unit of its row. */
export function hasLegalPlacement(theatre: Theatre, now: Situation): boolean {
  return someEmptySpace(now, theatre, (space) => someUnitFits(now, space))
}

function playerLeads(theatre: Theatre, now: Situation): boolean {
  return at(now, theatre.index).marker < 0
}

function botLeads(theatre: Theatre, now: Situation): boolean {
  return at(now, theatre.index).marker > 0
}

function vpOfCampaign(theatre: Theatre, now: Situation): number {
  return campaignVP(now, theatre)
}

function emptyInCampaign(theatre: Theatre, now: Situation): number {
  return countEmpty(now, theatre)
}

function offers(...effects: readonly EffectKind[]): (theatre: Theatre, now: Situation) => boolean {
  return (theatre, now) => someEmptySpace(now, theatre, (space) => effects.includes(space.effect))
}

function offersBoth(theatre: Theatre, now: Situation): boolean {
  return offers('production')(theatre, now) && offers('bombing')(theatre, now)
}

const notOpen = {
  closed: message('blitzkrieg.because.closed', 'all its campaigns are closed'),
  waits: message('blitzkrieg.because.waits', 'it has not been opened yet'),
} as const

/** The theatres where nobody can place, and why. */
export function closedTheatres(now: Situation): readonly RuledOutCandidate[] {
  return now.board.theatres
    .filter((theatre) => !isOpen(now, theatre))
    .map((theatre) => ({
      ...theatre,
      because: at(now, theatre.index).waits ? notOpen.waits : notOpen.closed,
    }))
}
