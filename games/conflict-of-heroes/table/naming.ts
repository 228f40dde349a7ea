import { type Candidate, type Message, message, type Pointing, type RuledOutCandidate } from '@opfor/kernel'
import { labelOf, thirdLabelOf } from './maps/hexes.ts'
import { type EdgeOfMap, halvesOf, isLong, placeOf } from './maps/maps.ts'
import { cardName } from './pieces.ts'
import { isHex, type Situation } from './situation.ts'
import { unitOf } from './placing/units.ts'

/** A hex as the players' maps label it; with its map where several lie on the table. */
export function hexName({ edition, maps }: Pick<Situation, 'edition' | 'maps'>, place: string): Message {
  const at = placeOf(place)
  const hex = at === undefined ? place : edition === 'third' ? thirdLabelOf(at.hex) : labelOf(at.hex)
  return maps.length > 1 && at !== undefined
    ? message('coh.mapHex', '{map}-{hex}', { map: at.map, hex })
    : message('coh.hex', '{hex}', { hex })
}

const choices = new Map<string, Map<string, Candidate>>()

/** Hexes as something to choose. */
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

/** A question for a hex is answered on the map; what else it offers is no place there. */
export const atHexes: Pointing = { by: 'place', leadsTo: (id) => (isHex(id) ? [id] : []) }

const isHalf = message('coh.noHex.half', 'it is only half a hex, at the edge of its map')

/** The hexes on the table that can hold no counter, and why. */
export function otherHexes(now: Pick<Situation, 'edition' | 'maps'>): readonly RuledOutCandidate[] {
  return halvesOf(now.maps).map((id) => ({ id, name: hexName(now, id), because: isHalf }))
}

/** Units as something to choose. */
export function unitChoices(ids: readonly string[]): readonly Candidate[] {
  return ids.map((id) => ({ id, name: unitOf(id).name }))
}

const edgeEnds = { A: ['A02', 'A18'], L: ['L02', 'L18'], '02': ['A02', 'L02'], '18': ['A18', 'L18'] } as const

/** An edge of whatever map, by its first and last hex. */
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

/** An edge by its first and last hex. */
export function edgeName(now: Pick<Situation, 'edition'>, { map, edge }: EdgeOfMap): Message {
  const [first = '', last = ''] = endsOf(now, edge)
  const parts = { map, first, last }
  return isLong(edge)
    ? message('coh.edge.long', 'map {map}, long edge {first} to {last}', parts)
    : message('coh.edge.short', 'map {map}, short edge {first} to {last}', parts)
}

/** An edge as something to choose; its id is `1-A`. */
export function edgeChoice(now: Pick<Situation, 'edition'>, at: EdgeOfMap): Candidate & EdgeOfMap {
  return { ...at, id: `${at.map}-${at.edge}`, name: edgeName(now, at) }
}

/** A map as something to choose. */
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

/** A player of the Guideline by name. */
export function playerName(id: string): Message {
  return playerNames[id] ?? message('coh.player.german', 'German player')
}

/** A player as something to choose. */
export function playerChoice(id: string): Candidate {
  return { id, name: playerName(id) }
}

/** Cards as something to choose. */
export function cardChoices(cards: readonly string[]): readonly Candidate[] {
  return cards.map((id) => ({ id, name: cardName(id) }))
}
