import {
  eitherByRuling,
  type Candidate,
  fewest,
  withParams,
  message,
  messages,
  must,
  memoizeByObjects,
  tieByPlayer,
  withBoardTargets,
  withBookNumber,
  currentReading,
  type ExcludedPiece,
  priorityList,
  withValueText,
} from '@opfor/kernel'
import { rule } from '../../table/citations.ts'
import { hasDefense, isAwayFromMarkers } from './defense-counters.ts'
import { distance, hexesOf } from '../../table/maps/maps.ts'
import { atHexes, hexChoices, otherHexes } from '../../table/naming.ts'
import { isDry, mayPlace, mayPlaceRumor } from './placing-units.ts'
import { eligibleHex } from '../rulings.ts'
import type { Situation } from '../../table/situation.ts'
import type { PieceOnMap } from './pieces-on-map.ts'

const hexesAway = message('coh.hexesAway', '{count, plural, one {# hex} other {# hexes}}')
const because = messages('coh.noHex', {
  water: 'it is marked as water',
  own: 'it is the hex that cannot hold it',
  enemy: 'an enemy unit or a Control Marker keeps it away',
  taken: 'another counter of its kind is there',
  told: 'you said that no hex this near can hold it',
  far: 'it is {count, plural, one {# hex} other {# hexes}} away',
})

/** Counts the hexes around it that cannot hold it, by its owner's answers. */
export interface Moving extends PieceOnMap {
  readonly beyond: number
}

/** The owner's answer if water is not marked and none of the nearest hexes can hold the counter. */
export const farther: Candidate = {
  id: 'farther',
  name: message('coh.farther', 'the answer that none of these can hold it'),
}

/** G 3.8.1: the nearest hex that can hold a counter. The booklet has no numbers for these lines. */
export const nearestHex = priorityList<Candidate, Situation, Moving>(
  'conflict-of-heroes.nearest',
  'Nearest hex',
  rule('G 3.8.1'),
  [
    withBookNumber(
      '',
      must(1, 'a different hex from the one that cannot hold it', (hex, _, { at }) => hex.id !== at),
    ),
    withBookNumber(
      '',
      must(2, 'not marked as water', (hex, now) => isDry(now, hex.id)),
    ),
    withBookNumber(
      '',
      must(
        3,
        'no Defense Counter joins another',
        (hex, now, { kind }) => kind !== 'defenses' || !hasDefense(now, hex.id),
      ),
    ),
    eitherByRuling(eligibleHex, {
      placing: [
        withBookNumber(
          '',
          must(
            3,
            'not beside an enemy unit or Control Marker, if it may not be placed beside one',
            (hex, now, about) => isAway(now, about, hex.id),
          ),
        ),
        withBookNumber(
          '',
          must(4, 'no Control Marker or Rumored Enemy joins another of its kind', (hex, now, about) =>
            isFree(now, about, hex.id),
          ),
        ),
      ],
    }),
    withBookNumber(
      '',
      withValueText(
        (count) => withParams(hexesAway, { count }),
        fewest(5, 'the fewest hexes from where it was', (hex, now, about) =>
          hex.id === farther.id ? leastOf(now, about) : away(now, about, hex.id),
        ),
      ),
    ),
  ],
  withBoardTargets(atHexes, tieByPlayer('table', 'the owner of the counter chooses')),
  { of: ({ name }) => name, others },
)

/** Applies the rules of placing to the hex and its neighbors. */
function isAway(now: Situation, { kind, side }: Moving, hex: string): boolean {
  if (kind === 'markers') return true
  if (kind === 'rumored') return mayPlaceRumor(now, side, hex)
  return mayPlace(now, side, hex) && (kind !== 'defenses' || isAwayFromMarkers(now, hex))
}

/** No counter of its kind excludes it: by both readings no Defense Counter joins another (G 3.7.3). */
function isFree(now: Situation, { kind }: Moving, hex: string): boolean {
  if (kind === 'defenses') return !hasDefense(now, hex)
  return kind === 'units' || !isPlaced(now) || now[kind].every(({ at }) => at !== hex)
}

function away({ maps }: Situation, { at }: Moving, hex: string): number {
  return distance(maps, at, hex) ?? 99
}

interface Away {
  readonly hex: string
  readonly far: number
}

/** Eligible are only hexes on which the counter might be placed. */
function isPlaced(now: Situation): boolean {
  return currentReading(now, eligibleHex) === 'placing'
}

/** Hexes that may hold the counter by present knowledge, the nearest first. */
const eligible = memoizeByObjects((now: Situation, about: Moving): readonly Away[] => {
  const { at, beyond } = about
  return hexesOf(now.maps)
    .filter((hex) => hex !== at && isDry(now, hex) && isFree(now, about, hex))
    .filter((hex) => !isPlaced(now) || isAway(now, about, hex))
    .map((hex) => ({ hex, far: away(now, about, hex) }))
    .filter(({ far }) => far > beyond)
    .toSorted((one, other) => one.far - other.far)
})

export function leastOf(now: Situation, about: Moving): number {
  return eligible(now, about)[0]?.far ?? 99
}

export function nearestFew(now: Situation, about: Moving): readonly Candidate[] {
  const all = eligible(now, about)
  const nearest = all.filter(({ far }) => far === all[0]?.far)
  const few = all.slice(0, nearest.length + 5).map(({ hex }) => hex)
  return few.length === 0 ? [] : [...hexChoices(now, few), farther]
}

function others(now: Situation, about: Moving): readonly ExcludedPiece[] {
  return othersFor(now, about)
}

const othersFor = memoizeByObjects((now: Situation, about: Moving): readonly ExcludedPiece[] => {
  const why = (hex: string): ExcludedPiece['because'] => {
    if (hex === about.at) return because.own
    if (!isDry(now, hex)) return because.water
    if (isPlaced(now) && !isAway(now, about, hex)) return because.enemy
    if (!isFree(now, about, hex)) return because.taken
    const count = away(now, about, hex)
    return count <= about.beyond ? because.told : withParams(because.far, { count })
  }
  const named = hexChoices(now, hexesOf(now.maps)).map((each) => ({ ...each, because: why(each.id) }))
  return [...named, ...otherHexes(now)]
})
