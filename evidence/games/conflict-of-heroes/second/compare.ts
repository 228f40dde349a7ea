import type { PlayerLine } from '../../../../games/conflict-of-heroes/table/guidelines/guidelines.ts'
import { mapsWith } from '../../../../games/conflict-of-heroes/table/maps/maps.ts'
import { complete, developAi } from './developing.ts'
import type { Readings, Settings } from './facts.ts'
import type { Guideline } from './guidelines.ts'
import { CollectingRecorder } from './collecting-recorder.ts'
import { playMission } from './mission.ts'
import { type Match, playFirst } from './missions.ts'
import { playAllCards } from './playing-cards.ts'
import { setUp } from './setup.ts'
import type { State, Told } from './state.ts'
import { Different } from './tape.ts'

/** The whole match: set up, generate and, if solo, develop the AI and play the mission. */

export function secondMission(facts: Told): State {
  const state = setUp(facts)
  playAllCards(state)
  complete(state)
  if (!facts.settings.solo) return state
  developAi(state)
  playMission(state)
  return state
}

export interface Compared {
  readonly kinds: ReadonlyMap<string, number>
  readonly differing: readonly string[]
}

export function compareMission(seed: number): Compared {
  const match = playFirst(seed)
  const heard = new CollectingRecorder(match, settingsOf(match))
  try {
    secondMission(heard)
  } catch (error) {
    if (!(error instanceof Different)) throw error
    return { kinds: heard.kinds, differing: [error.message] }
  }
  return { kinds: heard.kinds, differing: [] }
}

function settingsOf({ start, tape }: Match): Settings {
  const set = tape.pieces[0]?.now ?? start
  for (const id of [
    'coh.ownTwo',
    'coh.ownRounds',
    'coh.ownFrom',
    'coh.ownTo',
    'coh.ownActions',
    'coh.ownDrawn',
  ])
    if (tape.comes(id, 0)) tape.take(id, 0)
  for (const id of [
    'coh.ownHand',
    'coh.ownCaps',
    'coh.ownHand',
    'coh.ownCaps',
    'coh.ownMaps',
    'coh.soloGuideline',
  ])
    if (tape.comes(id, 0)) tape.take(id, 0)
  const variant =
    tape.comes('coh.variant', 0) && (tape.take('coh.variant', 0).answer as { id: string }).id === 'yes'
  return {
    guideline: set.guideline.id.startsWith('own') ? ownGuideline(set.guideline) : Number(set.guideline.id),
    variant,
    solo: start.mode === 'solo',
    cup: start.cup,
    maps: mapsWith(start.pack).map(String),
    readings: readingsOf(start.rulings),
  }
}

function ownGuideline(own: {
  readonly rounds: number
  readonly maps: number
  readonly drawn: number
  readonly players: readonly PlayerLine[]
}): Guideline {
  const nameOf = (id: string): string => {
    const [side = '', number] = id.split('-')
    const name = side === 'german' ? 'German' : 'Soviet'
    return number === undefined ? name : `${name} ${number}`
  }
  return {
    rounds: own.rounds,
    actionCards: [],
    maps: own.maps,
    longEdges: false,
    drawn: own.drawn,
    seats: own.players.map(({ id, side, cards, hand, caps }) => {
      const whose = side === 'german' ? 'German' : 'Soviet'
      return { name: nameOf(id), side: whose, cards, hand, caps, deck: whose }
    }),
  }
}

function readingsOf(rulings: Readonly<Record<string, string>>): Readings {
  const is = (id: string, reading: string): boolean => rulings[`conflict-of-heroes.${id}`] === reading
  return {
    markerEdge: is('markerEdge', 'opponent') ? 'opponent' : 'own',
    halves: is('halves', 'chosen') ? 'chosen' : 'nothing',
    smallDeck: is('smallDeck', 'extended') ? 'extended' : 'refused',
    sheetDie: is('sheetDie', 'low') ? 'defenseLow' : 'offenseLow',
    thirdTile: is('thirdTile', 'free') ? 'free' : is('thirdTile', 'shares') ? 'shares' : 'aside',
    lostCaps: is('lostCaps', 'one') ? 'one' : 'each',
    chosenUnit: is('chosenUnit', 'soviet') ? 'soviet' : 'either',
    netting: is('netting', 'net') ? 'net' : is('netting', 'each') ? 'each' : 'printed',
    removed: is('removed', 'only') ? 'onlyAdded' : 'any',
    capsOfOthers: is('conditionCaps', 'any') ? 'count' : 'do not',
    capsAtNought: is('zeroCaps', 'printed') ? 'lost' : 'not lost',
    truckRound: is('truckRound', 'round') ? 'waits' : 'at once',
    destroyedUnits: is('destroyedUnits', 'one') ? 'one' : 'said',
    ownRumors: is('ownRumors', 'stay') ? 'stay' : 'hidden',
    wideEdge: is('wideEdge', 'one') ? 'one' : 'whole',
    emptyCup: is('emptyCup', 'nobody') ? 'nobody' : 'said',
    eligibleHex: is('eligibleHex', 'holds') ? 'holds' : 'placing',
    markerStart: is('markerStart', 'before') ? 'before' : 'said',
    finalPoints: is('finalVp', 'scored') ? 'scored' : 'counted',
    reactionCards: is('reactionCards', 'any') ? 'any' : 'forUnits',
    besideMarkers: is('besideMarkers', 'any') ? 'any' : 'enemy',
    besideRumors: is('besideRumors', 'apart') ? 'apart' : 'free',
    trenchGuns: is('trenchGuns', 'foot') ? 'foot' : 'offered',
    rumorHexes: is('rumorHexes', 'apart') ? 'apart' : 'any',
    printedOrder: is('printedOrder', 'initiative') ? 'initiative' : 'printed',
    fewerCaps: is('fewerCaps', 'every') ? 'every' : 'first',
    lastMove: is('lastMove', 'moves') ? 'moves' : 'ended',
    truckElsewhere: is('truckElsewhere', 'stays') ? 'stays' : 'road',
  }
}
