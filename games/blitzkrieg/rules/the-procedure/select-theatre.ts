import {
  eitherByRuling,
  either,
  fewest,
  type ListStep,
  messages,
  most,
  must,
  type Branch,
  branch,
  prefer,
  withBookNumber,
  tieByPrintedOrder,
  currentReading,
  type ExcludedPiece,
  priorityList,
  withValueText,
  branchUnder,
} from '@opfor/kernel'
import { stratagemToken, theProcedure } from '../../table/citations.ts'
import {
  at,
  campaignVP,
  countEmpty,
  isOpen,
  type Situation,
  someEmptySpace,
  stratagemInForce,
} from '../../table/situation.ts'
import type { EffectKind, Theatre } from '../../table/the-board/board.ts'
import { type Stratagem, stratagemLabel } from '../../table/the-board/pieces.ts'
import { fromTheTop } from '../../table/wording.ts'
import { someUnitFits } from '../game-for-two/fighting.ts'
import { economicWarfare, placementTried, severalWinners, theatreOrder } from '../rulings.ts'
import { someClosing, winsCampaign, winsTheatre } from './trial.ts'

export function withStratagem<C, A = void>(
  stratagem: Stratagem,
  ...lines: readonly ListStep<C, Situation, A>[]
): Branch<C, Situation, A> {
  const name = stratagemLabel(stratagem)
  return branchUnder(stratagemToken(name), branch(name, ...lines))
}

/** The Procedure, 1: Selecting a theatre. */
export const selectTheatre = priorityList<Theatre, Situation>(
  'blitzkrieg.theatre',
  'Theatre',
  theProcedure(1),
  [
    prefer(1, 'one placement can close and win the theatre', closesAndWinsTheatre, placementTried),
    prefer(2, 'one placement can close and win its campaign', closesAndWinsCampaign, placementTried),
    eitherByRuling(severalWinners, {
      first: [
        withValueText(
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
        withBookNumber(
          '4',
          prefer('4a', 'it has a free production or bombing space', offers('production', 'bombing')),
        ),
        eitherByRuling(economicWarfare, {
          both: [withBookNumber('4', prefer('4b', 'it has both kinds of space', offersBoth))],
        }),
      ),
      'for-the-glory': withStratagem(
        'for-the-glory',
        withBookNumber('4', most('4a', 'the most VP for the open campaign', vpOfCampaign)),
        withBookNumber('4', prefer('4b', 'it has a free VP space', offers('propaganda'))),
      ),
      'research-and-development': withStratagem(
        'research-and-development',
        prefer(4, 'it has a free research space', offers('research', 'researchIndustry')),
      ),
      secure: withStratagem('secure', prefer(4, 'the bot leads there', botLeads)),
    }),
    withBookNumber('5a', most(5, 'the most empty spaces in the open campaign', emptyInCampaign)),
    withBookNumber('5b', most(6, 'the most VP for the open campaign', vpOfCampaign)),
    eitherByRuling(theatreOrder, {
      height: [
        withValueText(
          fromTheTop,
          withBookNumber(
            '5c',
            fewest(7, 'the topmost, then the leftmost', ({ height }) => height),
          ),
        ),
      ],
    }),
  ],
  withBookNumber('5c', tieByPrintedOrder('column by column, top before bottom', theatreOrder)),
  { others: closedTheatres },
)

function closesAndWinsTheatre(theatre: Theatre, now: Situation): boolean {
  return someClosing(now, theatre, winsTheatre)
}

function closesAndWinsCampaign(theatre: Theatre, now: Situation): boolean {
  return someClosing(now, theatre, winsCampaign)
}

/** Undefined if none is winnable, which skips the line. */
function placeWhereWon(theatre: Theatre, now: Situation): number | undefined {
  if (!closesAndWinsCampaign(theatre, now)) return undefined
  return currentReading(now, theatreOrder) === 'height' ? theatre.height : theatre.index + 1
}

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

const notOpen = messages('blitzkrieg.because', {
  closed: 'all its campaigns are closed',
  waits: 'it has not been opened yet',
})

export function closedTheatres(now: Situation): readonly ExcludedPiece[] {
  return now.board.theatres
    .filter((theatre) => !isOpen(now, theatre))
    .map((theatre) => ({
      ...theatre,
      because: at(now, theatre.index).waits ? notOpen.waits : notOpen.closed,
    }))
}
