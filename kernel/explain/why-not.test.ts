import { describe, expect, test } from 'vitest'
import { chart } from '../lists/chart.ts'
import { cite } from '../say/citation.ts'
import { part, under, either } from '../lists/either.ts'
import { linesOf, summary, why } from './explain.ts'
import { fewest, must, prefer, printed, toldAs } from '../lists/filter.ts'
import { german } from '../say/german.ts'
import { say } from '../say/language.ts'
import { lastMove, whySteps } from '../replay/last-move.ts'
import { lineTold } from './line-told.ts'
import { ruleTold } from './rule-told.ts'
import type { Decision } from '../ask/line.ts'
import { message } from '../say/message.ts'
import type { ListExtras } from '../lists/more.ts'
import { select } from '../lists/select.ts'
import { smallGame } from '../small-game/index.ts'
import { trackedMatch, turnBegins } from '../small-game/matches.ts'
import { scripted } from '../small-game/scripted.ts'
import { type Stone, stones } from '../small-game/stones.ts'
import { answer, decisions, newMatch, rollOn, seen, value } from '../testing/index.ts'
import { resume } from '../replay/resume.ts'
import { Table } from '../ask/table.ts'
import { byDie, printedOrder } from '../lists/tie-break.ts'
import { othersOf, whyNot } from './why-not.ts'

interface Heap {
  readonly stones: readonly Stone[]
}

const page = cite('Stones', 'Choosing')
const weight = (stone: Stone): number => stone.weight

function decided(
  steps: Parameters<typeof select<Stone, Heap, Stone>>[3],
  more: ListExtras<Heap, Stone>,
  ...written: readonly string[]
): Decision {
  const list = select<Stone, Heap, Stone>('stone', 'Stone', page, steps, printedOrder('the first'), more)
  const [about] = stones('z9')
  const { told } = scripted({ stones: stones(...written) }, (table) =>
    list(table, (now) => now.stones, about as Stone),
  )
  return told[0] as Decision
}

describe('why not something that was no candidate', () => {
  let made = 0
  const others: ListExtras<Heap, Stone> = {
    of: (about) => about.name,
    others: ({ stones: lying }, about) => {
      made += 1
      return [...lying, about].map((each) => ({
        ...each,
        because: message('far', 'it is {weight} inches away', { weight: each.weight }),
      }))
    },
  }
  const decision = () => decided([must(1, 'it is light', (stone) => stone.weight < 2)], others, 'a1', 'b3')

  test('has the reason and the name of the decision', () => {
    expect(say(whyNot(decision(), 'z'))).toBe(
      'Stone (z): z could not be chosen, because it is 9 inches away.',
    )
    expect(say(whyNot(decision(), 'z'), german)).toBe('Stone (z): z nicht, denn it is 9 inches away.')
    expect(whyNot(decision(), 'z').params?.['list']).toMatchObject({ id: 'kernel.list.of' })
    expect(say(whyNot(decision(), 'b'))).toBe('1. it is light: true of a, not of b.')
    expect(say(summary(decision()))).toBe('Stone (z): a; decided by: it is light.')
  })

  test('looks for the reasons only when somebody asks', () => {
    const before = made
    const made1 = decision()
    expect(why(made1)).toHaveLength(2)
    expect(made).toBe(before)
    expect(othersOf(made1).map(({ id }) => id)).toEqual(['z'])
    expect(made).toBe(before + 1)
  })

  test('without a reason it states that the piece was not a candidate', () => {
    expect(say(whyNot(decided([], {}, 'a1'), 'z'))).toBe('Stone: z could not be chosen.')
    expect(othersOf(decided([], {}, 'a1'))).toEqual([])
    expect(say(whyNot(decision(), 'q'))).toBe('Stone (z): q could not be chosen.')
  })
})

describe('a line', () => {
  const late = cite('Stones', 'Late')

  test('may have another number in the booklet, a heading of its own, and numbers in words', () => {
    const heavy = (number: number) => message(`heavy.${number}`, number > 1 ? 'heavy' : 'light')
    const decision = decided(
      [
        either(() => 'late', {
          late: under(late, part('late', printed('4b', toldAs(heavy, fewest('x', 'the lightest', weight))))),
        }),
      ],
      {},
      'a1',
      'b3',
    )
    const [rule] = decision.by.lines
    expect([rule?.id, rule?.number, rule?.cite]).toEqual(['stone.late.x', '4b', late])
    expect(why(decision).map((line) => say(line))).toEqual([
      '4b. late: the lightest: a (a: light and b: heavy)',
      'Stone: a',
    ])
    expect(say(whyNot(decision, 'b'))).toBe('4b. late: the lightest: with b, heavy; with a, light.')
    expect(say(whyNot(decision, 'b'), german)).toBe('4b. late: the lightest – b: heavy; a: light.')
  })

  test('is skipped if it has nothing to compare', () => {
    const decision = decided([fewest(1, 'the lightest', () => undefined)], {}, 'a1', 'b3')
    expect(why(decision).map((line) => say(line))).toEqual(['Tie, the first: a (of a and b)', 'Stone: a'])
  })

  test('shows its number only if the booklet has one', () => {
    const numbers = decided([prefer('x', 'x', () => true), prefer('2c', 'y', () => true)], {}).by.lines
    expect(numbers.map((line) => say(ruleTold(line)))).toEqual(['x', '2c. y', 'the first'])
  })
})

