import {
  ask,
  chart,
  withParams,
  message,
  number,
  type Procedure,
  applyRuling,
  type Table,
} from '@opfor/kernel'
import { rule } from '../../table/citations.ts'
import { finish } from '../completion/final-vp.ts'
import { units } from '../../table/naming.ts'
import { drawOrderCard } from './order-draws.ts'
import { placeByNumber } from '../special-rules/placement-advantage.ts'
import { tileName } from '../../table/pieces.ts'
import { missionOf, type Situation, type TrackTile, withMission } from '../../table/situation.ts'
import { lastSpace } from '../../table/developing-the-ai/sheet-shapes.ts'
import { lastMove } from '../special-rules/truck-rulings.ts'
import { tellEvents } from './track-events.ts'
import { roundOfTruck } from '../special-rules/truck-of-soviet-22.ts'
import { words } from '../words.ts'

/** The spaces that the booklet names: Mission Tile 1a, 1b, 1c and 2a, 2b, 2c. */
const named: Readonly<Record<TrackTile['chain'], readonly number[]>> = { 1: [2, 5, 9], 2: [4, 7, 11], 3: [] }

/** All spaces of a Mission Tile, if the owner's pack has them. */
export function inPack(
  { pack, mission }: Situation,
  chain: TrackTile['chain'],
): readonly number[] | undefined {
  const told = mission && pack.sheets?.[`${mission.sheet}Sheet`]?.missionTiles?.[String(chain)]
  return told?.length === 0 ? undefined : told
}

/** Only the known spaces. */
export function spacesOf(now: Situation, chain: TrackTile['chain']): readonly number[] {
  return inPack(now, chain) ?? named[chain]
}

const nextSpace = message(
  'coh.ask.nextSpace',
  'After space {space}, which is the next space labelled Mission Tile {chain}? 0 if there is none.',
)

type Met = 'landed' | 'passed'

type Box = 'yellow' | 'plain'

const met: Readonly<Record<Met, Readonly<Record<Box, string>>>> = {
  landed: {
    yellow: 'The marker lands on it, so it is carried out, with a yellow box or without',
    plain: 'The marker lands on it, so it is carried out, with a yellow box or without',
  },
  passed: {
    yellow: 'The marker passes it, and its text is in a yellow box, so it is carried out',
    plain: 'The marker passes it, and its text is not in a yellow box, so it is passed over',
  },
}

/** G 5.5: landed on, a tile is carried out; passed, only if its text is in a yellow box. */
export const tileMet = chart<Met, Box, 'done' | 'passed', TrackTile>(
  'conflict-of-heroes.tileMet',
  'Mission Track',
  rule('G 5.5'),
  { landed: { yellow: 'done', plain: 'done' }, passed: { yellow: 'done', plain: 'passed' } },
  (row, column) => met[row][column],
  (entry) => (entry === 'done' ? 'carried out' : 'passed over'),
  { of: ({ tile }) => tileName(tile) },
)

/** Stops at each tile, which is carried out or passed and moves on; the end comes first (G 5.5.1). */
export function* advance(table: Table<Situation>, spaces: number): Procedure<void> {
  let left = spaces
  while (left > 0 && table.now.mission !== undefined) {
    const { marker, end, track, truck } = table.now.mission
    const goal = marker + left
    const stops = [goal, end, ...track.map(({ space }) => space)].filter((space) => space > marker)
    const stop = Math.min(...stops)
    left = goal - stop
    const tell = left === 0 || stop >= end ? words.marks : words.passesSpace
    table.change(withMission(table.now, { marker: stop }), tell, { space: stop })
    if (truck !== undefined && roundOfTruck(table.now) === undefined) drive(table, stop - marker, stop >= end)
    tellEvents(table, marker, stop, left === 0)
    if (stop >= end) {
      yield* endTrack(table)
      return
    }
    for (const tile of missionOf(table.now).track)
      if (tile.space === stop && lies(table.now, tile)) yield* hit(table, tile, left === 0)
  }
}

/** G 5.5.1: ends the mission at the end space, or beyond it by a correction. */
export function* endTrack(table: Table<Situation>): Procedure<void> {
  table.change(table.now, words.trackEnds, { space: missionOf(table.now).marker })
  yield* finish(table, 'track')
}

/** G 6.2, Soviet 22: the Truck moves for each space; a ruling decides about the last. */
function drive(table: Table<Situation>, spaces: number, isLast: boolean): void {
  const count = isLast && applyRuling(table, lastMove) === 'ended' ? spaces - 1 : spaces
  if (count > 0) table.change(table.now, words.truckDrives, { count })
}

function lies({ mission }: Situation, { tile, space }: TrackTile): boolean {
  return mission?.track.some((each) => each.tile === tile && each.space === space) ?? false
}

/** G 6.0: Soviet tile 8 draws an Order Card for a Rumored Enemy's hex; the owner draws real cards. */
function* ofTile(table: Table<Situation>, tile: string): Procedure<void> {
  const { mission, ordersBy } = table.now
  if (mission?.ai !== 'soviet' || tile !== '08' || ordersBy === 'real') return
  if ((yield* drawOrderCard(table, words.eventDrawn)) !== undefined) yield* placeByNumber(table)
}

/** G 5.5: the sheet's next space of its Mission Tile, beyond the tile; 0 if there is none. */
function* spaceBeyond(table: Table<Situation>, laid: TrackTile): Procedure<number | undefined> {
  const { chain, space: from } = laid
  for (;;) {
    const space = yield* ask(table, (now) =>
      lies(now, laid)
        ? number('coh.nextSpace', 'player', withParams(nextSpace, { chain, space: from }), {
            from: 0,
            to: lastSpace,
            unit: units.space,
            default: [0, ...spacesAfter(now, from)],
          })
        : undefined,
    )
    if (space === undefined || space === 0 || space > from) return space
    table.change(table.now, words.notBeyond, { space, from })
  }
}

function spacesAfter(now: Situation, from: number): readonly number[] {
  const { end } = missionOf(now)
  return Array.from({ length: Math.max(0, Math.min(end, lastSpace) - from) }, (_, at) => from + 1 + at)
}

/** G 5.5: a tile that the marker meets is carried out or not, and then moves on. */
function* hit(table: Table<Situation>, laid: TrackTile, landed: boolean): Procedure<void> {
  const yellow = missionOf(table.now).faces[laid.tile]?.yellow === true
  const how = tileMet.read(table, landed ? 'landed' : 'passed', yellow ? 'yellow' : 'plain', laid)
  table.change(table.now, how === 'done' ? words.tileDone : words.tilePassed, { tile: tileName(laid.tile) })
  if (how === 'done') yield* ofTile(table, laid.tile)
  if (!lies(table.now, laid)) return
  const { chain, step } = laid
  const known = spacesOf(table.now, chain)[step + 1]
  const space = known ?? (inPack(table.now, chain) && 0) ?? (yield* spaceBeyond(table, laid))
  if (space === undefined) return
  const others = missionOf(table.now).track.filter(({ tile }) => tile !== laid.tile)
  if (space <= laid.space)
    table.change(withMission(table.now, { track: others }), words.tileLeaves, { tile: tileName(laid.tile) })
  else {
    const track = missionOf(table.now).track.map((each) =>
      each.tile === laid.tile ? { ...each, step: step + 1, space } : each,
    )
    table.change(withMission(table.now, { track }), words.tileMoves, { tile: tileName(laid.tile), space })
  }
}
