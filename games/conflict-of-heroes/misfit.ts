import { fill, message, type Misfit } from '@opfor/kernel'
import { spacesOf } from './mission-track.ts'
import { tileName } from './pieces.ts'
import type { Situation, TrackTile } from './situation.ts'

const noMap = message('coh.misfit.noMap', 'A map must lie on the table.')
const samePlace = message(
  'coh.misfit.samePlace',
  'Map {map} and map {other} lie in the same place, so one of them must be taken away.',
)

const behind = message(
  'coh.misfit.behind',
  '{tile} lies on space {space}, which the Mission Track marker has reached already: it would never be met. Its next space is {next}.',
)

/** What a correction must not leave so: a table without a map, two maps in one place, or a tile that the marker has left behind. */
export function misfit(now: Situation): Misfit | undefined {
  const { maps } = now
  if (maps.length === 0) return { told: noMap, also: [] }
  for (const [at, { map, x, y }] of maps.entries()) {
    const other = maps.slice(at + 1).find((each) => each.x === x && each.y === y)
    if (other !== undefined)
      return {
        told: fill(samePlace, { map, other: other.map }),
        also: [{ set: `map-${map}`, to: '' }],
      }
  }
  const left = leftBehind(now)
  if (left === undefined) return undefined
  const [{ tile, space }, next] = left
  return {
    told: fill(behind, { tile: tileName(tile), space, next }),
    also: [{ move: `tile ${tile}`, from: `track-${space}`, to: `track-${next}`, count: 1 }],
  }
}

/** G 5.5: a tile moves on when the marker reaches it: one that it has passed, and the next space ahead, where that is known. */
function leftBehind(now: Situation): readonly [laid: TrackTile, next: number] | undefined {
  const { marker = 0, track = [] } = now.mission ?? {}
  for (const laid of track) {
    const next = spacesOf(now, laid.chain).find((space) => space > marker)
    if (laid.space <= marker && next !== undefined) return [laid, next]
  }
  return undefined
}
