import { ask, choice, fill, message, type Procedure, ruled, type Table } from '@opfor/kernel'
import { chosen } from './choosing.ts'
import { distance, hexesOf, placeOf, rankFrom } from './maps.ts'
import { cardChoices, hexChoices, hexName } from './naming.ts'
import { enemyOf, type Side, sideName } from './pieces.ts'
import { isDry, placeUnit } from './placing-units.ts'
import { markerDistance, markerEdge, reaction } from './rulings.ts'
import { playerOf, playersOf, type Situation, unitsOf, withPlayer } from './situation.ts'
import { words } from './words.ts'

const where = message('coh.ask.markerHex', 'Where do you place the Control Marker of {side}?')
const whose = message(
  'coh.ask.reaction',
  'A Control Marker of yours lies on {hex}: the units of which card do you place within 3 hexes of it?',
)
const nothing = { id: 'none', name: message('coh.reaction.none', 'none') }

/** How many of each side's Control Markers there are to place; our number. */
export const controlMarkers = 6

/** G 3.7.2: a Control Marker of the enemy, so many hexes from an entry edge; its side may place units near it at once. */
export function* placeControlMarker(table: Table<Situation>, id: string, hexes: number): Procedure<void> {
  const { side, seat } = playerOf(table.now, id)
  const enemy = enemyOf(side)
  const from = ruled(table, markerEdge) === 'opponent' ? enemy : side
  const exact = ruled(table, markerDistance) === 'exactly'
  const text = fill(where, { side: sideName(enemy) })
  const at = yield* chosen(table, 'coh.markerHex', seat, text, (now) =>
    now.markers.filter((each) => each.side === enemy).length < controlMarkers
      ? hexChoices(now, markerHexes(now, from, hexes, exact))
      : [],
  )
  if (at === undefined) {
    table.change(table.now, words.noMarker)
    return
  }
  const markers = [...table.now.markers, { kind: 'marker', side: enemy, at: at.id }]
  table.change({ ...table.now, markers }, words.marker, {
    side: sideName(enemy),
    hex: hexName(table.now, at.id),
  })
  yield* react(table, enemy, at.id)
}

/** The hexes that are the how-manieth from an edge over which a side's units enter. */
function markerHexes(now: Situation, side: Side, hexes: number, exact: boolean): readonly string[] {
  const edges = playersOf(now, side).flatMap(({ edge }) => edge ?? [])
  const taken = now.markers.map(({ at }) => at)
  const free = hexesOf(now.maps).filter((hex) => isDry(now, hex) && !taken.includes(hex))
  return free.filter((hex) =>
    edges.some(({ map, edge }) => {
      const rank = placeOf(hex)?.map === map ? rankFrom(edge, hex) : undefined
      return rank !== undefined && (exact ? rank === hexes : rank <= hexes)
    }),
  )
}

/** The side whose marker it is may place the units of one card that it has played; without one the right may be kept. */
function* react(table: Table<Situation>, side: Side, marker: string): Procedure<void> {
  const [first] = playersOf(table.now, side)
  if (first === undefined) return
  const cards = waitingCards(table.now, side)
  if (cards.length === 0) {
    const kept = ruled(table, reaction) === 'kept'
    const owed = kept ? [...first.owed, marker] : first.owed
    const tell = kept ? words.reactionKept : words.reactionLost
    table.change(withPlayer(table.now, first.id, { owed }), tell, { side: sideName(side) })
    return
  }
  yield* placeNear(table, side, marker)
}

/** Reactions that were kept come with the side's next units card, one after another, as long as units wait. */
export function* keptReactions(table: Table<Situation>, id: string, card: string): Procedure<void> {
  const { side } = playerOf(table.now, id)
  if (!waitingCards(table.now, side).includes(card)) return
  while (waitingCards(table.now, side).length > 0) {
    const owing = playersOf(table.now, side).find(({ owed }) => owed.length > 0)
    const [marker, ...owed] = owing?.owed ?? []
    if (owing === undefined || marker === undefined) return
    table.change(withPlayer(table.now, owing.id, { owed }), words.reactionNow, { side: sideName(side) })
    yield* placeNear(table, side, marker)
  }
}

/** Cards of which units wait beside the edge, in the order in which they were played. */
function waitingCards(now: Situation, side: Side): readonly string[] {
  const waiting = unitsOf(now, side).filter((unit) => now.units[unit]?.at === 'edge')
  return now.plays
    .map(({ card }) => card)
    .filter((card) => waiting.some((unit) => now.units[unit]?.card === card))
}

function* placeNear(table: Table<Situation>, side: Side, marker: string): Procedure<void> {
  const seat = playersOf(table.now, side)[0]?.seat ?? 'table'
  const card = yield* ask(table, (now) => {
    const cards = cardChoices(waitingCards(now, side))
    const text = fill(whose, { hex: hexName(now, marker) })
    return cards.length === 0 ? undefined : choice('coh.reaction', seat, text, [...cards, nothing])
  })
  if (card === undefined || card.id === nothing.id) return
  const units = unitsOf(table.now, side).filter((unit) => table.now.units[unit]?.card === card.id)
  for (const unit of units)
    if (table.now.units[unit]?.at === 'edge')
      yield* placeUnit(table, unit, (now, hex) => (distance(now.maps, marker, hex) ?? 99) <= 3)
}
