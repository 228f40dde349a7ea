import { describe, expect, test } from 'vitest'
import { countedZone, type Zone, pawnZones } from './zone.ts'
import {
  settingsField,
  customField,
  listField,
  objectField,
  type FieldSpecs,
  booleanField,
  numberField,
  choiceField,
  optionalField,
  multiChoiceField,
  withDefault,
  ignoredField,
  hiddenField,
} from './fields.ts'
import { isAllowedValue } from './layout.ts'
import { numberSetter } from './value-setter.ts'
import { defineState } from './state.ts'
import type { Candidate } from './candidate.ts'
import type { Json } from '../read/json.ts'
import { integer, listOf, text } from '../read/shape.ts'
import { message } from '../messages/message.ts'

interface Ship extends Candidate {
  readonly hull: number
  readonly speed: number
  readonly sunk: boolean
  readonly towed?: number | undefined
}

interface Fleet {
  readonly length: number
  readonly title: string
  readonly wind: 'north' | 'south'
  readonly flags: readonly string[]
  readonly score: readonly number[]
  readonly ships: readonly Ship[]
  readonly coal: number
  readonly spent: number
  readonly queue: readonly string[]
  readonly drawn: readonly string[]
}

const named = (id: string): Candidate => ({ id, name: message(id, id) })
const values = (...all: readonly string[]) => all.map((value) => ({ value, text: message(value, value) }))

const ship = (): FieldSpecs<Fleet, Ship> => ({
  id: hiddenField(text(9)),
  name: ignoredField(),
  hull: ignoredField(),
  speed: numberField(
    (_, { id }) => named(`speed.${id}`),
    (_, { hull }) => [0, hull],
    integer(0, 9),
  ),
  sunk: booleanField((now, { id }) => (now.length > 1 ? named(`sunk.${id}`) : undefined)),
  towed: withDefault(
    0,
    numberField((_, { id }) => named(`towed.${id}`), [0, 3]),
  ),
})

const fleet = (): FieldSpecs<Fleet, Fleet> => ({
  length: settingsField(),
  title: ignoredField(),
  wind: choiceField(named('wind'), values('north', 'south')),
  flags: multiChoiceField(named('flags'), values('a', 'b'), listOf(text(9))),
  score: customField(listOf(integer(0, 9)), ({ value, set }) =>
    value.map((each, at) =>
      numberSetter(named(`score.${at}`), each, [0, 9], (to) => set(value.with(at, to))),
    ),
  ),
  ships: listField(objectField(ship()), 2),
  coal: hiddenField(integer(0, 9)),
  spent: hiddenField(integer(0, 9)),
  queue: hiddenField(listOf(text(9))),
  drawn: hiddenField(listOf(text(9))),
})

const cards: Pick<Zone<Fleet>, 'piece' | 'accepts'> = { piece: named, accepts: (id) => id.startsWith('card') }

const states = () =>
  defineState(fleet(), ({ length }) => [
    countedZone<Fleet>(
      { ...named('bunker'), part: message('hold', 'the hold') },
      named('coal'),
      ({ coal }) => coal,
      (now, coal) => ({ ...now, coal }),
    ),
    countedZone<Fleet>(
      named('smoke'),
      named('coal'),
      ({ spent }) => spent,
      (now, spent) => ({ ...now, spent }),
    ),
    {
      ...cards,
      at: named('queue'),
      read: ({ queue }) => queue,
      write: (now, queue) => ({ ...now, queue }),
      inOrder: (held) => `The queue holds ${held.join(', ')}.`,
    },
    {
      ...cards,
      at: named('drawn'),
      read: ({ drawn }) => drawn,
      write: (now, drawn) => ({ ...now, drawn }),
      maxPieces: 2,
      ...(length === 0 ? { unused: true } : {}),
    },
  ])

