import {
  withTieQuestion,
  tieByDieRanges,
  type Candidate,
  withParams,
  type Message,
  message,
  most,
  tieByPrintedOrder,
  type Procedure,
  currentReading,
  type ExcludedPiece,
  priorityList,
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

interface Sheet extends Candidate {
  readonly id: Mission['sheet']
  readonly symbol: 'shield' | 'burst'
}

const defense: Sheet = { id: 'defense', symbol: 'shield', name: message('coh.sheetSide.defense', 'Defense') }
const offense: Sheet = { id: 'offense', symbol: 'burst', name: message('coh.sheetSide.offense', 'Offense') }

function sheets(now: Situation): readonly Sheet[] {
  return currentReading(now, sheetDie) === 'low' ? [defense, offense] : [offense, defense]
}

const tied = message(
  'coh.ask.sheet',
  'Which side of the Solo Mission Sheet: what does the die show? There are as many shields as bursts. 1 to 3: {low}; 4 to 6: {high}.',
)

function sheetAsked(now: unknown): Message {
  const [low, high] = sheets(now as Situation)
  return withParams(tied, { low: low?.name ?? '', high: high?.name ?? '' })
}

/** G 5.3.2: more shields are Defense, more bursts Offense; a die decides a tie. */
export const selectSheet = priorityList<Sheet, Situation, readonly TileFace[]>(
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
  withTieQuestion({ id: 'coh.sheet', text: sheetAsked }, tieByDieRanges(6, 'the die', sheetDie)),
  {},
)

/** Also decides the side without any tile. */
export function* sheetSide(table: Table<Situation>, faces: readonly TileFace[]): Procedure<Mission['sheet']> {
  return (yield* selectSheet(table, sheets, faces))?.id ?? defense.id
}

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
  placed: message('coh.noPlace.placed', 'it is already on a space'),
  otherArea: message('coh.noPlace.area', 'its face belongs to another area: {area}'),
} as const

/** G 5.3.2: the lowest free space takes the lowest tile of its kind. */
export const placeTile = priorityList<Candidate, Situation, Space>(
  'conflict-of-heroes.nextTile',
  'Tile to be placed',
  rule('G 5.3.2'),
  [],
  tieByPrintedOrder('the lowest number'),
  {
    of: ({ area, space }) => withParams(spaceNames[area], { space }),
    others: ({ mission }, { area }) =>
      Object.entries(mission?.faces ?? {}).map(([id, face]): ExcludedPiece => {
        const { name } = areas.find((each) => each.id === face.area) ?? areas[0]
        const other = withParams(because.otherArea, { area: name })
        return { id, name: tileName(id), because: face.area === area ? because.placed : other }
      }),
  },
)

/** Lowest number first. */
function unplaced({ mission }: Situation, area: Area, placed: readonly string[]) {
  return Object.entries(mission?.faces ?? {})
    .filter(([tile, face]) => face.area === area && !placed.includes(tile))
    .map(([id]): Candidate => ({ id, name: tileName(id) }))
    .toSorted((one, other) => Number(one.id) - Number(other.id))
}

/** G 5.3.2 and G 5.5: the lowest free space of its kind for each tile, lowest number first. */
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

/** G 5.5: tiles begin on Mission Tile 1a, 2a and, if the sheet has one, 3a. */
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

/** Undefined if the sheet has no space for the tile. */
function firstSpace(now: Situation, placed: number): Place | undefined {
  const chain = missionTiles[placed]
  const [space] = chain === undefined ? [] : spacesOf(now, chain)
  return chain === undefined || space === undefined ? undefined : { chain, step: 0, space }
}
