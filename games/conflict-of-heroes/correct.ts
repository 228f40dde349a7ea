import { bad, bag, type Edit, good, laidOnTop, type Parsed, pile, withoutAll } from '@opfor/kernel'
import type { Section } from './card-pack.ts'
import { set } from './correct-numbers.ts'
import { boardOf } from './layout.ts'
import { chains } from './mission-track.ts'
import type { Side } from './pieces.ts'
import type { Mission, OnHex, Play, Situation } from './situation.ts'
import { isHex, playersOf, withMission, withPlayer } from './situation.ts'
import { unitOf } from './units.ts'

/** The situation after one step of a correction: a piece moved, a row put in order, or a number set. */
export function correct(now: Situation, edit: Edit): Parsed<Situation> {
  if ('set' in edit) return set(now, edit.set, edit.to)
  if ('arrange' in edit) return arrange(now, edit.arrange, edit.pieces)
  let next = now
  for (let left = edit.count; left > 0; left -= 1) {
    const moved = move(next, edit.move, edit.from, edit.to)
    if (moved === undefined) return bad(`${edit.move} cannot go from ${edit.from} to ${edit.to}.`)
    next = moved
  }
  return good(next)
}

function move(now: Situation, what: string, from: string, to: string): Situation | undefined {
  const [kind = '', which = ''] = what.split(' ')
  if (/^(german|soviet|condition)-\d+$/.test(what)) return layCard(takeCard(now, what), what, to)
  if (kind === 'marker') return moveOnHex(now, 'markers', 'marker', which as Side, from, to)
  if (kind === 'defense') return moveDefense(now, which, from, to)
  if (kind === 'rumored') return moveOnHex(now, 'rumored', 'rumored', now.mission?.ai ?? 'german', from, to)
  if (kind === 'noEnemy') return moveBlank(now, from, to)
  if (kind === 'mine') return { ...now, mine: mineAt(to) }
  if (kind === 'order') return moveOrder(now, which, to)
  if (kind === 'tile') return moveTile(now, which, to)
  return moveUnit(now, what, to)
}

/** A card leaves wherever it lies. */
function takeCard(now: Situation, card: string): Situation {
  const decks = Object.fromEntries(
    Object.entries(now.decks).map(([deck, { top, rest, discard }]) => [
      deck,
      { top: withoutAll(top, [card]), rest: withoutAll(rest, [card]), discard: withoutAll(discard, [card]) },
    ]),
  )
  return {
    ...now,
    decks,
    players: now.players.map((each) => ({ ...each, hand: withoutAll(each.hand, [card]) })),
    plays: now.plays.filter((play) => play.card !== card),
    conditions: withoutAll(now.conditions, [card]),
  }
}

function layCard(now: Situation, card: string, to: string): Situation | undefined {
  const [first = '', side = '', section = ''] = to.split('-')
  const condition = card.startsWith('condition')
  if (first === 'board') {
    const by = playersOf(now, side as Side)[0]?.id
    if (by === undefined) return undefined
    const half = section === 'units' || section === 'conditions' ? 'bottom' : 'top'
    const filed = (section === 'conditions' ? 'special' : section) as Section
    const known = condition ? now.pack.conditions : now.pack.cards
    const told = { ...known?.[card]?.[half], section: filed }
    return { ...now, plays: [...now.plays, { card, half, by, told }] }
  }
  if (to === 'conditions')
    return condition ? { ...now, conditions: bag([...now.conditions, card]) } : undefined
  if (to === 'discard' && condition) return now
  const deck =
    first === 'deck'
      ? to.slice('deck-'.length)
      : Object.keys(now.decks).find((each) => each.startsWith(card.split('-')[0] ?? ''))
  if (deck === undefined || now.decks[deck] === undefined || condition) return undefined
  const onto = now.decks[deck] ?? pile([])
  if (to === 'discard')
    return { ...now, decks: { ...now.decks, [deck]: { ...onto, discard: bag([...onto.discard, card]) } } }
  const holder = now.players.find((each) => each.deck === deck && each.hand.length > 0)
  if (holder !== undefined && now.mode === 'firefight')
    return withPlayer(now, holder.id, { hand: bag([...holder.hand, card]) })
  return now.mode === 'solo' && onto.top.length === 0 && now.cardsBy === 'app'
    ? { ...now, decks: { ...now.decks, [deck]: laidOnTop(onto, card) } }
    : { ...now, decks: { ...now.decks, [deck]: { ...onto, rest: bag([...onto.rest, card]) } } }
}

function moveUnit(now: Situation, id: string, to: string): Situation | undefined {
  const { [id]: before, ...others } = now.units
  if (to === 'supply') return { ...now, units: others }
  const by = before?.by ?? playersOf(now, unitOf(id).side)[0]?.id
  if (by === undefined || !isUnitPlace(to)) return undefined
  return { ...now, units: { ...others, [id]: { at: to, by, card: before?.card ?? '' } } }
}

