import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diffLayouts, formatEdit } from './differences.ts'
import { german } from '../messages/german.ts'
import { format } from '../messages/language.ts'
import { countPieces, type Edit, type Layout, pieceLocations } from './layout.ts'
import { message } from '../messages/message.ts'
import { named } from '../small-game/pieces.ts'
import { spotCheck } from './spot-check.ts'

/** Pieces by place, rows and numbers. */
function laid(
  lying: Readonly<Record<string, Readonly<Record<string, number>>>>,
  rows: Readonly<Record<string, readonly string[]>> = {},
  counters: Readonly<Record<string, number | string>> = {},
): Layout {
  return {
    lying: Object.entries(lying).flatMap(([at, pieces]) =>
      Object.entries(pieces).map(([piece, count]) => ({ piece: named(piece), at: named(at), count })),
    ),
    rows: Object.entries(rows).map(([at, pieces]) => ({ at: named(at), pieces: pieces.map(named) })),
    counters: Object.entries(counters).map(([id, value]) => ({ ...named(id), value })),
    places: [],
  }
}

/** The layout after a person has followed these steps. */
function done(from: Layout, edits: readonly Edit[]): Layout {
  const lying = new Map(from.lying.map(({ piece, at, count }) => [`${at.id} ${piece.id}`, count]))
  const rows = new Map(from.rows.map(({ at, pieces }) => [at.id, pieces.map(({ id }) => id)]))
  const counters = new Map(from.counters.map(({ id, value }) => [id, value]))
  const put = (piece: string, at: string, by: number): void => {
    const row = rows.get(at)
    if (row === undefined) lying.set(`${at} ${piece}`, (lying.get(`${at} ${piece}`) ?? 0) + by)
    else if (by > 0) row.push(...Array.from({ length: by }, () => piece))
    else for (let i = 0; i < -by; i += 1) row.splice(row.indexOf(piece), 1)
  }
  for (const edit of edits) {
    if ('move' in edit) {
      put(edit.move, edit.from, -edit.count)
      put(edit.move, edit.to, edit.count)
    } else if ('arrange' in edit) rows.set(edit.arrange, [...edit.pieces])
    else counters.set(edit.set, edit.to)
  }
  const piles: Record<string, Record<string, number>> = {}
  for (const [key, count] of lying) {
    const [at = '', piece = ''] = key.split(' ')
    piles[at] = { ...piles[at], [piece]: count }
  }
  return laid(piles, Object.fromEntries(rows), Object.fromEntries(counters))
}

const content = (layout: Layout) => ({
  lying: new Set(
    layout.lying.filter(({ count }) => count > 0).map((l) => `${l.at.id} ${l.piece.id} ${l.count}`),
  ),
  rows: layout.rows.map(({ at, pieces }) => `${at.id}: ${pieces.map(({ id }) => id).join(' ')}`),
  counters: new Set(layout.counters.map(({ id, value }) => `${id} ${value}`)),
})

