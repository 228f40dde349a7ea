import { ask, fill, message, number, type Procedure, ruled, type Table } from '@opfor/kernel'
import { chosen } from '../choosing.ts'
import { inPack, spacesOf } from '../mission/mission-track.ts'
import { units } from '../../table/numbers-of.ts'
import { lastSpace, missionTiles } from '../../table/developing-the-ai/sheet-shapes.ts'
import { inMission, missionOf, type Situation, type TrackTile } from '../../table/situation.ts'
import { thirdTile } from '../mission/solo-rulings.ts'
import { words } from '../words.ts'

const freeSpace = message(
  'coh.ask.freeSpace',
  'A tile lies on each space of a Mission Tile that is known. Which is the lowest one that is free? 0 where there is none.',
)
const freeChain = message('coh.ask.freeChain', 'Which Mission Tile is space {space} labelled with?')
const missionTile = message('coh.chain', 'Mission Tile {chain}')

/** Where a tile lies on the track. */
export type Place = Omit<TrackTile, 'tile'>

/** Where a tile begins for which the sheet has no first space: on the lowest that is free, or as the first, or nowhere; G 5.5. */
export function* furtherSpace(table: Table<Situation>): Procedure<Place | undefined> {
  const how = ruled(table, thirdTile)
  if (how === 'aside') return undefined
  return how === 'shares' ? mission1a(table.now) : (lowestFree(table.now) ?? (yield* askedFree(table)))
}

/** Mission Tile 1a. */
export function mission1a(now: Situation): Place {
  return { chain: 1, step: 0, space: spacesOf(now, 1)[0] ?? 2 }
}

/** G 5.3.2: the lowest numbered space of any Mission Tile on which no tile lies. */
function lowestFree(now: Situation): Place | undefined {
  return missionTiles
    .flatMap((chain) => spacesOf(now, chain).map((space, step): Place => ({ chain, step, space })))
    .filter(({ space }) => !isTaken(now, space))
    .toSorted((one, other) => one.space - other.space)[0]
}

function isTaken(now: Situation, space: number): boolean {
  return missionOf(now).track.some((each) => each.space === space)
}

/** The Mission Tiles with which a space may be labelled that neither the booklet nor the pack names. */
function chainsFor(now: Situation, space: number) {
  return ([1, 2] as const)
    .filter((chain) => inPack(now, chain) === undefined && space > (spacesOf(now, chain).at(-1) ?? 0))
    .map((chain) => ({ id: String(chain), name: fill(missionTile, { chain }), chain }))
}

/** The spaces go on after those that the booklet names (G 5.5): the sheet is asked, unless the pack has told all of it. */
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
    const text = fill(freeChain, { space })
    const labelled = yield* chosen(table, 'coh.freeChain', 'player', text, (now) =>
      now.mission === undefined || isTaken(now, space) ? [] : chainsFor(now, space),
    )
    if (table.now.mission === undefined) return undefined
    if (labelled !== undefined)
      return { chain: labelled.chain, step: stepAt(table.now, labelled.chain), space }
    table.change(table.now, words.notFree, { space })
  }
}

/** The spaces of a Mission Tile that come before: those that are known, and further ones on which tiles lie. */
function stepAt(now: Situation, chain: TrackTile['chain']): number {
  const known = spacesOf(now, chain)
  const further = missionOf(now).track.filter((each) => each.chain === chain && !known.includes(each.space))
  return known.length + further.length
}
