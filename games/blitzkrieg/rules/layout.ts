import { type Candidate, countsOf, type Layout, message, type PieceGroup, type Place } from '@opfor/kernel'
import { counters } from './counters.ts'
import { type Side, sides, stratagemName } from '../table/the-board/pieces.ts'
import { readToken, type Situation } from '../table/situation.ts'

export function layout(now: Situation): Layout {
  const lying: PieceGroup[] = []
  for (const side of sides) {
    lying.push(...heap(now[side].bag, bagPlace(side, now), (kind) => unitPiece(side, kind)))
    if (side === 'player')
      lying.push(...heap(now.player.reserve, places.reserve, (kind) => unitPiece(side, kind)))
  }
  lying.push(...heap(now.pool, places.pool, (kind) => unitPiece('bot', kind)))
  const cup = heap(now.cup, places.cup, stratagemPiece)
  lying.push(...(now.withStratagems ? cup : cup.map((each) => ({ ...each, unused: true }))))
  if (now.token !== '') lying.push({ piece: stratagemPiece(now.token), at: places.inPlay, count: 1 })
  if (isAside(now))
    lying.push({
      piece: stratagemPiece('steamroll'),
      at: places.aside,
      count: 1,
      ...(now.withStratagems ? {} : { unused: true }),
    })
  for (const theatre of now.board.theatres)
    for (const campaign of theatre.campaigns)
      for (const space of campaign.spaces) {
        const token = now.theatres[space.theatre]?.spaces[space.campaign]?.[space.index] ?? ''
        if (token !== '') lying.push({ piece: tokenPiece(token), at: space, count: 1, part: theatre.name })
      }
  const row = now.bot.reserve.map((kind) => ({
    ...unitPiece('bot', kind),
    shortName: readToken(kind).unit.name,
  }))
  return {
    lying,
    rows: [{ at: places.row, pieces: row }],
    counters: counters(now),
    places: placesIn(now),
    unseen: now.unseen === 0 ? [] : [{ from: places.pool, to: places.unplaced, count: now.unseen }],
  }
}

function placesIn(now: Situation): readonly Place[] {
  const spaces = now.board.theatres.flatMap(({ campaigns, name: part }) =>
    campaigns.flatMap((each) => each.spaces.map(({ id, name }) => ({ id, name, part }))),
  )
  const own = now.where === 'table' ? [places.unplaced] : [places.reserve, places['bag.player']]
  const cup = now.withStratagems ? [places.cup, places.inPlay, places.aside] : []
  return [...spaces, places.row, places['bag.bot'], ...own, places.pool, ...cup]
}

/** Steamroll is beside the cup until the first stratagem is drawn. */
export function isAside({ token, cup }: Situation): boolean {
  return token !== 'steamroll' && !cup.includes('steamroll')
}

const places = {
  'bag.bot': place('bag.bot', "the bot's bag"),
  'bag.player': place('bag.player', 'your bag'),
  unplaced: place('unplaced', 'your bag and reserve'),
  row: place('row', "the bot's row"),
  reserve: place('reserve', 'your reserve'),
  pool: place('pool', 'the special weapons'),
  cup: place('cup', 'the cup'),
  inPlay: place('inPlay', 'the stratagem in play'),
  aside: place('aside', 'beside the cup'),
} as const

function place(id: string, name: string): Candidate {
  return { id, name: message(`blitzkrieg.place.${id}`, name) }
}

function bagPlace(side: Side, now: Situation): Candidate {
  if (side === 'bot') return places['bag.bot']
  return now.where === 'table' ? places.unplaced : places['bag.player']
}

function heap(
  tokens: readonly string[],
  at: Candidate,
  pieceOf: (kind: string) => Candidate,
): readonly PieceGroup[] {
  return countsOf(tokens).map(([kind, count]) => ({ piece: pieceOf(kind), at, count }))
}

/** A special weapon belongs to neither side. */
export function unitPiece(side: Side, kind: string): Candidate {
  const token = readToken(kind).unit.special ? kind : `${side} ${kind}`
  return tokenPiece(token)
}

function tokenPiece(token: string): Candidate {
  const { side, unit } = readToken(token)
  if (side === undefined) return { id: token, name: unit.name }
  return side === 'bot'
    ? { id: token, name: message('blitzkrieg.piece.bot', "the bot's {unit}", { unit: unit.name }) }
    : { id: token, name: message('blitzkrieg.piece.player', 'your {unit}', { unit: unit.name }) }
}

function stratagemPiece(id: string): Candidate {
  return { id, name: stratagemName(id) }
}
