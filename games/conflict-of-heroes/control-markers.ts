import {
  ask,
  askedAs,
  type Candidate,
  choice,
  either,
  fill,
  type Message,
  message,
  must,
  part,
  playerChooses,
  type Procedure,
  reading,
  select,
  type Table,
  when,
} from '@opfor/kernel'
import { rule } from './citations.ts'
import { distance, hexesOf } from './maps.ts'
import { edgesFor, type Marker, ranks } from './marker-distance.ts'
import { cardChoices, edgeName, hexChoices, hexName, otherHexes } from './naming.ts'
import { notTold } from './not-told.ts'
import { enemyOf, type Side, sideName } from './pieces.ts'
import { isDry, placeTogether, placeUnit } from './placing-units.ts'
import { markerDistance, markerUnits, reaction } from './former-rulings.ts'
import { markerEdge, reactionCards } from './rulings.ts'
import { isHex, playerOf, playersOf, type Situation, unitsOf, withPlayer } from './situation.ts'
import { words } from './words.ts'

const where = message('coh.ask.markerHex', 'Where do you place the Control Marker of {side}?')
const whose = message(
  'coh.ask.reaction',
  'A Control Marker of {side} lies on {hex}: the units of which card do you place within 3 hexes of it?',
)
const whichNear = message(
  'coh.ask.reactionUnits',
  'A Control Marker of {side} lies on {hex}: which units do you place within 3 hexes of it, and where? The others enter over the edge.',
)
const markerOf = message('coh.markerOf', '{side}, {count, plural, one {# hex} other {# hexes}} from {edges}')
const nothing = { id: 'none', name: message('coh.reaction.none', 'none') }

/** How many of each side's Control Markers there are to place; our number. */
export const controlMarkers = 6

/** G 3.7.2: where a Control Marker of the enemy may lie; the player of the card chooses. */
export const markerHex = select<Candidate, Situation, Marker>(
  'conflict-of-heroes.marker',
  'Hex of the Control Marker',
  rule('G 3.7.2'),
  [
    must('free', 'no Control Marker lies there', ({ id }, now) => now.markers.every(({ at }) => at !== id)),
    must('dry', 'not marked as water', ({ id }, now) => isDry(now, id)),
    when(
      'apart',
      'in some older matches',
      (now) => reading(now, markerUnits) === 'apart',
      must(
        'units',
        'neither on nor next to units of the player of the card',
        ({ id }, now, { by }) =>
          !unitsOf(now, playerOf(now, by).side).some((unit) => isBeside(now, now.units[unit]?.at, id)),
      ),
    ),
    either((now) => reading(now, markerDistance), {
      exactly: {
        steps: [
          must(
            'rank',
            'as many hexes from the entry edge as the card says',
            (hex, now, about) => ranks(now, hex, about).includes(about.hexes),
            markerEdge,
          ),
        ],
      },
      atMost: part(
        'in some older matches',
        must(
          'rank',
          'not more hexes from the entry edge than the card says',
          (hex, now, about) => ranks(now, hex, about).some((rank) => rank <= about.hexes),
          markerEdge,
        ),
      ),
    }),
  ],
  askedAs(
    {
      id: 'coh.markerHex',
      to: (now: Situation, { by }: Marker) => playerOf(now, by).seat,
      text: (now: Situation, { by }: Marker) =>
        fill(where, { side: sideName(enemyOf(playerOf(now, by).side)) }),
    },
    playerChooses('player', 'the player of the card chooses'),
  ),
  { uncounted: true, of: markerAbout, others: otherHexes },
)

function isBeside({ maps }: Situation, at = '', hex: string): boolean {
  return isHex(at) && (distance(maps, at, hex) ?? 99) <= 1
}

function markerAbout(about: Marker, now: Situation): Message {
  return fill(markerOf, {
    side: sideName(enemyOf(playerOf(now, about.by).side)),
    count: about.hexes,
    edges: edgesFor(now, about).map((edge) => edgeName(now, edge)),
  })
}

