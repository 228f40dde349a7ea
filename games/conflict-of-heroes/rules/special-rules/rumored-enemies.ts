import { type Candidate, withParams, message, type Procedure, type Table } from '@opfor/kernel'
import { chosen } from '../choosing.ts'
import { hexesAtOnce } from '../placing/hexes-at-once.ts'
import { hexesOf } from '../../table/maps/maps.ts'
import { atHexes, hexChoices, hexName } from '../../table/naming.ts'
import { rumors, type Side } from '../../table/pieces.ts'
import { isDry, mayPlaceRumor } from '../placing/placing-units.ts'
import type { Situation } from '../../table/situation.ts'
import { words } from '../words.ts'

const rumorWhere = message('coh.ask.rumorHex', 'Where do you place a Rumored Enemy counter?')
const rumorsWhere = message(
  'coh.ask.rumorHexes',
  'Where do you place the Rumored Enemy counters, each on a hex of its own?',
)
const nthRumor = message('coh.nthRumor', 'Rumored Enemy {nth}')

/** G 6.2: at most as many Rumored Enemies as there are counters. */
export function* placeRumors(
  table: Table<Situation>,
  seat: string,
  side: Side,
  count: number,
): Procedure<void> {
  const told = table.now.asking === 'few' ? yield* rumorsAtOnce(table, seat, side, count) : []
  for (let placed = 0; placed < count; placed += 1) {
    const before = told[placed]
    if (before !== undefined && hexesForRumor(table.now, side).includes(before.id)) {
      placeRumor(table, side, before.id)
      continue
    }
    const hexes = (now: Situation): readonly Candidate[] =>
      now.rumored.length < rumors.rumored ? hexChoices(now, hexesForRumor(now, side)) : []
    const at = yield* chosen(table, 'coh.rumorHex', seat, rumorWhere, hexes, { points: atHexes })
    if (at === undefined) {
      tellNoRumor(table)
      return
    }
    placeRumor(table, side, at.id)
  }
}

export function tellNoRumor(table: Table<Situation>): void {
  if (table.now.rumored.length < rumors.rumored) table.change(table.now, words.noHexForRumor)
  else table.change(table.now, words.noRumorsLeft, { count: rumors.rumored })
}

/** In one form; asks again for the second of two on one hex. */
function* rumorsAtOnce(
  table: Table<Situation>,
  seat: string,
  side: Side,
  count: number,
): Procedure<readonly Candidate[]> {
  const told = yield* hexesAtOnce(table, 'coh.rumorHexes', seat, rumorsWhere, (now) => {
    const left = Math.min(count, rumors.rumored - now.rumored.length)
    const hexes = hexChoices(now, hexesForRumor(now, side))
    return Array.from({ length: Math.max(0, left) }, (_, nth) => ({
      key: `counter${nth + 1}`,
      name: withParams(nthRumor, { nth: nth + 1 }),
      hexes,
    }))
  })
  return Object.values(told)
}

export function placeRumor(table: Table<Situation>, side: Side, at: string): void {
  const rumored = [...table.now.rumored, { kind: 'rumored', side, at }]
  table.change({ ...table.now, rumored }, words.rumored, { hex: hexName(table.now, at) })
}

/** Dry, without another one, and by a ruling only hexes that allow a unit. */
function hexesForRumor(now: Situation, side: Side): readonly string[] {
  const taken = now.rumored.map(({ at }) => at)
  return hexesOf(now.maps).filter(
    (hex) => isDry(now, hex) && !taken.includes(hex) && mayPlaceRumor(now, side, hex),
  )
}
