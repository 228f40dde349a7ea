/** G 5.3 to G 5.6, G 6.3: the AI is developed from the cards that its side played. */
import { freeEdges, nameOf } from './layout.ts'
import { initiativeName } from './setup.ts'
import { other } from './sides.ts'
import { rumorsOfSides } from './special-cards.ts'
import type { Player, State, Unit } from './state.ts'

/** G 4.0: Firefight Generation Completion. */

export function complete(state: State): void {
  state.conditions = []
  state.decks.clear()
  state.cup = []
  for (const each of state.players) each.hand = []
  state.round = 1
  const first = initiativeName(state)
  const others = state.players.map(({ name }) => name).filter((name) => name !== first)
  for (const name of [first, ...others])
    if (state.units.some(({ owner, at }) => owner === name && at.is === 'hex'))
      state.told.push(['facing', name])
  state.facts.done('completion', state)
}

const FIRST_SPACES = [2, 4] as const
const HIGHEST_ORDER_CARD = 55

export function developAi(state: State): void {
  const { facts } = state
  state.ai = facts.dice('side', 'all', 1) <= 3 ? 'Soviet' : 'German'
  rumorsOfSides(state)
  const tiles = pulledTiles(state)
  state.sheet = sheetSide(state, tiles)
  placeTiles(state, tiles)
  buildOrderDeck(state)
  layMarkers(state, state.sheet)
  sendTruck(state)
  fillEntryCup(state)
  handicap(state)
  facts.done('developing', state)
}

/** G 5.5 and G 5.5.1: as printed on the sheet; asks the owner for missing or impossible spaces. */
function layMarkers(state: State, sheet: string): void {
  const { facts } = state
  const { from, to = 0 } = facts.ends(sheet, state.rounds)
  if (facts.settings.readings.markerStart === 'said')
    state.marker = from ?? facts.number('marker start', 'all', 0, 20)
  state.endSpace = to > state.marker ? to : facts.number('end space', 'all', state.marker + 1, 99)
}

/** G 5.3: one for each card that the AI's side played for its top, from the lowest. */
function pulledTiles(state: State): readonly string[] {
  const tops = state.played.filter(({ side, half }) => side === state.ai && half === 'top')
  return tops
    .map(({ card }) => Number(card.split(' ')[1]))
    .toSorted((a, b) => a - b)
    .map(String)
}

/** G 5.3.2. */
function sheetSide({ ai = 'German', facts }: State, tiles: readonly string[]): 'Defense' | 'Offense' {
  const symbols = tiles.map((tile) => facts.tile(ai, tile).symbol)
  const shields = symbols.filter((symbol) => symbol === 'shield').length
  const bursts = symbols.length - shields
  if (shields > bursts) return 'Defense'
  if (bursts > shields) return 'Offense'
  const low = facts.dice('sheet', 'all', 1) <= 3
  return low === (facts.settings.readings.sheetDie === 'defenseLow') ? 'Defense' : 'Offense'
}

/** G 5.3.2 and G 5.5: the lowest free space of its kind; the track has two start spaces. */
function placeTiles(state: State, tiles: readonly string[]): void {
  const { ai = 'German', facts } = state
  let onTrack = 0
  for (const tile of tiles) {
    const { area } = facts.tile(ai, tile)
    if (area === 'counteraction') state.counteractions.push(tile)
    if (area === 'order') state.orders.push(tile)
    if (area !== 'track') continue
    onTrack += 1
    const told = facts.spaces(state.sheet ?? '', onTrack)?.[0]
    const space = told ?? FIRST_SPACES[onTrack - 1]
    if (space !== undefined) state.track.push({ tile, chain: onTrack, space })
    else furtherTile(state, tile)
  }
}

/** The spaces that G 5.5 names. */
const NAMED_SPACES: Readonly<Record<number, readonly number[]>> = { 1: [2, 5, 9], 2: [4, 7, 11], 3: [] }

/** The lowest free space of all, or the first tile's, or beside the sheet. */
function furtherTile(state: State, tile: string): void {
  const { facts } = state
  const { thirdTile } = facts.settings.readings
  const all: { chain: number; space: number }[] = []
  for (const chain of [1, 2, 3])
    for (const space of facts.spaces(state.sheet ?? '', chain) ?? NAMED_SPACES[chain] ?? [])
      if (thirdTile === 'shares' || !state.track.some((each) => each.space === space))
        all.push({ chain, space })
  if (thirdTile === 'free') all.sort((a, b) => a.space - b.space)
  const place = all[0] ?? (thirdTile === 'free' ? spaceOnSheet(state) : undefined)
  if (thirdTile === 'aside' || place === undefined) state.aside.push(tile)
  else state.track.push({ tile, ...place })
}

