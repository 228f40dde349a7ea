import { oncePerSituation, reading } from '@opfor/kernel'
import type { Space, Theatre } from '../../table/the-board/board.ts'
import { fits, foughtRow, movement } from '../game-for-two/fighting.ts'
import type { Unit } from '../../table/the-board/pieces.ts'
import { placementTried } from '../rulings.ts'
import {
  at,
  isEmpty,
  isLastSpace,
  openCampaign,
  openTheatres,
  type Situation,
  someEmptySpace,
  theatreOf,
} from '../../table/situation.ts'

/** What a placement of the bot's would come to: the marker afterwards, and what it would close. */
export interface Trial {
  readonly marker: number
  readonly reachesEnd: boolean
  readonly fills: boolean
  readonly last: boolean
}

/** Tries the whole placement of a unit of the bot's as it fights: a tactical space first, then the movement. */
export function tried(situation: Situation, fought: Unit | undefined, space: Space): Trial | undefined {
  if (fought === undefined || !fits(situation, fought, space)) return undefined
  const theatre = theatreOf(situation, space)
  const { marker, closed } = at(situation, theatre.index)
  const tactical =
    space.effect === 'tactical' && !fought.taskForce && reading(situation, placementTried) === 'whole'
      ? space.amount
      : 0
  const moved = Math.min(theatre.end, marker + tactical + movement(situation, 'bot', fought, theatre))
  return {
    marker: moved,
    reachesEnd: moved === theatre.end,
    fills: isLastSpace(situation, theatre),
    last: isLastOpen(situation, theatre, closed),
  }
}

/** Whether no campaign after this one has an empty space: scientists may have filled those that come later. */
function isLastOpen(situation: Situation, { campaigns }: Theatre, closed: number): boolean {
  for (let later = closed + 1; later < campaigns.length; later += 1)
    if (campaigns[later]?.spaces.some((space) => isEmpty(situation, space))) return false
  return true
}

/** Whether the placement closes the campaign at all. */
export function closes(trial: Trial): boolean {
  return trial.reachesEnd || trial.fills
}

/** Whether it closes the theatre at all. */
export function closesTheatre(trial: Trial): boolean {
  return trial.reachesEnd || (trial.fills && trial.last)
}

/** Whether it closes the campaign and wins it: a tie is not a win. */
export function winsCampaign(trial: Trial): boolean {
  return trial.reachesEnd || (trial.fills && trial.marker > 0)
}

/** Whether it closes the theatre and wins it. */
export function winsTheatre(trial: Trial): boolean {
  return trial.reachesEnd || (trial.fills && trial.last && trial.marker > 0)
}

/** The trial of a placement in a theatre where one may close something at all. */
export function triedToClose(
  situation: Situation,
  fought: Unit | undefined,
  space: Space,
): Trial | undefined {
  return mayClose(situation, theatreOf(situation, space)) ? tried(situation, fought, space) : undefined
}

/** One where some unit of the bot's row, placed there, would close something and bring this about. */
export function someUnitCloses(
  situation: Situation,
  space: Space,
  comesTo: (trial: Trial) => boolean,
): boolean {
  for (const fought of foughtRow(situation)) {
    const trial = triedToClose(situation, fought, space)
    if (trial !== undefined && comesTo(trial)) return true
  }
  return false
}

/** One where some unit, on some empty space of the open campaign, would close something and bring this about. */
export function someClosing(
  situation: Situation,
  theatre: Theatre,
  comesTo: (trial: Trial) => boolean,
): boolean {
  // Quick: most theatres cannot be closed.
  if (!mayClose(situation, theatre)) return false
  return someEmptySpace(situation, theatre, (space) => someUnitCloses(situation, space, comesTo))
}

/** Whether a placement of the bot's may close anything there at all. */
function mayClose(situation: Situation, { index }: Theatre): boolean {
  return closable(situation).some((theatre) => theatre.index === index)
}

/** The theatres where a placement of the bot's may close something: a quick test before units are tried. */
const closable = oncePerSituation((situation: Situation) =>
  openTheatres(situation).filter(
    (theatre) => isLastSpace(situation, theatre) || mayReachEnd(situation, theatre),
  ),
)

/** Whether the strongest unit, on the best tactical space, would move the marker to the end cell. */
function mayReachEnd(situation: Situation, theatre: Theatre): boolean {
  let tactical = 0
  for (const space of openCampaign(situation, theatre)?.spaces ?? [])
    if (space.effect === 'tactical' && isEmpty(situation, space)) tactical = Math.max(tactical, space.amount)
  const needed = theatre.end - at(situation, theatre.index).marker - tactical
  for (const unit of foughtRow(situation))
    if (unit !== undefined && movement(situation, 'bot', unit, theatre) >= needed) return true
  return false
}