const start: Fleet = {
  length: 2,
  title: 'ours',
  wind: 'north',
  flags: ['b'],
  score: [1, 2],
  ships: [
    { ...named('s1'), hull: 4, speed: 4, sunk: false },
    { ...named('s2'), hull: 2, speed: 0, sunk: true, towed: 2 },
  ],
  coal: 3,
  spent: 0,
  queue: ['card b', 'card a', 'card b'],
  drawn: [],
}

const problem = (parsed: ReturnType<ReturnType<typeof states>['applyEdit']>) =>
  parsed.ok ? undefined : parsed.problem
const value = (parsed: ReturnType<ReturnType<typeof states>['applyEdit']>) =>
  parsed.ok ? parsed.value : parsed.problem
const position = (change: object): Json => {
  const { length: _, ...entered } = start
  return JSON.parse(JSON.stringify({ ...entered, ...change })) as Json
}

describe('the numbers of a declared state', () => {
  test('come in the order of the declaration, those without a name left out', () => {
    const ids = (now: Fleet) =>
      states()
        .layout(now)
        .counters.map(({ id }) => id)
    const ofShips = ['speed.s1', 'sunk.s1', 'towed.s1', 'speed.s2', 'sunk.s2', 'towed.s2']
    expect(ids(start)).toEqual(['wind', 'flags', 'score.0', 'score.1', ...ofShips])
    expect(ids({ ...start, length: 1 })).not.toContain('sunk.s1')
  })

  test('take just what they may be, and are that then', () => {
    const all = [-1, 0, 0.5, 1, 2, 3, 4, 5, 9, 10, '', 'a', 'b', 'a b', 'b a', 'north', 'south']
    for (const counter of states().layout(start).counters)
      for (const to of all) {
        const next = states().applyEdit(start, { set: counter.id, to })
        expect([counter.id, to, next.ok]).toEqual([counter.id, to, isAllowedValue(counter, to)])
        if (next.ok)
          expect(
            states()
              .layout(next.value)
              .counters.find(({ id }) => id === counter.id)?.value,
          ).toBe(to)
      }
    expect(problem(states().applyEdit(start, { set: 'tide', to: 1 }))).toBe('tide cannot be set to 1.')
  })

  test('change nothing but their own part', () => {
    const [first, second] = start.ships
    expect(states().withNumber(start, 'speed.s2', 1)).toEqual({
      ...start,
      ships: [first, { ...second, speed: 1 }],
    })
  })

  test('omit a part with its default value', () => {
    const next = states().withNumber(start, 'towed.s2', 0)
    expect(next?.ships[1]).not.toHaveProperty('towed')
    expect(
      states()
        .counters(start)
        .find(({ id }) => id === 'towed.s1')?.value,
    ).toBe(0)
  })
})

test('a part that is not declared does not compile', () => {
  const { wind: _, ...others } = fleet()
  // @ts-expect-error The wind is not declared.
  const without = defineState<Fleet>(others)
  expect(without.counters(start).map(({ id }) => id)).not.toContain('wind')
})

