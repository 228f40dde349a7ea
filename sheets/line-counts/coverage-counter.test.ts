import { chanceAnswererFor, type LiveMatch, autoPlay, format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import type { Situation } from '../declare/situation.ts'
import { readSheet } from '../sheet-reader.ts'
import { garrisonSheet } from '../testing/garrison.ts'
import { matchOf } from '../testing/match.ts'
import { RandomMatchCounter } from './coverage-counter.ts'
import { PlayedMatchCounter } from './played-matches.ts'

function counted(text: string, matches: number): RandomMatchCounter {
  const counter = new RandomMatchCounter(readSheet(text))
  for (let played = 0; played < matches; played += 1) counter.play()
  return counter
}

function lineWith(words: string, text = garrisonSheet): number {
  return text.split('\n').findIndex((line) => line.includes(words)) + 1
}

test('questions are counted at the line where their words stand', () => {
  const asked = new Map(counted(garrisonSheet, 30).coverage.asked.map(({ line, count }) => [line, count]))
  expect(asked.get(lineWith('prefer: an enemy is in its sight'))).toBeGreaterThan(0)
  expect(asked.get(lineWith('Column: it is in cover?'))).toBeGreaterThan(0)
  expect(asked.get(lineWith('must: the actor can see it'))).toBeGreaterThan(0)
  expect(asked.get(lineWith('Tie: you choose'))).toBeGreaterThan(0)
  expect(asked.get(lineWith('Tie: roll d6'))).toBeUndefined()
  expect(asked.get(lineWith('most models'))).toBeUndefined()
})

test('a list says how often it was used, so that its ties are a part of that', () => {
  const { lines } = counted(garrisonSheet, 30).coverage
  const tie = lines.find(({ rule, section }) => section === 'Actor' && rule.how === 'tie')
  expect(tie?.at?.line).toBe(lineWith('Tie: roll d6'))
  expect(tie?.reached).toBeGreaterThan(0)
  expect(tie?.uses).toBeGreaterThan(tie?.reached ?? 0)
})

test('the turn that is told asks as many questions as 95 of 100 turns at most', () => {
  const counter = counted(garrisonSheet, 30)
  const events = counter.expensiveTurn?.events ?? []
  const asked = events.filter(({ answer }) => answer !== undefined)
  expect(asked.length).toBe(counter.coverage.questions.most)
  expect(asked.map(({ text }) => format(text)).join('\n')).toContain('an enemy is in its sight')
  expect(events.length).toBeGreaterThan(asked.length)
})

function played(text: string, answers: number): LiveMatch<Situation> {
  const match = matchOf(text)
  for (let given = 0; given < answers; given += 1) {
    autoPlay(match, chanceAnswererFor({ dice: 'app', draws: 'app' }))
    const { question } = match
    if (question === undefined) break
    const answer = question.kind === 'names' ? ['Red', 'Blue'] : question.write(question.sample(() => 0))
    expect(match.answer(answer, 'person', 'player').ok).toBe(true)
  }
  return match
}

test('matches of people are counted like random ones', () => {
  const match = played(garrisonSheet, 40)
  const counter = new PlayedMatchCounter(readSheet(garrisonSheet))
  expect(counter.add(match)).toBe(true)
  const { matches, turns, lines, asked } = counter.coverage
  expect([matches, turns]).toEqual([1, match.turns])
  const decisions = match.log.filter((told) => told.kind === 'decision' && told.by.id === 'sheet.actor')
  const first = lines.find(({ rule }) => rule.id === 'sheet.actor.1')
  expect(first?.uses).toBe(decisions.length)
  expect(first?.reached).toBeGreaterThan(0)
  expect(
    asked.find(({ line }) => line === lineWith('prefer: an enemy is in its sight'))?.count,
  ).toBeGreaterThan(0)
})

test('a match by an earlier text counts as far as its answers fit', () => {
  const edited = garrisonSheet.replace('3. nearest\n', '3. fewest models\n')
  const counter = new PlayedMatchCounter(readSheet(edited))
  expect(counter.add(played(garrisonSheet, 40))).toBe(true)
  expect(counter.coverage.lines.find(({ rule }) => rule.id === 'sheet.actor.1')?.reached).toBeGreaterThan(0)
  const other = new PlayedMatchCounter(
    readSheet('# A\n\n## Turn\n1. Is it dark?\n   - yes: It waits.\n   - no: It moves.\n'),
  )
  expect(other.add(played(garrisonSheet, 40))).toBe(false)
  expect(other.coverage.matches).toBe(0)
})
