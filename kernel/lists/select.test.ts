import { describe, expect, test } from 'vitest'
import { cite } from '../say/citation.ts'
import type { Step } from './either.ts'
import { fewest, most, must, prefer } from './filter.ts'
import type { PlainFact } from '../facts/fact.ts'
import { Tally } from '../explain/tally.ts'
import { say } from '../say/language.ts'
import { message } from '../say/message.ts'
import { again, Table } from '../ask/table.ts'
import type { Decision } from '../ask/line.ts'
import { ruling } from '../ask/ruling.ts'
import { select } from './select.ts'
import { Correction, type ScriptedRun, scripted } from '../small-game/scripted.ts'
import { ids, type Stone, stones } from '../small-game/stones.ts'
import { playerChooses, printedOrder } from './tie-break.ts'

type Stones = readonly Stone[]

const page = cite('Stones', 'Choosing')
const first = printedOrder('the first')
const marked = (mark: string) => (stone: Stone) => stone.marks.includes(mark)
const weight = (stone: Stone): number => stone.weight

function chosen(steps: readonly Step<Stone, Stones, void>[], ...written: readonly string[]) {
  const list = select<Stone, Stones>('stone', 'Stone', page, steps, first)
  return decided(scripted(stones(...written), (table) => list(table, (now) => now)))
}

function decided<T>({ result, told, asked }: ScriptedRun<Stones, T>) {
  const [decision] = told as readonly Decision[]
  const lines = (decision?.lines ?? []).map((line) =>
    line.kind === 'narrowed' ? `${line.rule.id}: ${ids(line.after)}` : line.kind,
  )
  return { result, decision, lines, asked }
}

describe('a line narrows:', () => {
  test('must keeps only those that match', () => {
    const { result, lines } = chosen([must(1, 'marked', marked('x'))], 'a1', 'b1x', 'c1x')
    expect(result?.id).toBe('b')
    expect(lines).toEqual(['stone.1: b c', 'tied'])
  })

  test('must may leave nobody, and then nobody is selected', () => {
    const { result, lines, decision } = chosen([must(1, 'marked', marked('x'))], 'a1', 'b1')
    expect(result).toBeUndefined()
    expect(lines).toEqual(['stone.1: '])
    expect(decision).toMatchObject({ chosen: undefined, open: false })
  })

  test('prefer keeps those that match', () => {
    expect(chosen([prefer(1, 'marked', marked('x'))], 'a1', 'b1x').result?.id).toBe('b')
  })

  test('prefer is skipped if nobody matches, and this is recorded', () => {
    const { result, decision } = chosen([prefer(1, 'marked', marked('x'))], 'a1', 'b1')
    expect(result?.id).toBe('a')
    expect(decision?.lines[0]).toMatchObject({ passedOver: true, numbers: undefined })
  })

  test('a prefer that somebody matches is not skipped', () => {
    const { decision } = chosen([prefer(1, 'marked', marked('x'))], 'a1', 'b1x')
    expect(decision?.lines[0]).toMatchObject({ passedOver: false })
  })

  test('a must above other lines leaves nobody, too', () => {
    const { result, lines } = chosen([must(1, 'marked', marked('x')), most(2, 'weight', weight)], 'a1', 'b2')
    expect([result, lines]).toEqual([undefined, ['stone.1: ']])
  })

  test('a must that nobody matches is not skipped', () => {
    const { decision } = chosen([must(1, 'marked', marked('x'))], 'a1', 'b1')
    expect(decision?.lines[0]).toMatchObject({ passedOver: false, after: [] })
  })

  test('most keeps the greatest number, and all that have it', () => {
    const { lines, decision } = chosen([most(1, 'weight', weight)], 'a1', 'b3', 'c2', 'd3')
    expect(lines).toEqual(['stone.1: b d', 'tied'])
    expect(decision?.lines[0]).toMatchObject({ numbers: [1, 3, 2, 3], passedOver: false })
  })

  test('fewest keeps the smallest number, and all that have it', () => {
    const { lines, decision } = chosen([fewest(1, 'weight', weight)], 'a2', 'b1', 'c2', 'd1')
    expect(lines).toEqual(['stone.1: b d', 'tied'])
    expect(decision?.lines[0]).toMatchObject({ numbers: [2, 1, 2, 1] })
  })

  test('a line that keeps all hands on the same candidates', () => {
    const { decision } = chosen([most(1, 'weight', weight), prefer(2, 'marked', marked('x'))], 'a1x', 'b1x')
    const [one, two] = decision?.lines ?? []
    expect(one?.kind === 'narrowed' && two?.kind === 'narrowed' && one.after === two.after).toBe(true)
    expect(one?.kind === 'narrowed' && one.before === one.after).toBe(true)
  })
})

describe('a line is reached', () => {
  const after = [most(1, 'weight', weight), prefer(2, 'marked', marked('x')), must(3, 'even', marked('y'))]

  test('while two or more candidates remain', () => {
    expect(chosen(after, 'a1y', 'b1xy', 'c1xy').lines).toEqual([
      'stone.1: a b c',
      'stone.2: b c',
      'stone.3: b c',
      'tied',
    ])
  })

  test('with one candidate only if it is a must', () => {
    expect(chosen(after, 'a1y', 'b2y').lines).toEqual(['stone.1: b', 'stone.3: b'])
    expect(chosen(after, 'a1').lines).toEqual(['stone.3: '])
  })

  test('with no candidate never', () => {
    const { result, lines, decision } = chosen(after)
    expect(result).toBeUndefined()
    expect(lines).toEqual([])
    expect(decision?.among).toEqual([])
  })
})

