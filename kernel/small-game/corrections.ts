import { countedHeap, type Heap } from '../pieces/heap.ts'
import type { CounterValue } from '../pieces/layout.ts'
import {
  keptAs,
  keptEach,
  keptFlag,
  keptNumber,
  keptFields,
  keptOptional,
  type KeptFields,
  restated,
  shownElsewhere,
} from '../pieces/kept.ts'
import type { Pile } from '../pieces/pile.ts'
import { type NamedCounter, settableOne } from '../pieces/settable.ts'
import { stateOf } from '../pieces/state.ts'
import type { Settings } from '../ask/settings.ts'
import { good, type Json, type Parsed } from '../read/json.ts'
import { integer, listOf, mapOf, oneOf, record, text } from '../read/shape.ts'
import { fill, message } from '../say/message.ts'
import { cards, named, nameOf, seats, towers } from './pieces.ts'
import { type Scout, scoutCalled, type Scouting, ways } from './scouts.ts'
import { begin, type Situation, type Tower, tower, withTower } from './situation.ts'

const most = 100_000
const none: CounterValue = { value: '', reads: message('small.unguarded', '–') }

function ofTower(what: string, inner = false): (now: Situation, of: Tower) => NamedCounter {
  return (_, of) => ({ ...named(`${of.id}-${what}`), of, inner })
}

const towerParts: KeptFields<Situation, Tower> = {
  id: shownElsewhere(oneOf(...towers.map(({ id }) => id))),
  name: restated(),
  keeper: restated(),
  supplies: shownElsewhere(integer(0, most)),
  distance: keptNumber(ofTower('distance'), [0, most]),
  inSight: keptFlag(ofTower('sight')),
  moved: keptNumber(ofTower('moved', true), [0, most]),
}

const trips = message('small.trips', 'Trips of {name}')
const resting = message('small.resting', '{name} rests')

const scoutingParts: KeptFields<Situation, Scouting> = {
  way: shownElsewhere(oneOf(...ways)),
  members: keptEach(
    keptFields<Situation, Scouting, Scout>({
      id: shownElsewhere(text(60)),
      name: restated(),
      rests: keptFlag((_, { id, name }) => ({ id: `${id}-rests`, name: fill(resting, { name }) })),
      trips: keptNumber((_, { id, name }) => ({ id: `${id}-trips`, name: fill(trips, { name }) }), [0, most]),
    }),
    4,
  ),
}

const parts: KeptFields<Situation, Situation> = {
  rulings: restated(),
  length: restated(),
  turn: keptNumber(named('turn'), [0, most]),
  tracked: keptFlag(named('tracked')),
  deck: shownElsewhere(record<Pile>({ top: listOf(text()), rest: listOf(text()), discard: listOf(text()) })),
  card: shownElsewhere(oneOf('', ...cards)),
  // Which tower a seat guards: one of its own, or none.
  guards: keptAs(mapOf(text()), ({ value, set }) =>
    seats.map((seat) => {
      const own = towers.filter(({ keeper }) => keeper === seat)
      const among = own.map(({ id }): CounterValue => ({ value: id, reads: nameOf(id) }))
      const { [seat]: guarded = '', ...others } = value
      return settableOne({ ...named(`guard-${seat}`), note: true }, guarded, [none, ...among], (to) =>
        set(to === '' ? others : { ...others, [seat]: String(to) }),
      )
    }),
  ),
  towers: keptEach(keptFields(towerParts), towers.length),
  looted: shownElsewhere(integer(0, most)),
  scouts: keptOptional(keptFields(scoutingParts)),
}

const supply = named('supply')

function heaps({ towers: all }: Situation): readonly Heap<Situation>[] {
  return [
    ...all.map(({ id, name }) =>
      countedHeap<Situation>(
        { id, name },
        supply,
        (now) => tower(now, id)?.supplies ?? 0,
        (now, supplies) => withTower(now, id, { supplies }),
      ),
    ),
    countedHeap(
      named('loot'),
      supply,
      ({ looted }) => looted,
      (now, looted) => ({ ...now, looted }),
    ),
    pileAt('deck', 'rest'),
    pileAt('discard', 'discard'),
    {
      ...heapOfCards('play'),
      read: ({ card }) => (card === '' ? [] : [card]),
      write: (now, [top]) => ({ ...now, card: cards.find((card) => card === top) ?? '' }),
      most: 1,
    },
    { ...pileAt('top', 'top'), inOrder: () => 'Other cards lie on top of the deck.' },
  ]
}

function pileAt(at: string, key: keyof Pile): Heap<Situation> {
  return {
    ...heapOfCards(at),
    read: ({ deck }) => deck[key],
    write: (now, to) => ({ ...now, deck: { ...now.deck, [key]: to } }),
  }
}

function heapOfCards(at: string): Pick<Heap<Situation>, 'at' | 'piece' | 'takes'> {
  return { at: named(at), piece: named, takes: (id) => cards.some((card) => card === id) }
}

const state = stateOf(parts, heaps)

/** Every piece and number of the small game with its place, and the situation after one step of a correction. */
export const { layout, correct } = state

/** A position entered by hand. */
export function parseSituation(json: Json, settings: Settings): Parsed<Situation> {
  const start = begin(settings)
  const entered = state.entered(json, start)
  if (!entered.ok) return entered
  const whole = entered.value.towers.map((each) => ({ ...tower(start, each.id), ...each }))
  const { scouts } = entered.value
  if (scouts === undefined) return good({ ...entered.value, towers: whole })
  const members = scouts.members.map((each) => ({
    ...scoutCalled(each.id),
    ...each,
    name: scoutCalled(each.id).name,
  }))
  return good({ ...entered.value, towers: whole, scouts: { ...scouts, members } })
}
