import { type Counter, message, type Message } from '@opfor/kernel'
import { mapNumbers } from './maps.ts'
import { edgeName, playerName } from './naming.ts'
import { sideName, sides } from './pieces.ts'
import type { Mission, Player, Situation } from './situation.ts'
import { terrainLine } from './terrain.ts'

const names = {
  caps: message('coh.counter.caps', 'CAPs of the {player}'),
  gained: message('coh.counter.gained', 'CAPs from cards of the {player}'),
  drawn: message('coh.counter.drawn', 'Action Cards each Round of the {player}'),
  left: message('coh.counter.left', 'cards to play of the {player}'),
  edge: message('coh.counter.edge', 'entry edge of the {player}'),
  owed: message('coh.counter.owed', 'units to place beside a Control Marker, {player}'),
} as const

/** Every number, marker and note that is set rather than moved. */
export function counters(now: Situation): readonly Counter[] {
  return [
    ...now.players.flatMap((player) => ofPlayer(now, player)),
    ...mapNumbers.map((map) => {
      const lies = now.maps.find((each) => each.map === map)
      const value = lies === undefined ? '' : `${lies.x},${lies.y}`
      return {
        ...counter(`map-${map}`, message('coh.counter.map', 'place of map {map}', { map })),
        value,
        reads: slot(value),
      }
    }),
    ...mapNumbers.map((map) =>
      note(
        `terrain-${map}`,
        message('coh.counter.terrain', 'terrain marked on map {map}', { map }),
        terrainLine(now.pack, map),
      ),
    ),
    note('next', message('coh.counter.next', 'whose turn comes next'), now.next),
    note('stage', message('coh.counter.stage', 'how far the match is'), now.stage),
    note('ended', message('coh.counter.ended', 'how it ended'), now.ended),
    note('chosen', message('coh.counter.chosen', 'units that a card counts for'), now.chosen.join(', ')),
    note('ai', message('coh.counter.ai', 'the side of the AI'), now.mission?.ai ?? ''),
    ...(now.mission === undefined ? [] : ofMission(now.mission)),
  ]
}

function counter(id: string, name: Message): Omit<Counter, 'value'> {
  return { id, name }
}

const nothing = message('coh.counter.none', 'nothing')

function note(id: string, name: Message, value: number | string): Counter {
  const told: Counter = { id, name, value, note: true }
  return value === '' ? { ...told, reads: nothing } : told
}

function slot(value: string): Message {
  if (value === '') return message('coh.place.supply', 'the box')
  const [x = '', y = ''] = value.split(',')
  return message('coh.slot', 'column {x}, row {y}', { x, y })
}

function ofPlayer(now: Situation, player: Player): readonly Counter[] {
  const { id, caps, gained, drawn, left, edge, owed } = player
  const name = (key: keyof typeof names): Message => ({ ...names[key], params: { player: playerName(id) } })
  const value = edge === undefined ? '' : `${edge.map}-${edge.edge}`
  return [
    { ...counter(`caps-${id}`, name('caps')), value: caps },
    note(`gained-${id}`, name('gained'), gained),
    { ...counter(`drawn-${id}`, name('drawn')), value: drawn },
    note(`left-${id}`, name('left'), left),
    {
      ...counter(`edge-${id}`, name('edge')),
      value,
      reads: edge === undefined ? nothing : edgeName(now, edge),
    },
    note(`owed-${id}`, name('owed'), owed.join(', ')),
  ]
}

function ofMission(mission: Mission): readonly Counter[] {
  const { sheet, marker, end, round, caps, lost, vp, truck } = mission
  const ends =
    truck === undefined ? '' : `${truck.from.map}-${truck.from.edge} ${truck.to.map}-${truck.to.edge}`
  return [
    note('sheet', message('coh.counter.sheet', 'the side of the Solo Mission Sheet'), sheet),
    { ...counter('marker', message('coh.counter.marker', 'Mission Track marker')), value: marker },
    { ...counter('end', message('coh.counter.end', 'end of the mission on the Mission Track')), value: end },
    { ...counter('round', message('coh.counter.round', 'Round')), value: round },
    { ...counter('caps', message('coh.counter.yourCaps', 'your CAPs this Round')), value: caps },
    note('lost', message('coh.counter.lost', 'your units lost'), lost),
    note('truck', message('coh.counter.truck', 'edges of the Truck'), ends),
    ...sides.map((side) => ({
      ...counter(`vp.${side}`, message('coh.counter.vp', 'VP of {side}', { side: sideName(side) })),
      value: vp[side],
    })),
  ]
}
