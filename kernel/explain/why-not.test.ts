import { describe, expect, test } from 'vitest'
import { chart } from '../lists/chart.ts'
import { cite } from '../messages/citation.ts'
import { branch, branchUnder, either } from '../lists/either.ts'
import { relevantLines, summarizeDecision, explainDecision } from './explain.ts'
import { fewest, must, prefer, withBookNumber, withValueText } from '../lists/filter.ts'
import { german } from '../messages/german.ts'
import { format } from '../messages/language.ts'
import { lastMoveLog, reasonedSteps } from '../replay/last-move.ts'
import { formatLine } from './format-line.ts'
import { formatRule } from './format-rule.ts'
import type { Decision } from '../ask/decision.ts'
import { message } from '../messages/message.ts'
import type { ListExtras } from '../lists/list-extras.ts'
import { priorityList } from '../lists/priority-list.ts'
import { smallGame } from '../small-game/index.ts'
import { trackedMatch, turnBegins } from '../small-game/matches.ts'
import { scripted } from '../small-game/scripted.ts'
import { type Stone, stones } from '../small-game/stones.ts'
import { playAnswers, decisionsOf, newMatch, answerChance, visibleState, unwrap } from '../testing/index.ts'
import { resumeMatch } from '../replay/resume-match.ts'
import { Table } from '../ask/table.ts'
import { tieByDie, tieByPrintedOrder } from '../lists/tie-break.ts'
import { excludedCandidates, explainWhyNot } from './why-not.ts'

interface Heap {
  readonly stones: readonly Stone[]
}

const page = cite('Stones', 'Choosing')
const weight = (stone: Stone): number => stone.weight

function decided(
  steps: Parameters<typeof priorityList<Stone, Heap, Stone>>[3],
  more: ListExtras<Heap, Stone>,
  ...written: readonly string[]
): Decision {
  const list = priorityList<Stone, Heap, Stone>(
    'stone',
    'Stone',
    page,
    steps,
    tieByPrintedOrder('the first'),
    more,
  )
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
    expect(format(explainWhyNot(decision(), 'z'))).toBe(
      'Stone (z): z was not an option, because it is 9 inches away.',
    )
    expect(format(explainWhyNot(decision(), 'z'), german)).toBe(
      'Stone (z): z stand nicht zur Wahl, denn it is 9 inches away.',
    )
    expect(explainWhyNot(decision(), 'z').params?.['list']).toMatchObject({ id: 'kernel.list.of' })
    expect(format(explainWhyNot(decision(), 'b'))).toBe('1. it is light: yes for a, no for b.')
    expect(format(summarizeDecision(decision()))).toBe('Stone (z): a; decided by: it is light.')
  })

  test('looks for the reasons only when somebody asks', () => {
    const before = made
    const made1 = decision()
    expect(explainDecision(made1)).toHaveLength(2)
    expect(made).toBe(before)
    expect(excludedCandidates(made1).map(({ id }) => id)).toEqual(['z'])
    expect(made).toBe(before + 1)
  })

  test('without a reason it states that the piece was not a candidate', () => {
    expect(format(explainWhyNot(decided([], {}, 'a1'), 'z'))).toBe('Stone: z was not an option.')
    expect(excludedCandidates(decided([], {}, 'a1'))).toEqual([])
    expect(format(explainWhyNot(decision(), 'q'))).toBe('Stone (z): q was not an option.')
  })
})

