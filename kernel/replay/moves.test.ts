import { describe, expect, test } from 'vitest'
import type { StateChange, LogEntry } from '../explain/match-recorder.ts'
import type { MatchStep } from '../match/journal.ts'
import type { Layout } from '../pieces/layout.ts'
import { type Message, message } from '../messages/message.ts'
import { headlineText, resultText, playerActionText } from '../messages/messages.ts'
import { type Move, movesOf } from './moves.ts'
import { roundsOf } from './rounds.ts'
import { scoresOf, turningPoint } from './score-over-time.ts'

interface Situation {
  readonly player: number
  readonly bot: number
  readonly turn?: number
}

const start: Situation = { player: 0, bot: 0 }
const [bot, mine, plain] = [
  { id: 'bot', ...headlineText('') },
  { id: 'mine', ...playerActionText('') },
  message('plain', ''),
]

function change(
  tell: Message,
  after: number,
  now: Situation = start,
  before = start,
): StateChange<Situation> {
  return { kind: 'change', tell, after, now, before, turn: 1 }
}

function decision(number: number): LogEntry<Situation> {
  return { kind: 'decision', number, open: false } as unknown as LogEntry<Situation>
}

const answered: MatchStep = { q: 'q', a: 1, by: 'person', seat: 'player' }

function shown(moves: readonly Move<Situation>[]): readonly string[] {
  return moves.map(({ by, change: { tell }, results, told }) => {
    const reasons = told.flatMap((one) => (one.kind === 'decision' ? [one.number] : []))
    return `${by}: ${[tell, ...results.map((each) => each.tell)].map(({ id }) => id).join(' ')} ${reasons.join()}`
  })
}

describe('the moves of a match', () => {
  test('a decision belongs to the change that follows it', () => {
    const told = [decision(1), change(bot, 0), decision(2), change(plain, 0), decision(3), change(bot, 0)]
    expect(shown(movesOf({ log: told, steps: [] }))).toEqual(['opponent: bot 1,2', 'opponent: bot 3'])
  })

  test('results belong to the last move, unless a seat has answered since', () => {
    const hit = { id: 'hit', ...resultText('') }
    const told = [change(bot, 0), change(hit, 0), change(hit, 1), change(mine, 1)]
    expect(shown(movesOf({ log: told, steps: [answered] }))).toEqual([
      'opponent: bot hit ',
      'you: hit ',
      'you: mine ',
    ])
  })

  test('a headline that explains your only move is that move', () => {
    const told = [
      change({ id: 'only', ...playerActionText(headlineText('')) }, 0),
      change(mine, 0),
      change(mine, 1),
    ]
    expect(shown(movesOf({ log: told, steps: [answered] }))).toEqual(['you: only ', 'you: mine '])
  })
})

describe('moves by turn or round', () => {
  const layout = ({ turn = 0 }: Situation): Layout =>
    ({ counters: [{ id: 'turn', value: turn }] }) as unknown as Layout
  const grouped = (told: readonly LogEntry<Situation>[]) =>
    roundsOf({ layout }, movesOf({ log: told, steps: [] })).map(({ counted, number, moves }) => [
      counted,
      number,
      moves.length,
    ])

  test('as the layout counts them, with the set-up before', () => {
    const [first, second] = [
      { ...start, turn: 1 },
      { ...start, turn: 2 },
    ]
    expect(
      grouped([change(bot, 0), change(bot, 0, first), change(mine, 1, first), change(bot, 1, second)]),
    ).toEqual([
      ['setUp', 0, 1],
      ['turn', 1, 2],
      ['turn', 2, 1],
    ])
  })

  test('otherwise a round begins where the first side moves again', () => {
    expect(grouped([bot, bot, mine, bot, mine, mine].map((tell) => change(tell, 0)))).toEqual([
      ['round', 1, 3],
      ['round', 2, 3],
    ])
  })
})

test('rounds may be counted by the layout, and a turn that is no number is none', () => {
  const layout = ({ turn = 0 }: Situation): Layout =>
    ({
      counters: [
        { id: 'round', value: turn },
        { id: 'turn', value: 'first' },
      ],
    }) as unknown as Layout
  const told = [1, 1, 2].map((turn) => change(bot, 0, { ...start, turn }))
  expect(roundsOf({ layout }, movesOf({ log: told, steps: [] }))).toMatchObject([
    { counted: 'round', number: 1 },
    { counted: 'round', number: 2 },
  ])
})

describe('the score over time', () => {
  const of = ({ player, bot: other }: Situation) => ({ player, bot: other })
  const scoring = { unit: plain, opponent: plain, of }
  const scores = [
    [0, 0],
    [0, 3],
    [4, 3],
    [4, 6],
    [4, 7],
  ].map(([player = 0, other = 0]) => ({ player, bot: other }))
  const told = scores.slice(1).map((now, at) => change(bot, 0, now, scores[at]))

  test('before the first move and after each', () => {
    expect(scoresOf({ scoring }, movesOf({ log: told, steps: [] }))).toEqual(scores)
    expect(scoresOf({}, movesOf({ log: told, steps: [] }))).toBeUndefined()
    expect(
      scoresOf({ scoring: { ...scoring, of: () => undefined } }, movesOf({ log: told, steps: [] })),
    ).toBe(undefined)
  })

  test('is as it was last where nothing is counted meanwhile, and nothing before', () => {
    const some = {
      ...scoring,
      of: (now: Situation) => (now.player === 4 && now.bot === 3 ? of(now) : undefined),
    }
    expect(scoresOf({ scoring: some }, movesOf({ log: told, steps: [] }))).toEqual(
      [
        [0, 0],
        [0, 0],
        [4, 3],
        [4, 3],
        [4, 3],
      ].map(([player, other]) => ({ player, bot: other })),
    )
    expect(scoresOf({ scoring }, [])).toBeUndefined()
  })

  test('turns with the largest swing to the winner, the last of equal ones', () => {
    expect(turningPoint({}, scores, { winner: 'bot' })).toBe(2)
    expect(turningPoint({}, scores, { winner: 'player' })).toBe(1)
    expect(turningPoint({}, scores, { winner: 'nobody' })).toBe(1)
    expect(turningPoint({ fewerWins: true }, scores, { winner: 'bot' })).toBe(1)
    expect(turningPoint({}, [start, start], { winner: 'bot' })).toBeUndefined()
  })
})
