import { withoutAll, withTokens } from '../pieces/bag.ts'
import { bad, good, type Json, type Parsed, shown } from '../read/json.ts'
import { type Counter, type CounterValue, type Edit, type Layout, mayBe } from '../pieces/layout.ts'
import { message } from '../say/message.ts'
import type { Pile } from '../pieces/pile.ts'
import type { Settings } from '../ask/settings.ts'
import { anything, flag, integer, listOf, mapOf, oneOf, optional, read, record, text } from '../read/shape.ts'
import { cards, named, nameOf, seats, towers, type Card } from './pieces.ts'
import { type Situation, type Tower, tower, withTower } from './situation.ts'

const most = 100_000

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
    places: [...now.towers, ...['loot', 'deck', 'discard', 'play', 'top'].map(named)],
    counters: [
      { ...named('turn'), value: now.turn, between: [0, most] },
      { ...named('tracked'), value: now.tracked ? 1 : 0, between: [0, 1] },
      ...seats.map((seat) => guard(now, seat)),
      ...now.towers.flatMap((each): readonly Counter[] => [
        { ...named(`${each.id}-distance`), of: each, value: each.distance, between: [0, most] },
        { ...named(`${each.id}-sight`), of: each, value: each.inSight ? 1 : 0, between: [0, 1] },
        { ...named(`${each.id}-moved`), of: each, value: each.moved, between: [0, most], inner: true },
      ]),
    ],
  }
}

/** Which tower a seat guards: one of its own, or none. */
function guard(now: Situation, seat: string): Counter {
  const own = towers.filter(({ keeper }) => keeper === seat)
  const among = own.map(({ id }): CounterValue => ({ value: id, reads: nameOf(id) }))
  const none: CounterValue = { value: '', reads: message('small.unguarded', '–') }
  return { ...named(`guard-${seat}`), value: now.guards[seat] ?? '', among: [none, ...among] }
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
  if (to === 'play' && (now.card !== '' || count > 1)) return bad('Only one card is in play.')
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
  if (place === 'play') return now.card === '' ? [] : [now.card]
  const key = pileKeys[place]
  return key === undefined ? [] : now.deck[key]
}

const pileKeys: Readonly<Record<string, keyof Pile>> = { deck: 'rest', discard: 'discard', top: 'top' }

function withCards(now: Situation, place: string, there: readonly string[]): Situation {
  if (place === 'play') return { ...now, card: (there[0] ?? '') as Card | '' }
  const key = pileKeys[place]
  return key === undefined ? now : { ...now, deck: { ...now.deck, [key]: there } }
}

function setCounter(now: Situation, what: string, to: number | string): Parsed<Situation> {
  const counter = layout(now).counters.find(({ id }) => id === what)
  if (counter === undefined || !mayBe(counter, to)) return bad(`${what} cannot be set to ${shown(to)}.`)
  const [first = '', second] = what.split('-')
  if (first === 'guard' && second !== undefined) {
    const { [second]: _, ...others } = now.guards
    return good({ ...now, guards: to === '' ? others : { ...others, [second]: String(to) } })
  }
  if (typeof to !== 'number') return bad(`${what} is a number.`)
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

const small = integer(0, most)
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