describe('a list', () => {
  const guess = ruling(
    'stone.guess',
    'Guess',
    page,
    'Which?',
    { this: 'this', that: 'that' },
    'this',
    'A guess.',
  )
  const listed = () =>
    select<Stone, Stones>(
      'stone',
      'Stone',
      page,
      [must(1, 'marked', marked('x')), most('heavy', 'weight', weight, guess)],
      { ...first, ruling: guess },
    )

  test('names all its lines before it runs: by the printed number or a given name', () => {
    expect({ ...listed() }).toMatchObject({ id: 'stone', kind: 'list', cite: page })
    expect(say(listed().title)).toBe('Stone')
    expect(listed().lines.map(({ id, how }) => `${id} ${how}`)).toEqual([
      'stone.1 must',
      'stone.heavy most',
      'stone.tie tie',
    ])
    expect(listed().lines.map(({ text }) => `${text.id}: ${say(text)}`)).toEqual([
      'stone.1: marked',
      'stone.heavy: weight',
      'stone.tie: the first',
    ])
  })

  test('cites the rulebook with every line, and names the ruling a line rests on', () => {
    for (const line of listed().lines) expect(line.cite).toBe(page)
    expect(listed().lines.map((line) => line.rulings[0]?.id)).toEqual([
      undefined,
      'stone.guess',
      'stone.guess',
    ])
    expect(listed().lines.every((line) => line.given.length === 0)).toBe(true)
  })

  test('declares what each line does', () => {
    const steps = [
      must(1, 'x', marked('x')),
      prefer(2, 'x', marked('x')),
      most(3, 'w', weight),
      fewest(4, 'w', weight),
    ]
    const { lines } = select<Stone, Stones>('stone', 'Stone', page, steps, first)
    expect(lines.map(({ how }) => how)).toEqual(['must', 'prefer', 'most', 'fewest', 'tie'])
  })

  test('is not counted as read where a correction came instead of an answer', () => {
    const bright: PlainFact<Stone, Stones> = {
      kind: 'fact',
      id: 'bright',
      rests: () => '',
      compute: () => undefined,
      ask: () => message('bright', 'Which are bright?'),
    }
    const list = select<Stone, Stones>(
      'stone',
      'Stone',
      page,
      [must(1, 'bright', bright)],
      playerChooses('north', 'choose'),
    )
    const [a, b] = stones('a1', 'b1')
    const replies = [again, [a, b], again, a]
    const tally = new Tally()
    const table = new Table<Stones>(stones('a1', 'b1'), () => replies.shift(), tally)
    expect(list(table, () => [a, b].flatMap((each) => each ?? [])).next()).toEqual({ done: true, value: a })
    expect(Object.fromEntries(tally.lines)).toEqual({
      'stone.1': { spoke: 2, decided: 0 },
      'stone.tie': { spoke: 1, decided: 1 },
    })
  })

  test('refuses two lines with one name', () => {
    const twice = [most(1, 'weight', weight), fewest(1, 'weight', weight)]
    expect(() => select<Stone, Stones>('stone', 'Stone', page, twice, first)).toThrow(
      'Two lines of the list stone are called stone.1.',
    )
  })

  test('keeps in its decision the subject, the candidates and who was chosen', () => {
    const about = select<Stone, Stones, string>('stone', 'Stone', page, [], first)
    const { decision } = decided(scripted(stones('a1', 'b1'), (table) => about(table, (now) => now, 'why')))
    expect(decision).toMatchObject({ kind: 'decision', number: 0, about: 'why', open: false })
    expect(decision?.by.id).toBe('stone')
    expect(ids(decision?.among)).toBe('a b')
    expect(decision?.chosen?.id).toBe('a')
  })

  test('counts its runs', () => {
    const twice = scripted(stones('a1x'), function* (table) {
      yield* listed()(table, (now) => now)
      yield* listed()(table, (now) => now)
    })
    expect((twice.told as readonly Decision[]).map(({ number }) => number)).toEqual([0, 1])
    expect(twice.table.decisions).toBe(2)
  })

  test('starts again after a correction, and discards its lines so far', () => {
    const asks = select<Stone, Stones>('stone', 'Stone', page, [], playerChooses('north', 'choose'))
    const { result, asked, told } = scripted(stones('a1', 'b1'), (table) => asks(table, (now) => now), [
      new Correction(() => stones('c1', 'd1')),
      'd',
    ])
    expect(asked.map((question) => ids(question.options))).toEqual(['a b', 'c d'])
    expect(result?.id).toBe('d')
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ number: 0, open: false })
  })

  test('is open while it has a current question', () => {
    const asks = select<Stone, Stones>('stone', 'Stone', page, [], playerChooses('north', 'choose'))
    const { ended, told } = scripted(stones('a1', 'b1'), (table) => asks(table, (now) => now))
    expect(ended).toBe(false)
    expect(told[0]).toMatchObject({ kind: 'decision', open: true, chosen: undefined })
  })
})