describe('from one layout to another', () => {
  test('equal layouts need no steps', () => {
    const here = laid({ hill: { supply: 2 } }, { top: ['raid', 'lull'] }, { turn: 1 })
    expect(diffLayouts(here, here)).toEqual([])
  })

  test('pieces are moved, many of a kind at once', () => {
    expect(
      diffLayouts(
        laid({ hill: { supply: 3 }, loot: { supply: 0 } }),
        laid({ hill: { supply: 1 }, loot: { supply: 2 } }),
      ),
    ).toEqual([{ move: 'supply', from: 'hill', to: 'loot', count: 2 }])
  })

  test('pieces come from as many places as are needed', () => {
    const from = laid({ hill: { supply: 2 }, ford: { supply: 2 }, mill: { raid: 1 } })
    const to = laid({ mill: { raid: 0, supply: 3 }, wood: { supply: 1, raid: 1 } })
    expect(diffLayouts(from, to)).toEqual([
      { move: 'supply', from: 'ford', to: 'wood', count: 1 },
      { move: 'raid', from: 'mill', to: 'wood', count: 1 },
      { move: 'supply', from: 'hill', to: 'mill', count: 2 },
      { move: 'supply', from: 'ford', to: 'mill', count: 1 },
    ])
  })

  test('a place is left before another piece comes there, however long the chain', () => {
    const from = laid({ hill: { lull: 1 }, ford: { march: 1 }, mill: { raid: 1 }, wood: {} })
    const to = laid({ hill: {}, ford: { lull: 1 }, mill: { march: 1 }, wood: { raid: 1 } })
    expect(diffLayouts(from, to)).toEqual([
      { move: 'raid', from: 'mill', to: 'wood', count: 1 },
      { move: 'march', from: 'ford', to: 'mill', count: 1 },
      { move: 'lull', from: 'hill', to: 'ford', count: 1 },
    ])
  })

  test('pieces that change places are moved all the same', () => {
    const from = laid({ hill: { lull: 1 }, ford: { march: 1 } })
    expect(diffLayouts(from, laid({ hill: { march: 1 }, ford: { lull: 1 } }))).toEqual([
      { move: 'lull', from: 'hill', to: 'ford', count: 1 },
      { move: 'march', from: 'ford', to: 'hill', count: 1 },
    ])
  })

  test('if a place and a heap change pieces, the place is cleared first', () => {
    const from = laid({ cup: { lull: 1, march: 2 }, play: { raid: 1 } })
    expect(diffLayouts(from, laid({ cup: { march: 2, raid: 1 }, play: { lull: 1 } }))).toEqual([
      { move: 'raid', from: 'play', to: 'cup', count: 1 },
      { move: 'lull', from: 'cup', to: 'play', count: 1 },
    ])
  })

  test('a row is put in order only if the moves do not bring it about', () => {
    const from = laid({ deck: { raid: 1 } }, { top: ['lull', 'march', 'lull'] })
    const drawn = laid({ deck: { raid: 1, lull: 1 } }, { top: ['march', 'lull'] })
    expect(diffLayouts(from, drawn)).toEqual([{ move: 'lull', from: 'top', to: 'deck', count: 1 }])
    const laidOn = laid({}, { top: ['raid', 'lull', 'march', 'lull'] })
    expect(diffLayouts(from, laidOn)).toEqual([
      { move: 'raid', from: 'deck', to: 'top', count: 1 },
      { arrange: 'top', pieces: ['raid', 'lull', 'march', 'lull'] },
    ])
  })

  test('a piece that comes to the end of a row needs no arranging, nor does the row beside it', () => {
    const from = laid({ deck: { raid: 1 } }, { rest: ['march', 'lull'], top: ['lull', 'march'] })
    const to = laid({ deck: {} }, { rest: ['march', 'lull'], top: ['lull', 'march', 'raid'] })
    expect(diffLayouts(from, to)).toEqual([{ move: 'raid', from: 'deck', to: 'top', count: 1 }])
    const other = laid({ deck: { raid: 1 }, hill: { lull: 1 } }, { rest: [], top: ['lull', 'march'] })
    const moved = laid({ deck: { raid: 1, lull: 1 } }, { rest: [], top: ['lull', 'march'] })
    expect(diffLayouts(other, moved)).toEqual([{ move: 'lull', from: 'hill', to: 'deck', count: 1 }])
  })

  test('a new row that is empty needs nothing', () => {
    expect(diffLayouts(laid({}), laid({}, { top: [] }))).toEqual([])
  })

  test('a new row is arranged, too', () => {
    expect(diffLayouts(laid({ deck: { raid: 1, lull: 1 } }), laid({}, { top: ['lull', 'raid'] }))).toEqual([
      { move: 'raid', from: 'deck', to: 'top', count: 1 },
      { move: 'lull', from: 'deck', to: 'top', count: 1 },
      { arrange: 'top', pieces: ['lull', 'raid'] },
    ])
  })

  test('numbers and notes are set', () => {
    const from = laid({}, {}, { turn: 1, guard: 'hill', tracked: 1 })
    expect(diffLayouts(from, laid({}, {}, { turn: 2, guard: '', tracked: 1 }))).toEqual([
      { set: 'turn', to: 2 },
      { set: 'guard', to: '' },
    ])
  })

  test('a piece that comes from nowhere cannot be moved', () => {
    expect(diffLayouts(laid({}), laid({ hill: { supply: 1 } }))).toEqual([])
  })

  test('the steps, when done, lead from the one to the other', () => {
    const place = fc.constantFrom('hill', 'ford', 'top')
    const pieces = fc.array(fc.tuple(fc.constantFrom('raid', 'lull', 'march'), place, place), {
      maxLength: 9,
    })
    const layout = (at: readonly (readonly [string, string])[], turn: number): Layout => {
      const lying: Record<string, Record<string, number>> = { hill: {}, ford: {} }
      for (const [piece, where] of at)
        if (where !== 'top') lying[where] = { ...lying[where], [piece]: (lying[where]?.[piece] ?? 0) + 1 }
      return laid(lying, { top: at.flatMap(([piece, where]) => (where === 'top' ? [piece] : [])) }, { turn })
    }
    fc.assert(
      fc.property(pieces, fc.nat(2), fc.nat(2), (all, before, after) => {
        const from = layout(
          all.map(([piece, here]) => [piece, here]),
          before,
        )
        const to = layout(all.map(([piece, , there]) => [piece, there] as const).toReversed(), after)
        expect(content(done(from, diffLayouts(from, to)))).toEqual(content(to))
      }),
    )
  })
})