describe('the places of a declared state', () => {
  test('are all named, also while they are empty, small ones first', () => {
    const { places, lying, rows } = states().layout(start)
    expect(places.map(({ id }) => id)).toEqual(['bunker', 'smoke', 'queue', 'drawn'])
    expect(lying.map(({ piece, at, count }) => [piece.id, at.id, count])).toEqual([['coal', 'bunker', 3]])
    expect(rows.map(({ at, pieces }) => [at.id, pieces.length])).toEqual([['queue', 3]])
  })

  test('are not named if they are not in play, and nothing goes there', () => {
    const now = { ...start, length: 0, drawn: ['card c'] }
    expect(
      states()
        .layout(now)
        .places.map(({ id }) => id),
    ).not.toContain('drawn')
    expect(states().layout(now).lying.at(-1)).toMatchObject({ piece: { id: 'card c' }, unused: true })
    const edit = { move: 'card a', from: 'queue', to: 'drawn', count: 1 }
    expect(problem(states().applyEdit(now, edit))).toBe('card a cannot lie at drawn.')
  })

  test('give up and take pieces', () => {
    const burnt = states().applyEdit(start, { move: 'coal', from: 'bunker', to: 'smoke', count: 2 })
    expect(value(burnt)).toEqual({ ...start, coal: 1, spent: 2 })
    const drawn = states().applyEdit(start, { move: 'card b', from: 'queue', to: 'drawn', count: 1 })
    expect(value(drawn)).toEqual({ ...start, queue: ['card a', 'card b'], drawn: ['card b'] })
  })

  test('keep a heap in canonical order, and a row as it comes', () => {
    const now = { ...start, queue: ['card a'], drawn: ['card b'] }
    const into = { move: 'card a', from: 'queue', to: 'drawn', count: 1 }
    expect(value(states().applyEdit(now, into))).toMatchObject({ queue: [], drawn: ['card a', 'card b'] })
    const back = { move: 'card b', from: 'drawn', to: 'queue', count: 1 }
    expect(value(states().applyEdit(now, back))).toMatchObject({ queue: ['card a', 'card b'], drawn: [] })
  })

  test.each([
    [{ move: 'coal', from: 'bunker', to: 'smoke', count: 4 }, 'There is no coal at bunker to be moved.'],
    [{ move: 'coal', from: 'bunker', to: 'smoke', count: 0 }, 'There is no coal at bunker to be moved.'],
    [{ move: 'coal', from: 'bunker', to: 'smoke', count: 1.5 }, 'There is no coal at bunker to be moved.'],
    [{ move: 'coal', from: 'moon', to: 'smoke', count: 1 }, 'There is no coal at moon to be moved.'],
    [{ move: 'coal', from: 'bunker', to: 'moon', count: 1 }, 'coal cannot lie at moon.'],
    [{ move: 'coal', from: 'bunker', to: 'drawn', count: 1 }, 'coal cannot lie at drawn.'],
    [{ arrange: 'smoke', pieces: [] }, 'smoke is not kept in order.'],
    [{ arrange: 'queue', pieces: ['card a'] }, 'The queue holds card b, card a, card b.'],
  ])('refuse %j', (edit, told) => {
    expect(problem(states().applyEdit(start, edit))).toBe(told)
  })

  test('hold no more than they have room for', () => {
    const full = { ...start, drawn: ['card c', 'card d'] }
    const edit = { move: 'card a', from: 'queue', to: 'drawn', count: 1 }
    expect(problem(states().applyEdit(full, edit))).toBe('card a cannot lie at drawn.')
  })

  test('are put in order', () => {
    const pieces = ['card a', 'card b', 'card b']
    expect(value(states().applyEdit(start, { arrange: 'queue', pieces }))).toEqual({
      ...start,
      queue: pieces,
    })
  })
})

describe('a single piece among others', () => {
  interface Camp {
    readonly food: number
    readonly guard: string
  }
  const heaps = (): readonly Zone<Camp>[] => [
    countedZone(
      named('mill'),
      named('sack'),
      ({ food }) => food,
      (now, food) => ({ ...now, food }),
    ),
    ...pawnZones<Camp>(
      ['mill', 'ford'].map(named),
      named('guard'),
      ({ guard }) => guard,
      (now, guard) => ({ ...now, guard }),
    ),
  ]
  const camps = () =>
    defineState<Camp>({ food: hiddenField(integer(0, 9)), guard: hiddenField(text(9)) }, heaps)
  const now: Camp = { food: 2, guard: 'mill' }

  test('is listed at its place with them, and each place is listed once', () => {
    const { lying, places } = camps().layout(now)
    expect(lying.map(({ piece, at, count }) => `${count} ${piece.id} ${at.id}`)).toEqual([
      '2 sack mill',
      '1 guard mill',
    ])
    expect(places.map(({ id }) => id)).toEqual(['mill', 'ford'])
  })

  test('goes to another place, once', () => {
    const moved = camps().applyEdit(now, { move: 'guard', from: 'mill', to: 'ford', count: 1 })
    expect(moved).toEqual({ ok: true, value: { food: 2, guard: 'ford' } })
    expect(camps().applyEdit(now, { move: 'guard', from: 'mill', to: 'ford', count: 2 }).ok).toBe(false)
    expect(camps().applyEdit(now, { move: 'guard', from: 'ford', to: 'mill', count: 1 }).ok).toBe(false)
  })

  test('takes no place that others may not have', () => {
    expect(camps().applyEdit(now, { move: 'sack', from: 'mill', to: 'ford', count: 1 }).ok).toBe(false)
  })
})

