import {
  type Candidate,
  type Counter,
  type CounterValue,
  type Message,
  message,
  noOrYes,
  nothing,
} from '@opfor/kernel'
import type { Theatre } from '../table/the-board/board.ts'
import { endings } from './game-for-two/end.ts'
import { type Side, stratagemName, stratagems, units } from '../table/the-board/pieces.ts'
import { at, type Situation } from '../table/situation.ts'
import { cell } from '../table/wording.ts'

/** Every number, marker and note, with what it may be set to: corrections ask here. */
export function counters(now: Situation): readonly Counter[] {
  return [
    { ...ofSide('bot', 'vp', "the bot's VP", brief.vp), value: now.bot.vp, between: [0, 99] },
    { ...ofSide('player', 'vp', 'your VP', brief.vp), value: now.player.vp, between: [0, 99] },
    ...now.board.theatres.flatMap((theatre) => trackCounters(now, theatre)),
    {
      ...note('stratagem', 'the stratagem that counts', now.stratagem, anyStratagem),
      ...(now.withStratagems && now.token === 'steamroll' ? {} : { inner: true }),
    },
    {
      ...note('earlier', 'the stratagem that counted before', now.earlier, anyStratagem),
      ...(now.withStratagems ? {} : { inner: true }),
    },
    told(ofSide('bot', 'last', "the bot's last unit", brief.last), now.bot.last, anyUnit),
    told(ofSide('player', 'last', 'your last unit', brief.last), now.player.last, anyUnit),
    note('lastBy', 'who placed last', now.lastBy, [nothing, ...eitherSide]),
    {
      ...named('unseen', 'special weapons you took unseen'),
      value: now.unseen,
      between: [0, areUnseen(now) ? now.pool.length : 0],
      note: true,
      ...(areUnseen(now) ? {} : { inner: true }),
    },
    { ...note('toMove', 'whose turn it is', now.toMove, eitherSide), inner: true },
    note('lastTurn', 'the last turn', now.lastTurn ? 1 : 0, noOrYes),
    { ...note('ended', 'how the match ended', now.ended, anyEnding), inner: true },
  ]
}

/** Whether you take special weapons unseen: at the table, from the real pool. */
export function areUnseen({ where, weaponsBy }: Situation): boolean {
  return where === 'table' && weaponsBy === 'person'
}

/** What a number is called where it stands under what it is of. */
const brief = {
  vp: message('blitzkrieg.brief.vp', 'VP'),
  last: message('blitzkrieg.brief.last', 'last unit placed'),
  marker: message('blitzkrieg.brief.marker', 'battle marker'),
  closed: message('blitzkrieg.brief.closed', 'closed campaigns'),
  waits: message('blitzkrieg.brief.waits', 'not open yet'),
} as const

const sideNames: Readonly<Record<Side, Message>> = {
  bot: message('blitzkrieg.counter.theBot', 'the bot'),
  player: message('blitzkrieg.counter.you', 'you'),
}

type Named = Pick<Counter, 'id' | 'name' | 'brief' | 'of'>

function ofSide(side: Side, id: string, text: string, short: Message): Named {
  return { ...named(`${id}.${side}`, text), brief: short, of: { id: side, name: sideNames[side] } }
}

function trackCounters(now: Situation, theatre: Theatre): readonly Counter[] {
  const { marker, closed, waits } = at(now, theatre.index)
  const counter = (id: 'marker' | 'closed' | 'waits', text: string): Named => ({
    id: `${id}.${theatre.id}`,
    name: message(`blitzkrieg.counter.${id}`, text, { theatre: theatre.name }),
    brief: brief[id],
    of: { id: theatre.id, name: theatre.name },
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

const anyStratagem = [
  nothing,
  ...stratagems.filter((id) => id !== 'steamroll').map((id) => reads(id, stratagemName(id))),
]
const anyUnit = [nothing, ...units.filter(({ spy }) => !spy).map(({ id, name }) => reads(id, name))]
const eitherSide = [reads('bot', sideNames.bot), reads('player', sideNames.player)]
const anyEnding = [nothing, ...endings.map(({ id, name }) => reads(id, name))]

function note(id: string, name: string, value: number | string, among: readonly CounterValue[]): Counter {
  return told(named(id, name), value, among)
}

/** What the program keeps for itself, and how it reads. */
function told(what: Named, value: number | string, among: readonly CounterValue[]): Counter {
  const now = among.find((each) => each.value === value)
  return { ...what, value, among, note: true, ...(now === undefined ? {} : { reads: now.reads }) }
}

function named(id: string, name: string): Candidate {
  return { id, name: message(`blitzkrieg.counter.${id}`, name) }
}
