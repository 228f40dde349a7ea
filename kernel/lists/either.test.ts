import { describe, expect, test } from 'vitest'
import { cite } from '../messages/citation.ts'
import { eitherByRuling, either, branch, type ListStep, when } from './either.ts'
import { most, prefer } from './filter.ts'
import { format } from '../messages/language.ts'
import { currentReading, ruling } from '../ask/ruling.ts'
import { applyRuling } from '../ask/table.ts'
import { priorityList } from './priority-list.ts'
import { scripted } from '../small-game/scripted.ts'
import { stones, type Stone } from '../small-game/stones.ts'
import { tieByPrintedOrder } from './tie-break.ts'

interface Heap {
  readonly stones: readonly Stone[]
  readonly mood: string
  readonly rulings: Readonly<Record<string, string>>
}

const page = cite('Stones', 'Choosing')
const guess = ruling(
  'stone.guess',
  'Guess',
  page,
  'Is x known?',
  { yes: 'known', no: 'unknown' },
  'no',
  'A guess.',
)
const marked = (mark: string) => (stone: Stone) => stone.marks.includes(mark)
const heaviest = most<Stone, Heap>('heavy', 'weight', (stone) => stone.weight)

function listOf(...steps: readonly ListStep<Stone, Heap, void>[]) {
  return priorityList<Stone, Heap>('stone', 'Stone', page, steps, tieByPrintedOrder('the first'))
}

function spoken(steps: readonly ListStep<Stone, Heap, void>[], heap: Partial<Heap>): readonly string[] {
  const start = { stones: stones('a1', 'b1x', 'c2xy'), mood: '', rulings: {}, ...heap }
  const { told } = scripted(start, (table) => listOf(...steps)(table, (now) => now.stones))
  const [decision] = told
  return decision?.kind !== 'decision'
    ? []
    : decision.lines.flatMap((line) => (line.kind === 'narrowed' ? [line.rule.id] : []))
}

describe('either', () => {
  const moods = either<Stone, Heap>((now) => now.mood, {
    bold: branch('bold', prefer(1, 'x', marked('x')), prefer(2, 'y', marked('y'))),
    wary: branch('wary', heaviest),
  })

  test('reads the lines of the part that is picked', () => {
    expect(spoken([moods], { mood: 'bold' })).toEqual(['stone.bold.1', 'stone.bold.2'])
    expect(spoken([moods], { mood: 'wary' })).toEqual(['stone.wary.heavy'])
  })

  test('skips unknown parts and continues below', () => {
    expect(spoken([moods, prefer(3, 'x', marked('x'))], { mood: 'idle' })).toEqual(['stone.3'])
  })

  test('declares the lines of all its parts, each with its condition', () => {
    const { lines } = listOf(moods)
    expect(lines.map((line) => line.id)).toEqual([
      'stone.bold.1',
      'stone.bold.2',
      'stone.wary.heavy',
      'stone.tie',
    ])
    expect(lines.map((line) => line.given.map((given) => `${given.id}=${format(given)}`))).toEqual([
      ['stone.bold=bold'],
      ['stone.bold=bold'],
      ['stone.wary=wary'],
      [],
    ])
  })

  test('narrows for the lines after it', () => {
    const start = { stones: stones('a1', 'b1x', 'c2xy'), mood: 'bold', rulings: {} }
    const { result } = scripted(start, (table) => listOf(moods)(table, (now) => now.stones))
    expect(result?.id).toBe('c')
  })

  test('can be nested', () => {
    const inner = when<Stone, Heap>('late', 'late', (now) => now.mood === 'bold', heaviest)
    const list = listOf(either((now) => now.mood, { bold: branch('bold', inner) }))
    expect(list.lines[0]?.id).toBe('stone.bold.late.heavy')
    expect(list.lines[0]?.given.map((given) => format(given))).toEqual(['bold', 'late'])
  })
})

describe('when', () => {
  const late = when<Stone, Heap>('late', 'it is late', (now) => now.mood === 'late', heaviest)

  test('reads its lines only while the condition holds', () => {
    expect(spoken([late], { mood: 'late' })).toEqual(['stone.late.heavy'])
    expect(spoken([late], { mood: 'early' })).toEqual([])
  })

  test('declares them all the same', () => {
    expect(listOf(late).lines[0]).toMatchObject({ id: 'stone.late.heavy', rulings: [] })
  })
})

describe('a ruling', () => {
  const known = eitherByRuling<'yes' | 'no', Stone, Heap>(guess, { yes: [prefer(1, 'x', marked('x'))] })

  test('picks the lines of the reading that the match is played by', () => {
    expect(spoken([known], { rulings: { 'stone.guess': 'yes' } })).toEqual(['stone.yes.1'])
    expect(spoken([known], { rulings: { 'stone.guess': 'no' } })).toEqual([])
  })

  test('is read in its standard way if nothing was chosen', () => {
    expect(spoken([known], {})).toEqual([])
    expect(currentReading({ rulings: {} }, guess)).toBe('no')
    expect(currentReading({ rulings: { 'stone.guess': 'yes' } }, guess)).toBe('yes')
  })

  test('is named by the lines that rest on it', () => {
    const [line] = listOf(known).lines
    expect(line?.rulings).toEqual([guess])
    expect(line?.given).toEqual([])
  })

  test('of a line comes after those of the enclosing lines', () => {
    const own = ruling('stone.own', 'Own', page, 'Own?', { a: 'a' }, 'a', 'Because.')
    const both = eitherByRuling<'yes' | 'no', Stone, Heap>(guess, {
      yes: [prefer(1, 'x', marked('x'), own), when('late', 'late', () => true, heaviest)],
    })
    expect(listOf(both).lines.map((line) => line.rulings.map(({ id }) => id))).toEqual([
      ['stone.guess', 'stone.own'],
      ['stone.guess'],
      [],
    ])
  })

  test('has a question, readings, a default and a reason', () => {
    expect(guess).toMatchObject({ id: 'stone.guess', default: 'no', cite: page })
    expect([guess.question, guess.why, guess.readings.yes].map((text) => [text.id, format(text)])).toEqual([
      ['stone.guess', 'Is x known?'],
      ['stone.guess.why', 'A guess.'],
      ['stone.guess.yes', 'known'],
    ])
  })

  test('used outside a list is logged', () => {
    const start = { stones: [], mood: '', rulings: { 'stone.guess': 'yes' } }
    const { result, told } = scripted<Heap, string>(start, function* (table) {
      return applyRuling(table, guess)
    })
    expect(result).toBe('yes')
    expect(told).toEqual([{ kind: 'ruled', ruling: guess, reading: 'yes', after: 0, turn: 0 }])
  })
})
