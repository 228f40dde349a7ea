import { message, type Procedure, applyRuling, type Table, withParams } from '@opfor/kernel'
import type { Space, Theatre } from '../../table/the-board/board.ts'
import { chosen } from './choosing.ts'
import { effects } from './effects.ts'
import { score } from './moves.ts'
import { openNext } from '../the-board/nippon.ts'
import { type Side, sides } from '../../table/the-board/pieces.ts'
import { theatreBonus } from '../game-rulings.ts'
import {
  at,
  campaignVP,
  countEmpty,
  isEmpty,
  leadOf,
  openCampaign,
  type Situation,
  withTheatre,
} from '../../table/situation.ts'
import { words } from '../../table/words.ts'

/** Closes campaigns, then the theatre at its end cell. `by` placed the unit. */
export function* closings(table: Table<Situation>, theatre: Theatre, by: Side): Procedure<void> {
  if (!isFull(table.now, theatre) && !isAtEnd(table.now, theatre)) return
  while (isFull(table.now, theatre)) closeCampaign(table, theatre)
  const { marker } = at(table.now, theatre.index)
  if (isAtEnd(table.now, theatre)) yield* closeTheatre(table, theatre, marker > 0 ? 'bot' : 'player')
  if (table.now.nippon) yield* openNext(table, by, marker)
}

function isFull(now: Situation, theatre: Theatre): boolean {
  return openCampaign(now, theatre) !== undefined && countEmpty(now, theatre) === 0
}

function isAtEnd(now: Situation, theatre: Theatre): boolean {
  return openCampaign(now, theatre) !== undefined && Math.abs(at(now, theatre.index).marker) === theatre.end
}

const campaignOf = message('blitzkrieg.campaignOf', '{theatre}, campaign {campaign}')

/** The side that leads scores the campaign and the bonus; on the red cell both score it, without a bonus. */
function closeCampaign(table: Table<Situation>, theatre: Theatre): void {
  const { marker, closed } = at(table.now, theatre.index)
  const vp = campaignVP(table.now, theatre)
  const more = bonus(theatre, Math.abs(marker))
  const tell = marker === 0 ? words.campaignTied : marker > 0 ? words.campaignOfBot : words.campaignOfPlayer
  table.change(withTheatre(table.now, theatre.index, { closed: closed + 1 }), tell, {
    campaign: closed + 1,
    theatre: theatre.name,
    vp: vp + more,
    bonus: more,
  })
  const because = withParams(campaignOf, { theatre: theatre.name, campaign: closed + 1 })
  for (const side of sides) if (leadOf(side, marker) >= 0) score(table, side, vp + more, because)
}

/** 1 on or past the first icon, 2 in all on or past the second. */
export function bonus(theatre: Theatre, lead: number): number {
  const [first, second] = theatre.bonus
  return lead >= second ? 2 : lead >= first ? 1 : 0
}

/** The winner scores all open campaigns and resolves every empty space. */
function* closeTheatre(table: Table<Situation>, theatre: Theatre, winner: Side): Procedure<void> {
  const { closed } = at(table.now, theatre.index)
  const rest = theatre.campaigns.slice(closed)
  const left = rest
    .flatMap((campaign) => campaign.spaces)
    .filter((space) => isEmpty(table.now, space) && givesSomething(space))
  const times = applyRuling(table, theatreBonus) === 'once' ? 1 : rest.length
  const campaigns = rest.map((campaign) => campaign.vp)
  const more = times * bonus(theatre, theatre.end)
  const vp = campaigns.reduce((sum, each) => sum + each, more)
  table.change(
    withTheatre(table.now, theatre.index, { closed: theatre.campaigns.length }),
    winner === 'bot' ? words.theatreOfBot : words.theatreOfPlayer,
    { vp, theatre: theatre.name, parts: campaigns.join(' + '), bonus: more },
  )
  score(table, winner, vp, theatre.name)
  yield* leftovers(table, theatre, winner, left)
}

function givesSomething(space: Space): boolean {
  return space.effect !== 'none' && space.effect !== 'tactical'
}

const whichNext = message('blitzkrieg.ask.leftover', 'Which space of the closed theatre do you resolve next?')

/** The bot resolves them top row first, left to right; the player in an order of choice, if it matters. */
function* leftovers(
  table: Table<Situation>,
  theatre: Theatre,
  winner: Side,
  spaces: readonly Space[],
): Procedure<void> {
  let left = spaces
  for (;;) {
    const [first] = left
    if (first === undefined) return
    const next =
      winner === 'bot' || left.every((space) => sameEffect(space, first))
        ? first
        : ((yield* chosen(table, 'blitzkrieg.leftover', whichNext, () => left)) ?? first)
    table.change(table.now, winner === 'bot' ? words.botLeftover : words.playerLeftover, { space: next.name })
    yield* effects[next.effect](table, winner, next.amount, theatre)
    left = left.filter((space) => space !== next)
  }
}

function sameEffect(one: Space, other: Space): boolean {
  return one.effect === other.effect && one.amount === other.amount
}
