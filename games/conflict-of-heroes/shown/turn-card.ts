import { type Happening, messages, type TurnCardSpec, type TurnLog, withParams } from '@opfor/kernel'
import type { Situation } from '../table/situation.ts'
import { wordsFor } from './turn-card-steps.ts'

const came = messages('coh.came', {
  called: 'The mission is over',
  trackEnds: 'The Mission Track is at its end',
  missionBegins: 'The mission begins',
  yourSideIs: 'You play {side}, the AI plays {ai}',
  nowTheAI: 'The mission is generated',
  ready: 'The firefight is ready to play',
  destroyed: '{unit} is destroyed',
  revealed: 'The rumor on {hex} is {what}',
  nobody: 'The rumor on {hex} is nobody',
  rumor: 'A Rumored Enemy appears on {hex}',
  rumors: '{count} Rumored Enemies appear',
  passes: 'The AI passes',
  enters: '{unit} enters the map',
  entersMany: '{count} units of the AI enter the map',
  truckLeft: 'The Truck has left the map',
  tile: 'The AI carries out {tile}',
  eventPrinted: 'An event is printed on space {space}',
  counteraction: 'Counteraction: {order}',
  missionOrder: 'Mission Order: {order}',
  vp: '{side}: {vp} VP',
  defenses: 'The AI gets {count, plural, one {# Defense Counter} other {# Defense Counters}}',
  units: '{card} brings {count, plural, one {# unit} other {# units}}',
  control: 'A Control Marker of {side} on {hex}',
  unitsLater: '{card}: {count, plural, one {# unit comes} other {# units come}} later',
  map: '{card}: another map',
  counters: '{card} brings {count, plural, one {# Defense Counter} other {# Defense Counters}}',
  conditions: '{card}: a Condition Card',
  caps: '{card}: {caps, plural, one {# CAP} other {# CAPs}} a Round',
  filed: '{card} counts from now on',
  discarded: '{card} is discarded',
  truckDrives: 'The Truck drives on',
  initiative: 'The initiative is with {side}',
  arrivingAI: 'Reinforcements of the AI arrive',
  arriving: 'Your reinforcements arrive',
  newRound: 'Round {round} begins',
  noOrder: 'The AI carries out no order',
  tilePassed: 'The marker passes {tile}',
  marks: 'The Mission Track reaches space {space}',
  markerStays: 'The Mission Track stays where it is',
  noRumor: 'No Rumored Enemy appears',
  checkDrawn: '{card} decides the Spent Check',
  eventDrawn: '{card} is drawn for the event',
  orderDrawn: 'The AI draws {card}',
  yourCaps: 'You have {caps, plural, one {# CAP} other {# CAPs}} left',
  toldNow: '{unit} is named now',
})

const weights = {
  called: 950,
  trackEnds: 940,
  missionBegins: 930,
  yourSideIs: 920,
  nowTheAI: 910,
  ready: 900,
  destroyed: 800,
  revealed: 780,
  nobody: 770,
  rumor: 760,
  rumors: 760,
  passes: 730,
  entersMany: 705,
  enters: 700,
  truckLeft: 690,
  tile: 600,
  eventPrinted: 590,
  counteraction: 580,
  missionOrder: 575,
  vp: 560,
  defenses: 550,
  units: 540,
  control: 535,
  unitsLater: 530,
  map: 525,
  counters: 520,
  conditions: 515,
  caps: 510,
  filed: 505,
  discarded: 500,
  truckDrives: 500,
  initiative: 500,
  arrivingAI: 480,
  arriving: 470,
  newRound: 460,
  noOrder: 400,
  tilePassed: 385,
  marks: 380,
  markerStays: 370,
  noRumor: 360,
  checkDrawn: 340,
  eventDrawn: 335,
  orderDrawn: 300,
  yourCaps: 200,
  toldNow: 190,
}

type Kind = keyof typeof weights

/** By the id of the message; missing if that is the kind. */
const kinds: Readonly<Record<string, Kind>> = {
  nobodyThere: 'nobody',
  cupEmpty: 'nobody',
  entering: 'enters',
  enteringOver: 'enters',
  tileDone: 'tile',
  vpAre: 'vp',
  soloInitiative: 'initiative',
  noCounteraction: 'noOrder',
  noMissionOrder: 'noOrder',
  markerStaysBefore: 'markerStays',
  noRumorLeft: 'noRumor',
  noRumorHex: 'noRumor',
  rumorPlaced: 'rumor',
  discards: 'discarded',
}

