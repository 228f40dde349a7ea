import { type TableValue, isAllowedValue } from '@opfor/kernel'
import { mapNumbers, mapsWith } from '../../../table/maps/maps.ts'
import { conditionCards, orderCards, tileNumbers } from '../../../table/pieces.ts'
import type { Situation } from '../../../table/situation.ts'
import { ofCard } from './of-a-card.ts'
import { ofConditionCard } from './of-a-condition-card.ts'
import { ofHexes } from './of-a-hex.ts'
import { ofMap, withMarks } from './of-a-map.ts'
import { ofPlayer } from './of-a-player.ts'
import { ofTile, tilesPulled } from './of-a-tile.ts'
import { ofUnit } from './of-a-unit.ts'
import { keepsAdvances, ofOrderCard } from './of-an-order-card.ts'
import { orderOf, orders } from './of-the-lists.ts'
import { ofTheMatch } from './of-the-match.ts'
import { ofTheMission } from './of-the-mission.ts'
import type { Settable } from './in-order.ts'

export function countersOf(now: Situation): readonly TableValue[] {
  return ownersIn(now)
    .flatMap(([kind, which]) => kinds[kind](now, which))
    .map(({ counter }) => counter)
}

/** Undefined for an unknown id or a value that is not allowed. */
export function withCounter(now: Situation, id: string, to: number | string): Situation | undefined {
  const found = numberWith(now, id)
  if (found === undefined) return undefined
  if (id.startsWith('terrain-')) return withMarks(now, Number(id.slice('terrain-'.length)), String(to))
  return isAllowedValue(found.counter, to) ? found.set(to) : undefined
}

type Owner = readonly [kind: keyof typeof kinds, which: string]

const kinds = {
  player: (now: Situation, which: string) =>
    now.players.filter(({ id }) => id === which).flatMap((each) => ofPlayer(now, each)),
  map: (now: Situation, which: string) => ofMap(now, Number(which)),
  match: (now: Situation) => ofTheMatch(now),
  mission: (now: Situation) =>
    now.mission === undefined ? [] : [...ofTheMission(now, now.mission), tilesPulled(now, now.mission)],
  tile: (now: Situation, which: string) =>
    now.mission !== undefined && tileNumbers.includes(which) ? ofTile(now, now.mission, which) : [],
  used: (now: Situation) => conditionCards.map((card) => ofConditionCard(now, card)),
  card: (now: Situation, which: string) =>
    now.plays.filter(({ card }) => card === which).flatMap((each) => ofCard(now, each)),
  unit: (now: Situation, which: string) => {
    const unit = Object.hasOwn(now.units, which) ? now.units[which] : undefined
    return unit === undefined ? [] : ofUnit(now, which, unit)
  },
  hex: (now: Situation) => ofHexes(now),
  advance: (now: Situation, which: string) =>
    keepsAdvances(now) && orderCards.includes(which) ? [ofOrderCard(now, which)] : [],
  before: (now: Situation, which: string) => orderOf(now, which),
} as const

function ownersIn(now: Situation): readonly Owner[] {
  return [
    ...now.players.map(({ id }): Owner => ['player', id]),
    ...mapsWith(now.pack).map((map): Owner => ['map', String(map)]),
    ['match', ''],
    ['mission', ''],
    ...tilesOf(now).map((tile): Owner => ['tile', tile]),
    ['used', ''],
    ...now.plays.map(({ card }): Owner => ['card', card]),
    ...Object.keys(now.units).map((id): Owner => ['unit', id]),
    ['hex', ''],
    ...(keepsAdvances(now) ? orderCards : []).map((card): Owner => ['advance', card]),
    ...orders.map((list): Owner => ['before', list]),
  ]
}

function tilesOf({ mission }: Situation): readonly string[] {
  return tileNumbers.filter(
    (each) => mission?.faces[each] !== undefined || mission?.track.some(({ tile }) => tile === each),
  )
}

/** Some ids begin with a kind and end with the name, others end with the kind. */
function ownersOf(now: Situation, id: string): readonly Owner[] {
  const [kind = '', second = '', ...rest] = id.split('.')
  if (kind === 'before' || kind === 'used' || kind === 'advance') return [[kind, second]]
  if (kind === 'card' || kind === 'unit' || kind === 'tile') return [[kind, rest.join('.')]]
  if (rest.length > 0 || ['rumorOf', 'defenseOf', 'up'].includes(kind)) return [['hex', '']]
  const [, last = ''] = /^(?:map|terrain)-(.*)$/.exec(id) ?? []
  if (mapNumbers.some((map) => String(map) === last)) return [['map', last]]
  const players = now.players.filter((each) => id.endsWith(`-${each.id}`))
  return [...players.map((each): Owner => ['player', each.id]), ['match', ''], ['mission', '']]
}

/** Cache of one: corrections try many values of the same number. */
let last: { readonly now: Situation; readonly found: Settable } | undefined

function numberWith(now: Situation, id: string): Settable | undefined {
  if (last?.now === now && last.found.counter.id === id) return last.found
  for (const [kind, which] of ownersOf(now, id)) {
    const found = kinds[kind](now, which).find(({ counter }) => counter.id === id)
    if (found === undefined) continue
    last = { now, found }
    return found
  }
  return undefined
}
