import { withoutAll, withTokens } from '../bag.ts'
import { bad, good, type Json, type Parsed } from '../json.ts'
import type { Counter, Edit, Layout } from '../layout.ts'
import type { Pile } from '../pile.ts'
import type { Settings } from '../settings.ts'
import { anything, flag, integer, listOf, mapOf, oneOf, optional, read, record, text } from '../shape.ts'
import { cards, named, towers, type Card } from './pieces.ts'
import { type Situation, type Tower, tower, withTower } from './situation.ts'

/** Every piece and number of the small game with its place. */
export function layout(now: Situation): Layout {
  const supply = named('supply')
  const pile = (at: string, from: readonly string[]): Layout['lying'] =>
    cards.map((card) => ({
      piece: named(card),
      at: named(at),
      count: from.filter((each) => each === card).length,
    }))
  return {
    lying: [
      ...now.towers.map((each) => ({
        piece: supply,
        at: { id: each.id, name: each.name },
        count: each.supplies,
      })),
      { piece: supply, at: named('loot'), count: now.looted },
      ...pile('deck', now.deck.rest),
      ...pile('discard', now.deck.discard),
      ...pile('play', now.card === '' ? [] : [now.card]),
    ],
    rows: [{ at: named('top'), pieces: now.deck.top.map(named) }],
    counters: [
      { ...named('turn'), value: now.turn },
      { ...named('tracked'), value: now.tracked ? 1 : 0 },
      { ...named('guard-north'), value: now.guards['north'] ?? '' },
      { ...named('guard-south'), value: now.guards['south'] ?? '' },
      ...now.towers.flatMap((each): readonly Counter[] => [
        { ...named(`${each.id}-distance`), value: each.distance },
        { ...named(`${each.id}-sight`), value: each.inSight ? 1 : 0 },
        { ...named(`${each.id}-moved`), value: each.moved },
      ]),
    ],
  }
}

/** The situation after one step of a correction. */
export function correct(now: Situation, edit: Edit): Parsed<Situation> {
  if ('move' in edit) return edit.move === 'supply' ? moveSupply(now, edit) : moveCard(now, edit)
  if ('arrange' in edit)
    return edit.arrange === 'top'
      ? good({ ...now, deck: { ...now.deck, top: edit.pieces } })
      : bad(`${edit.arrange} is not kept in order.`)
  return setCounter(now, edit.set, edit.to)
}

type Moving = Extract<Edit, { readonly move: string }>

function moveSupply(now: Situation, { from, to, count }: Moving): Parsed<Situation> {
  const change =
    (from: string, by: number) =>
    (situation: Situation): Situation | undefined => {
      if (from === 'loot') return { ...situation, looted: situation.looted + by }
      const at = tower(situation, from)
      return at === undefined ? undefined : withTower(situation, from, { supplies: at.supplies + by })
    }
  const taken = change(from, -count)(now)
  const given = taken === undefined ? undefined : change(to, count)(taken)
  if (given === undefined) return bad(`Supplies cannot go from ${from} to ${to}.`)
  return given.looted < 0 || given.towers.some((each) => each.supplies < 0)
    ? bad(`There are not ${count} supplies at ${from}.`)
    : good(given)
}

function moveCard(now: Situation, { move, from, to, count }: Moving): Parsed<Situation> {
  if (!cards.includes(move as Card)) return bad(`There is no piece ${move}.`)
  if (cardsAt(now, from).filter((each) => each === move).length < count)
    return bad(`There are not ${count} x ${move} at ${from}.`)
  const moving = Array.from({ length: count }, () => move)
  const left = withCards(now, from, withoutAll(cardsAt(now, from), moving))
  const next = withCards(
    left,
    to,
    to === 'top' ? [...cardsAt(left, to), ...moving] : withTokens(cardsAt(left, to), moving),
  )
  return next === left ? bad(`A card cannot lie at ${to}.`) : good(next)
}

function cardsAt(now: Situation, place: string): readonly string[] {
  if (place === 'play') return now.card === '' ? [] : now.card.split(' ')
  const key = pileKeys[place]
  return key === undefined ? [] : now.deck[key]
}

const pileKeys: Readonly<Record<string, keyof Pile>> = { deck: 'rest', discard: 'discard', top: 'top' }

function withCards(now: Situation, place: string, there: readonly string[]): Situation {
  if (place === 'play') return { ...now, card: there.join(' ') as Card | '' }
  const key = pileKeys[place]
  return key === undefined ? now : { ...now, deck: { ...now.deck, [key]: there } }
}

function setCounter(now: Situation, what: string, to: number | string): Parsed<Situation> {
  const [first = '', second] = what.split('-')
  if (first === 'guard' && second !== undefined && typeof to === 'string') {
    const { [second]: _, ...others } = now.guards
    return good({ ...now, guards: to === '' ? others : { ...others, [second]: to } })
  }
  if (typeof to !== 'number' || !Number.isInteger(to) || to < 0) return bad(`${what} is a whole number.`)
  if (what === 'turn') return good({ ...now, turn: to })
  if (what === 'tracked') return good({ ...now, tracked: to === 1 })
  const change: Partial<Tower> | undefined = {
    distance: { distance: to },
    sight: { inSight: to === 1 },
    moved: { moved: to },
  }[second ?? '']
  if (change === undefined || tower(now, first) === undefined) return bad(`There is no number ${what}.`)
  return good(withTower(now, first, change))
}

const small = integer(0, 100_000)
const pileOf = record<Pile>({ top: listOf(text()), rest: listOf(text()), discard: listOf(text()) })
const shape = record<Entered>({
  rulings: optional(anything),
  length: optional(anything),
  tracked: flag,
  turn: small,
  deck: pileOf,
  card: oneOf('', ...cards),
  guards: mapOf(text()),
  towers: listOf(
    record<EnteredTower>({
      id: oneOf(...towers.map((each) => each.id)),
      name: optional(anything),
      keeper: optional(anything),
      supplies: small,
      distance: small,
      inSight: flag,
      moved: small,
    }),
    towers.length,
  ),
  looted: small,
})

/** A position as it is entered: what the settings and the printed towers say may be left out, and is not believed. */
type Entered = Omit<Situation, 'rulings' | 'length' | 'towers'> & {
  readonly rulings?: Json
  readonly length?: Json
  readonly towers: readonly EnteredTower[]
}
type EnteredTower = Omit<Tower, 'name' | 'keeper'> & { readonly name?: Json; readonly keeper?: Json }

/** A position entered by hand. */
export function parseSituation(json: Json, settings: Settings): Parsed<Situation> {
  const entered = read(shape, json)
  if (!entered.ok) return entered
  const { rulings, options } = settings
  const whole = entered.value.towers.flatMap((each) => {
    const printed = towers.find((other) => other.id === each.id)
    return printed === undefined ? [] : [{ ...each, name: named(each.id).name, keeper: printed.keeper }]
  })
  return good({ ...entered.value, rulings, length: Number(options['length']), towers: whole })
}
