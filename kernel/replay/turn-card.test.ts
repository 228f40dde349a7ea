import { describe, expect, test } from 'vitest'
import type { StateChange } from '../explain/match-recorder.ts'
import type { GameModule } from '../match/game-module.ts'
import type { Journal, MatchStep } from '../match/journal.ts'
import type { TurnCardSpec } from '../match/turn-card-spec.ts'
import { german } from '../messages/german.ts'
import { format } from '../messages/language.ts'
import { dueTo, type Message, message } from '../messages/message.ts'
import { headlineText, noteText, resultText } from '../messages/messages.ts'
import type { Layout } from '../pieces/layout.ts'
import { formatHeadline, latestTurnCard, maxHeadlineLength, type TurnCard, turnCards } from './turn-card.ts'

interface Table {
  readonly health: number
  readonly scout: string
  readonly guards: number
}

const start: Table = { health: 5, scout: 'hill', guards: 3 }
const place = (id: string) => ({ id, name: message(id, `the ${id}`) })

function layout({ health, scout, guards }: Table): Layout {
  return {
    lying: [
      { piece: place('scout'), at: place(scout), count: 1 },
      { piece: place('guard'), at: place('hill'), count: guards },
      { piece: place('guard'), at: place('lost'), count: 3 - guards },
    ],
    rows: [],
    counters: [{ ...place('health'), value: health, range: [0, 9] }],
    places: [],
  }
}

const does: Message = { id: 'does', ...headlineText('Pike stays on b10: it has Civet in range.') }
const moves = message('moves', 'Move it.')
const answer: MatchStep = { q: 'own', a: 1, by: 'person', seat: 'player' }

/** Each entry: the changed part of the table, the message, and the number of answers before it. */
type Logged = readonly [change: Partial<Table>, tell: Message, after?: number]

function cardsOf(
  logged: readonly Logged[],
  turnCard?: TurnCardSpec<Table>,
  steps: readonly MatchStep[] = [],
): readonly TurnCard[] {
  let now = start
  const log = logged.map(([change, tell, after = 0]): StateChange<Table> => {
    const before = now
    now = Object.keys(change).length === 0 ? now : { ...now, ...change }
    return { kind: 'change', before, now, tell, after, turn: 1 }
  })
  const game = { layout, turnCard } as unknown as GameModule<unknown>
  return turnCards({ game, log, steps, journal, outcome: undefined })
}

const journal = {} as Journal
const whats = (card: TurnCard | undefined) => card?.steps.map(({ by, what }) => `${by}: ${format(what)}`)

describe('the turns of the opponent', () => {
  test('end at an answer of a seat, and a move of the person belongs to the next card', () => {
    const own: Message = { ...message('own', 'You strike.'), isPlayerAction: true }
    const cards = cardsOf(
      [
        [{}, does],
        [{ health: 3 }, own, 1],
        [{ scout: 'mill' }, does, 1],
      ],
      undefined,
      [answer, answer],
    )
    expect(cards.map(whats)).toEqual([
      [],
      ['you: You strike.', 'opponent: Move the scout from the hill to the mill.'],
    ])
    expect(cards.map(({ answers }) => answers)).toEqual([
      [0, 0],
      [0, 2],
    ])
  })

  test('go on after a question in their middle', () => {
    const logged: readonly Logged[] = [
      [{}, does],
      [{ health: 3 }, moves, 1],
    ]
    const spec = { weights: {}, happenings: () => [], isMidTurn: () => true }
    expect(cardsOf(logged, undefined, [answer])).toHaveLength(1)
    expect(cardsOf(logged, { weights: {}, happenings: () => [] }, [answer])[0]?.steps).toHaveLength(0)
    expect(cardsOf(logged, spec, [answer])[0]?.steps).toHaveLength(1)
  })

  test('a section starts another card', () => {
    const section: Message = { ...does, startsSection: true }
    expect(
      cardsOf([
        [{}, section],
        [{ health: 3 }, moves],
        [{}, section],
        [{}, does],
      ]),
    ).toHaveLength(2)
  })

  test('an own turn without an action of the opponent, and the set-up, make no card', () => {
    const own: Message = { ...message('own', 'You strike.'), isPlayerAction: true }
    expect(cardsOf([[{ health: 3 }, own]])).toEqual([])
    const change = { kind: 'change', before: start, now: start, tell: does, after: 0, turn: 0 } as const
    const game = { layout } as unknown as GameModule<unknown>
    expect(latestTurnCard({ game, log: [change], steps: [], journal, outcome: undefined })).toBeUndefined()
  })
})

