import { aside, headline, message } from '@opfor/kernel'
import { hiddenWords } from './special-rules/hidden-words.ts'
import { missionWords } from './mission/mission-words.ts'

/** What is told at each change while a firefight is generated: what to do at the table, in our own words. */
const generation = {
  guideline: message('coh.isGuideline', 'You play {guideline}.'),
  duration: aside('coh.duration', 'Guideline {guideline}, for {rounds} Rounds in {minutes} minutes.'),
  ownGuideline: message('coh.isOwnGuideline', 'You play by a guideline of your own.'),
  twoPlayers: message('coh.twoPlayers', 'Two players command {side}, one the other side.'),
  beyondAdvice: aside(
    'coh.beyondAdvice',
    'The advice for this many Rounds: from {low} to {high} cards for each player.',
  ),
  beyondAdviceOf: aside(
    'coh.beyondAdviceOf',
    'The advice for this many Rounds: {low, plural, one {# card} other {# cards}} for each player.',
  ),
  variant: message('coh.isVariant', 'You play with the variant.'),
  initiativeTie: aside('coh.initiativeTie', 'A tie at {total} between {who}: they roll again.'),
  soloInitiative: headline('coh.soloInitiative', 'The initiative is with {side}, by 2d6: {totals}.'),
  bothSides: headline('coh.bothSides', 'Play the cards of both sides; a die decides at the end who you are.'),
  initiativeRoll: aside('coh.initiativeRoll', '{who} has rolled the highest, by 2d6: {totals}.'),
  initiative: headline('coh.initiativeIs', '{who} is the Initiative Player, and plays as the {player}.'),
  seated: message('coh.seated', '{seat} is the {player}.'),
  order: aside('coh.order.play', 'Cards are played in this order, again and again: {players}.'),
  layOut: message(
    'coh.layOut',
    'Each player lays out a Track Sheet, and each side a Card Record Board, where all can see them.',
  ),
  layOutSolo: message('coh.layOutSolo', 'Lay out a Track Sheet and a Card Record Board for each side.'),
  prepareSolo: message(
    'coh.prepareSolo',
    'Shuffle the Action and Bonus Cards {cards} and all Condition Cards, and put the Defense Counters into the cup.',
  ),
  prepare: message(
    'coh.prepare',
    'Shuffle the Action and Bonus Cards {cards} and all Condition Cards, put the Defense Counters into the cup, and a coin on Round {rounds}.',
  ),
  noThirdCards: aside(
    'coh.noThirdCards',
    'Left out, though named in the Guideline, because the third edition has other cards under the same number: {cards}.',
  ),
  without20: aside('coh.without20', 'Action Card 20 is left out here, as printed, though armor may come.'),
  halves: message('coh.tookHalf', 'The {player} takes cards 01-12.'),
  map: message('coh.laidMap', 'Lay map {map} on the table.'),
  mapAdded: message(
    'coh.mapAdded',
    'Lay map {map} the same way round as map {first}: {own}, touches {edge}.',
  ),
  mapTurned: message('coh.mapTurned', 'Lay map {map} turned round: {own}, touches {edge}.'),
  noMap: aside('coh.noMap', 'Every map is in use: this has no effect.'),
  switched: message(
    'coh.switched',
    'Lay map {map} in the place of map {old}; counters keep the number of their hex.',
  ),
  movedAway: message('coh.movedAway', 'Move {counter} to {hex}.'),
  edge: message('coh.entersOver', 'The units of the {player} enter over {edge}.'),
  across: message('coh.entersAcross', 'Across from there, the units of the {player} enter over {edge}.'),
  edgeSlides: message(
    'coh.edgeSlides',
    'The new map covers the entry edge of the {player}: the units enter over {edge} instead.',
  ),
  optional: message('coh.isOptional', 'Each player draws one card more; the last one is not played.'),
  handicapCard: message('coh.handicapCard', 'The {player} draws and plays one card more.'),
  extended: aside('coh.extendedBy', 'Add to the deck: {card}.'),
  decks: message('coh.decks', 'Shuffle these Generator Decks: {decks}.'),
  decksOfApp: aside('coh.decksOfApp', 'The app draws from these Generator Decks: {decks}.'),
  dealReal: message(
    'coh.dealReal',
    'Deal {count, plural, one {# Generator Card} other {# Generator Cards}} to the {player}.',
  ),
  dealt: message('coh.dealt', 'Your hand: {cards}.'),
  dealtNone: message('coh.dealtNone', 'You have no card in hand.'),
  caps: message(
    'coh.capsAre',
    'Put the Command marker of the {player} on {caps, plural, one {# CAP} other {# CAPs}}.',
  ),
  drawTwoReal: aside(
    'coh.drawTwoReal',
    'Draw two cards from the deck of the {player}, play one of them, and put the other back on top of the deck.',
  ),
  drawOneReal: aside('coh.drawOneReal', 'Draw the last card from the deck of the {player}, and play it.'),
  drawn: aside('coh.drewCard', 'Drawn: {card}.'),
  back: message('coh.backOnTop', '{card} goes back on top of its deck.'),
  plays: headline('coh.plays', 'The {player} plays {card}.'),
  nothingToPlay: aside('coh.nothingToPlay', 'No card is left for the {player}.'),
  cardGone: aside('coh.cardGone', '{card} is no longer there to be played.'),
  noUnitsOf: aside('coh.noUnitsOf', 'No unit of the {player} waits beside the edge: nothing is placed.'),
  placeNotTold: message(
    'coh.placeNotTold',
    'Place units that wait beside the edge as the card says: those of {cards}.',
  ),
  reactionNotTold: message(
    'coh.reactionNotTold',
    'The units of one of these cards may be placed within 3 hexes of it: {cards}.',
  ),
  reactionAlsoNotTold: message(
    'coh.reactionAlsoNotTold',
    'The units of one card may be placed within 3 hexes of it. You are asked now about cards whose units were told; to place those of one of these instead, choose none there: {cards}.',
  ),
  discarded: message('coh.discards', '{card} of the {player} is discarded; it counts as played.'),
  filedUnits: message('coh.filed.units', '{card} goes under the Units of the Record Board of {side}.'),
  filedVp: message('coh.filed.vp', '{card} goes under the Victory Points of the Record Board of {side}.'),
  filedOrDiscarded: message(
    'coh.filed.orDiscarded',
    '{card} goes under the Special Rules & Events of the Record Board of {side}; where nothing of it lasts, discard it.',
  ),
  wholeEdge: aside('coh.wholeEdge', 'The whole side counts for the {player}: {edges}.'),
  unitsAtEdge: message('coh.unitsAtEdge', 'Put {units} beside the entry edge of the {player}.'),
  inPlay: aside(
    'coh.inPlay',
    '{count, plural, one {{units} is} other {{units} are}} in play already and not given again.',
  ),
  otherNumber: message('coh.otherNumber', '{unit} is in play already: take {other} instead.'),
  noTruck: aside('coh.noTruck', 'No Truck is left: none is given.'),
  unitsOnRound: message('coh.unitsOnRound', 'Put {units} on space {round} of the Round track.'),
  placed: message('coh.placed', 'Place {unit} on {hex}.'),
  staysOff: aside('coh.staysOff', '{unit} stays off the map.'),
  marker: message('coh.markerPlaced', 'Place a Control Marker of {side} on {hex}.'),
  noMarker: aside('coh.noMarker', 'No hex fits: no Control Marker is placed.'),
  noMarkerLeft: aside(
    'coh.noMarkerLeft',
    'All {count} Control Markers of {side} lie on maps: no other is placed.',
  ),
  reactionLost: aside(
    'coh.reactionLost',
    'No units from a units card of {side} wait beside the edge: nothing is placed near it.',
  ),
  defense: message('coh.defensePlaced', 'Place the {counter} counter on {hex}.'),
  noDefense: aside('coh.noDefense', 'There is no hex for the {counter} counter: it goes back into the cup.'),
  mayGoIn: aside(
    'coh.mayGoIn',
    'A unit in that hex may go into the {counter} at once, if the base game lets it.',
  ),
  takenIn: message('coh.takenIn', 'Put {units} into the {counter}.'),
  actions: message(
    'coh.actionsAre',
    'The {player} draws {count, plural, one {# Action Card} other {# Action Cards}} each Round.',
  ),
  chosen: message(
    'coh.chosenAre',
    '{card}: {count, plural, =0 {no unit is chosen} one {{units} is chosen} other {{units} are chosen}}.',
  ),
  artillery: aside('coh.artillery', 'The {player} plots artillery at the start of each Round.'),
  artillerySolo: aside(
    'coh.artillerySolo',
    'The {player} plots artillery at the start of each Round; an AI does not: its tile resolves the strikes.',
  ),
  noConditions: aside('coh.noConditions', 'No Condition Card is left: this has no effect.'),
  conditionsDrawn: message('coh.conditionsDrawn', 'Drawn: {cards}.'),
  conditionTop: message(
    'coh.conditionTop',
    '{card} goes under the Special Rules & Events of {side}: it binds both sides.',
  ),
  conditionKept: message('coh.conditionKept', '{card} is kept under the bottom edge of the Record Board.'),
  conditionUsed: message('coh.conditionUsed', '{card} is used and discarded.'),
  unused: message(
    'coh.unused',
    'Discard unused Condition Cards, the Generator Decks, and Defense Counters that were not placed.',
  ),
  roundMarker: message(
    'coh.roundMarker',
    'The {player} puts the Round marker on space 1; the last Round is {rounds}.',
  ),
  roundMarkerSolo: message(
    'coh.roundMarkerSolo',
    'The {player} puts the Round marker on space 1; the Mission Track says when the mission ends.',
  ),
  startingCaps: message(
    'coh.startingCaps',
    'The {player} begins each Round with {caps, plural, one {# CAP} other {# CAPs}} and {count, plural, one {# Action Card} other {# Action Cards}}.',
  ),
  markers: message('coh.markers', 'Put the AP markers and VP markers on their tracks.'),
  facing: message('coh.facing', 'The {player} may turn units that stand on the map.'),
  drawActions: message(
    'coh.drawActions',
    'The {player} draws {count, plural, one {# Action Card} other {# Action Cards}} for Round 1.',
  ),
  roundInitiative: message(
    'coh.roundInitiative',
    'Roll 2d6 for each side: the higher has the initiative in Round 1.',
  ),
  ready: headline('coh.ready', 'The firefight is ready to play.'),
} as const

/** Everything that is told at a change. */
export const words = { ...generation, ...hiddenWords, ...missionWords }
