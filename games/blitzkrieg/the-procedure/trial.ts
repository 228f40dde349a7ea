import { kept, reading } from '@opfor/kernel'
import type { Space, Theatre } from '../the-board/board.ts'
import { fits, foughtRow, movement } from '../game-for-two/fighting.ts'
import type { Unit } from '../the-board/pieces.ts'
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
} from '../situation.ts'

/** What a placement of the bot's would come to: the marker afterwards, and what it would close. */
export interface Trial {
  readonly marker: number
  readonly reachesEnd: boolean
  readonly fills: boolean
  readonly last: boolean
}

/** Tries the whole placement of a unit of the bot's as it fights: a tactical space first, then the movement. */
export function tried(situation: Situation, unit: Unit | undefined, space: Space): Trial | undefined {
  if (unit === undefined || !fits(situation, unit, space)) return undefined
  const theatre = theatreOf(situation, space)
  const { marker, closed } = at(situation, theatre.index)
  const tactical =
    space.effect === 'tactical' && !unit.taskForce && reading(situation, placementTried) === 'whole'
      ? space.amount
      : 0
  const moved = Math.min(theatre.end, marker + tactical + movement(situation, 'bot', unit, theatre))
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

/** One where some unit of the bot's row, placed there, would close something and bring this about. */
export function someUnit(situation: Situation, space: Space, comesTo: (trial: Trial) => boolean): boolean {
  if (!mayClose(situation, theatreOf(situation, space))) return false
  for (const unit of foughtRow(situation)) {
    const trial = tried(situation, unit, space)
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
  if (!mayClose(situation, theatre)) return false
  return someEmptySpace(situation, theatre, (space) => someUnit(situation, space, comesTo))
}

/** Whether a placement of the bot's may close anything there at all. */
export function mayClose(situation: Situation, theatre: Theatre): boolean {
  return closable(situation).includes(theatre)
}

const closable = kept((situation: Situation) =>
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
