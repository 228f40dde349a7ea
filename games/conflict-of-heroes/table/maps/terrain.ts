import { type Candidate, messages } from '@opfor/kernel'
import { labelOf, mapHexes } from './hexes.ts'
import { joinedHexes, mapNumbers, placeOf } from './maps.ts'

/** Marks of the owner on the neutral grid, in our words; only water keeps units out. */
export const terrainKinds = ['water', 'heavyWoods', 'lightWoods', 'building', 'hill', 'road'] as const

export type Terrain = (typeof terrainKinds)[number]

/** By map, then by hex. */
export type Marks = Readonly<Record<string, Readonly<Record<string, Terrain>>>>

interface Marked {
  readonly terrain?: Marks
}

const names = messages('coh.terrain', {
  water: 'water: no unit can be there',
  heavyWoods: 'heavy woods',
  lightWoods: 'light woods',
  building: 'building',
  hill: 'hill',
  road: 'road',
})

export const terrainChoices: readonly (Candidate & { readonly id: Terrain })[] = terrainKinds.map((id) => ({
  id,
  name: names[id],
}))

/** The maps and their hexes: whole ones, and halves joined between maps. */
export const marked = {
  maps: mapNumbers.map(String),
  hexes: [...mapHexes, ...joinedHexes].map(labelOf),
} as const

/** `place` is like `1-E09`. */
export function terrainAt({ terrain }: Marked, place: string): Terrain | undefined {
  if (terrain === undefined) return undefined
  const at = placeOf(place)
  return at && terrain[String(at.map)]?.[labelOf(at.hex)]
}

/** A line like `A02 water, B03 road`. */
export function terrainLine({ terrain }: Marked, map: number): string {
  return Object.entries(terrain?.[String(map)] ?? {})
    .map(([hex, kind]) => `${hex} ${kind}`)
    .toSorted()
    .join(', ')
}

/** Undefined for an invalid line. */
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
