import { type Message, message, memoizeByObject, type Place } from '@opfor/kernel'
import { sections } from '../../table/card-packs/card-pack.ts'
import { hexesOf, type MapInPlay, mapNumbers } from '../../table/maps/maps.ts'
import { mapChoice } from '../../table/naming.ts'
import { numbers, sides } from '../../table/pieces.ts'
import { placeAt } from './place-names.ts'
import { lastSpace } from '../../table/developing-the-ai/sheet-shapes.ts'
import { isHex, type Situation } from '../../table/situation.ts'
import { rumorCup } from '../../rules/special-rules/special-cards.ts'

/** Round track spaces for waiting units, and the Mission Track. */
const spaces = { round: 10, track: lastSpace } as const

const parts = {
  round: message('coh.part.round', 'the Round track'),
  track: message('coh.part.track', 'the Mission Track'),
  maps: mapNumbers.map((map) =>
    map <= 5 ? message(`coh.part.map-${map}`, `map ${map}`) : mapChoice(map).name,
  ),
} as const

export function partOf(place: string): Message | undefined {
  if (isHex(place)) return parts.maps[Number.parseInt(place, 10) - 1]
  if (place.startsWith('round-')) return parts.round
  return place.startsWith('track-') ? parts.track : undefined
}

const always: readonly string[] = [
  'supply',
  'discard',
  'conditions',
  'edge',
  'hidden',
  'cup',
  'mine-hidden',
  ...sides.flatMap((side) => [...sections, 'conditions'].map((section) => `board-${side}-${section}`)),
  ...spacesOf('round'),
]

/** G 6.2: for German 14 and Soviet 08 in solo play. */
const rumored: readonly string[] = ['mine-rumorCup', 'mine-revealed', ...sides.map(rumorCup)]

const inMission: readonly string[] = [
  'entered',
  'entryCup',
  'road',
  'lost',
  'left',
  'orders',
  'orders-drawn',
  'sheet-counteractions',
  'sheet-orders',
  ...spacesOf('track'),
]

function spacesOf(track: keyof typeof spaces): readonly string[] {
  return numbers(1, spaces[track]).map((space) => `${track}-${space}`)
}

function decksOf(now: Situation): readonly string[] {
  const decks = Object.keys(now.decks)
  return [...decks.map((deck) => `deck-${deck}`), ...(hasTop(now) ? decks.map((deck) => `top-${deck}`) : [])]
}

/** G 5.2: only the app's decks of a solo match have a known top card. */
export function hasTop({ mode, cardsBy }: Situation): boolean {
  return mode === 'solo' && cardsBy === 'app'
}

const hexPlaces = memoizeByObject((maps: readonly MapInPlay[], now: Situation): readonly Place[] =>
  hexesOf(maps).map((hex) => withPart(now, hex)),
)

/** Beyond the end and the tiles of the Mission Track, or on a track not in use. */
function isBeyondTrack({ mission }: Situation, at: string): boolean {
  if (!at.startsWith('track-')) return false
  if (mission === undefined) return true
  // While the end is unknown, any space may be needed.
  const { end, track } = mission
  const space = Number(at.slice('track-'.length))
  return end > 0 && space > end && !track.some((each) => each.space === space)
}

/** Includes empty places; the Mission Track only up to its end. */
export function placesIn(now: Situation): readonly Place[] {
  return [
    ...hexPlaces(now.maps, now),
    ...[...fixed[now.mode], ...decksOf(now)]
      .filter((at) => !isBeyondTrack(now, at))
      .map((at) => besideMaps(now, at)),
  ]
}

const known = new Map<string, Place>()

function besideMaps(now: Situation, at: string): Place {
  const before = known.get(at)
  if (before !== undefined) return before
  const made = withPart(now, at)
  known.set(at, made)
  return made
}

function withPart(now: Situation, at: string): Place {
  const part = partOf(at)
  return part === undefined ? placeAt(now, at) : { ...placeAt(now, at), part }
}

const hexSetOf = memoizeByObject((maps: readonly MapInPlay[]): ReadonlySet<string> => new Set(hexesOf(maps)))
const fixed = { firefight: new Set(always), solo: new Set([...always, ...rumored, ...inMission]) } as const

export function isPlace(now: Situation, at: string): boolean {
  if (!isHex(at)) return fixed[now.mode].has(at) || decksOf(now).includes(at)
  return hexSetOf(now.maps).has(at)
}
