import { seededRandom, type Json } from '@opfor/kernel'
import { randomBattle } from '../proofs/random-battle.ts'

type Named = { readonly [key: string]: Json; readonly id: string }
type Start = Named & { readonly x: number; readonly y: number }

interface File {
  readonly [key: string]: Json
  readonly width: number
  readonly forces: {
    readonly [key: string]: Json
    readonly player: {
      readonly [key: string]: Json
      readonly ships: readonly Named[]
      readonly units: readonly Named[]
    }
  }
  readonly starts: readonly Start[]
}

/** If both sides have a ship, the ships are close to each other. */
export function closeBattleOf(seed: number): Json {
  // Json of a known shape, which TypeScript cannot derive.
  const file = battleOf(seed) as unknown as File
  const [own, other] = file.starts.filter(({ id }) => id.endsWith('ship'))
  if (own === undefined || other === undefined) return file
  const far = 5 + seededRandom(seed, 0x541b)(8)
  const starts = file.starts.map((start) =>
    start === other ? { ...other, x: own.x, y: own.y - far } : start,
  )
  return { ...file, starts }
}

/** Every second battle puts units at a rule's exact distance. */
export function battleOf(seed: number): Json {
  // Json of a known shape, which TypeScript cannot derive.
  const file = randomBattle(seed) as unknown as File
  const measured = seed % 2 === 0 ? { ...file, starts: atBounds(file, seed) } : file
  return seed % 3 === 0 ? withoutPlayerShips(measured) : measured
}

function withoutPlayerShips(file: File): File {
  const { forces, starts } = file
  const { player } = forces
  const ships = player.ships.map(({ id }) => id)
  const units = player.units.map((unit) => ({ ...unit, aboard: '' }))
  return {
    ...file,
    forces: { ...forces, player: { ...player, ships: [], units } },
    starts: starts.filter(({ id }) => !ships.includes(id)),
  }
}

/** The printed distances, and one from rosters. */
const bounds = [8, 12, 20, 6]
/** Centre to centre, two units are two inches farther apart. */
const tokens = 2

function atBounds({ width, starts }: File, seed: number): readonly Start[] {
  const random = seededRandom(seed, 0xb0d)
  return starts.map((start) => {
    const other = starts.find(({ id }) => id === start.id.replace('player', 'opfor'))
    const far = (bounds[random(bounds.length)] ?? 0) + tokens
    if (other === undefined || other === start || start.id.endsWith('ship')) return start
    const x = [other.x + far, other.x - far].find((at) => at >= 1 && at <= width - 1)
    return x === undefined ? start : { ...start, x: Math.round(x * 10) / 10, y: other.y }
  })
}