describe('a position of a declared state', () => {
  const entered = (change: object) => states().entered(position(change), start)

  test('gives the situation back, and takes from the settings what they give', () => {
    expect(entered({})).toMatchObject({
      ok: true,
      value: { length: 2, wind: 'north', score: [1, 2], drawn: [] },
    })
  })

  test('is ignored if the settings determine it', () => {
    expect(entered({ title: 'theirs' })).toMatchObject({ ok: true, value: { title: 'ours' } })
  })

  test.each([
    [{ length: 3 }, 'there is no field "length"'],
    [{ wind: 'west' }, 'wind: one of north, south is expected, not "west"'],
    [
      { ships: [{ id: 's1', speed: 10, sunk: false }] },
      'ships[0].speed: a whole number from 0 to 9 is expected, not 10',
    ],
    [
      { ships: [{ id: 's1', speed: 1, sunk: false, towed: 4 }] },
      'ships[0].towed: a whole number from 0 to 3 is expected, not 4',
    ],
    [{ ships: [{}, {}, {}] }, 'ships: at most 2 items are expected, not 3'],
    [{ coal: undefined }, 'coal: a whole number from 0 to 9 is expected, not nothing'],
  ])('is refused with %j', (change, told) => {
    expect(entered(change)).toEqual({ ok: false, problem: told })
  })
})

describe('a part that only some matches have', () => {
  interface Sea {
    readonly wind?: number | undefined
  }
  const seas = () => defineState<Sea>({ wind: optionalField(numberField(named('wind'), [0, 5])) })

  test('is shown and corrected where there is one', () => {
    expect(seas().counters({})).toEqual([])
    expect(seas().counters({ wind: 3 })).toMatchObject([{ id: 'wind', value: 3, range: [0, 5] }])
    expect(seas().withNumber({ wind: 3 }, 'wind', 4)).toEqual({ wind: 4 })
    expect(seas().withNumber({}, 'wind', 4)).toBeUndefined()
  })

  test('may be left out of a position, but not be something else', () => {
    expect(seas().entered({}, {})).toEqual({ ok: true, value: {} })
    expect(seas().entered({ wind: 2 }, {})).toEqual({ ok: true, value: { wind: 2 } })
    expect(seas().entered({ wind: 6 }, {}).ok).toBe(false)
  })
})

test('a part whose values depend on the situation is entered only if its shape is given', () => {
  interface Sea {
    readonly wind: number
    readonly sky: string
    readonly flags: readonly string[]
  }
  const sea = defineState<Sea>({
    wind: numberField(named('wind'), () => [0, 5]),
    sky: choiceField(named('sky'), () => values('grey', 'blue')),
    flags: multiChoiceField(named('flags'), () => values('a', 'b')),
  })
  const now: Sea = { wind: 1, sky: 'grey', flags: [] }
  for (const part of [{ wind: 1 }, { sky: 'grey' }, { flags: [] }])
    expect(sea.entered(part, now)).toMatchObject({ ok: false })
  expect(sea.withNumber(now, 'wind', 5)).toEqual({ ...now, wind: 5 })
  expect(sea.withNumber(now, 'sky', 'blue')).toEqual({ ...now, sky: 'blue' })
  expect(sea.withNumber(now, 'flags', 'a b')).toEqual({ ...now, flags: ['a', 'b'] })
  expect(sea.withNumber(now, 'wind', 6)).toBeUndefined()
})
