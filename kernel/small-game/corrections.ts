import { countedZone, type Zone } from '../pieces/zone.ts'
import type { AllowedValue } from '../pieces/layout.ts'
import {
  customField,
  listField,
  booleanField,
  numberField,
  objectField,
  optionalField,
  type FieldSpecs,
  ignoredField,
  hiddenField,
} from '../pieces/fields.ts'
import type { Pile } from '../pieces/pile.ts'
import { type TableValueSpec, choiceSetter } from '../pieces/value-setter.ts'
import { defineState } from '../pieces/state.ts'
import type { Settings } from '../ask/settings.ts'
import { parseSuccess, type Json, type Parsed } from '../read/json.ts'
import { integer, listOf, mapOf, oneOf, record, text } from '../read/shape.ts'
import { withParams, message } from '../messages/message.ts'
import { cards, named, nameOf, seats, towers } from './pieces.ts'
import { type Scout, scoutCalled, type Scouting, ways } from './scouts.ts'
import { initialSituation, type Situation, type Tower, tower, withTower } from './situation.ts'

const most = 100_000
const none: AllowedValue = { value: '', text: message('small.unguarded', '–') }

function ofTower(what: string, isNested = false): (now: Situation, of: Tower) => TableValueSpec {
  return (_, of) => ({ ...named(`${of.id}-${what}`), of, isNested })
}

const towerParts: FieldSpecs<Situation, Tower> = {
  id: hiddenField(oneOf(...towers.map(({ id }) => id))),
  name: ignoredField(),
  keeper: ignoredField(),
  supplies: hiddenField(integer(0, most)),
  distance: numberField(ofTower('distance'), [0, most]),
  inSight: booleanField(ofTower('sight')),
  moved: numberField(ofTower('moved', true), [0, most]),
}

const trips = message('small.trips', 'Trips of {name}')
const resting = message('small.resting', '{name} rests')

const scoutingParts: FieldSpecs<Situation, Scouting> = {
  way: hiddenField(oneOf(...ways)),
  members: listField(
    objectField<Situation, Scouting, Scout>({
      id: hiddenField(text(60)),
      name: ignoredField(),
      rests: booleanField((_, { id, name }) => ({ id: `${id}-rests`, name: withParams(resting, { name }) })),
      trips: numberField(
        (_, { id, name }) => ({ id: `${id}-trips`, name: withParams(trips, { name }) }),
        [0, most],
      ),
    }),
    4,
  ),
}

const parts: FieldSpecs<Situation, Situation> = {
  rulings: ignoredField(),
  length: ignoredField(),
  turn: numberField(named('turn'), [0, most]),
  tracked: booleanField(named('tracked')),
  deck: hiddenField(record<Pile>({ top: listOf(text()), rest: listOf(text()), discard: listOf(text()) })),
  card: hiddenField(oneOf('', ...cards)),
  // One of the seat's own towers, or none.
  guards: customField(mapOf(text()), ({ value, set }) =>
    seats.map((seat) => {
      const own = towers.filter(({ keeper }) => keeper === seat)
      const among = own.map(({ id }): AllowedValue => ({ value: id, text: nameOf(id) }))
      const { [seat]: guarded = '', ...others } = value
      return choiceSetter({ ...named(`guard-${seat}`), note: true }, guarded, [none, ...among], (to) =>
        set(to === '' ? others : { ...others, [seat]: String(to) }),
      )
    }),
  ),
  towers: listField(objectField(towerParts), towers.length),
  looted: hiddenField(integer(0, most)),
  scouts: optionalField(objectField(scoutingParts)),
}

const supply = named('supply')

function heaps({ towers: all }: Situation): readonly Zone<Situation>[] {
  return [
    ...all.map(({ id, name }) =>
      countedZone<Situation>(
        { id, name },
        supply,
        (now) => tower(now, id)?.supplies ?? 0,
        (now, supplies) => withTower(now, id, { supplies }),
      ),
    ),
    countedZone(
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
      maxPieces: 1,
    },
    { ...pileAt('top', 'top'), inOrder: () => 'Other cards lie on top of the deck.' },
  ]
}

function pileAt(at: string, key: keyof Pile): Zone<Situation> {
  return {
    ...heapOfCards(at),
    read: ({ deck }) => deck[key],
    write: (now, to) => ({ ...now, deck: { ...now.deck, [key]: to } }),
  }
}

function heapOfCards(at: string): Pick<Zone<Situation>, 'at' | 'piece' | 'accepts'> {
  return { at: named(at), piece: named, accepts: (id) => cards.some((card) => card === id) }
}

const state = defineState(parts, heaps)

export const { layout, applyEdit } = state

export function parseSituation(json: Json, settings: Settings): Parsed<Situation> {
  const start = initialSituation(settings)
  const entered = state.entered(json, start)
  if (!entered.ok) return entered
  const whole = entered.value.towers.map((each) => ({ ...tower(start, each.id), ...each }))
  const { scouts } = entered.value
  if (scouts === undefined) return parseSuccess({ ...entered.value, towers: whole })
  const members = scouts.members.map((each) => ({
    ...scoutCalled(each.id),
    ...each,
    name: scoutCalled(each.id).name,
  }))
  return parseSuccess({ ...entered.value, towers: whole, scouts: { ...scouts, members } })
}
