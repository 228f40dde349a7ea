/** The state that both implementations leave after a piece, in the same words. */

import type { Side as FirstSide } from '../../../../games/conflict-of-heroes/table/pieces.ts'
import type { Situation } from '../../../../games/conflict-of-heroes/table/situation.ts'
import { other } from './sides.ts'
import { nameOf } from './layout.ts'
import { named } from './names.ts'
import type { Place, State } from './state.ts'

export type LeftBehind = Readonly<Record<string, unknown>>

const sides: readonly FirstSide[] = ['german', 'soviet']

export function leftByFirst(now: Situation, isApp: boolean): LeftBehind {
  const lie = (all: Situation['markers']): readonly string[] =>
    all.map(({ kind, side, at }) => `${kind.split(' ').at(-1)} ${side} ${at}`).toSorted()
  const { mission } = now
  const hands = isApp && now.mode === 'firefight' && now.stage === 'generation'
  return {
    players: now.players.map(({ id, side, caps, drawn, edge, hand }) => [
      id,
      side === mission?.ai ? '' : caps,
      drawn,
      `${edge?.map}-${edge?.edge}`,
      hands ? hand.toSorted() : [],
    ]),
    initiative: now.initiative,
    order: now.order,
    rounds: now.guideline.rounds,
    maps: now.maps.map(({ map, x, y, turned }) => `${map} ${x} ${y} ${turned === true}`),
    units: Object.entries(now.units)
      .map(([id, { at, by, card }]) => `${id} ${at} ${by} ${card}`)
      .toSorted(),
    markers: lie(now.markers),
    defenses: lie([...now.defenses, ...mineOf(now)]),
    rumors: lie(now.rumored),
    cup: now.cup.toSorted(),
    conditions: now.conditions.toSorted(),
    noEnemy: now.noEnemy.german + now.noEnemy.soviet,
    mine: now.mine === 'revealed' ? '' : now.mine,
    survivors: now.chosen.toSorted(),
    played: now.plays
      .filter(({ card }) => !card.startsWith('condition'))
      .map(({ card, half, by, told }) => `${card} ${half} ${by} ${told.section}`),
    conditionsPlayed: now.plays
      .filter(({ card }) => card.startsWith('condition'))
      .map(({ card, half, by, used }) => `${card} ${half} ${by} ${used !== true}`),
    over: now.ended !== '' && mission !== undefined,
    ...(mission !== undefined && {
      ai: mission.ai,
      sheet: mission.sheet,
      counteractions: mission.counteractions,
      orders: mission.orders,
      track: mission.track.map(({ tile, chain, space }) => `${tile} ${chain} ${space}`).toSorted(),
      orderDeck: [...mission.deck.top, ...mission.deck.rest, ...mission.deck.discard].toSorted(),
      marker: mission.marker,
      end: mission.end,
      round: mission.round,
      vp: sides.map((side) => mission.vp[side]),
      caps: mission.caps,
      lost: mission.lost,
    }),
  }
}

export function leftBySecond(state: State, isApp: boolean, stage: string): LeftBehind {
  const lie = (all: State['markers']): readonly string[] =>
    all.map(({ name, side, hex }) => `${counters[name] ?? name} ${named.player(side)} ${hex}`).toSorted()
  const { ai } = state
  const solo = ai !== undefined
  const hands = isApp && !state.facts.settings.solo && stage === 'generation'
  const blanks = (side: string): number =>
    state.rumorCup.filter((each) => each.token === 'noEnemy' && named.player(each.side) === side).length
  const inCup = state.rumorCup.some(({ token }) => token === 'mine')
  return {
    players: state.players.map(({ name, side, caps, actionCards, hand }) => [
      named.player(name),
      side === ai ? '' : caps,
      actionCards,
      edgeOf(state, name),
      hands ? hand.map(named.card).toSorted() : [],
    ]),
    initiative: named.player(state.players.find(({ number }) => number === state.initiative)?.name ?? ''),
    order: state.order.map(named.player),
    rounds: state.rounds,
    maps: state.maps.map(({ name, x, y, turned }) => `${name} ${x} ${y} ${turned}`),
    units: state.units
      .map(({ side, name, at, owner, card }) =>
        [named.unit(`${side} ${name}`), placeName(at), named.player(owner), named.card(card)].join(' '),
      )
      .toSorted(),
    markers: lie(state.markers),
    defenses: lie(state.defenses),
    rumors: lie(state.rumors),
    cup: state.cup.toSorted(),
    conditions: state.conditions.map(named.card).toSorted(),
    noEnemy: blanks('german') + blanks('soviet'),
    mine: inCup ? 'rumorCup' : state.hiddenMine ? 'hidden' : '',
    survivors: state.survivors.map(named.unit).toSorted(),
    played: state.played
      .filter(({ half }) => half !== 'neither')
      .map(({ card, half, player, section }) =>
        [named.card(card), half, named.player(player), section].join(' '),
      ),
    conditionsPlayed: state.conditionsPlayed.map(
      ({ card, half, player, lies }) => `${named.card(card)} ${half} ${named.player(player)} ${lies}`,
    ),
    over: state.over,
    ...(solo && {
      ai: named.player(ai),
      sheet: state.sheet?.toLowerCase(),
      counteractions: state.counteractions.map(named.twoDigits),
      orders: state.orders.map(named.twoDigits),
      track: state.track
        .map(({ tile, chain, space }) => `${named.twoDigits(tile)} ${chain} ${space}`)
        .toSorted(),
      orderDeck: state.orderDeck.map((card) => named.twoDigits(String(card))).toSorted(),
      marker: state.marker,
      end: state.endSpace,
      round: state.round,
      vp: [state.points.get('German'), state.points.get(other('German'))],
      caps: state.capsLeft,
      lost: state.lost,
    }),
  }
}

/** The revealed mine of Soviet 08. */
function mineOf({ mineAt }: Situation): Situation['defenses'] {
  return mineAt === undefined ? [] : [{ kind: 'mine', side: 'soviet', at: mineAt }]
}

function edgeOf(state: State, name: string): string {
  const entry = state.entries.get(name)
  return entry === undefined ? '' : named.edge(nameOf(state, entry))
}

const counters: Readonly<Record<string, string>> = { 'Control Marker': 'marker', 'Rumored Enemy': 'rumored' }

function placeName(at: Place): string {
  if (at.is === 'hex') return at.hex
  if (at.is === 'round') return `round-${at.round}`
  return at.is === 'rumorCup' ? `rumors-${named.player(at.by)}` : at.is
}
