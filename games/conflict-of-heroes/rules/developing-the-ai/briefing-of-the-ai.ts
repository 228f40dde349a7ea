import { fill, type Message, message } from '@opfor/kernel'
import { baseDeck } from './order-deck.ts'
import { some } from '../completion/order-of-battle.ts'
import { cardName, sides, tileName } from '../../table/pieces.ts'
import { ranges } from '../../table/card-packs/ranges.ts'
import { type Mission, pickedFor, playerOf, type Situation, unitsAt } from '../../table/situation.ts'
import { rumorCup } from '../special-rules/special-cards.ts'
import { unitOf } from '../../table/placing/units.ts'

const words = {
  defense: message('coh.brief.defense', 'Solo Mission Sheet: Defense side.'),
  offense: message('coh.brief.offense', 'Solo Mission Sheet: Offense side.'),
  counteractions: message('coh.brief.counteractions', 'Counteractions from the left: {tiles}.'),
  orders: message('coh.brief.orders', 'Mission Orders from the left: {tiles}.'),
  printed: message('coh.default', 'the order printed on space 3'),
  track: message('coh.brief.track', '{tile} on space {space} of the Mission Track.'),
  aside: message('coh.tileAside', '{tile} stays beside the sheet.'),
  marker: message('coh.brief.trackMarker', 'Mission Track marker: on space {space}.'),
  markerBefore: message('coh.brief.trackMarkerBefore', 'Mission Track marker: before space 1.'),
  end: message('coh.brief.end', 'The mission ends on space {space}.'),
  deck: message('coh.brief.deck', 'Order Cards ({count}): {cards}.'),
  command: message('coh.brief.commandCards', 'Of these, the Command Cards that CAPs have added: {cards}.'),
  entry: message('coh.brief.entry', 'AI Draw Cup: {units}.'),
  rumors: message('coh.brief.rumors', 'Rumored Enemy Draw Cup: {units}.'),
  blanks: message('coh.brief.blanks', 'No Enemy ({count})'),
  mine: message('coh.mine', 'a Mine'),
  lowRisk: message('coh.brief.lowRisk', '{tile}: Low Risk moves only for {units}.'),
  lowRiskChosen: message(
    'coh.lowRiskChosen',
    '{tile}: Low Risk moves only for the units that were chosen for its card.',
  ),
  parameter: message('coh.parameter', '{tile} has a Special Mission Parameter that is in force.'),
  artillery: message(
    'coh.brief.artillery',
    '{card}: the AI plots no artillery; its tile resolves the strikes.',
  ),
} as const

/** G 5.3 to G 5.6 and G 6: the AI as it begins: its sheet, its tiles, its deck, its cups, and what is in force. */
export function briefingOfAI(now: Situation, mission: Mission): readonly Message[] {
  const { deck, counteractions, orders, track, marker, end, sheet } = mission
  const row = (tiles: readonly string[]): readonly Message[] =>
    tiles.length < 3 ? [...tiles.map(tileName), words.printed] : tiles.map(tileName)
  return [
    words[sheet],
    fill(words.counteractions, { tiles: row(counteractions) }),
    fill(words.orders, { tiles: row(orders) }),
    ...track.map(({ tile, space }) => fill(words.track, { tile: tileName(tile), space })),
    ...asideOf(mission).map((tile) => fill(words.aside, { tile: tileName(tile) })),
    marker === 0 ? words.markerBefore : fill(words.marker, { space: marker }),
    fill(words.end, { space: end }),
    fill(words.deck, { count: deck.rest.length, cards: ranges(deck.rest) }),
    ...commandCards(mission),
    ...some(words.entry, named(unitsAt(now, 'entryCup'))),
    ...some(words.rumors, inRumorCup(now)),
    ...inForce(now, mission),
  ]
}

/** G 5.4: the text calls those Command Cards that were added for CAPs. */
function commandCards({ deck, sheet }: Mission): readonly Message[] {
  const added = deck.rest.filter((card) => !baseDeck(sheet).includes(card))
  return added.length === 0 ? [] : [fill(words.command, { cards: ranges(added) })]
}

function named(units: readonly string[]): readonly Message[] {
  return units.map((id) => unitOf(id).name)
}

/** Tiles of the Mission Track that no space is described for; ruling `thirdTile`. */
function asideOf({ faces, track }: Mission): readonly string[] {
  return Object.keys(faces)
    .filter((tile) => faces[tile]?.area === 'track' && !track.some((each) => each.tile === tile))
    .toSorted()
}

/** G 6.2: what is in the Rumored Enemy Draw Cup. */
function inRumorCup(now: Situation): readonly Message[] {
  const blanks = now.noEnemy.german + now.noEnemy.soviet
  return [
    ...sides.flatMap((side) => named(unitsAt(now, rumorCup(side)))),
    ...(blanks > 0 ? [fill(words.blanks, { count: blanks })] : []),
    ...(now.mine === 'rumorCup' ? [words.mine] : []),
  ]
}

/** G 6.1 and G 6.2: what binds the AI for the whole mission. */
function inForce(now: Situation, { ai, faces }: Mission): readonly Message[] {
  const parameters = Object.entries(faces).flatMap(([tile, { parameter }]) => {
    const careful = pickedFor(now, ai, tile)
    const name = { tile: tileName(tile) }
    if (parameter === 'lowRisk') {
      if (careful === undefined) return [fill(words.lowRiskChosen, name)]
      return careful.length > 0 ? [fill(words.lowRisk, { ...name, units: named(careful) })] : []
    }
    return parameter === 'other' ? [fill(words.parameter, name)] : []
  })
  const guns = now.plays.filter(({ by, told }) => told.artillery === true && playerOf(now, by).side === ai)
  return [...parameters, ...guns.map(({ card }) => fill(words.artillery, { card: cardName(card) }))]
}
