import {
  type Candidate,
  type Message,
  message,
  messages,
  type BoardTargets,
  type ExcludedPiece,
  type Seat,
} from '@opfor/kernel'
import { labelOf, thirdLabelOf } from './maps/hexes.ts'
import { type EdgeOfMap, halvesOf, isLong, placeOf } from './maps/maps.ts'
import { cardName } from './pieces.ts'
import { unitOf } from './placing/units.ts'
import { isHex, type Situation } from './situation.ts'

/** For example 13-51, 54-55. */
export function ranges(numbers: readonly string[]): readonly string[] {
  const runs: { from: string; to: string }[] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last !== undefined && Number(last.to) + 1 === Number(number)) last.to = number
    else runs.push({ from: number, to: number })
  }
  return runs.map(({ from, to }) => (from === to ? from : `${from}-${to}`))
}

export const units = messages('coh.unit', {
  rounds: 'Rounds',
  card: 'card number',
  cards: 'cards',
  caps: 'CAPs',
  maps: 'maps',
  counters: 'counters',
  hexes: 'hexes',
  space: 'number of the space',
  vp: 'VP',
})

/** Includes the map if several are on the table. */
export function hexName({ edition, maps }: Pick<Situation, 'edition' | 'maps'>, place: string): Message {
  const at = placeOf(place)
  const hex = at === undefined ? place : edition === 'third' ? thirdLabelOf(at.hex) : labelOf(at.hex)
  return maps.length > 1 && at !== undefined
    ? message('coh.mapHex', '{map}-{hex}', { map: at.map, hex })
    : message('coh.hex', '{hex}', { hex })
}

const choices = new Map<string, Map<string, Candidate>>()

export function hexChoices(
  now: Pick<Situation, 'edition' | 'maps'>,
  places: readonly string[],
): readonly Candidate[] {
  const key = now.maps.length > 1 ? `${now.edition} with maps` : now.edition
  const known = choices.get(key) ?? new Map<string, Candidate>()
  choices.set(key, known)
  return places.map((id) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const made = { id, name: hexName(now, id) }
    known.set(id, made)
    return made
  })
}

/** Hexes are answered on the map; other options have no place there. */
export const atHexes: BoardTargets = { by: 'place', leadsTo: (id) => (isHex(id) ? [id] : []) }

const isHalf = message('coh.noHex.half', 'it is only half a hex, at the edge of its map')

/** Hexes on the table that can hold no counter, and why. */
export function otherHexes(now: Pick<Situation, 'edition' | 'maps'>): readonly ExcludedPiece[] {
  return halvesOf(now.maps).map((id) => ({ id, name: hexName(now, id), because: isHalf }))
}

export function unitChoices(ids: readonly string[]): readonly Candidate[] {
  return ids.map((id) => ({ id, name: unitOf(id).name }))
}

const edgeEnds = { A: ['A02', 'A18'], L: ['L02', 'L18'], '02': ['A02', 'L02'], '18': ['A18', 'L18'] } as const

export function sideOfMap(now: Pick<Situation, 'edition'>, edge: EdgeOfMap['edge']): Message {
  const [first = '', last = ''] = endsOf(now, edge)
  return isLong(edge)
    ? message('coh.side.long', 'long edge {first} to {last}', { first, last })
    : message('coh.side.short', 'short edge {first} to {last}', { first, last })
}

function endsOf(now: Pick<Situation, 'edition'>, edge: EdgeOfMap['edge']): readonly string[] {
  return edgeEnds[edge].map((label) => {
    const hex = placeOf(`1-${label}`)?.hex
    return hex === undefined || now.edition === 'second' ? label : thirdLabelOf(hex)
  })
}

export function edgeName(now: Pick<Situation, 'edition'>, { map, edge }: EdgeOfMap): Message {
  const [first = '', last = ''] = endsOf(now, edge)
  const parts = { map, first, last }
  return isLong(edge)
    ? message('coh.edge.long', 'map {map}, long edge {first} to {last}', parts)
    : message('coh.edge.short', 'map {map}, short edge {first} to {last}', parts)
}

/** The id is like `1-A`. */
export function edgeChoice(now: Pick<Situation, 'edition'>, at: EdgeOfMap): Candidate & EdgeOfMap {
  return { ...at, id: `${at.map}-${at.edge}`, name: edgeName(now, at) }
}

export function mapChoice(map: number): Candidate & { readonly map: number } {
  return { id: String(map), map, name: message('coh.map', 'map {map}', { map }) }
}

const playerNames: Readonly<Record<string, Message>> = {
  german: message('coh.player.german', 'German player'),
  soviet: message('coh.player.soviet', 'Soviet player'),
  'german-1': message('coh.player.german-1', 'German player 1'),
  'german-2': message('coh.player.german-2', 'German player 2'),
  'soviet-1': message('coh.player.soviet-1', 'Soviet player 1'),
  'soviet-2': message('coh.player.soviet-2', 'Soviet player 2'),
}

export function playerName(id: string): Message {
  return playerNames[id] ?? message('coh.player.german', 'German player')
}

export function playerChoice(id: string): Candidate {
  return { id, name: playerName(id) }
}

export function cardChoices(cards: readonly string[]): readonly Candidate[] {
  return cards.map((id) => ({ id, name: cardName(id) }))
}

/** Used before the sides are assigned. */
export function personName(seat: Seat): Message {
  return message('coh.seat', 'Player {number}', { number: seat.slice('player-'.length) })
}

export function seatName({ players }: Situation, seat: Seat): Message {
  const player = players.find((each) => each.seat === seat)
  return player === undefined
    ? personName(seat)
    : message('coh.theSeat', '{person} ({player})', {
        person: personName(seat),
        player: playerName(player.id),
      })
}
