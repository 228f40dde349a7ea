import { type Edit, isAllowedValue, pile, format, valueOwners } from '@opfor/kernel'
import { playAnswers, unwrapProblem, unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { applyEdit } from './correct.ts'
import { layout } from './layout.ts'
import { playerOf, type Situation } from '../../table/situation.ts'
import { moved } from '../../testing/corrected.ts'
import { example } from '../../testing/example.ts'
import { discardRest, duel, firefight, solo } from '../../testing/matches.ts'

const begun = firefight().situation
const generating = example(5).situation
const inMission = (() => {
  const match = solo()
  discardRest(match)
  return playAnswers(
    match,
    ['yourSide', 6],
    ['sheet', 1],
    ['markerStart', 0],
    ['end', 20],
    ['soloHandicap', 'none'],
  ).situation
})()

function after(now: Situation, ...edits: readonly Edit[]): Situation {
  return edits.reduce((next, edit) => unwrap(applyEdit(next, edit)), now)
}

describe('what is no piece, no place or no number is refused in words, and nothing breaks', () => {
  const pieces = [
    '',
    ' ',
    'cheese',
    'german Cheese 01',
    'defense cheese',
    'tile 99',
    'order 99',
    'order',
    'tile',
  ]
  const cards = [
    'german-99',
    'soviet-',
    'condition-9',
    'marker cheese',
    'rumored german',
    'mine mine',
    '__proto__',
    'constructor',
  ]
  const places = [
    '',
    'moon',
    'track-100',
    'round-0',
    'deck-cheese',
    'top-',
    'board-german-cheese',
    '9-A02',
    '1-Z99',
  ]
  const inherited = ['tile.area.constructor', 'unit.card.constructor', 'before.constructor.x', 'constructor']
  const known = ['german Rifle 01', 'marker german', 'defense wire', 'rumored', 'noEnemy', 'mine', 'tile 01']

  test.each([
    ['before set-up', begun],
    ['in the generation', generating],
    ['in a mission', inMission],
  ])('%s', (_, now) => {
    const at = [...layout(now).places.map(({ id }) => id), ...places]
    const refused = (edit: Edit) =>
      expect([edit, unwrapProblem(applyEdit(now, edit))]).not.toEqual([edit, 'nothing'])
    for (const piece of [...pieces, ...cards]) for (const to of at) refused(moved(piece, 'supply', to))
    for (const piece of [...known, 'order 05', 'condition-1', 'german-05'])
      for (const to of places) for (const from of [...at, to]) refused(moved(piece, from, to))
    for (const count of [0, -1, 0.5, 99, Number.NaN])
      refused({ move: 'rumored', from: 'supply', to: '1-E09', count })
    for (const id of [
      '',
      'cheese',
      'caps-cheese',
      'card.caps.cheese',
      'before.cheese.x',
      'before',
      '__proto__',
      ...inherited,
    ])
      for (const to of ['', '1', 0, 1]) refused({ set: id, to })
    for (const row of [
      '',
      'supply',
      'deck-german',
      'board-german-cheese',
      'top-cheese',
      'sheet-cheese',
      'constructor',
      'top-constructor',
    ])
      refused({ arrange: row, pieces: ['german-01'] })
    for (const counter of layout(now).counters)
      for (const to of ['cheese', -1000, 0.5, 'a b', ', '])
        if (!isAllowedValue(counter, to)) refused({ set: counter.id, to })
  })
})

test('a piece goes only from where it lies, and no more of them than there are', () => {
  const refused = (edit: Edit) =>
    expect(unwrapProblem(applyEdit(inMission, edit))).toContain('cannot go from')
  refused(moved('order 05', 'supply', 'orders-drawn'))
  refused(moved('tile 01', 'sheet-orders', 'supply'))
  refused(moved('mine', 'mine-hidden', 'supply'))
  refused(moved('noEnemy', 'rumors-german', 'supply'))
  refused(moved('german-05', 'deck-german', 'board-german-vp'))
  refused(moved('german Rifle 01', 'edge', 'lost'))
  refused({ move: 'noEnemy', from: 'supply', to: 'rumors-german', count: 9 })
  refused({ move: 'marker german', from: 'supply', to: '1-E09', count: 7 })
  refused({ move: 'defense wire', from: 'supply', to: 'cup', count: 13 })
})

test('a card lies where such a card can lie', () => {
  const refused = (...[card, from, to]: Parameters<typeof moved>) =>
    expect(unwrapProblem(applyEdit(generating, moved(card, from, to)))).toContain('cannot go from')
  refused('german-02', 'deck-german', 'board-soviet-units')
  refused('german-02', 'deck-german', 'board-german-conditions')
  refused('german-02', 'deck-german', 'deck-soviet')
  refused('condition-1', 'conditions', 'board-german-units')
  refused('condition-1', 'conditions', 'deck-german')
})

test('a discarded card goes back to the deck that it came from, where mates have one each', () => {
  const match = firefight({ guideline: '8', cards: 'real' })
  const decks = { 'german-1': pile(['german-01']), 'german-2': pile(['german-13']) }
  const now: Situation = { ...match.situation, decks }
  const gone = after(now, moved('german-13', 'deck-german-2', 'discard'))
  expect(gone.decks['german-2']?.discard).toEqual(['german-13'])
  expect(gone.decks['german-1']?.discard).toEqual([])
})

test('a row is put in another order of the same pieces, and of no others', () => {
  const laid = after(
    inMission,
    moved('tile 05', 'supply', 'sheet-orders'),
    moved('tile 02', 'supply', 'sheet-orders'),
  )
  const turned = after(laid, { arrange: 'sheet-orders', pieces: ['tile 02', 'tile 05'] })
  expect(turned.mission?.orders).toEqual(['02', '05'])
  const refused = (now: Situation, arrange: string, ...pieces: readonly string[]) =>
    expect(unwrapProblem(applyEdit(now, { arrange, pieces }))).toContain('cannot be put in this order')
  refused(laid, 'sheet-orders', 'tile 02')
  refused(laid, 'sheet-counteractions', 'tile 02')
  refused(example(7).situation, 'board-soviet-units', 'soviet-02', 'soviet-02')
  refused(example(7).situation, 'board-soviet-units', 'soviet-02', 'soviet-04')
})

test('hands are secret: which cards are in one is kept, and not offered', () => {
  const counters = layout(generating).counters.filter(({ id }) => id.startsWith('hand-'))
  expect(counters.map(({ isNested, note }) => [isNested, note])).toEqual([
    [true, true],
    [true, true],
  ])
  expect(valueOwners(layout(generating)).flatMap((each) => each.counters)).not.toContainEqual(
    expect.objectContaining({ id: 'hand-german' }),
  )
  const [card = ''] = playerOf(generating, 'german').hand
  expect(playerOf(after(generating, { set: 'hand-german', to: card }), 'german').hand).toEqual([card])
})

test('a Condition Card that was used lies with the discarded ones, and that it was used is kept', () => {
  const now = after(
    duel('5').situation,
    moved('condition-3', 'conditions', 'discard'),
    { set: 'used.condition-3', to: 1 },
    { set: 'card.by.condition-3', to: 'soviet' },
  )
  expect(now.plays).toMatchObject([{ card: 'condition-3', half: 'bottom', by: 'soviet', used: true }])
  expect(after(now, { set: 'used.condition-3', to: 0 }).plays).toEqual([])
  expect(after(now, moved('condition-3', 'discard', 'conditions')).plays).toEqual([])
  expect(unwrapProblem(applyEdit(generating, { set: 'used.condition-3', to: 1 }))).toContain('cannot be set')
})

describe('maps', () => {
  test('two in one place are refused, and taking the other away is offered with it', () => {
    const match = duel('5')
    const edit: Edit = { set: 'map-3', to: '0,0' }
    expect(unwrapProblem(match.correct([edit]))).toBe(
      'Map 1 and map 3 are in the same place, so one of them must be removed.',
    )
    unwrap(match.correct([edit, ...(match.misfit([edit])?.also ?? [])]))
    expect(match.situation.maps).toEqual([{ map: 3, x: 0, y: 0 }])
  })

  test('one may be joined to any edge that is free', () => {
    const counter = layout(generating).counters.find(({ id }) => id === 'map-3')
    const slots = counter?.allowedValues?.map(({ value: slot }) => slot) ?? []
    expect(slots.slice(0, 6)).toEqual(['', '0,0', '0,-1', '0,1', '-1,0', '1,0'])
    expect(slots.slice(6)).toEqual(slots.slice(1, 6).map((slot) => `${slot},turned`))
  })
})

test('cards put in order under a board count as played last', () => {
  const order: Edit = { arrange: 'board-soviet-units', pieces: ['soviet-02', 'soviet-03'] }
  const now = after(example(7).situation, order)
  expect(now.plays.slice(-2).map(({ card }) => card)).toEqual(['soviet-02', 'soviet-03'])
})

test('hexes lie in their map and spaces in their track, and no two places are called the same', () => {
  const { places } = layout(inMission)
  const part = (id: string) => {
    const found = places.find((each) => each.id === id)?.part
    return found && format(found)
  }
  expect(['1-E09', 'round-2', 'track-5', 'edge'].map(part)).toEqual([
    'map 1',
    'the Round track',
    'the Mission Track',
    undefined,
  ])
  expect(new Set(places.map(({ name }) => format(name))).size).toBe(places.length)
})
