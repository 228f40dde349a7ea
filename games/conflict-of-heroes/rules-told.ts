import type { Citation } from '@opfor/kernel'
import { rule, type RuleNumber } from './citations.ts'
import { words } from './words.ts'

/** What is told by which rule: every step at the table names the number under which the booklet has it. */
const told: Readonly<Partial<Record<RuleNumber, readonly (keyof typeof words)[]>>> = {
  'G 2.0': ['initiativeTie', 'initiativeRoll', 'initiative', 'seated'],
  'G 2.1': [
    ...([
      'guideline',
      'ownGuideline',
      'twoPlayers',
      'beyondAdvice',
      'variant',
      'layOut',
      'layOutSolo',
      'prepare',
      'prepareSolo',
      'drawActions',
      'youDraw',
      'noThirdCards',
      'without20',
    ] as const),
    ...([
      'map',
      'edge',
      'across',
      'wholeEdge',
      'decks',
      'decksOfApp',
      'dealReal',
      'dealt',
      'actions',
    ] as const),
  ],
  'G 3.0': [
    ...([
      'order',
      'plays',
      'nothingToPlay',
      'cardGone',
      'discarded',
      'filedVp',
      'filedSpecial',
      'filedOrDiscarded',
    ] as const),
    ...(['artillery', 'hidden', 'mineHidden'] as const),
  ],
  'G 3.1': ['filedUnits', 'unitsAtEdge', 'unitsOnRound', 'inPlay', 'otherNumber', 'noTruck'],
  'G 3.2': ['chosen', 'vp', 'destroyed', 'counted'],
  'G 3.4': ['caps', 'yourCaps'],
  'G 3.6': ['arriving'],
  'G 3.7': ['placed', 'staysOff', 'noUnits', 'placeNotTold'],
  'G 3.7.2': [
    'marker',
    'noMarker',
    'noMarkerLeft',
    'reactionKept',
    'reactionLost',
    'reactionNotTold',
    'reactionNow',
  ],
  'G 3.7.3': ['defense', 'noDefense', 'mayGoIn', 'takenIn', 'tileDefenses', 'cupAway'],
  'G 3.8': ['mapAdded', 'mapTurned', 'edgeSlides', 'noMap'],
  'G 3.8.1': ['switched', 'movedAway'],
  'G 3.9': ['noConditions', 'conditionsDrawn', 'conditionTop', 'conditionKept', 'conditionUsed'],
  'G 4.0': ['unused', 'roundMarker', 'roundMarkerSolo', 'startingCaps', 'markers', 'facing', 'ready'],
  'G 4.1': ['optional', 'extended'],
  'G 4.2': ['halves'],
  'G 4.3': ['handicapCard'],
  'G 5.0': ['bothSides'],
  'G 5.2': ['soloInitiative', 'drawn', 'drawTwoReal', 'back'],
  'G 5.3': ['nowTheAI', 'yourSide', 'tile', 'noTiles', 'missionBegins'],
  'G 5.3.2': ['defenseSheet', 'offenseSheet', 'onCounteraction', 'onOrder'],
  'G 5.3.2 (second)': ['defaultCounteraction', 'counteraction', 'noCounteraction'],
  'G 5.3.3': ['defaultOrder', 'missionOrder', 'noMissionOrder'],
  'G 5.4': [
    ...(['aiHasNone', 'aiCaps', 'noAiCaps', 'orderDeck'] as const),
    ...(['orderDrawn', 'checkDrawn', 'eventDrawn', 'reshuffled', 'noOrders'] as const),
  ],
  'G 5.5': [
    ...(['markerAt', 'markerBefore', 'onTrack', 'tileAside', 'marks', 'markerStays'] as const),
    ...(['tileDone', 'tilePassed', 'tileMoves', 'tileLeaves'] as const),
  ],
  'G 5.5.1': ['endMarker', 'trackEnds'],
  'G 5.6': ['entryCup', 'entryCupOf', 'entering', 'entered', 'passes', 'arrivingAI'],
  'G 6.0': ['rumorPlaced', 'noRumor', 'noRumorHex'],
  'G 6.1': ['lowRisk', 'parameter'],
  'G 6.2': [
    ...(['artillerySolo', 'hiddenAfterAll', 'rumored', 'intoRumorCup', 'blanks'] as const),
    ...(['rumorsAway', 'mineRumored', 'revealed', 'nobodyThere', 'cupEmpty'] as const),
    ...(['truck', 'truckDrives', 'truckLeft'] as const),
  ],
  'G 6.3': ['fewerCaps', 'cardsRemoved'],
  'AtB 2.1': ['firstTurn', 'roundInitiative'],
  'AtB 7.4': ['newRound'],
}

/** The rule behind every step that is told, by the id of its message. */
export const rulesTold: Readonly<Record<string, Citation>> = Object.fromEntries(
  (Object.keys(told) as readonly RuleNumber[]).flatMap((number) =>
    (told[number] ?? []).map((key) => [words[key].id, rule(number)]),
  ),
)
