import { type Candidate, message } from '@opfor/kernel'
import { labelOf, mapHexes } from './hexes.ts'
import { joinedHexes, mapNumbers, placeOf } from './maps.ts'

/** What an owner may mark on the neutral grid, in our own words; of these only water keeps units out. */
export const terrainKinds = ['water', 'heavyWoods', 'lightWoods', 'building', 'hill', 'road'] as const

/** A kind of terrain. */
export type Terrain = (typeof terrainKinds)[number]

/** What an owner has marked: by map, then by hex. */
export type Marks = Readonly<Record<string, Readonly<Record<string, Terrain>>>>

interface Marked {
  readonly terrain?: Marks
}

const names = {
  water: message('coh.terrain.water', 'water: no unit stands there'),
  heavyWoods: message('coh.terrain.heavyWoods', 'heavy woods'),
  lightWoods: message('coh.terrain.lightWoods', 'light woods'),
  building: message('coh.terrain.building', 'building'),
  hill: message('coh.terrain.hill', 'hill'),
  road: message('coh.terrain.road', 'road'),
} as const

/** The kinds of terrain as something to choose. */
export const terrainChoices: readonly (Candidate & { readonly id: Terrain })[] = terrainKinds.map((id) => ({
  id,
  name: names[id],
}))

/** The maps that may be marked, and their hexes: the whole ones, and those that joined maps make of their halves. */
export const marked = {
  maps: mapNumbers.map(String),
  hexes: [...mapHexes, ...joinedHexes].map(labelOf),
} as const

/** What the owner has marked on a hex: `1-E09`. */
export function terrainAt({ terrain }: Marked, place: string): Terrain | undefined {
  if (terrain === undefined) return undefined
  const at = placeOf(place)
  return at && terrain[String(at.map)]?.[labelOf(at.hex)]
}

/** The marks of a map as a line: `A02 water, B03 road`. */
export function terrainLine({ terrain }: Marked, map: number): string {
  return Object.entries(terrain?.[String(map)] ?? {})
    .map(([hex, kind]) => `${hex} ${kind}`)
    .toSorted()
    .join(', ')
}

/** A pack with the marks of a map as a line has them; undefined where the line is none. */
export function withTerrain<P extends Marked>(pack: P, map: number, line: string): P | undefined {
  const hexes: Record<string, Terrain> = {}
  for (const one of line === '' ? [] : line.split(', ')) {
    const [hex = '', name = ''] = one.split(' ')
    const kind = terrainKinds.find((each) => each === name)
    if (kind === undefined || !marked.hexes.includes(hex)) return undefined
    hexes[hex] = kind
  }
  return { ...pack, terrain: { ...pack.terrain, [String(map)]: hexes } }
}
