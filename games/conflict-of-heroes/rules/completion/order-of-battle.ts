import { withParams, type Message, message, messages } from '@opfor/kernel'
import { reachOf } from '../guidelines/entry-edges.ts'
import { missionWords } from '../mission/mission-words.ts'
import { edgeName, playerName } from '../../table/naming.ts'
import { notEntered } from '../generator-cards/not-entered.ts'
import type { Side } from '../../table/pieces.ts'
import { isHex, type Player, playersOf, type Situation, unitsOf } from '../../table/situation.ts'
import { rumorCup } from '../special-rules/special-cards.ts'
import { roundOfTruck } from '../special-rules/truck-of-soviet-22.ts'
import { unitOf } from '../../table/placing/units.ts'

const words = messages('coh.brief', {
  caps: 'The {player}: {caps, plural, one {# CAP} other {# CAPs}}, Action Cards each Round: {count}.',
  capsNow:
    'The {player}: {now} of {caps, plural, one {# CAP} other {# CAPs}} this Round, Action Cards each Round: {count}.',
  edge: 'Units of the {player} enter from {edge}.',
  onMap: 'On the map: {units}.',
  atEdge: 'Beside the edge: {units}.',
  onRound: 'On Round {round}: {units}.',
  hidden: 'Hidden: {units}.',
  mine: 'Hidden: a Mine.',
  entryCup: message('coh.brief.inEntryCup', 'In the AI Draw Cup: {units}.'),
  rumorCup: message('coh.brief.inRumorCup', 'In the Rumored Enemy Draw Cup: {units}.'),
  road: '{units}: enters from {from} and drives along the road to {to}.',
  notTold: 'Not named: the units of {units}.',
  chosen: 'Units that a card applies to: {units}.',
})

export function orderOfBattle(now: Situation, side: Side): readonly Message[] {
  const all = unitsOf(now, side)
  const at = (fits: (place: string) => boolean): readonly Message[] =>
    all.filter((id) => fits(now.units[id]?.at ?? '')).map((id) => unitOf(id).printed)
  const told = (text: Message, fits: (place: string) => boolean): readonly Message[] => some(text, at(fits))
  const rounds = new Set(
    all.map((id) => now.units[id]?.at ?? '').filter((place) => place.startsWith('round-')),
  )
  return [
    ...playersOf(now, side).flatMap(({ id, caps, drawn, edge }) => [
      ...(side === now.mission?.ai ? [] : [capsLine(now, { id, caps, drawn })]),
      ...(edge === undefined
        ? []
        : [
            withParams(words.edge, {
              player: playerName(id),
              edge: reachOf(now, edge).map((each) => edgeName(now, each)),
            }),
          ]),
    ]),
    ...told(words.onMap, isHex),
    ...told(words.atEdge, (place) => place === 'edge'),
    ...[...rounds].toSorted().map((round) =>
      withParams(words.onRound, {
        round: round.slice('round-'.length),
        units: at((place) => place === round),
      }),
    ),
    ...some(words.notTold, notEntered(now, side)),
    ...told(words.hidden, (place) => place === 'hidden'),
    ...(side === 'soviet' && now.mine === 'hidden' ? [words.mine] : []),
    ...told(words.entryCup, (place) => place === 'entryCup'),
    ...told(words.rumorCup, (place) => place === rumorCup('german') || place === rumorCup('soviet')),
    ...onTheRoad(
      now,
      at((place) => place === 'road'),
    ),
    ...some(
      words.chosen,
      all.filter((id) => now.chosen.includes(id)).map((id) => unitOf(id).printed),
    ),
  ]
}

/** In a mission also the CAPs of this Round, if they differ (G 6.3). */
function capsLine(
  { mission }: Situation,
  { id, caps, drawn }: Pick<Player, 'id' | 'caps' | 'drawn'>,
): Message {
  const parts = { player: playerName(id), caps, count: drawn }
  return mission === undefined || mission.caps === caps
    ? withParams(words.caps, parts)
    : withParams(words.capsNow, { ...parts, now: mission.caps })
}

/** Soviet 22 (G 6.2): the AI's Truck with its edges, and its Round. */
function onTheRoad(now: Situation, units: readonly Message[]): readonly Message[] {
  const { truck } = now.mission ?? {}
  if (truck === undefined) return []
  const parts = { from: edgeName(now, truck.from), to: edgeName(now, truck.to) }
  const round = roundOfTruck(now)
  if (round !== undefined) return [withParams(missionWords.truckLater, { ...parts, round })]
  return units.length === 0 ? [] : [withParams(words.road, { ...parts, units })]
}

export function some(text: Message, units: readonly Message[]): readonly Message[] {
  return units.length > 0 ? [withParams(text, { units })] : []
}