function isUnitPlace(to: string): boolean {
  return (
    isHex(to) || /^(edge|hidden|entered|entryCup|road|lost|left|rumors-(german|soviet)|round-\d+)$/.test(to)
  )
}

function moveOnHex(
  now: Situation,
  list: 'markers' | 'rumored' | 'defenses',
  kind: string,
  side: Side,
  from: string,
  to: string,
): Situation | undefined {
  const all: readonly OnHex[] = now[list]
  const at = all.findIndex((each) => each.at === from && (list !== 'markers' || each.side === side))
  if (isHex(from) && at < 0) return undefined
  const was = all[at] ?? { kind, side, at: from }
  const rest = at < 0 ? all : all.toSpliced(at, 1)
  return { ...now, [list]: isHex(to) ? [...rest, { ...was, at: to }] : rest }
}

function moveDefense(now: Situation, kind: string, from: string, to: string): Situation | undefined {
  const cup = from === 'cup' ? withoutAll(now.cup, [kind]) : now.cup
  const next = { ...now, cup: to === 'cup' ? bag([...cup, kind]) : cup }
  if (!isHex(from) && !isHex(to)) return next
  const at = now.defenses.findIndex((each) => each.at === from && each.kind.startsWith(`${kind} `))
  if (isHex(from) && at < 0) return undefined
  const was = now.defenses[at] ?? { kind: `${kind} ${kind}`, side: 'german', at: from }
  const rest = at < 0 ? now.defenses : now.defenses.toSpliced(at, 1)
  return { ...next, defenses: isHex(to) ? [...rest, { ...was, at: to }] : rest }
}

function moveBlank(now: Situation, from: string, to: string): Situation {
  const sideOf = (place: string): Side | undefined =>
    place === 'rumors-german' ? 'german' : place === 'rumors-soviet' ? 'soviet' : undefined
  const counts = { ...now.noEnemy }
  const out = sideOf(from)
  const into = sideOf(to)
  if (out !== undefined) counts[out] -= 1
  if (into !== undefined) counts[into] += 1
  return { ...now, noEnemy: counts }
}

function mineAt(to: string): Situation['mine'] {
  return to === 'mine-hidden'
    ? 'hidden'
    : to === 'mine-rumorCup'
      ? 'rumorCup'
      : to === 'mine-revealed'
        ? 'revealed'
        : ''
}

function moveOrder(now: Situation, card: string, to: string): Situation | undefined {
  if (now.mission === undefined) return undefined
  const { deck } = now.mission
  const without = { top: [], rest: withoutAll(deck.rest, [card]), discard: withoutAll(deck.discard, [card]) }
  if (to === 'supply') return withMission(now, { deck: without })
  if (to === 'orders') return withMission(now, { deck: { ...without, rest: bag([...without.rest, card]) } })
  return withMission(now, { deck: { ...without, discard: bag([...without.discard, card]) } })
}

function moveTile(now: Situation, tile: string, to: string): Situation | undefined {
  if (now.mission === undefined) return undefined
  const { counteractions, orders, track, faces } = now.mission
  const was = track.find((each) => each.tile === tile)
  const change: Partial<Mission> = {
    counteractions: counteractions.filter((each) => each !== tile),
    orders: orders.filter((each) => each !== tile),
    track: track.filter((each) => each.tile !== tile),
  }
  if (to === 'supply') return withMission(now, change)
  const known = faces[tile] ?? {}
  if (to === 'sheet-counteractions')
    return withMission(now, {
      ...change,
      counteractions: [...(change.counteractions ?? []), tile],
      faces: { ...faces, [tile]: { ...known, area: 'counteraction' } },
    })
  if (to === 'sheet-orders')
    return withMission(now, {
      ...change,
      orders: [...(change.orders ?? []), tile],
      faces: { ...faces, [tile]: { ...known, area: 'order' } },
    })
  const space = Number(to.slice('track-'.length))
  const chain = was?.chain ?? ((chains[2] as readonly number[]).includes(space) ? 2 : 1)
  const step = Math.max(0, (chains[chain] as readonly number[]).indexOf(space))
  return withMission(now, {
    ...change,
    track: [...(change.track ?? []), { tile, chain, step, space }],
    faces: { ...faces, [tile]: { ...known, area: 'track' } },
  })
}

/** The order of cards under a Record Board, or of tiles on the sheet. */
function arrange(now: Situation, place: string, pieces: readonly string[]): Parsed<Situation> {
  if (place.startsWith('sheet-')) {
    const row = place === 'sheet-orders' ? 'orders' : 'counteractions'
    return good(withMission(now, { [row]: pieces.map((each) => each.slice('tile '.length)) }))
  }
  const rank = (play: Play): number => pieces.indexOf(play.card)
  const here = now.plays.filter((play) => boardOf(now, play) === place).toSorted((a, b) => rank(a) - rank(b))
  const others = now.plays.filter((play) => boardOf(now, play) !== place)
  return good({ ...now, plays: [...others, ...here] })
}
