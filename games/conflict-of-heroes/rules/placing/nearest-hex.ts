import {
  byRuling,
  type Candidate,
  fewest,
  fill,
  message,
  must,
  playerChooses,
  pointedAt,
  printed,
  reading,
  type RuledOutCandidate,
  select,
  toldAs,
  onceForBoth,
} from '@opfor/kernel'
import { rule } from '../../table/citations.ts'
import { hasDefense, isAwayFromMarkers } from './defense-counters.ts'
import { distance, hexesOf } from '../../table/maps/maps.ts'
import { atHexes, hexChoices, otherHexes } from '../../table/naming.ts'
import { isDry, mayPlace, mayPlaceRumor } from './placing-units.ts'
import { eligibleHex } from '../rulings.ts'
import type { Situation } from '../../table/situation.ts'
import type { Standing } from './standing-on.ts'

const hexesAway = message('coh.hexesAway', '{count, plural, one {# hex} other {# hexes}}')
const because = {
  water: message('coh.noHex.water', 'it is marked as water'),
  own: message('coh.noHex.own', 'it is the hex that cannot hold it'),
  enemy: message('coh.noHex.enemy', 'an enemy unit or a Control Marker keeps it away'),
  taken: message('coh.noHex.taken', 'another counter of its kind lies there'),
  told: message('coh.noHex.told', 'you have said that no hex so near can hold it'),
  far: message('coh.noHex.far', 'it is {count, plural, one {# hex} other {# hexes}} away'),
} as const

/** A counter that has to move, and how many hexes around it cannot hold it, as its owner has said. */
export interface Moving extends Standing {
  readonly beyond: number
}

/** What its owner answers where water is not marked, and none of the nearest hexes can hold the counter. */
export const farther: Candidate = {
  id: 'farther',
  name: message('coh.farther', 'the answer that none of these can hold it'),
}

/** G 3.8.1: the nearest hex that can hold a counter. The booklet has no numbers for these lines. */
export const nearestHex = select<Candidate, Situation, Moving>(
  'conflict-of-heroes.nearest',
  'Nearest hex',
  rule('G 3.8.1'),
  [
    printed(
      '',
      must(1, 'another hex than the one that cannot hold it', (hex, _, { at }) => hex.id !== at),
    ),
    printed(
      '',
      must(2, 'not marked as water', (hex, now) => isDry(now, hex.id)),
    ),
    printed(
      '',
      must(
        3,
        'no Defense Counter joins another',
        (hex, now, { kind }) => kind !== 'defenses' || !hasDefense(now, hex.id),
      ),
    ),
    byRuling(eligibleHex, {
      placing: [
        printed(
          '',
          must(
            3,
            'not beside an enemy unit or Control Marker, if it may not be placed beside one',
            (hex, now, about) => isAway(now, about, hex.id),
          ),
        ),
        printed(
          '',
          must(4, 'no Control Marker or Rumored Enemy joins another of its kind', (hex, now, about) =>
            isFree(now, about, hex.id),
          ),
        ),
      ],
    }),
    printed(
      '',
      toldAs(
        (count) => fill(hexesAway, { count }),
        fewest(5, 'the fewest hexes from where it stood', (hex, now, about) =>
          hex.id === farther.id ? leastOf(now, about) : away(now, about, hex.id),
        ),
      ),
    ),
  ],
  pointedAt(atHexes, playerChooses('table', 'the owner of the counter chooses')),
  { of: ({ name }) => name, others },
)

/** Whether nothing that keeps such a counter away is there or next to it, as when it is placed. */
function isAway(now: Situation, { kind, side }: Moving, hex: string): boolean {
  if (kind === 'markers') return true
  if (kind === 'rumored') return mayPlaceRumor(now, side, hex)
  return mayPlace(now, side, hex) && (kind !== 'defenses' || isAwayFromMarkers(now, hex))
}

/** Whether no counter of its kind lies there that it may not join: by both readings no Defense Counter joins another (G 3.7.3). */
function isFree(now: Situation, { kind }: Moving, hex: string): boolean {
  if (kind === 'defenses') return !hasDefense(now, hex)
  return kind === 'units' || !isPlaced(now) || now[kind].every(({ at }) => at !== hex)
}

/** How many hexes a place is from where the counter stood. */
function away({ maps }: Situation, { at }: Moving, hex: string): number {
  return distance(maps, at, hex) ?? 99
}

/** A hex, and how far it is from where the counter stood. */
interface Away {
  readonly hex: string
  readonly far: number
}

/** Whether only hexes are eligible where the counter might be placed. */
function isPlaced(now: Situation): boolean {
  return reading(now, eligibleHex) === 'placing'
}

/** The hexes that may hold the counter, as far as is known, the nearest first. */
const eligible = onceForBoth((now: Situation, about: Moving): readonly Away[] => {
  const { at, beyond } = about
  return hexesOf(now.maps)
    .filter((hex) => hex !== at && isDry(now, hex) && isFree(now, about, hex))
    .filter((hex) => !isPlaced(now) || isAway(now, about, hex))
    .map((hex) => ({ hex, far: away(now, about, hex) }))
    .filter(({ far }) => far > beyond)
    .toSorted((one, other) => one.far - other.far)
})

/** How far the nearest of them is. */
export function leastOf(now: Situation, about: Moving): number {
  return eligible(now, about)[0]?.far ?? 99
}

/** The nearest hexes, the five that come next, and the answer that none of the nearest can hold it. */
export function nearestFew(now: Situation, about: Moving): readonly Candidate[] {
  const all = eligible(now, about)
  const nearest = all.filter(({ far }) => far === all[0]?.far)
  const few = all.slice(0, nearest.length + 5).map(({ hex }) => hex)
  return few.length === 0 ? [] : [...hexChoices(now, few), farther]
}

function others(now: Situation, about: Moving): readonly RuledOutCandidate[] {
  return othersFor(now, about)
}

/** Why any other hex on the table is none of these. */
const othersFor = onceForBoth((now: Situation, about: Moving): readonly RuledOutCandidate[] => {
  const why = (hex: string): RuledOutCandidate['because'] => {
    if (hex === about.at) return because.own
    if (!isDry(now, hex)) return because.water
    if (isPlaced(now) && !isAway(now, about, hex)) return because.enemy
    if (!isFree(now, about, hex)) return because.taken
    const count = away(now, about, hex)
    return count <= about.beyond ? because.told : fill(because.far, { count })
  }
  const named = hexChoices(now, hexesOf(now.maps)).map((each) => ({ ...each, because: why(each.id) }))
  return [...named, ...otherHexes(now)]
})
