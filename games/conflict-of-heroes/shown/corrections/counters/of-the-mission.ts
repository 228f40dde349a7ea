import {
  type AllowedValue,
  withParams,
  message,
  messages,
  type TableValueSpec,
  memoizeByObject,
  numberSetter,
  choiceSetter,
} from '@opfor/kernel'
import { openEdges } from '../../../table/maps/maps.ts'
import { edgeName, playerName } from '../../../table/naming.ts'
import { sideName, sides } from '../../../table/pieces.ts'
import { type Mission, type Situation, unitsAt, withMission, withoutTruck } from '../../../table/situation.ts'
import { distinctValues, type Settable } from './in-order.ts'

const names = messages('coh.counter', {
  sheet: 'the side of the Solo Mission Sheet',
  marker: 'Mission Track marker',
  end: 'end of the mission on the Mission Track',
  round: 'Round',
  caps: message('coh.counter.yourCaps', 'your CAPs this Round'),
  lost: 'your units lost',
  truck: 'edges of the Truck',
})

const vp = {
  name: message('coh.counter.vp', 'VP of {side}'),
  shortName: message('coh.short.vp', 'VP'),
} as const

const sheets: readonly AllowedValue[] = [
  { value: 'defense', text: message('coh.sheet.side.defense', 'Defense') },
  { value: 'offense', text: message('coh.sheet.side.offense', 'Offense') },
]
const noTruck: AllowedValue = { value: '', text: message('coh.counter.noTruck', 'no Truck is on its way') }
const drives = message('coh.counter.drives', 'from {from} to {to}')

/** G 5.3 to G 5.6. */
export function ofTheMission(now: Situation, mission: Mission): readonly Settable[] {
  const named = (id: keyof typeof names, note = false, isUsed = true): TableValueSpec => ({
    id,
    name: names[id],
    note: note || !isUsed,
    isNested: !isUsed,
  })
  const count = (id: 'marker' | 'end' | 'round' | 'caps' | 'lost', note = false): Settable =>
    numberSetter(named(id, note), mission[id], [0, 99], (to) => withMission(now, { [id]: to }))
  return [
    choiceSetter(named('sheet', true), mission.sheet, sheets, (to) =>
      withMission(now, { sheet: to as Mission['sheet'] }),
    ),
    count('marker'),
    count('end'),
    count('round'),
    count('caps'),
    count('lost', true),
    edgesOfTruck(now, mission, named('truck', true, hasTruck(now, mission))),
    ...sides.map((side) =>
      numberSetter(
        {
          id: `vp.${side}`,
          name: withParams(vp.name, { side: sideName(side) }),
          shortName: vp.shortName,
          of: { id: side, name: playerName(side) },
        },
        mission.vp[side],
        [0, 999],
        (to) => withMission(now, { vp: { ...mission.vp, [side]: to } }),
      ),
    ),
  ]
}

function hasTruck(now: Situation, { truck }: Mission): boolean {
  return truck !== undefined || unitsAt(now, 'road').length > 0
}

type Ends = NonNullable<Mission['truck']>

const waysOf = memoizeByObject((maps: Situation['maps'], now: Situation) => {
  const open = openEdges(maps)
  const pairs = open.flatMap((from) => open.filter((to) => to !== from).map((to) => ({ from, to })))
  return new Map(pairs.map((ends) => [endsOf(ends), { ends, reads: told(now, ends) }]))
})

/** Soviet 22 (G 6.2): the Truck's entry edge, and the edge it drives to. */
function edgesOfTruck(now: Situation, { truck }: Mission, named: TableValueSpec): Settable {
  const ways = waysOf(now.maps, now)
  const among = [...ways].map(([value, { reads: text }]): AllowedValue => ({ value, text }))
  const own = truck === undefined ? noTruck : { value: endsOf(truck), text: told(now, truck) }
  return choiceSetter(named, own.value, distinctValues([noTruck, ...among, own]), (to) => {
    if (to === own.value) return now
    const ends = ways.get(String(to))?.ends
    return ends === undefined ? withoutTruck(now) : withMission(now, { truck: ends })
  })
}

function endsOf({ from, to }: Ends): string {
  return `${from.map}-${from.edge} ${to.map}-${to.edge}`
}

function told(now: Situation, { from, to }: Ends): AllowedValue['text'] {
  return withParams(drives, { from: edgeName(now, from), to: edgeName(now, to) })
}
