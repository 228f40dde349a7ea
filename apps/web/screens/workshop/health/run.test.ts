import { chanceAnswererFor, beginMatch, type Game, autoPlay } from '@opfor/kernel'
import { gameOfSheet, readSheet } from '@opfor/sheets'
import { expect, test } from 'vitest'
import { asJson } from '../../../data/storage/as-json.ts'
import { matchesOf } from './own-matches.ts'
import { healthRun, type SavedJournal } from './run.ts'

const text = `# Guard

## Turn
1. Is it dark?
   - yes: It waits.
   - no: It moves.
2. You: go on.

## End
- You win after turn 2.
`

function clockBy(step: number): () => number {
  let now = 0
  return () => (now += step)
}

function journalBy(rules: string): SavedJournal {
  const match = beginMatch(gameOfSheet(readSheet(rules)) as unknown as Game, 1)
  if (!match.ok) throw new Error(match.problem)
  autoPlay(match.value, chanceAnswererFor({ dice: 'app', draws: 'app' }))
  const [yes] = match.value.question?.options ?? []
  expect(match.value.answer(yes?.id ?? true, 'person', 'player').ok).toBe(true)
  expect(match.value.answer('go-on', 'person', 'player').ok).toBe(true)
  return asJson(match.value.journal)
}

test('matches are counted in slices, with a report after each', () => {
  const reports = [...healthRun({ text, matches: 20, journals: [] }, clockBy(60))]
  expect(reports.length).toBeGreaterThan(3)
  const played = reports.map(({ random }) => random.matches)
  expect(played).toEqual(played.toSorted((one, other) => one - other))
  expect(reports.map(({ isDone }) => isDone)).toEqual([...reports.slice(1).map(() => false), true])
  expect(reports.at(-1)?.random).toMatchObject({ matches: 20, turns: 40, text, questions: { median: 1 } })
  const [win] = reports.at(-1)?.random.endings ?? []
  expect(win).toMatchObject({ winner: 'player', count: 20 })
  expect(reports.at(-1)?.random.turn?.events.filter(({ answer }) => answer !== undefined)).toHaveLength(1)
})

test('a run with a limit of time ends by then', () => {
  const reports = [...healthRun({ text, matches: 1_000_000, atMost: 2000, journals: [] }, clockBy(60))]
  expect(reports.at(-1)?.isDone).toBe(true)
  expect(reports.at(-1)?.random.matches).toBeLessThan(40)
})

test('the own matches are counted too, also those by an earlier text', () => {
  const earlier = text.replace('It waits', 'It sleeps')
  const journals = [journalBy(text), journalBy(earlier)]
  const [report] = healthRun({ text, matches: 1, journals }, clockBy(1))
  expect(report?.own).toMatchObject({ matches: 2, turns: 2, older: 1 })
  const [none] = healthRun({ text, matches: 1, journals: [] }, clockBy(1))
  expect(none?.own).toBeUndefined()
})

test('a match belongs to the page with its title', () => {
  const matches = [
    { head: journalBy(text.replace('waits', 'sleeps')), entries: 3 },
    { head: journalBy(text.replace('# Guard', '# Other')), entries: 3 },
    { head: journalBy(text), entries: 0 },
    { head: { game: 'blitzkrieg' }, entries: 3 },
  ]
  expect(matchesOf(text, matches)).toEqual([matches[0]])
})