describe('a chart', () => {
  const mood = chart(
    'mood',
    'Mood',
    page,
    { day: { low: 'calm' }, night: { low: 'wild' } },
    undefined,
    (id) => `it is ${id}`,
  )

  test('is a decision that can be overruled', () => {
    const match = answer(trackedMatch([5, 30, 30, 30]), ...turnBegins('raid', 'ford', 'mill'))
    const before = seen(match)
    const [chosen] = decisions(match, 'mood')
    if (chosen === undefined) throw new Error('no decision')
    expect([chosen.number, decisions(match, 'target')[0]?.number]).toEqual([0, 1])
    value(match.overrule(chosen, 'wary', 'it rains'))
    expect(decisions(match, 'mood')[0]?.chosen?.id).toBe('wary')
    expect(decisions(match, 'mood')[0]?.lines.map(({ kind }) => kind)).toEqual(['overruled'])
    expect(decisions(match, 'target')[0]?.about).toEqual({ id: 'wary' })
    expect(match.journal.entries.at(-1)).toMatchObject({ overrule: { decision: 0 } })
    expect(seen(value(resume(smallGame, match.journal)))).toEqual(seen(match))
    value(match.undo())
    expect(seen(match)).toEqual(before)
    expect(match.overrule(chosen, undefined, '').ok).toBe(false)
  })

  test('tells its cell, and whatever else may come out of it', () => {
    const { told } = scripted({}, function* (table) {
      return mood.read(table, 'night', 'low')
    })
    const decision = told[0] as Decision
    expect(why(decision).map((line) => say(line))).toEqual(['night, low: wild', 'Mood: it is wild'])
    expect(say(summary(decision))).toBe('Mood: night, low: wild.')
    expect(summary(decision).id).toBe('kernel.summary.cell')
    const [line] = decision.lines
    const rolled = { roll: 4, modifiers: [] }
    expect(line?.kind === 'cell' && lineTold({ ...line, rolled }).id).toBe('kernel.line.cell')
    expect(say(whyNot(decision, 'calm'))).toBe('Mood: night, low: wild; so not: it is calm.')
    expect(say(whyNot(decision, 'calm'), german)).toBe('Mood: night, low: wild; also nicht: it is calm.')
    expect(mood.read(new Table({}), 'day', 'low')).toBe('calm')
  })
})

describe('the steps of a move', () => {
  test('contain the whole log, also dice, draws and rulings outside lists', () => {
    const match = rollOn(newMatch(smallGame, {}, 5))
    for (let i = 0; i < 40; i += 1) {
      const { question } = match
      if (question === undefined) break
      const seat = question.to === 'table' ? undefined : question.to
      value(match.answer(question.write(question.sample(() => 0)), 'person', seat))
      rollOn(match)
    }
    const move = lastMove(match)
    const steps = whySteps(move, match.steps)
    expect(steps.flatMap(({ by, did }) => [...(by === undefined ? [] : [by]), ...did])).toEqual(
      move.filter((one) => one.kind !== 'decision' || !one.open),
    )
    const whole = whySteps(match.told, match.steps).map(({ by }) => by?.kind)
    expect(new Set(whole)).toEqual(new Set([undefined, 'decision', 'answered', 'ruled']))
  })

  test('observations are part of their decision, a roll of its tie-break', () => {
    const match = answer(trackedMatch([9, 9, 9, 9]), ...turnBegins('raid', 'hill', 'mill'))
    answer(match, ['target.tie', 2])
    const [target] = decisions(match, 'target')
    if (target === undefined) throw new Error('no decision')
    expect(target.lines.map(({ kind }) => kind)).toContain('answered')
    expect(linesOf(target).map(({ kind }) => kind)).not.toContain('answered')
    const drawn = match.told.findLast((one) => one.kind === 'answered')
    expect(drawn?.kind === 'answered' && say(lineTold(drawn))).toBe('Draw an order card. Drawn: raid')
  })

  test('a die has the candidate of each number', () => {
    const list = select<Stone, Heap>('stone', 'Stone', page, [], byDie(6, 'a die'))
    const { asked } = scripted({ stones: stones('a1', 'b1', 'c1', 'd1') }, (table) =>
      list(table, (now) => now.stones),
    )
    expect(asked.map(({ text }) => say(text))).toEqual([
      'Stone: what does the die show? 1 and 5: a; 2 and 6: b; 3: c; 4: d.',
    ])
  })
})
