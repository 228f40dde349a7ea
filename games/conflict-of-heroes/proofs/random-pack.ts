import { chanceOf, type Random } from '@opfor/kernel'
import type { CardPack, Half, PackCard, TileFace } from '../card-pack.ts'
import { cardId, numbers, type Side, sides } from '../pieces.ts'
import { boxUnits } from '../units.ts'

/** A pack made up from a seed, for the proofs only: every card and tile is told, none of it is the publisher's. */
export function randomPack(seed: number): CardPack {
  const random = chanceOf(seed, 0xcafe)
  const cards: Record<string, PackCard> = {}
  const tiles: Record<string, TileFace> = {}
  for (const side of sides) {
    const supply = boxUnits.filter((unit) => unit.side === side).map(({ id }) => id.slice(side.length + 1))
    for (const number of numbers(1, 25)) {
      const card = cardId(side, number)
      cards[card] = { top: top(random, side, number), bottom: bottom(random, supply) }
      tiles[card] = {
        area: (['counteraction', 'order', 'track'] as const)[random(3)] ?? 'track',
        symbol: random(2) === 0 ? 'shield' : 'burst',
        yellow: random(2) === 0,
      }
    }
  }
  return { format: 1, title: 'made up for the proofs', cards, tiles }
}

function bottom(random: Random, supply: string[]): Half {
  const units = Array.from({ length: random(4) }, () => supply.splice(random(supply.length), 1)[0] ?? '')
  return { section: 'units', caps: random(4) - 1, units: units.filter((unit) => unit !== '') }
}

function top(random: Random, side: Side, number: number): Half {
  const half: Half = { section: random(2) === 0 ? 'vp' : 'special', caps: random(4) - 1 }
  if (number === 22 && side === 'soviet') return { ...half, truck: true }
  if (number === 14 && side === 'german') return { ...half, hidden: 'unit' }
  if (number === 8 && side === 'soviet') return { ...half, hidden: 'card' }
  const effects: readonly Partial<Half>[] = [
    { place: true },
    { marker: 1 + random(11) },
    { defense: 1 + random(6) },
    { addMap: true },
    { switchMap: true },
    { conditions: true },
    { actions: 1 },
    { chosen: true },
    { artillery: true },
    {},
  ]
  return { ...half, ...effects[random(effects.length)] }
}