describe('the steps', () => {
  test('the same number twice is one step with both causes', () => {
    const [fire, gas] = [message('fire', 'fire'), message('gas', 'gas')]
    const [card] = cardsOf([
      [{}, does],
      [{ health: 4 }, dueTo(moves, fire)],
      [{ scout: 'mill' }, moves],
      [{ health: 2 }, dueTo(moves, gas)],
    ])
    const steps = card?.steps ?? []
    expect(steps.map(({ edits }) => edits)).toEqual([
      [{ move: 'scout', from: 'hill', to: 'mill', count: 1 }],
      [{ set: 'health', to: 2 }],
    ])
    expect(steps[1]).toMatchObject({ distance: -3, from: '5', to: '2', causes: [fire, gas] })
    expect(format(steps[1]?.note ?? moves)).toBe('fire and gas')
  })

  test('a single piece goes directly to its last place, and what comes to nothing is no step', () => {
    const [card] = cardsOf([
      [{}, does],
      [{ scout: 'mill', health: 4 }, moves],
      [{ scout: 'ford' }, moves],
      [{ health: 5 }, moves],
    ])
    expect(card?.steps.map(({ edits }) => edits)).toEqual([
      [{ move: 'scout', from: 'hill', to: 'ford', count: 1 }],
    ])
  })

  test('interchangeable pieces that go the same way are one step only if the game says so', () => {
    const logged: readonly Logged[] = [
      [{}, does],
      [{ guards: 2 }, moves],
      [{ guards: 0 }, moves],
    ]
    const spec = { weights: {}, happenings: () => [], isPooled: (id: string) => id === 'guard' }
    expect(cardsOf(logged)[0]?.steps).toHaveLength(2)
    expect(cardsOf(logged, spec)[0]?.steps.map(({ edits }) => edits)).toEqual([
      [{ move: 'guard', from: 'hill', to: 'lost', count: 3 }],
    ])
  })

  test('those of the person and of the opponent stay apart', () => {
    const own: Message = { ...moves, isPlayerAction: true }
    const [card] = cardsOf([
      [{ health: 4 }, own],
      [{ health: 2 }, does],
    ])
    expect(card?.steps.map(({ by, distance, said }) => [by, distance, said])).toEqual([
      ['you', -1, true],
      ['opponent', -2, undefined],
    ])
  })

  test('an instruction without an edit is a step, a remark is none', () => {
    const aside: Message = { id: 'aside', ...noteText('Nothing to move.') }
    expect(
      whats(
        cardsOf([
          [{}, does],
          [{}, aside],
          [{}, moves],
        ])[0],
      ),
    ).toEqual(['opponent: Move it.'])
  })
})

describe('the headline', () => {
  const happening = (nth: number) => ({ kind: `k${nth}`, tell: moves })
  const weights = { k1: 1, k2: 2, k3: 3 }

  test('is the happening with the greatest weight', () => {
    const spec = { weights, happenings: () => [happening(1), happening(3), happening(2)] }
    const [card] = cardsOf([[{}, does]], spec)
    expect(card?.happenings.map(({ kind }) => kind)).toEqual(['k3', 'k2', 'k1'])
    expect(card?.headline.kind).toBe('k3')
    const more = { weights, happenings: () => [{ ...happening(1), more: 5 }, happening(3)] }
    expect(cardsOf([[{}, does]], more)[0]?.headline.kind).toBe('k1')
  })

  test('of a game without happenings is the first clause of its last action, never a remark', () => {
    const result: Message = { id: 'result', ...resultText('It costs you 2.') }
    const aside: Message = { id: 'aside', ...noteText('Nothing else can be done.') }
    const [card] = cardsOf([
      [{}, does],
      [{}, result],
      [{}, aside],
    ])
    expect(formatHeadline(card?.headline ?? happening(0))).toBe('Pike stays on b10')
  })

  test('tells the end of the match first, with the score', () => {
    const outcome = { winner: 'bot', way: 'points', text: moves } as const
    const log: readonly StateChange<unknown>[] = [
      { kind: 'change', before: start, now: start, tell: does, after: 0, turn: 1 },
    ]
    const scored = { layout, scoring: { of: () => ({ player: 3, bot: 7 }) } } as unknown
    const card = latestTurnCard({ game: scored as GameModule<unknown>, log, steps: [], journal, outcome })
    expect(formatHeadline(card?.headline ?? happening(0))).toBe('You lose, 3 to 7')
    expect(formatHeadline(card?.headline ?? happening(0), german)).toBe('Du verlierst 3 zu 7')
  })

  test('takes the short words, or the first clause of a log entry, if it is too long', () => {
    const tell = message('long', 'A sentence of more than forty-eight characters, which it certainly is.')
    const short = message('short', 'Short.')
    expect(formatHeadline({ kind: 'x', tell, short })).toBe('Short')
    expect(formatHeadline({ kind: 'x', tell: short, cut: 'long' })).toBe('Short')
    const cut = formatHeadline({ kind: 'x', tell, cut: 'long' })
    expect(cut).toBe('A sentence of more than forty-eight characters')
    expect(cut.length).toBeLessThanOrEqual(maxHeadlineLength)
  })
})

test('a change told in passing belongs to the step before or after it', () => {
  const draw: Message = { id: 'draw', ...noteText('A card is drawn.') }
  const stands: Message = { id: 'stands', ...noteText('It is there now.') }
  const attachedTo = ({ id }: Message) =>
    id === 'draw' ? ('next' as const) : id === 'stands' ? ('previous' as const) : undefined
  const [card] = cardsOf(
    [
      [{}, does],
      [{ health: 4 }, draw],
      [{}, moves],
      [{ scout: 'mill' }, stands],
    ],
    {
      weights: {},
      happenings: () => [],
      attachedTo,
    },
  )
  expect(card?.steps.map(({ edits }) => edits)).toEqual([
    [
      { set: 'health', to: 4 },
      { move: 'scout', from: 'hill', to: 'mill', count: 1 },
    ],
  ])
})
