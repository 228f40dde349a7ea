import { type Candidate, type Counter, type Layout, type Lying, message, type Message } from '@opfor/kernel'
import { squareWith } from './board.ts'
import { faceName, shipAs, shipName, standByName, wordOf } from './names.ts'
import { sides } from './pieces.ts'
import { cardOf, type Ship, type Situation, waiting } from './situation.ts'

/** Where sunk units lie, and units before they are deployed. */
const places: Readonly<Record<string, Candidate>> = {
  sunk: { id: 'sunk', name: message('admiral.place.sunk', 'the sunk units') },
  undeployed: { id: 'undeployed', name: message('admiral.place.undeployed', 'the units not deployed yet') },
}

const part = message('admiral.place.board', 'the board')

/** Every unit and number with its place. */
export function layout(now: Situation): Layout {
  const sunk = places['sunk'] as Candidate
  const lying: Lying[] = now.ships.slice(0, 1).map((ship) => ({ piece: shipAs(ship), at: sunk, count: 0 }))
  for (const ship of now.ships) {
    const square = squareWith(ship.at)
    const place = square ?? places[ship.at]
    if (place !== undefined)
      lying.push({
        piece: shipAs(ship),
        at: place,
        count: 1,
        ...(square === undefined ? {} : { part }),
      })
  }
  const rows = sides.map((side) => ({
    at: { id: `standBy.${side}`, name: standByName(side) },
    pieces: waiting(now, side).map(shipAs),
  }))
  return {
    lying,
    rows,
    counters: [...now.ships.flatMap((ship) => shipCounters(now, ship)), ...turnCounters(now)],
  }
}

const counters = {
  points: message('admiral.counter.points', 'Structure Points of {ship}'),
  pending: message('admiral.counter.pending', 'damage assigned to {ship}'),
  squadrons: message('admiral.counter.squadrons', 'squadrons on {ship}'),
  fired: message('admiral.counter.fired', 'shots fired by {ship} with {battery}'),
  face: message('admiral.counter.face', 'the symbol thrown for {ship}'),
  moved: message('admiral.counter.moved', 'squares moved by {ship} (-1: not yet)'),
  artillery: message('admiral.counter.artillery', 'Artillery symbols of {ship}'),
  launches: message('admiral.counter.launches', 'launches of {ship}'),
  attacked: message('admiral.counter.attacked', '{ship} has attacked (1)'),
} as const

function shipCounters(now: Situation, ship: Ship): readonly Counter[] {
  const of = (id: keyof typeof counters, value: number | string, note: boolean): Counter => ({
    id: `${id}.${ship.id}`,
    name: { ...counters[id], params: { ship: shipName(ship) } },
    value,
    ...(note ? { note } : {}),
  })
  const card = cardOf(now, ship)
  const fired = card.batteries.flatMap(({ name, ammunition }, at): readonly Counter[] =>
    ammunition === undefined
      ? []
      : [
          {
            id: `fired.${ship.id}.${at}`,
            name: { ...counters.fired, params: { ship: shipName(ship), battery: wordOf(now.battle, name) } },
            value: ship.fired[at] ?? 0,
            note: true,
          },
        ],
  )
  return [
    of('points', ship.points, false),
    of('pending', ship.pending, false),
    ...(card.squadrons === undefined ? [] : [of('squadrons', ship.squadrons, false)]),
    ...fired,
    { ...of('face', ship.face, true), reads: faceRead(ship) },
    of('moved', ship.moved, true),
    of('artillery', ship.artillery, true),
    of('launches', ship.launches, true),
    of('attacked', ship.attacked ? 1 : 0, true),
  ]
}

function faceRead({ face }: Ship): Message {
  return face === '' ? message('admiral.counter.none', 'nothing') : faceName(face)
}

function turnCounters(now: Situation): readonly Counter[] {
  return [
    { id: 'turn', name: message('admiral.counter.turn', 'the turn'), value: now.turn },
    { id: 'phase', name: message('admiral.counter.phase', 'the phase'), value: now.phase, note: true },
    {
      id: 'attacksOver',
      name: message('admiral.counter.attacksOver', 'your attacks are over (1)'),
      value: now.attacksOver ? 1 : 0,
      note: true,
    },
    {
      id: 'ended',
      name: message('admiral.counter.ended', 'how the battle ended'),
      value: now.ended,
      note: true,
      ...(now.ended === '' ? { reads: message('admiral.counter.none', 'nothing') } : {}),
    },
  ]
}
