import { type Candidate, type Counter, countsOf, type Layout, type Lying, message } from '@opfor/kernel'
import type { Theatre } from './board.ts'
import { type Side, sides, stratagemName } from './pieces.ts'
import { at, readToken, type Situation } from './situation.ts'
import { cell } from './words.ts'

/** Every token and number with its place. */
export function layout(now: Situation): Layout {
  const lying: Lying[] = []
  for (const side of sides) {
    lying.push(...heap(now[side].bag, bagPlace(side, now), (kind) => unitPiece(side, kind)))
    if (side === 'player')
      lying.push(...heap(now.player.reserve, places.reserve, (kind) => unitPiece(side, kind)))
  }
  lying.push(...heap(now.pool, places.pool, (kind) => unitPiece('bot', kind)))
  lying.push(...heap(now.cup, places.cup, stratagemPiece))
  if (now.token !== '') lying.push({ piece: stratagemPiece(now.token), at: places.inPlay, count: 1 })
  if (isAside(now)) lying.push({ piece: stratagemPiece('steamroll'), at: places.aside, count: 1 })
  for (const theatre of now.board.theatres)
    for (const campaign of theatre.campaigns)
      for (const space of campaign.spaces) {
        const token = now.theatres[space.theatre]?.spaces[space.campaign]?.[space.index] ?? ''
        if (token !== '') lying.push({ piece: tokenPiece(token), at: space, count: 1, part: theatre.name })
      }
  const row = now.bot.reserve.map((kind) => unitPiece('bot', kind))
  return { lying, rows: [{ at: places.row, pieces: row }], counters: counters(now) }
}

/** Whether Steamroll lies beside the cup, as it does until the first stratagem is drawn. */
export function isAside({ token, cup }: Situation): boolean {
  return token !== 'steamroll' && !cup.includes('steamroll')
}

/** The places that are not spaces of the board. */
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
): readonly Lying[] {
  return countsOf(tokens).map(([kind, count]) => ({ piece: pieceOf(kind), at, count }))
}

/** A unit as a piece: its side's, or a special weapon, which is nobody's. */
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

function counters(now: Situation): readonly Counter[] {
  const tracks = now.board.theatres.flatMap((theatre) => trackCounters(now, theatre))
  return [
    { ...named('vp.bot', "the bot's VP"), value: now.bot.vp },
    { ...named('vp.player', 'your VP'), value: now.player.vp },
    ...tracks,
    note('stratagem', 'the stratagem that counts', now.stratagem),
    note('last.bot', "the bot's last unit", now.bot.last),
    note('last.player', 'your last unit', now.player.last),
    note('lastBy', 'who placed last', now.lastBy),
    note('unseen', 'special weapons you took unseen', now.unseen),
    note('toMove', 'whose turn it is', now.toMove),
    note('lastTurn', 'the last turn (1)', now.lastTurn ? 1 : 0),
    note('ended', 'how the match ended', now.ended),
  ]
}

function trackCounters(now: Situation, theatre: Theatre): readonly Counter[] {
  const { marker, closed, waits } = at(now, theatre.index)
  const counter = (id: string, text: string): Candidate => ({
    id: `${id}.${theatre.id}`,
    name: message(`blitzkrieg.counter.${id}`, text, { theatre: theatre.name }),
  })
  const track: readonly Counter[] = [
    { ...counter('marker', 'the marker of {theatre}'), value: marker, reads: cell(marker) },
    { ...counter('closed', 'closed campaigns of {theatre}'), value: closed, note: true },
  ]
  if (!now.nippon) return track
  return [
    ...track,
    { ...counter('waits', '{theatre} is not open yet (1)'), value: waits ? 1 : 0, note: true },
  ]
}

function note(id: string, name: string, value: number | string): Counter {
  const told: Counter = { ...named(id, name), value, note: true }
  return value === '' ? { ...told, reads: message('blitzkrieg.counter.none', 'nothing') } : told
}

function named(id: string, name: string): Candidate {
  return { id, name: message(`blitzkrieg.counter.${id}`, name) }
}