describe('told to the person at the table', () => {
  const from = laid({ hill: { supply: 3 } }, { top: ['raid', 'lull'] }, { turn: 1 })
  const to = laid({ loot: { supply: 3 } }, { bottom: [] }, { score: 1 })
  const told = (edit: Edit) => format(formatEdit(edit, from, to))

  test('one piece is moved, or several', () => {
    expect(told({ move: 'supply', from: 'hill', to: 'loot', count: 1 })).toBe(
      'Move supply from hill to loot.',
    )
    expect(told({ move: 'supply', from: 'hill', to: 'loot', count: 2 })).toBe(
      'Move 2 × supply from hill to loot.',
    )
  })

  test('a number is set and a row is put in order', () => {
    expect(told({ set: 'turn', to: 2 })).toBe('turn: now 2 (was 1).')
    expect(told({ arrange: 'top', pieces: ['lull', 'raid'] })).toBe('Put top in this order: lull and raid.')
  })

  test('each sentence has an id of its own for translators', () => {
    const edits: readonly Edit[] = [
      { move: 'supply', from: 'hill', to: 'loot', count: 1 },
      { set: 'turn', to: 1 },
      { set: 'turn', to: 2 },
      { arrange: 'top', pieces: [] },
    ]
    expect(edits.map((edit) => formatEdit(edit, from).id)).toEqual([
      'kernel.tick.move',
      'kernel.tick.set',
      'kernel.tick.setFrom',
      'kernel.tick.arrange',
    ])
    expect(spotCheck(from).map(({ id }) => id)).toEqual([
      'kernel.spot.named',
      'kernel.spot.row',
      'kernel.spot.counter',
    ])
  })

  test('names come from the layouts: of pieces, places, rows and numbers', () => {
    const shout = (id: string) => ({ id, name: message(id, id.toUpperCase()) })
    const loud: Layout = {
      lying: [{ piece: shout('supply'), at: shout('hill'), count: 1 }],
      rows: [{ at: shout('top'), pieces: [] }],
      counters: [{ ...shout('turn'), value: 1 }],
      places: [],
    }
    const none = laid({})
    expect(format(formatEdit({ move: 'supply', from: 'hill', to: 'top', count: 1 }, none, loud))).toBe(
      'Move SUPPLY from HILL to TOP.',
    )
    expect(format(formatEdit({ set: 'turn', to: 2 }, loud))).toBe('TURN: now 2 (was 1).')
    expect(format(formatEdit({ set: 'other', to: 2 }, loud))).toBe('other: now 2.')
  })
})

test('every piece is placed, and counted wherever it lies', () => {
  const layout = laid({ hill: { supply: 2, raid: 1 }, ford: { supply: 1 } }, { top: ['raid', 'lull'] })
  expect(Object.fromEntries(countPieces(layout))).toEqual({ supply: 3, raid: 2, lull: 1 })
  expect(pieceLocations(layout).map(({ piece, at, count }) => `${count} ${piece.id} ${at.id}`)).toEqual([
    '2 supply hill',
    '1 raid hill',
    '1 supply ford',
    '1 raid top',
    '1 lull top',
  ])
})

test('a spot check tells the pieces of each place and reads each number', () => {
  const layout = laid(
    { hill: { supply: 2, raid: 1 }, ford: { supply: 1 } },
    { top: ['raid'], rest: [], hand: ['lull', 'raid', 'lull'] },
    { turn: 3 },
  )
  expect(spotCheck(layout).map((each) => format(each))).toEqual([
    'hill: 3 pieces (2 × supply and raid).',
    'ford: 1 piece (supply).',
    'top: 1 piece (raid).',
    'rest: 0 pieces.',
    'hand, in this order: lull, raid and lull.',
    'turn: 3.',
  ])
})

test('a spot check names the kinds of piece in a place if they are few, and counts them if they are many', () => {
  const kinds = (...all: readonly string[]) => Object.fromEntries(all.map((kind) => [kind, 1]))
  const layout = laid({ hill: kinds('a', 'b', 'c', 'd'), ford: kinds('a', 'b', 'c', 'd', 'e') })
  expect(spotCheck(layout).map((each) => format(each))).toEqual([
    'hill: 4 pieces (a, b, c and d).',
    'ford: 5 pieces.',
  ])
})

test('a spot check counts places of one part together, and leaves out what is only noted', () => {
  const layout = laid({ hill: { supply: 2 }, ford: { supply: 1 } }, {}, { turn: 3, memo: 'x', cell: 4 })
  const part = message('north', 'the north')
  const parts = layout.lying.map((lying) => ({ ...lying, part }))
  const counters = layout.counters.map((counter) => ({
    ...counter,
    ...(counter.id === 'memo' ? { note: true } : {}),
    ...(counter.id === 'cell' ? { text: message('fourth', 'the fourth') } : {}),
  }))
  const told = spotCheck({ ...layout, lying: parts, counters }).map((each) => format(each))
  expect(told).toEqual(['the north: 3 pieces (3 × supply).', 'turn: 3.', 'cell: the fourth.'])
})

