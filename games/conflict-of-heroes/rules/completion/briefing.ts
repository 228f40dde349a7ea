import { withParams, type Message, message, messages, currentReading } from '@opfor/kernel'
import { briefingOfAI } from '../developing-the-ai/briefing-of-the-ai.ts'
import { actionCardsOf } from '../guidelines/initiative-player.ts'
import { edges, joinedAt, type MapInPlay, touching } from '../../table/maps/maps.ts'
import { edgeName, playerName } from '../../table/naming.ts'
import { orderOfBattle } from './order-of-battle.ts'
import { halfNote, halfText } from '../../table/card-packs/own-texts.ts'
import { cardName, enemyOf, sideName, sides } from '../../table/pieces.ts'
import { destroyedUnits } from '../rulings.ts'
import { setUpOrder } from './set-up-order.ts'
import type { Play, Situation } from '../../table/situation.ts'

export interface BriefingPart {
  readonly heading: Message
  readonly lines: readonly Message[]
}

/** A printable page of a generated firefight or mission: the set-up and the rules in force. */
export interface Briefing {
  readonly title: Message
  readonly parts: readonly BriefingPart[]
}

const words = messages('coh.brief', {
  title: 'Firefight {guideline}',
  mission: 'Solo mission {guideline}',
  you: 'You play {side}.',
  rounds: 'Rounds: {rounds}. Action and Bonus Cards: {cards}.',
  maps: '{count, plural, one {Map} other {Maps}} {maps}.',
  joined: 'Map {map}: {own}, touches {edge}.',
  turned: 'Map {map}, rotated 180°: {own}, touches {edge}.',
  initiative: 'Initiative Player: {player}.',
  card: '{card}, {half}: {what}',
  destroyed: {
    asked: message('coh.brief.destroyedAsked', 'Destroyed units: VP as your cards say.'),
    one: message('coh.brief.destroyed', 'Destroyed units: 1 VP each, unless a card says more.'),
  },
  roundSolo: 'Round track: the marker on 1; the Mission Track says when the mission ends.',
  round: 'Round track: the marker on 1, the end after Round {rounds}.',
  markers: 'AP marker and VP marker of each player: on their tracks.',
  command: 'Command marker of the {player}: {caps}.',
  none: 'None.',
})

const headings = messages('coh.brief', {
  firefight: 'The firefight',
  battle: 'Order of battle: {side}',
  setup: 'Set-up, in order',
  special: 'Special Rules & Events',
  victory: 'Victory Points',
  tracks: 'Tracks',
  ai: 'The AI plays {side}',
})

const halves = messages('coh.condition', {
  top: 'top',
  bottom: 'bottom',
})

export function briefing(now: Situation): Briefing {
  const title = withParams(now.mode === 'solo' ? words.mission : words.title, {
    guideline: now.guideline.name,
  })
  const parts: readonly BriefingPart[] = [
    { heading: headings.firefight, lines: firefight(now) },
    ...sides.map((side) => ({
      heading: withParams(headings.battle, { side: sideName(side) }),
      lines: orderOfBattle(now, side),
    })),
    { heading: headings.setup, lines: orNone(setUpOrder(now)) },
    { heading: headings.special, lines: orNone(cards(now, 'special')) },
    {
      heading: headings.victory,
      lines: [...cards(now, 'vp'), words.destroyed[currentReading(now, destroyedUnits)]],
    },
    { heading: headings.tracks, lines: tracks(now) },
  ]
  if (now.mission === undefined) return { title, parts }
  const heading = withParams(headings.ai, { side: sideName(now.mission.ai) })
  return { title, parts: [...parts, { heading, lines: briefingOfAI(now, now.mission) }] }
}

function orNone(lines: readonly Message[]): readonly Message[] {
  return lines.length > 0 ? lines : [words.none]
}

function firefight(now: Situation): readonly Message[] {
  const { guideline, maps, initiative, mission } = now
  return [
    ...(mission === undefined ? [] : [withParams(words.you, { side: sideName(enemyOf(mission.ai)) })]),
    withParams(words.rounds, { rounds: guideline.rounds, cards: actionCardsOf(now).cards }),
    withParams(words.maps, { count: maps.length, maps: maps.map(({ map }) => String(map)) }),
    ...maps.flatMap((map, at) => joinOf(now, map, maps.slice(0, at))),
    ...(initiative === '' ? [] : [withParams(words.initiative, { player: playerName(initiative) })]),
  ]
}

/** G 3.8: the edge with which a map touches an earlier map. */
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
    return [withParams(turned === true ? words.turned : words.joined, parts)]
  }
  return []
}

function tracks({ mode, guideline, players, mission }: Situation): readonly Message[] {
  return [
    mode === 'solo' ? words.roundSolo : withParams(words.round, { rounds: guideline.rounds }),
    ...players
      .filter(({ side }) => side !== mission?.ai)
      .map(({ id, caps }) =>
        withParams(words.command, { player: playerName(id), caps: mission?.caps ?? caps }),
      ),
    words.markers,
  ]
}

function cards(now: Situation, section: 'special' | 'vp'): readonly Message[] {
  return now.plays.filter(({ told, used }) => told.section === section && used !== true).flatMap(cardLines)
}

function cardLines({ card, half, told }: Play): readonly Message[] {
  const what = halfText(card, half, told)
  return [withParams(words.card, { card: cardName(card), half: halves[half], what }), halfNote(card, half)]
}
