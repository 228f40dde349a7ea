import {
  ask,
  parseFailure,
  choice,
  cite,
  type Game,
  type GameModule,
  parseSuccess,
  type Layout,
  makeTranscript,
  type Message,
  message,
  most,
  pack,
  prefer,
  tieByPrintedOrder,
  priorityList,
  when,
  yesNo,
} from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import { randomMatch, unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { contract } from './contract.ts'
import { type Replay, showing } from './contract-context.ts'
import { unreachedLines, reachedLines } from './unreached-lines.ts'

type Small = typeof smallGame
type Situation = Small extends GameModule<infer S> ? S : never
type Tower = Situation['towers'][number]

const [firstList, ...otherLists] = smallGame.declared
const [length] = smallGame.options
const words = message('small.extra', 'Something else happens.')

const badPack = pack('tower', words, {
  schema: true,
  labels: {},
  samples: [{ id: 'ours', name: words, pack: 3 }],
  check: () => parseFailure('It is no tower.'),
})

/** The small game with an extra step at the end of each turn. */
function withMore(more: Small['turn'], change: Partial<Small> = {}): Small {
  return {
    ...smallGame,
    ...change,
    *turn(table) {
      yield* smallGame.turn(table)
      yield* more(table)
    },
  }
}

const extra = priorityList<Tower, Situation>(
  'small.extra',
  'Extra',
  cite('Watchtowers', 'Extra'),
  [
    most(1, 'supplies', (tower) => tower.supplies),
    when(
      'never',
      'it is turn 0',
      (now) => now.turn === 0,
      prefer(1, 'far', (tower) => tower.distance > 9),
    ),
  ],
  tieByPrintedOrder('printed order'),
)
const unreached = withMore(
  function* (table) {
    yield* extra(table, (now) => now.towers)
  },
  { declared: [...smallGame.declared, extra] },
)

describe('a line that nothing reaches', () => {
  test('is silent, and it alone', () => {
    const { spoken } = showing(unreached)
    expect(unreachedLines(unreached, ...spoken)).toEqual(['small.extra.never.1'])
    expect(unreachedLines(smallGame, ...spoken)).toEqual([])
  })

  test('in no match at all means every line', () => {
    const all = smallGame.declared.flatMap(({ lines }) => lines)
    expect(unreachedLines(smallGame)).toHaveLength(all.length)
    const match = randomMatch<unknown>(smallGame, 3)
    const silent = unreachedLines(smallGame, reachedLines(match))
    expect(silent.length).toBeGreaterThan(0)
    expect(silent.length).toBeLessThan(all.length)
  })
})

interface Broken {
  readonly clause: string
  readonly game: Game
  readonly replays?: readonly Replay[]
}

function withHeadline(tell: Message): Game {
  return { ...smallGame, turnCard: { weights: {}, happenings: () => [{ kind: 'planted', tell }] } }
}

const broken: readonly Broken[] = [
  { clause: 'it says what it is', game: { ...smallGame, title: '' } },
  {
    clause: 'what a question points at lies on the table',
    game: withMore(function* (table) {
      const options = [{ id: 'nowhere', name: words }]
      yield* ask(table, () => choice('small.extra', 'player', words, options, { points: { by: 'place' } }))
    }),
  },
  { clause: 'it says what it is', game: { ...smallGame, seats: () => [] } },
  {
    clause: 'the card of a turn has a headline of at most 48 characters',
    game: withHeadline(message('small.long', 'A headline that is far too long to be read in one line')),
  },
  { clause: 'what came of a turn is of a kind that has a weight', game: withHeadline(words) },
  {
    clause: 'a start is legal settings',
    game: { ...smallGame, starts: { screen: { options: { length: 0 }, setUpMessages: words } } },
  },
  {
    clause: 'every question and sentence has an id',
    game: withMore(function* (table) {
      yield* ask(table, () => choice('extra', 'player', words, [{ id: 'one', name: words }]))
    }),
  },
  {
    clause: 'every question and sentence has an id',
    game: withMore(function* (table) {
      yield* []
      table.change(table.now, message('extra', 'Something else.'))
    }),
  },
  {
    clause: 'every list, column, chart and line has an id',
    game: { ...smallGame, declared: [...smallGame.declared, ...otherLists] },
  },
  { clause: 'every list, column, chart and line has an id', game: { ...smallGame, id: 'tiny' } },
  {
    clause: 'every list, column, chart, line and ruling cites',
    game: { ...smallGame, declared: firstList === undefined ? [] : [{ ...firstList, cite: cite('', '') }] },
  },
  {
    clause: 'the standard of every option',
    game: { ...smallGame, options: length === undefined ? [] : [{ ...length, default: 0 }] },
  },
  {
    clause: 'every option, and each of its answers',
    game: {
      ...smallGame,
      options: smallGame.options.map((each) => ({ ...each, isApplicable: () => false })),
    },
  },
  {
    clause: 'every option, and each of its answers',
    game: {
      ...smallGame,
      options: smallGame.options.map((each) => ({
        ...each,
        isApplicable: (answer) => answer === each.default,
      })),
    },
  },
  {
    clause: 'every pack that comes with it',
    game: { ...smallGame, options: [{ question: badPack, default: 'ours' }] },
  },
  { clause: 'every ruling that a line rests on', game: { ...smallGame, rulings: [] } },
  {
    clause: 'every ruling has a short name',
    game: { ...smallGame, rulings: smallGame.rulings.map((each) => ({ ...each, name: message('x', '') })) },
  },
  {
    clause: 'a line that compares says what wins',
    game: {
      ...smallGame,
      declared: smallGame.declared.map((list) => ({
        ...list,
        lines: list.lines.map((line) => ({ ...line, text: message(line.id, 'supplies') })),
      })),
    },
  },
  { clause: 'a match played at random ends', game: { ...smallGame, endings: [] } },
  {
    clause: 'the score, where one is counted',
    game: {
      ...smallGame,
      scoring: { unit: words, opponent: words, of: () => ({ player: 0.5, bot: 0 }) },
    },
  },
  { clause: 'every declared line speaks', game: unreached },
  {
    clause: 'replays give themselves back',
    game: smallGame,
    replays: [golden('The raider draws', 'The robber draws')],
  },
  { clause: 'a match gives itself back', game: forgetful() },
  {
    clause: 'the situation is plain data',
    game: {
      ...smallGame,
      initialSituation: (settings) => ({ ...smallGame.initialSituation(settings), odd: [undefined] }),
    },
  },
  {
    clause: 'no piece is lost',
    game: withMore(function* (table) {
      table.change({ ...table.now, looted: table.now.looted + 1 }, words)
    }),
  },
  {
    clause: 'a situation is a position',
    game: {
      ...smallGame,
      parseSituation(json, settings) {
        const read = smallGame.parseSituation(json, settings)
        return read.ok ? parseSuccess({ ...read.value, turn: read.value.turn + 1 }) : read
      },
    },
  },
  {
    clause: 'a correction by the differences',
    game: { ...smallGame, applyEdit: (now) => parseSuccess(now) },
  },
  {
    clause: 'whatever decides is declared',
    game: { ...smallGame, declared: smallGame.declared.filter(({ id }) => id !== 'small.target') },
  },
  {
    clause: 'whatever decides is declared',
    game: withMore(function* (table) {
      yield* extra(table, (now) => now.towers)
    }),
  },
  {
    clause: 'whatever decides is declared',
    game: { ...smallGame, declared: smallGame.declared.filter(({ kind }) => kind !== 'chart') },
  },
  {
    clause: 'every counter says what it may be set to',
    game: withLayout((layout) => ({
      ...layout,
      counters: layout.counters.map(({ id, name, value: now }) => ({ id, name, value: now })),
    })),
  },
  {
    clause: 'every counter says what it may be set to',
    game: withLayout((layout) => ({
      ...layout,
      counters: layout.counters.map((counter) =>
        counter.id === 'hill-distance' ? { ...counter, range: [0, 30] } : counter,
      ),
    })),
  },
  {
    clause: 'every place where a correction can lay a piece',
    game: withLayout((layout) => ({
      ...layout,
      places: layout.places.filter(({ id }) => id !== 'play'),
      lying: layout.lying.filter(({ count }) => count > 0),
    })),
  },
  {
    clause: 'the layout holds all of the situation',
    game: withLayout((layout) => ({
      ...layout,
      counters: layout.counters.filter(({ id }) => !id.endsWith('-sight')),
    })),
  },
  { clause: 'the layout holds all of the situation', game: withMood() },
  { clause: 'a correction made at any question', game: stale() },
]

/** Changes only the layout; corrections stay. */
function withLayout(change: (layout: Layout) => Layout): Small {
  return { ...smallGame, layout: (now) => change(smallGame.layout(now)) }
}

/** A field that the rules use but no layout has. */
function withMood(): Small {
  return withMore(function* (table) {
    const mood = (table.now as Situation & { readonly mood?: number }).mood ?? 0
    const next = { ...table.now, mood: mood + 1 }
    table.change(next, words)
  })
}

/** A rule holds a situation across a question, which overwrites corrections made meanwhile. */
function stale(): Small {
  return withMore(function* (table) {
    const before = table.now
    const sure = yield* ask(table, () => yesNo('small.sure', 'table', words))
    table.change({ ...before, guards: sure ? before.guards : {} }, words)
  })
}

describe('the contract notices a game that does not keep it:', () => {
  test.each(broken)('$clause', ({ clause, game, replays }) => {
    const kept = contract.find(({ says }) => says.startsWith(clause))
    expect(kept?.broken(showing(game, replays, 12))).not.toEqual([])
  })

  test('every clause is broken by one of these', () => {
    const never = contract.filter(({ says }) => !broken.some(({ clause }) => says.startsWith(clause)))
    expect(never.map(({ says }) => says)).toEqual([])
  })
})

test('a game that takes no entered position keeps the contract', () => {
  const none: Game = { ...smallGame, parseSituation: () => parseFailure('Positions cannot be entered.') }
  const clause = contract.find(({ says }) => says.startsWith('a situation is a position'))
  expect(clause?.broken(showing(none, [], 10))).toEqual([])
})

function golden(words: string, instead: string): Replay {
  const text = unwrap(makeTranscript<unknown>(smallGame, randomMatch(smallGame, 3).journal))
  return { name: 'golden', text: text.replace(words, instead) }
}

/** State outside the situation, which no journal can restore. */
function forgetful(): Small {
  let turns = 0
  return withMore(function* (table) {
    turns += 1
    table.change({ ...table.now, guards: { north: String(turns) } }, words)
  })
}
