import { withParams, type Message, message, messages } from '@opfor/kernel'
import { baseDeck } from './order-deck.ts'
import { some } from '../completion/order-of-battle.ts'
import { cardName, sides, tileName } from '../../table/pieces.ts'
import { ranges } from '../../table/naming.ts'
import { type Mission, pickedFor, playerOf, type Situation, unitsAt } from '../../table/situation.ts'
import { rumorCup } from '../special-rules/special-cards.ts'
import { unitOf } from '../../table/placing/units.ts'

const words = messages('coh.brief', {
  defense: 'Solo Mission Sheet: Defense side.',
  offense: 'Solo Mission Sheet: Offense side.',
  counteractions: 'Counteractions from the left: {tiles}.',
  orders: 'Mission Orders from the left: {tiles}.',
  printed: message('coh.default', 'the order printed on space 3'),
  track: '{tile} on space {space} of the Mission Track.',
  aside: message('coh.tileAside', '{tile} stays beside the sheet.'),
  marker: message('coh.brief.trackMarker', 'Mission Track marker: on space {space}.'),
  markerBefore: message('coh.brief.trackMarkerBefore', 'Mission Track marker: before space 1.'),
  end: 'The mission ends on space {space}.',
  deck: 'Order Cards ({count}): {cards}.',
  command: message('coh.brief.commandCards', 'Of these, the Command Cards that CAPs have added: {cards}.'),
  entry: 'AI Draw Cup: {units}.',
  rumors: 'Rumored Enemy Draw Cup: {units}.',
  blanks: 'No Enemy ({count})',
  mine: message('coh.mine', 'a Mine'),
  lowRisk: '{tile}: Low Risk moves only for {units}.',
  lowRiskChosen: message(
    'coh.lowRiskChosen',
    '{tile}: Low Risk moves only for the units that were chosen for its card.',
  ),
  parameter: message('coh.parameter', '{tile} has a Special Mission Parameter that is in force.'),
  artillery: '{card}: the AI plots no artillery; its tile resolves the strikes.',
})

/** G 5.3 to G 5.6 and G 6: the AI at the start, with the rules in force. */
export function briefingOfAI(now: Situation, mission: Mission): readonly Message[] {
  const { deck, counteractions, orders, track, marker, end, sheet } = mission
  const row = (tiles: readonly string[]): readonly Message[] =>
    tiles.length < 3 ? [...tiles.map(tileName), words.printed] : tiles.map(tileName)
  return [
    words[sheet],
    withParams(words.counteractions, { tiles: row(counteractions) }),
    withParams(words.orders, { tiles: row(orders) }),
    ...track.map(({ tile, space }) => withParams(words.track, { tile: tileName(tile), space })),
    ...asideOf(mission).map((tile) => withParams(words.aside, { tile: tileName(tile) })),
    marker === 0 ? words.markerBefore : withParams(words.marker, { space: marker }),
    withParams(words.end, { space: end }),
    withParams(words.deck, { count: deck.rest.length, cards: ranges(deck.rest) }),
    ...commandCards(mission),
    ...some(words.entry, named(unitsAt(now, 'entryCup'))),
    ...some(words.rumors, inRumorCup(now)),
    ...inForce(now, mission),
  ]
}

/** G 5.4: only the cards added for CAPs are called Command Cards. */
function commandCards({ deck, sheet }: Mission): readonly Message[] {
  const added = deck.rest.filter((card) => !baseDeck(sheet).includes(card))
  return added.length === 0 ? [] : [withParams(words.command, { cards: ranges(added) })]
}

function named(units: readonly string[]): readonly Message[] {
  return units.map((id) => unitOf(id).name)
}

/** Tiles of the Mission Track without a described space; ruling `thirdTile`. */
function asideOf({ faces, track }: Mission): readonly string[] {
  return Object.keys(faces)
    .filter((tile) => faces[tile]?.area === 'track' && !track.some((each) => each.tile === tile))
    .toSorted()
}

/** G 6.2. */
function inRumorCup(now: Situation): readonly Message[] {
  const blanks = now.noEnemy.german + now.noEnemy.soviet
  return [
    ...sides.flatMap((side) => named(unitsAt(now, rumorCup(side)))),
    ...(blanks > 0 ? [withParams(words.blanks, { count: blanks })] : []),
    ...(now.mine === 'rumorCup' ? [words.mine] : []),
  ]
}

/** G 6.1 and G 6.2: binds the AI for the whole mission. */
function inForce(now: Situation, { ai, faces }: Mission): readonly Message[] {
  const parameters = Object.entries(faces).flatMap(([tile, { parameter }]) => {
    const careful = pickedFor(now, ai, tile)
    const name = { tile: tileName(tile) }
    if (parameter === 'lowRisk') {
      if (careful === undefined) return [withParams(words.lowRiskChosen, name)]
      return careful.length > 0 ? [withParams(words.lowRisk, { ...name, units: named(careful) })] : []
    }
    return parameter === 'other' ? [withParams(words.parameter, name)] : []
  })
  const guns = now.plays.filter(({ by, told }) => told.artillery === true && playerOf(now, by).side === ai)
  return [...parameters, ...guns.map(({ card }) => withParams(words.artillery, { card: cardName(card) }))]
}