describe('a line', () => {
  const late = cite('Stones', 'Late')

  test('may have another number in the booklet, a heading of its own, and numbers in words', () => {
    const heavy = (number: number) => message(`heavy.${number}`, number > 1 ? 'heavy' : 'light')
    const decision = decided(
      [
        either(() => 'late', {
          late: branchUnder(
            late,
            branch('late', withBookNumber('4b', withValueText(heavy, fewest('x', 'the lightest', weight)))),
          ),
        }),
      ],
      {},
      'a1',
      'b3',
    )
    const [rule] = decision.by.lines
    expect([rule?.id, rule?.number, rule?.cite]).toEqual(['stone.late.x', '4b', late])
    expect(explainDecision(decision).map((line) => format(line))).toEqual([
      '4b. late: the lightest: a (a: light and b: heavy)',
      'Stone: a',
    ])
    expect(format(explainWhyNot(decision, 'b'))).toBe('4b. late: the lightest: heavy for b, light for a.')
    expect(format(explainWhyNot(decision, 'b'), german)).toBe('4b. late: the lightest – b: heavy; a: light.')
  })

  test('is skipped if it has nothing to compare', () => {
    const decision = decided([fewest(1, 'the lightest', () => undefined)], {}, 'a1', 'b3')
    expect(explainDecision(decision).map((line) => format(line))).toEqual([
      'Tie, the first: a (of a and b)',
      'Stone: a',
    ])
  })

  test('shows its number only if the booklet has one', () => {
    const numbers = decided([prefer('x', 'x', () => true), prefer('2c', 'y', () => true)], {}).by.lines
    expect(numbers.map((line) => format(formatRule(line)))).toEqual(['x', '2c. y', 'the first'])
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
    const match = playAnswers(trackedMatch([5, 30, 30, 30]), ...turnBegins('raid', 'ford', 'mill'))
    const before = visibleState(match)
    const [chosen] = decisionsOf(match, 'mood')
    if (chosen === undefined) throw new Error('no decision')
    expect([chosen.number, decisionsOf(match, 'target')[0]?.number]).toEqual([0, 1])
    unwrap(match.overrule(chosen, 'wary', 'it rains'))
    expect(decisionsOf(match, 'mood')[0]?.chosen?.id).toBe('wary')
    expect(decisionsOf(match, 'mood')[0]?.lines.map(({ kind }) => kind)).toEqual(['overruled'])
    expect(decisionsOf(match, 'target')[0]?.about).toEqual({ id: 'wary' })
    expect(match.journal.entries.at(-1)).toMatchObject({ overrule: { decision: 0 } })
    expect(visibleState(unwrap(resumeMatch(smallGame, match.journal)))).toEqual(visibleState(match))
    unwrap(match.undo())
    expect(visibleState(match)).toEqual(before)
    expect(match.overrule(chosen, undefined, '').ok).toBe(false)
  })

  test('tells its cell, and whatever else may come out of it', () => {
    const { told } = scripted({}, function* (table) {
      return mood.read(table, 'night', 'low')
    })
    const decision = told[0] as Decision
    expect(explainDecision(decision).map((line) => format(line))).toEqual([
      'night, low: wild',
      'Mood: it is wild',
    ])
    expect(format(summarizeDecision(decision))).toBe('Mood: night, low: wild.')
    expect(summarizeDecision(decision).id).toBe('kernel.summary.cell')
    const [line] = decision.lines
    const rolled = { roll: 4, modifiers: [] }
    expect(line?.kind === 'cell' && formatLine({ ...line, rolled }).id).toBe('kernel.line.cell')
    expect(format(explainWhyNot(decision, 'calm'))).toBe('Mood: night, low: wild, not it is calm.')
    expect(format(explainWhyNot(decision, 'calm'), german)).toBe('Mood: night, low: wild, nicht it is calm.')
    expect(mood.read(new Table({}), 'day', 'low')).toBe('calm')
  })
})

describe('the steps of a move', () => {
  test('contain the whole log, also dice, draws and rulings outside lists', () => {
    const match = answerChance(newMatch(smallGame, {}, 5))
    for (let i = 0; i < 40; i += 1) {
      const { question } = match
      if (question === undefined) break
      const seat = question.to === 'table' ? undefined : question.to
      unwrap(match.answer(question.write(question.sample(() => 0)), 'person', seat))
      answerChance(match)
    }
    const move = lastMoveLog(match)
    const steps = reasonedSteps(move, match.steps)
    expect(steps.flatMap(({ by, did }) => [...(by === undefined ? [] : [by]), ...did])).toEqual(
      move.filter((one) => one.kind !== 'decision' || !one.open),
    )
    const whole = reasonedSteps(match.log, match.steps).map(({ by }) => by?.kind)
    expect(new Set(whole)).toEqual(new Set([undefined, 'decision', 'answered', 'ruled']))
  })

  test('observations are part of their decision, a roll of its tie-break', () => {
    const match = playAnswers(trackedMatch([9, 9, 9, 9]), ...turnBegins('raid', 'hill', 'mill'))
    playAnswers(match, ['target.tie', 2])
    const [target] = decisionsOf(match, 'target')
    if (target === undefined) throw new Error('no decision')
    expect(target.lines.map(({ kind }) => kind)).toContain('answered')
    expect(relevantLines(target).map(({ kind }) => kind)).not.toContain('answered')
    const drawn = match.log.findLast((one) => one.kind === 'answered')
    expect(drawn?.kind === 'answered' && format(formatLine(drawn))).toBe('Draw an order card. Drawn: raid')
  })

  test('a die has the candidate of each number', () => {
    const list = priorityList<Stone, Heap>('stone', 'Stone', page, [], tieByDie(6, 'a die'))
    const { asked } = scripted({ stones: stones('a1', 'b1', 'c1', 'd1') }, (table) =>
      list(table, (now) => now.stones),
    )
    expect(asked.map(({ text }) => format(text))).toEqual([
      'Stone: what does the die show? 1 and 5: a; 2 and 6: b; 3: c; 4: d.',
    ])
  })
})
