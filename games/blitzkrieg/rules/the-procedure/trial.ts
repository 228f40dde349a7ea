import { memoizeLast, currentReading } from '@opfor/kernel'
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

export interface Trial {
  readonly marker: number
  readonly reachesEnd: boolean
  readonly fills: boolean
  readonly last: boolean
}

/** Tries the whole placement of a unit as it fights: a tactical space first, then the movement. */
export function tried(situation: Situation, fought: Unit | undefined, space: Space): Trial | undefined {
  if (fought === undefined || !fits(situation, fought, space)) return undefined
  const theatre = theatreOf(situation, space)
  const { marker, closed } = at(situation, theatre.index)
  const tactical =
    space.effect === 'tactical' && !fought.taskForce && currentReading(situation, placementTried) === 'whole'
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

/** No later campaign has an empty space: scientists may have filled later ones. */
function isLastOpen(situation: Situation, { campaigns }: Theatre, closed: number): boolean {
  for (let later = closed + 1; later < campaigns.length; later += 1)
    if (campaigns[later]?.spaces.some((space) => isEmpty(situation, space))) return false
  return true
}

export function closes(trial: Trial): boolean {
  return trial.reachesEnd || trial.fills
}

export function closesTheatre(trial: Trial): boolean {
  return trial.reachesEnd || (trial.fills && trial.last)
}

/** A tie is not a win. */
export function winsCampaign(trial: Trial): boolean {
  return trial.reachesEnd || (trial.fills && trial.marker > 0)
}

export function winsTheatre(trial: Trial): boolean {
  return trial.reachesEnd || (trial.fills && trial.last && trial.marker > 0)
}

/** Undefined if no placement closes anything in the theatre. */
export function triedToClose(
  situation: Situation,
  fought: Unit | undefined,
  space: Space,
): Trial | undefined {
  return mayClose(situation, theatreOf(situation, space)) ? tried(situation, fought, space) : undefined
}

/** Some unit of the row closes something there with this result. */
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

/** Some unit on some empty space closes something with this result. */
export function someClosing(
  situation: Situation,
  theatre: Theatre,
  comesTo: (trial: Trial) => boolean,
): boolean {
  // Fast path: most theatres cannot be closed.
  if (!mayClose(situation, theatre)) return false
  return someEmptySpace(situation, theatre, (space) => someUnitCloses(situation, space, comesTo))
}

function mayClose(situation: Situation, { index }: Theatre): boolean {
  return closable(situation).some((theatre) => theatre.index === index)
}

const closable = memoizeLast((situation: Situation) =>
  openTheatres(situation).filter(
    (theatre) => isLastSpace(situation, theatre) || mayReachEnd(situation, theatre),
  ),
)

function mayReachEnd(situation: Situation, theatre: Theatre): boolean {
  let tactical = 0
  for (const space of openCampaign(situation, theatre)?.spaces ?? [])
    if (space.effect === 'tactical' && isEmpty(situation, space)) tactical = Math.max(tactical, space.amount)
  const needed = theatre.end - at(situation, theatre.index).marker - tactical
  for (const unit of foughtRow(situation))
    if (unit !== undefined && movement(situation, 'bot', unit, theatre) >= needed) return true
  return false
}