/** If all spaces have a tile, asks for the next space and its label, unless the owner entered all. */
function spaceOnSheet(state: State): { chain: number; space: number } | undefined {
  const { facts } = state
  const open = [1, 2].filter((chain) => facts.spaces(state.sheet ?? '', chain) === undefined)
  while (open.length > 0) {
    const space = facts.number('free space', 'all', 0, 99)
    if (space === 0) return undefined
    const able = open.filter((chain) => space > (NAMED_SPACES[chain]?.at(-1) ?? 0))
    if (able.length === 0 || state.track.some((each) => each.space === space)) continue
    return { space, chain: Number(facts.answer('label of space', 'all', able.map(String))) }
  }
  return undefined
}

/** G 5.4. */
function buildOrderDeck(state: State): void {
  const { ai, facts } = state
  const deck = new Set(baseDeck(state))
  const all = numbers(1, HIGHEST_ORDER_CARD)
  const fromTheEnd = state.sheet === 'Defense' ? all : all.toReversed()
  const add = (): void => {
    const card = fromTheEnd.find((each) => !deck.has(each))
    if (card !== undefined) deck.add(card)
  }
  const remove = (): void => {
    const card = fromTheEnd.find((each) => deck.has(each))
    if (card !== undefined) deck.delete(card)
  }
  const changes = state.capChanges.filter(({ side }) => side === ai).map(({ by }) => by)
  const counted = {
    printed: [...changes.filter((by) => by > 0), ...changes.filter((by) => by < 0)],
    net: [changes.reduce((sum, by) => sum + by, 0)],
    each: changes,
  }[facts.settings.readings.netting]
  let removed = 0
  for (const by of counted)
    for (let nth = 0; nth < Math.abs(by); nth += 1) {
      if (by > 0) add()
      else if (removed === 0 || facts.settings.readings.lostCaps === 'each') remove()
      if (by < 0) removed += 1
    }
  state.orderDeck = [...deck].toSorted((a, b) => a - b)
}

function baseDeck({ sheet }: State): readonly number[] {
  return sheet === 'Defense' ? numbers(5, 43) : numbers(13, 51)
}

/** G 6.2, Soviet 22: the AI's Truck is in no cup, and has separate edges to enter and leave. */
function sendTruck(state: State): void {
  const { facts } = state
  state.truck ??= state.units.find(
    ({ side, card, name }) => side === 'Soviet' && card === 'Soviet 22' && name.startsWith('Truck '),
  )?.name
  const unit = state.units.find((each) => isTruck(state, each))
  if (state.ai !== 'Soviet' || unit === undefined) return
  const enters = unit.at.is === 'edge' || unit.at.is === 'round'
  if (!enters && facts.settings.readings.truckElsewhere === 'stays') return
  const edges = freeEdges(state).map((each) => nameOf(state, each))
  const entrance = facts.answer('truck entrance', 'all', edges)
  const others = edges.filter((edge) => edge !== entrance)
  facts.answer('truck exit', 'all', others)
  if (unit.at.is !== 'round' || facts.settings.readings.truckRound === 'at once') unit.at = { is: 'road' }
  state.rumorCup = state.rumorCup.filter(({ token }) => token !== `${unit.side} ${unit.name}`)
}

/** G 5.6. */
function fillEntryCup(state: State): void {
  for (const unit of state.units)
    if (unit.side === state.ai && unit.at.is === 'edge' && !isTruck(state, unit)) unit.at = { is: 'entryCup' }
}

export function isTruck(state: State, { side, name }: Unit): boolean {
  return side === 'Soviet' && name === state.truck
}

/** G 6.3: the player begins with fewer CAPs than generated, or the AI's deck with fewer Command Cards. */
function handicap(state: State): void {
  const { facts } = state
  const chosen = facts.answer('solo handicap', 'all', ['none', 'caps1', 'caps2', 'cards1', 'cards2'])
  const count = Number(chosen.at(-1))
  const you = human(state)
  state.capsLeft = you.caps
  if (chosen.startsWith('caps')) state.capsLeft = Math.max(0, you.caps - count)
  if (facts.settings.readings.fewerCaps === 'every') you.caps = state.capsLeft
  if (chosen.startsWith('cards')) removeCommandCards(state, count)
}

/** Removes random cards among those that CAPs added, or by a reading among all. */
function removeCommandCards(state: State, count: number): void {
  const { facts } = state
  const base = baseDeck(state)
  const added = state.orderDeck.filter((card) => !base.includes(card))
  const among = facts.settings.readings.removed === 'any' ? state.orderDeck : added
  if (among.length === 0) return
  const gone = facts.drawn('command cards', 'all', among.map(String), count)
  state.orderDeck = state.orderDeck.filter((card) => !gone.includes(String(card)))
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
