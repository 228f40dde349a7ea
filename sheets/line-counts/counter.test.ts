import { answersOf, type Conversation, playOn, say } from '@opfor/kernel'
import { expect, test } from 'vitest'
import type { Situation } from '../run/situation.ts'
import { readSheet } from '../sheet-reader.ts'
import { garrison } from '../testing/garrison.ts'
import { matchOf } from '../testing/match.ts'
import { RandomCounter } from './counter.ts'
import { PlayedCounter } from './played-matches.ts'

function counted(text: string, matches: number): RandomCounter {
  const counter = new RandomCounter(readSheet(text))
  for (let played = 0; played < matches; played += 1) counter.play()
  return counter
}

/** The number of the first line with these words. */
function lineWith(words: string, text = garrison): number {
  return text.split('\n').findIndex((line) => line.includes(words)) + 1
}

test('questions are counted at the line where their words stand', () => {
  const asked = new Map(counted(garrison, 30).coverage.asked.map(({ line, count }) => [line, count]))
  expect(asked.get(lineWith('prefer: an enemy is in its sight'))).toBeGreaterThan(0)
  expect(asked.get(lineWith('Column: it is in cover?'))).toBeGreaterThan(0)
  expect(asked.get(lineWith('must: the actor can see it'))).toBeGreaterThan(0)
  expect(asked.get(lineWith('Tie: you choose'))).toBeGreaterThan(0)
  expect(asked.get(lineWith('Tie: roll d6'))).toBeUndefined()
  expect(asked.get(lineWith('most models'))).toBeUndefined()
})

test('a list says how often it was used, so that its ties are a part of that', () => {
  const { lines } = counted(garrison, 30).coverage
  const tie = lines.find(({ rule, section }) => section === 'Actor' && rule.how === 'tie')
  expect(tie?.at?.line).toBe(lineWith('Tie: roll d6'))
  expect(tie?.spoke).toBeGreaterThan(0)
  expect(tie?.uses).toBeGreaterThan(tie?.spoke ?? 0)
})

test('the turn that is told asks as many questions as 95 of 100 turns at most', () => {
  const counter = counted(garrison, 30)
  const events = counter.expensiveTurn?.events ?? []
  const asked = events.filter(({ answer }) => answer !== undefined)
  expect(asked.length).toBe(counter.coverage.questions.most)
  expect(asked.map(({ text }) => say(text)).join('\n')).toContain('an enemy is in its sight')
  expect(events.length).toBeGreaterThan(asked.length)
})

/** Plays a match with the first answers that are offered. */
function played(text: string, answers: number): Conversation<Situation> {
  const match = matchOf(text)
  for (let given = 0; given < answers; given += 1) {
    playOn(match, answersOf({ dice: 'app', draws: 'app' }))
    const { question } = match
    if (question === undefined) break
    const answer = question.kind === 'names' ? ['Red', 'Blue'] : question.write(question.sample(() => 0))
    expect(match.answer(answer, 'person', 'player').ok).toBe(true)
  }
  return match
}

test('matches of people are counted like random ones', () => {
  const match = played(garrison, 40)
  const counter = new PlayedCounter(readSheet(garrison))
  expect(counter.add(match)).toBe(true)
  const { matches, turns, lines, asked } = counter.coverage
  expect([matches, turns]).toEqual([1, match.turns])
  const decisions = match.told.filter((told) => told.kind === 'decision' && told.by.id === 'sheet.actor')
  const first = lines.find(({ rule }) => rule.id === 'sheet.actor.1')
  expect(first?.uses).toBe(decisions.length)
  expect(first?.spoke).toBeGreaterThan(0)
  expect(
    asked.find(({ line }) => line === lineWith('prefer: an enemy is in its sight'))?.count,
  ).toBeGreaterThan(0)
})

test('a match by an earlier text counts as far as its answers fit', () => {
  const edited = garrison.replace('3. nearest\n', '3. fewest models\n')
  const counter = new PlayedCounter(readSheet(edited))
  expect(counter.add(played(garrison, 40))).toBe(true)
  expect(counter.coverage.lines.find(({ rule }) => rule.id === 'sheet.actor.1')?.spoke).toBeGreaterThan(0)
  const other = new PlayedCounter(
    readSheet('# A\n\n## Turn\n1. Is it dark?\n   - yes: It waits.\n   - no: It moves.\n'),
  )
  expect(other.add(played(garrison, 40))).toBe(false)
  expect(other.coverage.matches).toBe(0)
})
