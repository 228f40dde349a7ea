import { byRuling, either, fewest, most, must, part, prefer, printedOrder, select } from '@opfor/kernel'
import type { EffectKind, Theatre } from './board.ts'
import { theProcedure } from './citations.ts'
import { someUnitFits } from './fighting.ts'
import { stratagemLabel } from './pieces.ts'
import { economicWarfare, placementTried, severalWinners, theatreOrder } from './rulings.ts'
import { at, emptySpaces, openCampaign, type Situation } from './situation.ts'
import { someClosing, winsCampaign, winsTheatre } from './trial.ts'

/** The Procedure, 1: Selecting a theatre. */
export const selectTheatre = select<Theatre, Situation>(
  'blitzkrieg.theatre',
  'Theatre',
  theProcedure(1),
  [
    prefer(1, 'one placement closes and wins the theatre', closesAndWinsTheatre, placementTried),
    prefer(2, 'one placement closes and wins its campaign', closesAndWinsCampaign, placementTried),
    byRuling(severalWinners, {
      first: [fewest('place', 'place in printed order, where it can be won', placeWhereWon)],
    }),
    must(3, 'a unit may legally be placed there', hasLegalPlacement),
    either((now) => now.stratagem, {
      counterattack: part(stratagemLabel('counterattack'), prefer(4, 'the player leads', playerLeads)),
      'economic-warfare': part(
        stratagemLabel('economic-warfare'),
        prefer('4a', 'an industrial production or bombing space', offers('production', 'bombing')),
        byRuling(economicWarfare, {
          both: [prefer('4b', 'both kinds of space', (theatre, now) => offersBoth(theatre, now))],
        }),
      ),
      'for-the-glory': part(
        stratagemLabel('for-the-glory'),
        most('4a', 'victory points for the open campaign', campaignVP),
        prefer('4b', 'a victory point space', offers('propaganda')),
      ),
      'research-and-development': part(
        stratagemLabel('research-and-development'),
        prefer(4, 'a research space', offers('research', 'researchIndustry')),
      ),
      secure: part(stratagemLabel('secure'), prefer(4, 'the bot leads', botLeads)),
    }),
    most(5, 'empty spaces in the open campaign', (theatre, now) => emptySpaces(now, theatre).length),
    most(6, 'victory points for the open campaign', campaignVP),
    byRuling(theatreOrder, { height: [fewest(7, 'place from the top', (theatre) => theatre.height)] }),
  ],
  printedOrder('top before bottom', theatreOrder),
)

function closesAndWinsTheatre(theatre: Theatre, now: Situation): boolean {
  return someClosing(now, theatre, winsTheatre)
}

function closesAndWinsCampaign(theatre: Theatre, now: Situation): boolean {
  return someClosing(now, theatre, winsCampaign)
}

function placeWhereWon(theatre: Theatre, now: Situation): number {
  return closesAndWinsCampaign(theatre, now) ? theatre.index : now.board.theatres.length
}

/** One where the bot may place at least one unit of its row. */
export function hasLegalPlacement(theatre: Theatre, now: Situation): boolean {
  return emptySpaces(now, theatre).some((space) => someUnitFits(now, space))
}

function playerLeads(theatre: Theatre, now: Situation): boolean {
  return at(now, theatre.index).marker < 0
}

function botLeads(theatre: Theatre, now: Situation): boolean {
  return at(now, theatre.index).marker > 0
}

function campaignVP(theatre: Theatre, now: Situation): number {
  return openCampaign(now, theatre)?.vp ?? 0
}

function offers(...effects: readonly EffectKind[]): (theatre: Theatre, now: Situation) => boolean {
  return (theatre, now) => emptySpaces(now, theatre).some((space) => effects.includes(space.effect))
}

function offersBoth(theatre: Theatre, now: Situation): boolean {
  return offers('production')(theatre, now) && offers('bombing')(theatre, now)
}
