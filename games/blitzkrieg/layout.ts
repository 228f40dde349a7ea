import {
  type Candidate,
  type Counter,
  type CounterValue,
  countsOf,
  type Layout,
  type Lying,
  type Message,
  message,
} from '@opfor/kernel'
import type { Theatre } from './board.ts'
import { endings } from './end.ts'
import { type Side, sides, stratagemName, stratagems, units } from './pieces.ts'
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
    { ...named('vp.bot', "the bot's VP"), value: now.bot.vp, between: [0, 99] },
    { ...named('vp.player', 'your VP'), value: now.player.vp, between: [0, 99] },
    ...tracks,
    note('stratagem', 'the stratagem that counts', now.stratagem, anyStratagem),
    note('last.bot', "the bot's last unit", now.bot.last, anyUnit),
    note('last.player', 'your last unit', now.player.last, anyUnit),
    note('lastBy', 'who placed last', now.lastBy, [nothing, ...eitherSide]),
    {
      ...named('unseen', 'special weapons you took unseen'),
      value: now.unseen,
      between: [0, now.pool.length],
      note: true,
    },
    note('toMove', 'whose turn it is', now.toMove, eitherSide),
    note('lastTurn', 'the last turn', now.lastTurn ? 1 : 0, noOrYes),
    note('ended', 'how the match ended', now.ended, anyEnding),
  ]
}

function trackCounters(now: Situation, theatre: Theatre): readonly Counter[] {
  const { marker, closed, waits } = at(now, theatre.index)
  const counter = (id: string, text: string): Candidate => ({
    id: `${id}.${theatre.id}`,
    name: message(`blitzkrieg.counter.${id}`, text, { theatre: theatre.name }),
  })
  const track: readonly Counter[] = [
    {
      ...counter('marker', 'the marker of {theatre}'),
      value: marker,
      reads: cell(marker),
      among: cellsOf(theatre),
    },
    {
      ...counter('closed', 'closed campaigns of {theatre}'),
      value: closed,
      between: [0, theatre.campaigns.length],
      note: true,
    },
  ]
  if (!now.nippon) return track
  return [...track, told(counter('waits', '{theatre} is not open yet'), waits ? 1 : 0, noOrYes)]
}

const cells = new Map<number, readonly CounterValue[]>()

/** The cells of a track from the bot's end to the player's. */
function cellsOf({ end }: Theatre): readonly CounterValue[] {
  const known =
    cells.get(end) ??
    Array.from({ length: 2 * end + 1 }, (_, at) => ({ value: end - at, reads: cell(end - at) }))
  cells.set(end, known)
  return known
}

function reads(value: number | string, words: Message): CounterValue {
  return { value, reads: words }
}

const nothing = reads('', message('blitzkrieg.counter.none', 'nothing'))
const anyStratagem = [nothing, ...stratagems.map((id) => reads(id, stratagemName(id)))]
const anyUnit = [nothing, ...units.map(({ id, name }) => reads(id, name))]
const eitherSide = [
  reads('bot', message('blitzkrieg.counter.theBot', 'the bot')),
  reads('player', message('blitzkrieg.counter.you', 'you')),
]
const noOrYes = [
  reads(0, message('blitzkrieg.counter.no', 'no')),
  reads(1, message('blitzkrieg.counter.yes', 'yes')),
]
const anyEnding = [nothing, ...endings.map(({ id, name }) => reads(id, name))]

function note(id: string, name: string, value: number | string, among: readonly CounterValue[]): Counter {
  return told(named(id, name), value, among)
}

/** What the program keeps for itself, and how it reads. */
function told(what: Candidate, value: number | string, among: readonly CounterValue[]): Counter {
  const now = among.find((each) => each.value === value)
  return { ...what, value, among, note: true, ...(now === undefined ? {} : { reads: now.reads }) }
}

function named(id: string, name: string): Candidate {
  return { id, name: message(`blitzkrieg.counter.${id}`, name) }
}
