import { describe, expect, test } from 'vitest'
import type { LiveMatch } from '../match/live-match.ts'
import type { RuleKind, DecisionLine } from '../ask/decision.ts'
import { questionKinds, canSeatSee, type Question } from '../ask/question.ts'
import type { LogEntry } from '../explain/match-recorder.ts'
import { answerRandomly, decisionsOf, newMatch } from '../testing/index.ts'
import { smallGame } from './index.ts'
import { guarded, spoils } from './lists.ts'
import { seats } from './pieces.ts'
import { ways } from './scouts.ts'
import type { Situation } from './situation.ts'

interface Heard {
  readonly questions: readonly { readonly question: Question; readonly tracked: boolean }[]
  readonly told: readonly LogEntry<Situation>[]
  readonly lines: readonly DecisionLine[]
  readonly ways: ReadonlySet<string | undefined>
}

const scouts = ['none', ...ways]

function heard(): Heard {
  const questions: { question: Question; tracked: boolean }[] = []
  const matches: LiveMatch<Situation>[] = []
  for (let seed = 0; seed < 40; seed += 1) {
    const rulings = {
      'small.guarded': seed % 2 === 0 ? 'knows' : 'blind',
      'small.spoils': seed % 4 < 2 ? 'half' : 'one',
    }
    const match = newMatch(
      smallGame,
      { options: { length: seed < 20 ? 8 : 60, scouts: scouts[seed % 3] ?? 'none' }, rulings },
      seed,
    )
    while (match.question !== undefined) {
      const { question } = match
      questions.push({ question, tracked: match.situation.tracked })
      answerRandomly(match, seed)
    }
    matches.push(match)
  }
  return {
    questions,
    told: matches.flatMap((match) => match.log),
    lines: matches.flatMap((match) => decisionsOf(match).flatMap((decision) => decision.lines)),
    ways: new Set(matches.map((match) => match.outcome?.way)),
  }
}

let known: Heard | undefined
const all = (): Heard => {
  known ??= heard()
  return known
}
const asked = (id: string) => all().questions.filter(({ question }) => question.id === id)
const declared = smallGame.declared.flatMap((each) => each.lines)

describe('the small game uses', () => {
  test('every kind of question', () => {
    expect(new Set(all().questions.map(({ question }) => question.kind))).toEqual(new Set(questionKinds))
  })

  test('every filter, tie-breaks, a column and a chart', () => {
    const every: readonly RuleKind[] = [
      'must',
      'prefer',
      'most',
      'fewest',
      'tie',
      'action',
      'cell',
      'step',
      'card',
    ]
    expect(new Set(declared.map((line) => line.how))).toEqual(new Set(every))
    expect(new Set(smallGame.declared.map((each) => each.kind))).toEqual(
      new Set(['list', 'column', 'chart', 'steps', 'cards']),
    )
  })

  test('both forms of either, and one by a ruling', () => {
    const given = (text: string) => declared.filter((line) => line.given.some((each) => each.text === text))
    expect(given('bold').map(({ id }) => id)).toEqual(['small.target.bold.1', 'small.target.bold.2'])
    expect(given('after turn 3').map(({ id }) => id)).toEqual(['small.target.late.1'])
    expect(declared.filter(({ rulings }) => rulings.includes(guarded))).toHaveLength(1)
  })

  test('a condition that is asked', () => {
    expect(asked('small.fog')[0]?.question).toMatchObject({ kind: 'yesNo', to: 'table' })
    expect(declared.map(({ id }) => id)).toContain('small.scout.fog.1')
  })

  test('a line that is read otherwise', () => {
    const [line] = declared.filter(({ id }) => id === 'small.scout.2')
    expect(line?.given.map(({ text }) => text)).toEqual(['otherwise'])
  })

  test('all four tie-breaks', () => {
    expect(asked('small.target.tie')[0]?.question.kind).toBe('die')
    expect(asked('small.caught.tie')[0]?.question).toMatchObject({ kind: 'choice', to: 'chance' })
    expect(asked('small.helper.tie')[0]?.question).toMatchObject({ kind: 'choice', to: 'north' })
    const printed = all().lines.filter((line) => line.kind === 'tied' && line.rule.id === 'small.facing.tie')
    expect(printed).not.toEqual([])
    expect(asked('small.facing.tie')).toEqual([])
  })

  test('facts, bands, a measured distance and rankings, asked only on an untracked table', () => {
    for (const id of [
      'small.inSight',
      'small.distance',
      'small.distance.measured',
      'small.lit.most',
      'small.distance.fewest',
      'small.wasSeen',
      'small.nerve',
      'small.nerve.most',
    ]) {
      expect(asked(id)).not.toEqual([])
      expect(asked(id).every(({ tracked }) => !tracked)).toBe(true)
      expect(asked(id)[0]?.question.to).toBe('table')
    }
  })

  test('the same lines on a table that the program follows, with numbers', () => {
    for (const id of ['small.target.3', 'small.target.wary.2']) {
      const spoken = all().lines.filter((line) => line.kind === 'narrowed' && line.rule.id === id)
      const withNumbers = spoken.filter((line) => line.kind === 'narrowed' && line.numbers !== undefined)
      expect(withNumbers.length).toBeGreaterThan(0)
      expect(withNumbers.length).toBeLessThan(spoken.length)
    }
  })

  test('two seats, each with a secret that the other does not see', () => {
    expect(smallGame.seats({ options: {}, rulings: {} })).toEqual(['north', 'south'])
    for (const seat of seats) {
      const secret = asked('small.guard').find(({ question }) => question.to === seat)?.question
      expect(secret && seats.filter((each) => canSeatSee(secret, each))).toEqual([seat])
      expect(all().told).toContainEqual(expect.objectContaining({ kind: 'change', to: seat }))
    }
  })

  test('changes, decisions, answers and rulings outside a list', () => {
    expect(new Set(all().told.map(({ kind }) => kind))).toEqual(
      new Set(['change', 'decision', 'answered', 'ruled', 'reached']),
    )
    const used = all().told.flatMap((one) =>
      one.kind === 'ruled' && one.ruling === spoils ? [one.reading] : [],
    )
    expect(new Set(used)).toEqual(new Set(['one', 'half']))
  })

  test('proposals, options and rulings, a pile, and more than one ending', () => {
    expect(all().questions.some(({ question }) => question.proposal !== undefined)).toBe(true)
    expect(smallGame.options).not.toEqual([])
    expect(smallGame.rulings).toEqual([guarded, spoils])
    expect(all().ways).toEqual(new Set(smallGame.endings.map(({ id }) => id)))
  })

  test('every line that it declares', () => {
    const spoken = new Set(
      [...all().lines, ...all().told].flatMap((line) => ('rule' in line ? [line.rule.id] : [])),
    )
    expect(declared.map(({ id }) => id).filter((id) => !spoken.has(id))).toEqual([])
  })
})
