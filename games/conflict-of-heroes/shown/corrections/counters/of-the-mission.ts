import {
  type CounterValue,
  fill,
  message,
  type NamedCounter,
  settableNumber,
  settableOne,
  onceFor,
} from '@opfor/kernel'
import { openEdges } from '../../../table/maps/maps.ts'
import { edgeName, playerName } from '../../../table/naming.ts'
import { sideName, sides } from '../../../table/pieces.ts'
import { type Mission, type Situation, unitsAt, withMission, withoutTruck } from '../../../table/situation.ts'
import { distinctValues, type Settable } from './settable.ts'

const names = {
  sheet: message('coh.counter.sheet', 'the side of the Solo Mission Sheet'),
  marker: message('coh.counter.marker', 'Mission Track marker'),
  end: message('coh.counter.end', 'end of the mission on the Mission Track'),
  round: message('coh.counter.round', 'Round'),
  caps: message('coh.counter.yourCaps', 'your CAPs this Round'),
  lost: message('coh.counter.lost', 'your units lost'),
  truck: message('coh.counter.truck', 'edges of the Truck'),
} as const

const vp = {
  name: message('coh.counter.vp', 'VP of {side}'),
  brief: message('coh.short.vp', 'VP'),
} as const

const sheets: readonly CounterValue[] = [
  { value: 'defense', reads: message('coh.sheet.side.defense', 'Defense') },
  { value: 'offense', reads: message('coh.sheet.side.offense', 'Offense') },
]
const noTruck: CounterValue = { value: '', reads: message('coh.counter.noTruck', 'no Truck is on its way') }
const drives = message('coh.counter.drives', 'from {from} to {to}')

/** The numbers of the mission; G 5.3 to G 5.6. */
export function ofTheMission(now: Situation, mission: Mission): readonly Settable[] {
  const named = (id: keyof typeof names, note = false, isUsed = true): NamedCounter => ({
    id,
    name: names[id],
    note: note || !isUsed,
    inner: !isUsed,
  })
  const count = (id: 'marker' | 'end' | 'round' | 'caps' | 'lost', note = false): Settable =>
    settableNumber(named(id, note), mission[id], [0, 99], (to) => withMission(now, { [id]: to }))
  return [
    settableOne(named('sheet', true), mission.sheet, sheets, (to) =>
      withMission(now, { sheet: to as Mission['sheet'] }),
    ),
    count('marker'),
    count('end'),
    count('round'),
    count('caps'),
    count('lost', true),
    edgesOfTruck(now, mission, named('truck', true, hasTruck(now, mission))),
    ...sides.map((side) =>
      settableNumber(
        {
          id: `vp.${side}`,
          name: fill(vp.name, { side: sideName(side) }),
          brief: vp.brief,
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

const waysOf = onceFor((maps: Situation['maps'], now: Situation) => {
  const open = openEdges(maps)
  const pairs = open.flatMap((from) => open.filter((to) => to !== from).map((to) => ({ from, to })))
  return new Map(pairs.map((ends) => [endsOf(ends), { ends, reads: told(now, ends) }]))
})

/** Soviet 22 (G 6.2): over which edge the Truck came, and towards which it drives. */
function edgesOfTruck(now: Situation, { truck }: Mission, named: NamedCounter): Settable {
  const ways = waysOf(now.maps, now)
  const among = [...ways].map(([value, { reads }]): CounterValue => ({ value, reads }))
  const own = truck === undefined ? noTruck : { value: endsOf(truck), reads: told(now, truck) }
  return settableOne(named, own.value, distinctValues([noTruck, ...among, own]), (to) => {
    if (to === own.value) return now
    const ends = ways.get(String(to))?.ends
    return ends === undefined ? withoutTruck(now) : withMission(now, { truck: ends })
  })
}

function endsOf({ from, to }: Ends): string {
  return `${from.map}-${from.edge} ${to.map}-${to.edge}`
}

function told(now: Situation, { from, to }: Ends): CounterValue['reads'] {
  return fill(drives, { from: edgeName(now, from), to: edgeName(now, to) })
}
