import { type Message, message } from '@opfor/kernel'
import { mapChoice } from '../naming.ts'
import {
  cardId,
  cardName,
  conditionCards,
  conditionName,
  defenseName,
  defenses,
  numbers,
  orderCards,
  orderName,
  sideName,
  sides,
  tileName,
  twoDigits,
} from '../pieces.ts'
import { mapNumbers } from '../maps/maps.ts'
import { terrainChoices } from '../maps/terrain.ts'

const fields = Object.fromEntries(
  Object.entries({
    title: 'Title, in your own words',
    cards: 'Generator Cards',
    conditions: 'Condition Cards',
    tiles: 'AI Tiles',
    cup: 'Defense Counters in the cup',
    backs: 'Other sides of the Defense Counters',
    sheets: 'Mission Track of the Solo Mission Sheet',
    defenseSheet: 'Its Defense side',
    offenseSheet: 'Its Offense side',
    start: 'Space where the marker begins; 0: before space 1',
    ends: 'Space labelled with this many Rounds',
    events: 'Spaces on which an event is printed',
    advances: 'Order Cards: spaces that the marker advances when their condition is met; you are still asked',
    neverAdvance: 'Order Cards that do not mention the marker; you are not asked',
    missionTiles: 'All spaces that are labelled Mission Tile 1, 2 or 3, in order',
    maps: 'Maps of expansions, by number',
    movement: 'How units move, by name without the number',
    'movement.foot': 'on foot',
    'movement.gun': 'a gun',
    'movement.vehicle': 'a vehicle',
    terrain: 'Terrain (easier to mark on the map during a match)',
    top: 'Top half',
    bottom: 'Bottom half',
    section: 'Section of the Record Board',
    'section.units': 'Units',
    'section.vp': 'Victory Points',
    'section.special': 'Special Rules & Events',
    note: 'Note, in your own words',
    caps: 'CAP change',
    units: 'Units by name and number, such as Rifle 05',
    round: 'The units wait on this space of the Round track',
    place: 'Units that you have may be placed on the map',
    marker: 'Control Marker: hexes from the edge',
    defense: 'Random Defense Counters',
    addMap: 'A map is added',
    switchMap: 'A map is switched',
    actions: 'More Action Cards each Round',
    chosen: 'It applies to units that you choose',
    hidden: 'Hidden at the start',
    'hidden.unit': 'one unit',
    'hidden.card': 'the units of a card, and a mine',
    artillery: 'Artillery strikes',
    truck: 'A Truck that drives across the map',
    lasts: 'Condition Card: the bottom has a lasting effect',
    area: 'Where the tile goes',
    'area.counteraction': 'Counteractions (red)',
    'area.order': 'Mission Orders (green)',
    'area.track': 'Mission Track (blue)',
    symbol: 'Symbol after its number',
    'symbol.shield': 'Defense Shield',
    'symbol.burst': 'Offense Burst',
    yellow: 'Its text is in a yellow box',
    parameter: 'Special Mission Parameters',
    'parameter.none': 'none',
    'parameter.lowRisk': 'chosen units make Low Risk moves only',
    'parameter.other': 'others: I look at the tile',
  }).map(([key, words]) => [key, message(`coh.pack.${key}`, words)]),
)

export const packLabels: Readonly<Record<string, Message>> = {
  ...fields,
  ...Object.fromEntries(
    sides.flatMap((side) =>
      numbers(1, 25).flatMap((number) => [
        [`cards.${cardId(side, number)}`, cardName(cardId(side, number))] as const,
        [`tiles.${cardId(side, number)}`, tileOf(side, number)] as const,
      ]),
    ),
  ),
  ...Object.fromEntries(
    orderCards.flatMap((card) =>
      ['advances', 'neverAdvance'].map((part) => [`${part}.${card}`, orderName(card)] as const),
    ),
  ),
  ...Object.fromEntries(conditionCards.map((card) => [`conditions.${card}`, conditionName(card)])),
  ...Object.fromEntries(defenses.map((kind) => [kind, defenseName(kind)])),
  ...Object.fromEntries(mapNumbers.map((map) => [`terrain.${map}`, mapChoice(map).name])),
  ...Object.fromEntries(terrainChoices.map(({ id, name }) => [`terrain.${id}`, name])),
}

function tileOf(side: (typeof sides)[number], number: number): Message {
  return message('coh.tileOf', '{tile} of {side}', {
    tile: tileName(twoDigits(number)),
    side: sideName(side),
  })
}
