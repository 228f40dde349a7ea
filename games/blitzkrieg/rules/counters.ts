import {
  type Candidate,
  type TableValue,
  type AllowedValue,
  type Message,
  message,
  messages,
  booleanValues,
  noneValue,
} from '@opfor/kernel'
import type { Theatre } from '../table/the-board/board.ts'
import { endings } from './game-for-two/end.ts'
import { type Side, stratagemName, stratagems, units } from '../table/the-board/pieces.ts'
import { at, type Situation } from '../table/situation.ts'
import { cell } from '../table/wording.ts'

export function counters(now: Situation): readonly TableValue[] {
  return [
    { ...ofSide('bot', 'vp', "the bot's VP", brief.vp), value: now.bot.vp, range: [0, 99] },
    { ...ofSide('player', 'vp', 'your VP', brief.vp), value: now.player.vp, range: [0, 99] },
    ...now.board.theatres.flatMap((theatre) => trackCounters(now, theatre)),
    {
      ...note('stratagem', 'the stratagem in effect', now.stratagem, anyStratagem),
      ...(now.withStratagems && now.token === 'steamroll' ? {} : { isNested: true }),
    },
    {
      ...note('earlier', 'the previous stratagem', now.earlier, anyStratagem),
      ...(now.withStratagems ? {} : { isNested: true }),
    },
    told(ofSide('bot', 'last', "the bot's last unit", brief.last), now.bot.last, anyUnit),
    told(ofSide('player', 'last', 'your last unit', brief.last), now.player.last, anyUnit),
    note('lastBy', 'who placed last', now.lastBy, [noneValue, ...eitherSide]),
    {
      ...named('unseen', 'special weapons you took unseen'),
      value: now.unseen,
      range: [0, areUnseen(now) ? now.pool.length : 0],
      note: true,
      ...(areUnseen(now) ? {} : { isNested: true }),
    },
    { ...note('toMove', 'whose turn it is', now.toMove, eitherSide), isNested: true },
    note('lastTurn', 'the last turn', now.lastTurn ? 1 : 0, booleanValues),
    { ...note('ended', 'how the match ended', now.ended, anyEnding), isNested: true },
  ]
}

export function areUnseen({ where, weaponsBy }: Situation): boolean {
  return where === 'table' && weaponsBy === 'person'
}

/** Short names for use under the owner's heading. */
const brief = messages('blitzkrieg.brief', {
  vp: 'VP',
  last: 'last unit placed',
  marker: 'battle marker',
  closed: 'closed campaigns',
  waits: 'not open yet',
})

const sideNames: Readonly<Record<Side, Message>> = {
  bot: message('blitzkrieg.counter.theBot', 'the bot'),
  player: message('blitzkrieg.counter.you', 'you'),
}

type Named = Pick<TableValue, 'id' | 'name' | 'shortName' | 'of'>

function ofSide(side: Side, id: string, text: string, short: Message): Named {
  return { ...named(`${id}.${side}`, text), shortName: short, of: { id: side, name: sideNames[side] } }
}

function trackCounters(now: Situation, theatre: Theatre): readonly TableValue[] {
  const { marker, closed, waits } = at(now, theatre.index)
  const counter = (id: 'marker' | 'closed' | 'waits', text: string): Named => ({
    id: `${id}.${theatre.id}`,
    name: message(`blitzkrieg.counter.${id}`, text, { theatre: theatre.name }),
    shortName: brief[id],
    of: { id: theatre.id, name: theatre.name },
  })
  const track: readonly TableValue[] = [
    {
      ...counter('marker', 'the marker of {theatre}'),
      value: marker,
      text: cell(marker),
      allowedValues: cellsOf(theatre),
    },
    {
      ...counter('closed', 'closed campaigns of {theatre}'),
      value: closed,
      range: [0, theatre.campaigns.length],
      note: true,
    },
  ]
  if (!now.nippon) return track
  return [...track, told(counter('waits', '{theatre} is not open yet'), waits ? 1 : 0, booleanValues)]
}

const cells = new Map<number, readonly AllowedValue[]>()

function cellsOf({ end }: Theatre): readonly AllowedValue[] {
  const known =
    cells.get(end) ??
    Array.from({ length: 2 * end + 1 }, (_, at) => ({ value: end - at, text: cell(end - at) }))
  cells.set(end, known)
  return known
}

function reads(value: number | string, words: Message): AllowedValue {
  return { value, text: words }
}

const anyStratagem = [
  noneValue,
  ...stratagems.filter((id) => id !== 'steamroll').map((id) => reads(id, stratagemName(id))),
]
const anyUnit = [noneValue, ...units.filter(({ spy }) => !spy).map(({ id, name }) => reads(id, name))]
const eitherSide = [reads('bot', sideNames.bot), reads('player', sideNames.player)]
const anyEnding = [noneValue, ...endings.map(({ id, name }) => reads(id, name))]

function note(id: string, name: string, value: number | string, among: readonly AllowedValue[]): TableValue {
  return told(named(id, name), value, among)
}

/** For values that only the program records. */
function told(what: Named, value: number | string, among: readonly AllowedValue[]): TableValue {
  const now = among.find((each) => each.value === value)
  return {
    ...what,
    value,
    allowedValues: among,
    note: true,
    ...(now === undefined ? {} : { text: now.text }),
  }
}

function named(id: string, name: string): Candidate {
  return { id, name: message(`blitzkrieg.counter.${id}`, name) }
}
