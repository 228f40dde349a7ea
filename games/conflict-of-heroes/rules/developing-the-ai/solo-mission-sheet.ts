import {
  askedAs,
  byRuns,
  type Candidate,
  fill,
  type Message,
  message,
  most,
  printedOrder,
  type Procedure,
  reading,
  type RuledOutCandidate,
  select,
  type Table,
} from '@opfor/kernel'
import type { TileFace } from '../../table/card-packs/card-pack.ts'
import { rule } from '../../table/citations.ts'
import { spacesOf } from '../mission/mission-track.ts'
import { tileName } from '../../table/pieces.ts'
import { missionTiles } from '../../table/developing-the-ai/sheet-shapes.ts'
import { sheetDie } from '../mission/solo-rulings.ts'
import {
  type Mission,
  missionOf,
  type Situation,
  type TrackTile,
  withMission,
} from '../../table/situation.ts'
import { furtherSpace, mission1a, type Place } from './third-tile.ts'
import { type Area, areas } from './tile-faces.ts'
import { words } from '../words.ts'

/** A side of the Solo Mission Sheet, and the symbol that speaks for it. */
interface Sheet extends Candidate {
  readonly id: Mission['sheet']
  readonly symbol: 'shield' | 'burst'
}

const defense: Sheet = { id: 'defense', symbol: 'shield', name: message('coh.sheetSide.defense', 'Defense') }
const offense: Sheet = { id: 'offense', symbol: 'burst', name: message('coh.sheetSide.offense', 'Offense') }

/** The sides of the sheet in the order of the die: the low numbers are the first. */
function sheets(now: Situation): readonly Sheet[] {
  return reading(now, sheetDie) === 'low' ? [defense, offense] : [offense, defense]
}

const tied = message(
  'coh.ask.sheet',
  'Which side of the Solo Mission Sheet: what does the die show? There are as many shields as bursts. 1 to 3: {low}; 4 to 6: {high}.',
)

/** Why the die is rolled, and what its numbers mean. */
function sheetAsked(now: unknown): Message {
  const [low, high] = sheets(now as Situation)
  return fill(tied, { low: low?.name ?? '', high: high?.name ?? '' })
}

/** G 5.3.2: more shields are Defense, more bursts Offense; a die decides between as many of each. */
export const selectSheet = select<Sheet, Situation, readonly TileFace[]>(
  'conflict-of-heroes.sheet',
  'Side of the Solo Mission Sheet',
  rule('G 5.3.2'),
  [
    most(
      'symbols',
      'the most symbols on the tiles, shields for Defense and bursts for Offense',
      ({ symbol }, _, faces) => faces.filter((face) => face.symbol === symbol).length,
    ),
  ],
  askedAs({ id: 'coh.sheet', text: sheetAsked }, byRuns(6, 'the die', sheetDie)),
  {},
)

/** The side of the sheet that the AI plays; it has one in any case. */
export function* sheetSide(table: Table<Situation>, faces: readonly TileFace[]): Procedure<Mission['sheet']> {
  return (yield* selectSheet(table, sheets, faces))?.id ?? defense.id
}

/** A space on which a tile is to be placed. */
interface Space {
  readonly area: Area
  readonly space: number
}

const spaceNames: Readonly<Record<Area, Message>> = {
  counteraction: message('coh.spaceOf.counteraction', 'Counteraction space {space}'),
  order: message('coh.spaceOf.order', 'Mission Order space {space}'),
  track: message('coh.spaceOf.track', 'Mission Track, space {space}'),
}
const because = {
  placed: message('coh.noPlace.placed', 'it lies on a space already'),
  otherArea: message('coh.noPlace.area', 'its face belongs to another area: {area}'),
} as const

/** G 5.3.2: on the lowest space that is free the tile of its kind with the lowest number. */
export const placeTile = select<Candidate, Situation, Space>(
  'conflict-of-heroes.nextTile',
  'Tile to be placed',
  rule('G 5.3.2'),
  [],
  printedOrder('the lowest number'),
  {
    of: ({ area, space }) => fill(spaceNames[area], { space }),
    others: ({ mission }, { area }) =>
      Object.entries(mission?.faces ?? {}).map(([id, face]): RuledOutCandidate => {
        const { name } = areas.find((each) => each.id === face.area) ?? areas[0]
        const other = fill(because.otherArea, { area: name })
        return { id, name: tileName(id), because: face.area === area ? because.placed : other }
      }),
  },
)

/** The tiles of an area that lie nowhere yet, the lowest number first. */
function unplaced({ mission }: Situation, area: Area, placed: readonly string[]) {
  return Object.entries(mission?.faces ?? {})
    .filter(([tile, face]) => face.area === area && !placed.includes(tile))
    .map(([id]): Candidate => ({ id, name: tileName(id) }))
    .toSorted((one, other) => Number(one.id) - Number(other.id))
}

/** G 5.3.2 and G 5.5: every tile goes on the lowest free space of its kind, the lowest number first. */
export function* tileSpaces(table: Table<Situation>): Procedure<void> {
  yield* inARow(table, 'counteraction', 'counteractions')
  if (missionOf(table.now).counteractions.length < 3) table.change(table.now, words.defaultCounteraction)
  yield* inARow(table, 'order', 'orders')
  if (missionOf(table.now).orders.length < 3) table.change(table.now, words.defaultOrder)
  yield* onTrack(table)
}

function* inARow(
  table: Table<Situation>,
  area: 'counteraction' | 'order',
  row: 'counteractions' | 'orders',
): Procedure<void> {
  const left = (now: Situation): readonly Candidate[] => unplaced(now, area, missionOf(now)[row])
  while (left(table.now).length > 0) {
    const placed = missionOf(table.now)[row]
    const space = placed.length + 1
    const tile = yield* placeTile(table, left, { area, space })
    if (tile === undefined) return
    const told = area === 'counteraction' ? words.onCounteraction : words.onOrder
    table.change(withMission(table.now, { [row]: [...placed, tile.id] }), told, { tile: tile.name, space })
  }
}

/** G 5.5: the first tile begins on Mission Tile 1a, the second on 2a, a third on 3a where the sheet has one. */
function* onTrack(table: Table<Situation>): Procedure<void> {
  const placed: string[] = []
  const left = (now: Situation): readonly Candidate[] => unplaced(now, 'track', placed)
  while (left(table.now).length > 0) {
    const start = firstSpace(table.now, placed.length)
    const place = start ?? (yield* furtherSpace(table))
    const { space } = place ?? mission1a(table.now)
    const tile = yield* placeTile(table, left, { area: 'track', space })
    if (tile === undefined) return
    placed.push(tile.id)
    if (place === undefined) {
      table.change(table.now, words.tileAside, { tile: tile.name })
      continue
    }
    const laid: TrackTile = { tile: tile.id, ...place }
    table.change(withMission(table.now, { track: [...missionOf(table.now).track, laid] }), words.onTrack, {
      tile: tile.name,
      space,
      chain: place.chain,
      letter: 'abcdefghijklmnopqrst'[place.step] ?? '',
    })
  }
}

/** Where a tile begins after so many others, if the sheet has a space for it. */
function firstSpace(now: Situation, placed: number): Place | undefined {
  const chain = missionTiles[placed]
  const [space] = chain === undefined ? [] : spacesOf(now, chain)
  return chain === undefined || space === undefined ? undefined : { chain, step: 0, space }
}
