import { digestValue } from '@opfor/kernel'
import type { Battery, ShipClass } from './pieces.ts'

/** The ships are invented, and labelled so wherever they are shown. */
export const ours = 'the Opfor project'

function gun(name: string, to: number, strength: number): Battery {
  return { name, kind: 'gun', bands: [{ to, strength }] }
}

function torpedoes(to: number, strength: number): Battery {
  return { name: 'torpedoes', kind: 'torpedo', bands: [{ to, strength }], ammunition: 3 }
}

const plain = { antiAircraft: 0, green: [], red: [] } as const

/** Six classes that we made up: no ship card of the game is public. */
export const sampleShips: readonly ShipClass[] = [
  {
    ...plain,
    id: 'battleship',
    name: 'battleship',
    speed: 2,
    reducedSpeed: 1,
    structure: 6,
    light: 4,
    severe: 9,
    antiAircraft: 2,
    batteries: [gun('main battery', 6, 6), gun('secondary battery', 3, 3)],
    green: [
      { name: 'strong belt', when: 'defence', changes: 'thresholds', by: 2 },
      { name: 'full broadside', when: 'attack', changes: 'strength', by: 2, weapon: 'gun' },
    ],
    red: [{ name: 'slow to turn', when: 'move', changes: 'speed', by: 1 }],
  },
  {
    ...plain,
    id: 'battlecruiser',
    name: 'battlecruiser',
    speed: 3,
    structure: 5,
    light: 3,
    severe: 7,
    antiAircraft: 1,
    batteries: [gun('main battery', 6, 5), gun('secondary battery', 3, 2)],
    green: [{ name: 'fine rangefinders', when: 'attack', changes: 'range', by: 1, weapon: 'gun' }],
    red: [{ name: 'thin deck', when: 'defence', changes: 'thresholds', by: 1 }],
  },
  {
    ...plain,
    id: 'heavy-cruiser',
    name: 'heavy cruiser',
    speed: 3,
    structure: 4,
    light: 3,
    severe: 6,
    antiAircraft: 1,
    batteries: [gun('main battery', 5, 4), torpedoes(2, 5)],
    green: [
      { name: 'quick loaders', when: 'attack', changes: 'strength', by: 2, weapon: 'gun' },
      { name: 'fine rangefinders', when: 'attack', changes: 'range', by: 1, weapon: 'gun' },
    ],
  },
  {
    ...plain,
    id: 'light-cruiser',
    name: 'light cruiser',
    speed: 3,
    structure: 3,
    light: 2,
    severe: 5,
    antiAircraft: 1,
    batteries: [gun('main battery', 4, 3), torpedoes(2, 4)],
    green: [{ name: 'full steam', when: 'move', changes: 'speed', by: 1 }],
  },
  {
    ...plain,
    id: 'destroyer',
    name: 'destroyer',
    speed: 4,
    structure: 2,
    light: 1,
    severe: 3,
    batteries: [gun('main battery', 3, 2), torpedoes(2, 5)],
    green: [
      { name: 'smoke screen', when: 'defence', changes: 'thresholds', by: 1 },
      { name: 'drilled crews', when: 'attack', changes: 'strength', by: 2, weapon: 'torpedo' },
    ],
    red: [{ name: 'no armour', when: 'defence', changes: 'thresholds', by: 1 }],
  },
  {
    ...plain,
    id: 'carrier',
    name: 'carrier',
    speed: 3,
    structure: 4,
    light: 2,
    severe: 6,
    antiAircraft: 1,
    batteries: [gun('main battery', 3, 2)],
    squadrons: { number: 3, range: 8, strength: 5, perLaunch: 1 },
    red: [{ name: 'fuel lines', when: 'defence', changes: 'thresholds', by: 1 }],
  },
]

const samples = new Set(sampleShips.map((card) => digestValue(card)))
const known = new WeakMap<ShipClass, boolean>()

/** Also true for our cards in other battles. */
export function isSample(card: ShipClass): boolean {
  const before = known.get(card)
  if (before !== undefined) return before
  const is = samples.has(digestValue(card))
  known.set(card, is)
  return is
}

export const sampleWords: ReadonlySet<string> = new Set(
  sampleShips.flatMap(({ name, batteries, green, red }) => [
    name,
    ...[...batteries, ...green, ...red].map((each) => each.name),
  ]),
)
