/** G 5.3 to G 5.6, G 6.3: the AI is developed from the cards that its side played. */

import { other } from './facts.ts'
import type { Player, State } from './state.ts'
import { rumorsOfSides } from './special-cards.ts'

const FIRST_SPACES = [2, 4] as const
const HIGHEST_ORDER_CARD = 55

export function developAi(state: State): void {
  state.ai = state.facts.dice('side', 'all', 1) <= 3 ? 'Soviet' : 'German'
  state.told.push(['ai', state.ai])
  rumorsOfSides(state)
  const tiles = pulledTiles(state)
  state.sheet = sheetSide(state, tiles)
  state.told.push(['sheet', state.sheet])
  placeTiles(state, tiles)
  buildOrderDeck(state)
  fillEntryCup(state)
  handicap(state)
  state.endSpace = state.facts.number('end space', 'all', 1, 99)
}

/** G 5.3: one for each card that the AI's side played for its top, from the lowest. */
function pulledTiles(state: State): readonly number[] {
  const tops = state.played.filter(({ side, half }) => side === state.ai && half === 'top')
  return [...new Set(tops.map(({ card }) => card))].toSorted((a, b) => a - b)
}

/** G 5.3.2. */
function sheetSide({ ai = 'German', facts }: State, tiles: readonly number[]): 'Defense' | 'Offense' {
  const symbols = tiles.map((tile) => facts.tile(ai, tile).symbol)
  const shields = symbols.filter((symbol) => symbol === 'shield').length
  const bursts = symbols.length - shields
  if (shields > bursts) return 'Defense'
  if (bursts > shields) return 'Offense'
  const low = facts.dice('sheet', 'all', 1) <= 3
  return low === (facts.settings.readings.sheetDie === 'defenseLow') ? 'Defense' : 'Offense'
}

/** G 5.3.2 and G 5.5: the lowest free space of its kind; the track has two spaces to begin on. */
function placeTiles(state: State, tiles: readonly number[]): void {
  const { ai = 'German', facts } = state
  for (const tile of tiles) {
    const { area } = facts.tile(ai, tile)
    if (area === 'counteraction') state.counteractions.push(tile)
    if (area === 'order') state.orders.push(tile)
    if (area !== 'track') continue
    const nth = state.track.length
    const space = FIRST_SPACES[nth]
    if (space !== undefined) state.track.push({ tile, chain: nth + 1, space })
    else if (facts.settings.readings.thirdTile === 'shares') state.track.push({ tile, chain: 1, space: 2 })
    else state.aside.push(tile)
  }
}

/** G 5.4. */
function buildOrderDeck(state: State): void {
  const { ai, sheet, facts } = state
  const [from, to] = sheet === 'Defense' ? [5, 43] : [13, 51]
  const deck = new Set(numbers(from, to))
  const all = numbers(1, HIGHEST_ORDER_CARD)
  const fromTheEnd = sheet === 'Defense' ? all : all.toReversed()
  const add = (): void => {
    const card = fromTheEnd.find((each) => !deck.has(each))
    if (card !== undefined) deck.add(card)
  }
  const remove = (): void => {
    const card = fromTheEnd.find((each) => deck.has(each))
    if (card !== undefined) deck.delete(card)
  }
  const changes = state.capChanges.filter(({ side }) => side === ai).map(({ by }) => by)
  const counted =
    facts.settings.readings.netting === 'net' ? [changes.reduce((sum, by) => sum + by, 0)] : changes
  for (const by of counted) for (let nth = 0; nth < Math.abs(by); nth += 1) (by > 0 ? add : remove)()
  state.orderDeck = [...deck].toSorted((a, b) => a - b)
  const added = state.orderDeck.filter((card) => card < from || card > to)
  for (let nth = 0; nth < facts.settings.fewerCards; nth += 1) removeCommandCard(state, added)
}

/** G 6.3: a random one among those that CAPs added while there are any, or any. */
function removeCommandCard(state: State, added: readonly number[]): void {
  const { facts } = state
  const left = added.filter((card) => state.orderDeck.includes(card))
  const among = facts.settings.readings.removed === 'added' && left.length > 0 ? left : state.orderDeck
  if (among.length === 0) return
  const card = Number(facts.drawn('command card', 'all', among.map(String)))
  state.orderDeck = state.orderDeck.filter((each) => each !== card)
}

/** G 5.6; G 6.2, Soviet 22: the Truck is in no cup. */
function fillEntryCup(state: State): void {
  for (const unit of state.units) {
    if (unit.side !== state.ai || unit.at.is !== 'edge' || isTruckOfCard(state, unit.name)) continue
    unit.at = { is: 'entryCup' }
    state.entryCup.push(unit.name)
  }
}

export function isTruckOfCard(state: State, unit: string): boolean {
  return state.ai === 'Soviet' && state.truck?.unit === unit
}

/** G 6.3: the player begins with fewer CAPs than generated. */
function handicap(state: State): void {
  const you = human(state)
  you.caps = Math.max(0, you.caps - state.facts.settings.fewerCaps)
}

export function human(state: State): Player {
  const side = other(state.ai ?? 'German')
  const you = state.players.find((each) => each.side === side)
  if (you === undefined) throw new Error('nobody plays')
  return you
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place)
}
