import { fill, type Message, message, reading } from '@opfor/kernel'
import { briefingOfAI } from '../developing-the-ai/briefing-of-the-ai.ts'
import { actionCardsOf } from '../guidelines/shuffled-action-cards.ts'
import { edges, joinedAt, type MapInPlay, touching } from '../../table/maps/maps.ts'
import { edgeName, playerName } from '../../table/naming.ts'
import { orderOfBattle } from './order-of-battle.ts'
import { halfNote, halfText } from '../../table/card-packs/own-texts.ts'
import { cardName, enemyOf, sideName, sides } from '../../table/pieces.ts'
import { destroyedUnits } from '../rulings.ts'
import { setUpOrder } from './set-up-order.ts'
import type { Play, Situation } from '../../table/situation.ts'

/** A part of the briefing. */
export interface BriefingPart {
  readonly heading: Message
  readonly lines: readonly Message[]
}

/** A generated firefight or mission as a page to print: what to lay where, and what is in force. */
export interface Briefing {
  readonly title: Message
  readonly parts: readonly BriefingPart[]
}

const words = {
  title: message('coh.brief.title', 'Firefight {guideline}'),
  mission: message('coh.brief.mission', 'Solo mission {guideline}'),
  you: message('coh.brief.you', 'You play {side}.'),
  rounds: message('coh.brief.rounds', 'Rounds: {rounds}. Action and Bonus Cards: {cards}.'),
  maps: message('coh.brief.maps', '{count, plural, one {Map} other {Maps}} {maps}.'),
  joined: message('coh.brief.joined', 'Map {map}: {own}, touches {edge}.'),
  turned: message('coh.brief.turned', 'Map {map}, turned round: {own}, touches {edge}.'),
  initiative: message('coh.brief.initiative', 'Initiative Player: {player}.'),
  card: message('coh.brief.card', '{card}, {half}: {what}'),
  destroyed: {
    asked: message('coh.brief.destroyedAsked', 'Destroyed units: VP as your cards say.'),
    one: message('coh.brief.destroyed', 'Destroyed units: 1 VP each, unless a card says more.'),
  },
  roundSolo: message(
    'coh.brief.roundSolo',
    'Round track: the marker on 1; the Mission Track says when the mission ends.',
  ),
  round: message('coh.brief.round', 'Round track: the marker on 1, the end after Round {rounds}.'),
  markers: message('coh.brief.markers', 'AP marker and VP marker of each player: on their tracks.'),
  command: message('coh.brief.command', 'Command marker of the {player}: {caps}.'),
  none: message('coh.brief.none', 'None.'),
} as const

const headings = {
  firefight: message('coh.brief.firefight', 'The firefight'),
  battle: message('coh.brief.battle', 'Order of battle: {side}'),
  setup: message('coh.brief.setup', 'Set-up, in order'),
  special: message('coh.brief.special', 'Special Rules & Events'),
  victory: message('coh.brief.victory', 'Victory Points'),
  tracks: message('coh.brief.tracks', 'Tracks'),
  ai: message('coh.brief.ai', 'The AI plays {side}'),
} as const

const halves = {
  top: message('coh.condition.top', 'top'),
  bottom: message('coh.condition.bottom', 'bottom'),
} as const

/** The briefing of what has been generated so far. */
export function briefing(now: Situation): Briefing {
  const title = fill(now.mode === 'solo' ? words.mission : words.title, { guideline: now.guideline.name })
  const parts: readonly BriefingPart[] = [
    { heading: headings.firefight, lines: firefight(now) },
    ...sides.map((side) => ({
      heading: fill(headings.battle, { side: sideName(side) }),
      lines: orderOfBattle(now, side),
    })),
    { heading: headings.setup, lines: orNone(setUpOrder(now)) },
    { heading: headings.special, lines: orNone(cards(now, 'special')) },
    {
      heading: headings.victory,
      lines: [...cards(now, 'vp'), words.destroyed[reading(now, destroyedUnits)]],
    },
    { heading: headings.tracks, lines: tracks(now) },
  ]
  if (now.mission === undefined) return { title, parts }
  const heading = fill(headings.ai, { side: sideName(now.mission.ai) })
  return { title, parts: [...parts, { heading, lines: briefingOfAI(now, now.mission) }] }
}

function orNone(lines: readonly Message[]): readonly Message[] {
  return lines.length > 0 ? lines : [words.none]
}

function firefight(now: Situation): readonly Message[] {
  const { guideline, maps, initiative, mission } = now
  return [
    ...(mission === undefined ? [] : [fill(words.you, { side: sideName(enemyOf(mission.ai)) })]),
    fill(words.rounds, { rounds: guideline.rounds, cards: actionCardsOf(now).cards }),
    fill(words.maps, { count: maps.length, maps: maps.map(({ map }) => String(map)) }),
    ...maps.flatMap((map, at) => joinOf(now, map, maps.slice(0, at))),
    ...(initiative === '' ? [] : [fill(words.initiative, { player: playerName(initiative) })]),
  ]
}

/** G 3.8: with which edge a map touches one that was laid before it. */
function joinOf(
  now: Situation,
  { map, turned }: MapInPlay,
  before: readonly MapInPlay[],
): readonly Message[] {
  for (const edge of edges) {
    const other = joinedAt(now.maps, { map, edge })
    if (other === undefined || !before.includes(other)) continue
    const at = { map: other.map, edge: touching(now.maps, { map, edge }, other.turned === true) }
    const parts = { map, own: edgeName(now, { map, edge }), edge: edgeName(now, at) }
    return [fill(turned === true ? words.turned : words.joined, parts)]
  }
  return []
}

function tracks({ mode, guideline, players, mission }: Situation): readonly Message[] {
  return [
    mode === 'solo' ? words.roundSolo : fill(words.round, { rounds: guideline.rounds }),
    ...players
      .filter(({ side }) => side !== mission?.ai)
      .map(({ id, caps }) => fill(words.command, { player: playerName(id), caps: mission?.caps ?? caps })),
    words.markers,
  ]
}

function cards(now: Situation, section: 'special' | 'vp'): readonly Message[] {
  return now.plays.filter(({ told, used }) => told.section === section && used !== true).flatMap(cardLines)
}

/** What is known of the card, and what its owner has noted. */
function cardLines({ card, half, told }: Play): readonly Message[] {
  const what = halfText(card, half, told)
  return [fill(words.card, { card: cardName(card), half: halves[half], what }), halfNote(card, half)]
}
