import { ask, withParams, message, number, type Procedure, applyRuling, type Table } from '@opfor/kernel'
import { chosen } from '../choosing.ts'
import { inPack, spacesOf } from '../mission/mission-track.ts'
import { units } from '../../table/naming.ts'
import { lastSpace, missionTiles } from '../../table/developing-the-ai/sheet-shapes.ts'
import { inMission, missionOf, type Situation, type TrackTile } from '../../table/situation.ts'
import { thirdTile } from '../mission/solo-rulings.ts'
import { words } from '../words.ts'

const freeSpace = message(
  'coh.ask.freeSpace',
  'Every known Mission Tile space has a tile on it. Which is the lowest free one? 0 if there is none.',
)
const freeChain = message('coh.ask.freeChain', 'Which Mission Tile is space {space} labelled with?')
const missionTile = message('coh.chain', 'Mission Tile {chain}')

export type Place = Omit<TrackTile, 'tile'>

/** G 5.5: without a first space on the sheet, the lowest free one, 1a, or none. */
export function* furtherSpace(table: Table<Situation>): Procedure<Place | undefined> {
  const how = applyRuling(table, thirdTile)
  if (how === 'aside') return undefined
  return how === 'shares' ? mission1a(table.now) : (lowestFree(table.now) ?? (yield* askedFree(table)))
}

export function mission1a(now: Situation): Place {
  return { chain: 1, step: 0, space: spacesOf(now, 1)[0] ?? 2 }
}

/** G 5.3.2: the lowest free space of any Mission Tile. */
function lowestFree(now: Situation): Place | undefined {
  return missionTiles
    .flatMap((chain) => spacesOf(now, chain).map((space, step): Place => ({ chain, step, space })))
    .filter(({ space }) => !isTaken(now, space))
    .toSorted((one, other) => one.space - other.space)[0]
}

function isTaken(now: Situation, space: number): boolean {
  return missionOf(now).track.some((each) => each.space === space)
}

/** Possible Mission Tile labels of a space that neither booklet nor pack names. */
function chainsFor(now: Situation, space: number) {
  return ([1, 2] as const)
    .filter((chain) => inPack(now, chain) === undefined && space > (spacesOf(now, chain).at(-1) ?? 0))
    .map((chain) => ({ id: String(chain), name: withParams(missionTile, { chain }), chain }))
}

/** G 5.5: asks for spaces beyond those in the booklet, unless the pack has the whole sheet. */
function* askedFree(table: Table<Situation>): Procedure<Place | undefined> {
  for (;;) {
    const space = yield* ask(
      table,
      inMission((_, now) =>
        chainsFor(now, lastSpace).length === 0
          ? undefined
          : number('coh.freeSpace', 'player', freeSpace, { from: 0, to: lastSpace, unit: units.space }),
      ),
    )
    if (space === undefined || space === 0) return undefined
    const text = withParams(freeChain, { space })
    const labelled = yield* chosen(table, 'coh.freeChain', 'player', text, (now) =>
      now.mission === undefined || isTaken(now, space) ? [] : chainsFor(now, space),
    )
    if (table.now.mission === undefined) return undefined
    if (labelled !== undefined)
      return { chain: labelled.chain, step: stepAt(table.now, labelled.chain), space }
    table.change(table.now, words.notFree, { space })
  }
}

/** Counts the known earlier spaces of a Mission Tile, and others that hold tiles. */
function stepAt(now: Situation, chain: TrackTile['chain']): number {
  const known = spacesOf(now, chain)
  const further = missionOf(now).track.filter((each) => each.chain === chain && !known.includes(each.space))
  return known.length + further.length
}
