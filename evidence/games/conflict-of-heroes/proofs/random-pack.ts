import { seededRandom, type Random } from '@opfor/kernel'
import type {
  CardPack,
  Half,
  HalfInPack,
  PackCard,
  TileFace,
} from '../../../../games/conflict-of-heroes/table/card-packs/card-pack.ts'
import {
  cardId,
  conditionCards,
  numbers,
  type Side,
  sides,
} from '../../../../games/conflict-of-heroes/table/pieces.ts'
import type {
  SheetInPack,
  Sheets,
} from '../../../../games/conflict-of-heroes/table/developing-the-ai/sheet-shapes.ts'
import { marked, type Marks } from '../../../../games/conflict-of-heroes/table/maps/terrain.ts'
import { boxUnits } from '../../../../games/conflict-of-heroes/table/placing/units.ts'

export function randomPack(seed: number): CardPack {
  const random = seededRandom(seed, 0xcafe)
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
  return {
    opfor: 1,
    title: 'made up for the proofs',
    cards,
    conditions: conditions(random),
    tiles,
    terrain: lakes(random),
    sheets: tracks(random),
  }
}

function lakes(random: Random): Marks {
  const hex = (): string => marked.hexes[random(marked.hexes.length)] ?? ''
  return Object.fromEntries(
    marked.maps.map((map) => [map, Object.fromEntries(numbers(1, 12).map(() => [hex(), 'water' as const]))]),
  )
}

/** Mission Tracks entered completely, partly or not at all, also with impossible spaces. */
function tracks(random: Random): Sheets {
  const track = (): SheetInPack => ({
    ...(random(2) === 0 && { start: random(21) }),
    ...(random(2) === 0 && {
      ends: Object.fromEntries(numbers(1, 10).map((rounds) => [rounds, 1 + random(30)])),
    }),
  })
  return { defenseSheet: track(), offenseSheet: track() }
}

/** Condition Cards with their bottom, some of them incomplete. */
function conditions(random: Random): Readonly<Record<string, PackCard>> {
  return Object.fromEntries(
    conditionCards.map((card, nth) => {
      const known = { caps: random(4) - 1, lasts: random(2) === 0 }
      const units = random(2) === 0 ? {} : { units: [`Rifle ${90 + nth}`] }
      return [card, { bottom: { ...(random(3) > 0 && known), ...units, ...effect(random) } }]
    }),
  )
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
  return { ...half, ...effect(random) }
}

function effect(random: Random): HalfInPack {
  const effects: readonly HalfInPack[] = [
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
  return effects[random(effects.length)] ?? {}
}