/** The ids of these are others' kinds. */
const computed = new Set<string>(['units', 'unitsLater', 'map', 'counters', 'conditions', 'caps', 'filed'])

function kindOf(id: string): Kind | undefined {
  const key = id.replace('coh.', '')
  return kinds[key] ?? (key in weights && !computed.has(key) ? (key as Kind) : undefined)
}

/** The later of two equal ones counts more. */
function happenings(turn: TurnLog<Situation>): readonly Happening[] {
  const { actions, before, after } = turn
  const found = actions.flatMap(({ tell }, nth): readonly Happening[] => {
    const kind = kindOf(tell.id)
    return kind === undefined ? [] : [{ kind, more: nth / 100, tell: withParams(came[kind], tell.params) }]
  })
  const several = (one: Kind, many: 'rumors' | 'entersMany'): readonly Happening[] => {
    const count = found.filter(({ kind }) => kind === one).length
    return count > 1 ? [{ kind: many, more: 1, tell: withParams(came[many], { count }) }] : []
  }
  const defenses = { count: after.defenses.length - before.defenses.length }
  const hasDefenses = actions.some(({ tell }) => tell.id === 'coh.tileDefenses')
  return [
    ...found,
    ...several('rumor', 'rumors'),
    ...several('enters', 'entersMany'),
    ...(hasDefenses ? [{ kind: 'defenses', tell: withParams(came.defenses, defenses) }] : []),
    ...played(turn),
  ]
}

/** What a Generator Card brought: units and markers before numbers, and numbers before where it is filed. */
function played({ actions, before, after }: TurnLog<Situation>): readonly Happening[] {
  const last = (id: string) => actions.findLast(({ tell }) => tell.id === id)?.tell.params
  const has = (start: string): boolean => actions.some(({ tell }) => tell.id.startsWith(start))
  const { card } = last('coh.plays') ?? {}
  if (card === undefined) return []
  const [later, now] = newUnits(before, after)
  const counters = after.defenses.length - before.defenses.length
  const control = last('coh.markerPlaced')
  const caps = last('coh.capsAre')
  const given = (kind: Kind, count: number): readonly Happening[] =>
    count > 0 ? [{ kind, tell: withParams(came[kind], { card, count }) }] : []
  return [
    ...given('units', now),
    ...given('unitsLater', later),
    ...(control === undefined ? [] : [{ kind: 'control', tell: withParams(came.control, control) }]),
    ...given('map', after.maps.length - before.maps.length),
    ...given('counters', counters),
    ...given('conditions', Number(has('coh.condition'))),
    ...(caps === undefined ? [] : [{ kind: 'caps', tell: withParams(came.caps, { ...caps, card }) }]),
    ...given('filed', Number(has('coh.filed'))),
  ]
}

function newUnits(before: Situation, after: Situation): readonly [later: number, now: number] {
  const added = Object.entries(after.units).filter(([id]) => before.units[id] === undefined)
  const later = added.filter(([, { at }]) => at.startsWith('round')).length
  return [later, added.length - later]
}

/** Headlines that say what to do. */
const instructions =
  /^coh\.(arriving|arrivingAI|tileDefenses|tileDone|counteraction|missionOrder|entering|enteringOver|cupAway)$/

/** The questions that a person answers on an own turn. */
const own = new Set(['coh.mission', 'coh.atOnce', 'coh.half', 'coh.play', 'coh.mapAndEdge'])

export const turnCard: TurnCardSpec<Situation> = {
  weights,
  happenings,
  actorOf: ({ tell }) => (tell.id === 'coh.yourCaps' || tell.isPlayerAction === true ? 'you' : 'opponent'),
  startsCard: ({ id }) => /^coh\.(unused|yourSideIs|missionBegins)$/.test(id),
  isMidTurn: (question) => !own.has(question),
  wordsFor,
  isInstruction: ({ id }) => instructions.test(id),
  attachedTo: ({ id }) => (id === 'coh.drewCard' || id === 'coh.plays' ? 'next' : undefined),
  isSaid: ({ as, id }) =>
    (as === 'aside' && id !== 'coh.cupAway') || id === 'coh.yourCaps' || id === 'coh.chosenAre',
}
