import { type Candidate, countsOf, type Layout, type Lying, message, type Row } from '@opfor/kernel'
import { controlMarkers } from './control-markers.ts'
import { counters } from './layout-counters.ts'
import { isHex, type Play, type Situation } from './situation.ts'
import { placeAt } from './place-names.ts'
import {
  cardName,
  conditionCards,
  defenseName,
  defenses,
  orderCards,
  orderName,
  rumors,
  sideName,
  sides,
  tileName,
  tileNumbers,
} from './pieces.ts'
import { rumorCup } from './special-cards.ts'
import { boxUnits, unitOf } from './units.ts'
import { cupAtStart } from './begin.ts'
import { type CardPack, sections, unitsIn } from './card-pack.ts'

/** Every card, counter, tile and number with its place. Hands are not told from their decks: they are secret. */
export function layout(now: Situation): Layout {
  return {
    lying: [...cards(now), ...units(now), ...counterPieces(now), ...orders(now), ...tiles(now)],
    rows: [...boards(now), ...sheet(now)],
    counters: counters(now),
  }
}

const pieces = new Map<string, Candidate>()

/** A card as a piece. */
function piece(id: string): Candidate {
  const before = pieces.get(id)
  if (before !== undefined) return before
  const made = { id, name: cardName(id) }
  pieces.set(id, made)
  return made
}

const maps = message('coh.place.maps', 'the maps')
const supply = 'supply'

function lie(now: Situation, what: Candidate, at: string, count = 1): Lying {
  const place = placeAt(now, at)
  if (at === supply) return { piece: what, at: place, count, unused: true }
  return isHex(at) ? { piece: what, at: place, count, part: maps } : { piece: what, at: place, count }
}

function cards(now: Situation): readonly Lying[] {
  const lying: Lying[] = []
  for (const [deck, { top, rest, discard }] of Object.entries(now.decks)) {
    const hands = now.players.filter((each) => each.deck === deck).flatMap(({ hand }) => hand)
    for (const card of [...top, ...rest, ...hands]) lying.push(lie(now, piece(card), `deck-${deck}`))
    for (const card of discard) lying.push(lie(now, piece(card), 'discard'))
  }
  const played = now.plays.filter(({ used }) => used !== true).map(({ card }) => card)
  for (const card of conditionCards)
    if (!played.includes(card))
      lying.push(lie(now, piece(card), now.conditions.includes(card) ? 'conditions' : 'discard'))
  return lying
}

/** Under which part of a Record Board a played card lies. */
export function boardOf(now: Situation, { card, half, by, told }: Play): string {
  const side = now.players.find(({ id }) => id === by)?.side ?? 'german'
  const condition = card.startsWith('condition') && half === 'bottom'
  return `board-${side}-${condition ? 'conditions' : told.section}`
}

function boards(now: Situation): readonly Row[] {
  return sides.flatMap((side) =>
    [...sections, 'conditions'].map((section) => {
      const at = `board-${side}-${section}`
      const under = now.plays.filter((play) => play.used !== true && boardOf(now, play) === at)
      return { at: placeAt(now, at), pieces: under.map(({ card }) => piece(card)) }
    }),
  )
}

const unitPieces = new WeakMap<CardPack, readonly Candidate[]>()

/** Every unit counter that can come up: those of the box and those of the pack. */
function allUnits(pack: CardPack): readonly Candidate[] {
  const before = unitPieces.get(pack)
  if (before !== undefined) return before
  const named = unitsIn(pack).map(([unit]) => unit)
  const all = [...new Set([...boxUnits.map(({ id }) => id), ...named])].map((id) => {
    const { side, name } = unitOf(id)
    return { id, name: message('coh.piece.unit', '{unit} of {side}', { unit: name, side: sideName(side) }) }
  })
  unitPieces.set(pack, all)
  return all
}

function units(now: Situation): readonly Lying[] {
  return allUnits(now.pack).map((what) => lie(now, what, now.units[what.id]?.at ?? supply))
}

const markerName = message('coh.piece.marker', 'Control Marker')
const rumoredName = message('coh.piece.rumored', 'Rumored Enemy')
const noEnemyName = message('coh.piece.noEnemy', 'No Enemy counter')
const mineName = message('coh.piece.mine', 'the Mine of Soviet 08')

function counterPieces(now: Situation): readonly Lying[] {
  const lying: Lying[] = []
  const rest = (what: Candidate, count: number): void => {
    if (count > 0) lying.push(lie(now, what, supply, count))
  }
  for (const side of sides) {
    const what = {
      id: `marker ${side}`,
      name: message('coh.piece.markerOf', '{marker} of {side}', { marker: markerName, side: sideName(side) }),
    }
    const placed = now.markers.filter((each) => each.side === side)
    for (const { at } of placed) lying.push(lie(now, what, at))
    rest(what, controlMarkers - placed.length)
  }
  const atStart = new Map(countsOf(cupAtStart(now)))
  for (const kind of defenses) {
    const what = { id: `defense ${kind}`, name: defenseName(kind) }
    const placed = now.defenses.filter((each) => each.kind.split(' ')[0] === kind)
    const inCup = now.cup.filter((each) => each === kind).length
    for (const { at } of placed) lying.push(lie(now, what, at))
    if (inCup > 0) lying.push(lie(now, what, 'cup', inCup))
    rest(what, (atStart.get(kind) ?? 0) - placed.length - inCup)
  }
  const rumored = { id: 'rumored', name: rumoredName }
  for (const { at } of now.rumored) lying.push(lie(now, rumored, at))
  rest(rumored, rumors.rumored - now.rumored.length)
  const blank = { id: 'noEnemy', name: noEnemyName }
  for (const side of sides)
    if (now.noEnemy[side] > 0) lying.push(lie(now, blank, rumorCup(side), now.noEnemy[side]))
  rest(blank, rumors.noEnemy - now.noEnemy.german - now.noEnemy.soviet)
  lying.push(lie(now, { id: 'mine', name: mineName }, now.mine === '' ? supply : `mine-${now.mine}`))
  return lying
}

const orderPieces = orderCards.map((card) => ({ id: `order ${card}`, card, name: orderName(card) }))

function orders(now: Situation): readonly Lying[] {
  const { rest = [], discard = [] } = now.mission?.deck ?? {}
  return orderPieces.map((what) => {
    const at = rest.includes(what.card) ? 'orders' : discard.includes(what.card) ? 'orders-drawn' : supply
    return lie(now, what, at)
  })
}

const tilePieces = new Map(tileNumbers.map((tile) => [tile, { id: `tile ${tile}`, name: tileName(tile) }]))

function tilePiece(tile: string): Candidate {
  return tilePieces.get(tile) ?? { id: `tile ${tile}`, name: tileName(tile) }
}

function tiles(now: Situation): readonly Lying[] {
  const { counteractions = [], orders: onOrders = [], track = [] } = now.mission ?? {}
  return tileNumbers
    .filter((tile) => !counteractions.includes(tile) && !onOrders.includes(tile))
    .map((tile) => {
      const space = track.find((each) => each.tile === tile)?.space
      return lie(now, tilePiece(tile), space === undefined ? supply : `track-${space}`)
    })
}

function sheet(now: Situation): readonly Row[] {
  return (['counteractions', 'orders'] as const).map((row) => {
    const at = `sheet-${row}`
    return { at: placeAt(now, at), pieces: (now.mission?.[row] ?? []).map(tilePiece) }
  })
}