/** G 3.7.2: a Control Marker of the enemy, so many hexes from an entry edge; its side may place units near it at once. */
export function* placeControlMarker(table: Table<Situation>, by: string, hexes: number): Procedure<void> {
  const side = enemyOf(playerOf(table.now, by).side)
  const isLeft = ({ markers }: Situation): boolean =>
    markers.filter((each) => each.side === side).length < controlMarkers
  const at = yield* markerHex(table, (now) => (isLeft(now) ? hexChoices(now, hexesOf(now.maps)) : []), {
    by,
    hexes,
  })
  if (at === undefined) {
    table.change(table.now, isLeft(table.now) ? words.noMarker : words.noMarkerLeft, {
      side: sideName(side),
      count: controlMarkers,
    })
    return
  }
  const markers = [...table.now.markers, { kind: 'marker', side, at: at.id }]
  table.change({ ...table.now, markers }, words.marker, {
    side: sideName(side),
    hex: hexName(table.now, at.id),
  })
  yield* react(table, side, at.id)
}

/** The side whose marker it is may place the units of one card that it has played; in older matches the right may be kept. */
function* react(table: Table<Situation>, side: Side, marker: string): Procedure<void> {
  const [first] = playersOf(table.now, side)
  if (first === undefined) return
  const cards = waitingCards(table.now, side)
  const untold = notTold(table.now, side)
  if (untold.length > 0) {
    const tell = cards.length > 0 ? words.reactionAlsoNotTold : words.reactionNotTold
    table.change(table.now, tell, { cards: untold })
  }
  if (cards.length === 0) {
    if (untold.length > 0) return
    const kept = reading(table.now, reaction) === 'kept'
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
    table.change(withPlayer(table.now, owing.id, { owed }), words.reactionNow, {
      side: sideName(side),
      hex: hexName(table.now, marker),
    })
    yield* placeNear(table, side, marker)
  }
}

/** Cards that were played for units, or any, of which some wait beside the edge, in the order in which they were played. */
function waitingCards(now: Situation, side: Side, by?: string): readonly string[] {
  const waiting = unitsOf(now, side).filter((unit) => now.units[unit]?.at === 'edge')
  const isAny = reading(now, reactionCards) === 'any'
  return now.plays
    .filter((play) => (isAny || play.half === 'bottom') && (by === undefined || play.by === by))
    .map(({ card }) => card)
    .filter((card) => waiting.some((unit) => now.units[unit]?.card === card))
}

/** The units of one card are placed; each of the side is asked for the cards that are theirs (G 4.2). */
function* placeNear(table: Table<Situation>, side: Side, marker: string): Procedure<void> {
  const [only, other] = waitingCards(table.now, side)
  if (table.now.asking === 'few' && only !== undefined && other === undefined) {
    yield* placeUnitsOf(table, side, only, marker)
    return
  }
  for (const { id, seat } of playersOf(table.now, side)) {
    const card = yield* ask(table, (now) => {
      const cards = cardChoices(waitingCards(now, side, id))
      const text = fill(whose, { side: sideName(side), hex: hexName(now, marker) })
      return cards.length === 0 ? undefined : choice('coh.reaction', seat, text, [...cards, nothing])
    })
    if (card === undefined || card.id === nothing.id) continue
    yield* placeUnitsOf(table, side, card.id, marker)
    return
  }
}

/** The units of a card that wait go on hexes within 3 of the marker, or stay off the map. */
function* placeUnitsOf(table: Table<Situation>, side: Side, card: string, marker: string): Procedure<void> {
  const waiting = (now: Situation): readonly string[] =>
    unitsOf(now, side).filter((unit) => now.units[unit]?.at === 'edge' && now.units[unit].card === card)
  const isNear = (now: Situation, hex: string): boolean => (distance(now.maps, marker, hex) ?? 99) <= 3
  const units = waiting(table.now)
  if (table.now.asking === 'few' && units.length > 1) {
    const text = fill(whichNear, { side: sideName(side), hex: hexName(table.now, marker) })
    yield* placeTogether(table, text, waiting, isNear)
  } else for (const unit of units) yield* placeUnit(table, unit, isNear)
}
