import type { CardPack, PackCard } from './card-pack.ts'
import type { SheetInPack, Sheets } from '../developing-the-ai/sheet-shapes.ts'
import type { Marks } from '../maps/terrain.ts'

/** Field by field; the second pack takes precedence. */
export function mergedPacks(first: CardPack, second: CardPack): CardPack {
  return {
    ...first,
    ...second,
    cards: mergedCards(first.cards, second.cards),
    conditions: mergedCards(first.conditions, second.conditions),
    tiles: mergedFields(first.tiles, second.tiles),
    cup: { ...first.cup, ...second.cup },
    ...((first.backs ?? second.backs) && { backs: { ...first.backs, ...second.backs } }),
    ...((first.sheets ?? second.sheets) && { sheets: mergedSheets(first.sheets, second.sheets) }),
    ...((first.advances ?? second.advances) && { advances: { ...first.advances, ...second.advances } }),
    ...((first.neverAdvance ?? second.neverAdvance) && {
      neverAdvance: { ...first.neverAdvance, ...second.neverAdvance },
    }),
    ...((first.movement ?? second.movement) && { movement: { ...first.movement, ...second.movement } }),
    terrain: mergedFields<Marks[string]>(first.terrain, second.terrain),
  }
}

function mergedSheets(first: Sheets = {}, second: Sheets = {}): Sheets {
  const sides = (['defenseSheet', 'offenseSheet'] as const).filter((side) => first[side] ?? second[side])
  return Object.fromEntries(sides.map((side) => [side, mergedSheet(first[side], second[side])]))
}

/** Ends by Rounds and Mission Tiles by numbers are merged as separate fields. */
function mergedSheet(first: SheetInPack = {}, second: SheetInPack = {}): SheetInPack {
  return {
    ...first,
    ...second,
    ...((first.ends ?? second.ends) && { ends: { ...first.ends, ...second.ends } }),
    ...((first.missionTiles ?? second.missionTiles) && {
      missionTiles: { ...first.missionTiles, ...second.missionTiles },
    }),
  }
}

type Cards = Readonly<Record<string, PackCard>>

function mergedCards(first: Cards = {}, second: Cards = {}): Cards {
  const cards = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return Object.fromEntries(
    cards.map((card) => [card, mergedFields<object>(halvesOf(first[card]), halvesOf(second[card]))]),
  )
}

function halvesOf({ top, bottom }: PackCard = {}): Readonly<Record<string, object>> {
  return { ...(top && { top }), ...(bottom && { bottom }) }
}

function mergedFields<T extends object>(
  first: Readonly<Record<string, T>> = {},
  second: Readonly<Record<string, T>> = {},
): Readonly<Record<string, T>> {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return Object.fromEntries(names.map((name) => [name, { ...first[name], ...second[name] } as T]))
}