test('a spot check counts what was taken unseen where it was taken to', () => {
  const layout = laid({ pool: { bomb: 3, spy: 2 }, bag: { army: 7 } })
  const unseen = [{ from: named('pool'), to: named('bag'), count: 2 }]
  expect(spotCheck({ ...layout, unseen }).map((each) => format(each))).toEqual([
    'pool: 3 pieces.',
    'bag: 9 pieces.',
  ])
})

test('a spot check tells the numbers of one thing in a line', () => {
  const of = named('hill')
  const counters = [
    { ...named('hill-fatigue'), shortName: message('f', 'Fatigue'), of, value: 2 },
    { ...named('hill-loaded'), shortName: message('l', 'loaded'), of, value: 1, text: message('yes', 'yes') },
    { ...named('hill-moved'), shortName: message('m', 'moved'), of, value: 1, isNested: true },
    { ...named('turn'), value: 4 },
  ]
  expect(spotCheck({ ...laid({}), counters }).map((each) => format(each))).toEqual([
    'hill: Fatigue 2 and loaded yes.',
    'turn: 4.',
  ])
})

test('what is unused, as in the box, is not counted in a spot check, and yet moved in a tick list', () => {
  const piece = { id: 'flag', name: message('flag', 'flag') }
  const box = { id: 'box', name: message('box', 'the box') }
  const hill = { id: 'hill', name: message('hill', 'the hill') }
  const before = { lying: [{ piece, at: box, count: 9, unused: true }], rows: [], counters: [], places: [] }
  const after = {
    lying: [
      { piece, at: box, count: 8, unused: true },
      { piece, at: hill, count: 1 },
    ],
    rows: [],
    counters: [],
    places: [],
  }
  expect(spotCheck(before)).toEqual([])
  expect(spotCheck(after).map((each) => format(each))).toEqual(['the hill: 1 piece (flag).'])
  expect(diffLayouts(before, after)).toEqual([{ move: 'flag', from: 'box', to: 'hill', count: 1 }])
})

test('a spot check tells the numbers of things before those of the match, each alone if one has no short name', () => {
  const [hill, ford] = [named('hill'), named('ford')]
  const counters = [
    { ...named('turn'), value: 4 },
    { ...named('hill-fatigue'), shortName: message('f', 'Fatigue'), of: hill, value: 2 },
    { ...named('ford-fatigue'), shortName: message('f', 'Fatigue'), of: ford, value: 3 },
    { ...named('ford-loaded'), of: ford, value: 1 },
  ]
  expect(spotCheck({ ...laid({}), counters }).map((each) => format(each))).toEqual([
    'hill: Fatigue 2.',
    'ford-fatigue: 3.',
    'ford-loaded: 1.',
    'turn: 4.',
  ])
})

test('a spot check tells a row by short names, and what lies beside it not at all', () => {
  const brief = (id: string) => ({ ...named(id), shortName: message(`${id}.brief`, id.slice(0, 1)) })
  const layout = laid({ top: { march: 1 }, hill: { raid: 1 } })
  const rows = [{ at: named('top'), pieces: [brief('raid'), named('lull')] }]
  expect(spotCheck({ ...layout, rows }).map((each) => format(each))).toEqual([
    'hill: 1 piece (raid).',
    'top, in this order: r and lull.',
  ])
})

test('a spot check counts nothing at a place from which all was taken unseen', () => {
  const unseen = [{ from: named('pool'), to: named('bag'), count: 2 }]
  expect(spotCheck({ ...laid({ pool: { bomb: 2 } }), unseen }).map((each) => format(each))).toEqual([
    'pool: 0 pieces.',
    'bag: 2 pieces.',
  ])
})

test('each sentence of a spot check is told in German', () => {
  const of = named('hill')
  const counters = [{ ...named('hill-fatigue'), shortName: message('f', 'Fatigue'), of, value: 2 }]
  const layout = laid(
    { hill: { supply: 2 }, ford: { a: 1, b: 1, c: 1, d: 1, e: 1 } },
    { top: ['raid', 'lull'] },
  )
  const told = spotCheck({ ...layout, counters: [...counters, { ...named('turn'), value: 3 }] })
  expect(told.map((each) => format(each, german))).toEqual([
    'hill: 2 Spielsteine (2 × supply).',
    'ford: 5 Spielsteine.',
    'top, in dieser Reihenfolge: raid und lull.',
    'hill: Fatigue 2.',
    'turn: 3.',
  ])
  expect(told.map(({ id }) => id)).toEqual([
    'kernel.spot.named',
    'kernel.spot.place',
    'kernel.spot.row',
    'kernel.spot.numbers',
    'kernel.spot.counter',
  ])
})
