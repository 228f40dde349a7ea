import { begin, type Conversation, type Decision, playOn, sampling, seeded } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { allFindings } from './findings.ts'
import { gameOfSheet } from '../run/game.ts'
import type { Situation } from '../run/situation.ts'
import { readSheet } from '../sheet-reader.ts'
import { shapes } from '../shapes/index.ts'
import { garrison } from '../testing/garrison.ts'
import { withExample, writtenExample } from './written.ts'

/** A match with random answers, after some steps. */
function played(text: string, seed: number, steps: number): Conversation<Situation> {
  const match = begin(gameOfSheet(readSheet(text)), seed)
  if (!match.ok) throw new Error(match.problem)
  const random = sampling(seed)
  playOn(match.value, (question) =>
    match.value.steps.length >= steps ? undefined : question.to === 'chance' ? seeded : random,
  )
  return match.value
}

function decisionsOf({ told }: Conversation<Situation>): readonly Decision[] {
  return told.filter((one): one is Decision => one.kind === 'decision' && !one.open)
}

function examplesOf(text: string, match: Conversation<Situation>): readonly (string | undefined)[] {
  const start = match.game.begin(match.journal.settings)
  return decisionsOf(match).map((decision) => writtenExample(readSheet(text), start, match.told, decision))
}

test('a decision is written with what was given, who acts, what was answered and what it gives', () => {
  const match = played(garrison, 3, 12)
  expect(examplesOf(garrison, match).slice(0, 3)).toMatchInlineSnapshot(`
    [
      "> Example: Alarm is 1; an enemy is in its sight: Rifles A, Rifles B; roll: 5; Actor gives Rifles A.",
      "> Example: Alarm is 1; Actor is Rifles A; it is in cover: no; roll: 5; Order gives Fire.",
      "> Example: Alarm is 1; Actor is Rifles A; an enemy is in its sight: Rifles A, Rifles B; it is in cover: no; your units: Birch, Rowan; the actor can see it: Birch; roll: 5, 5; draw: Shots; Target gives Birch (line 1).",
    ]
  `)
})

test('an example of a decision holds, and stands at the end of the page', () => {
  const [line = ''] = examplesOf(garrison, played(garrison, 3, 12))
  const text = withExample({ text: garrison }, line)
  expect(text.startsWith(garrison.trimEnd())).toBe(true)
  expect(text.endsWith(`${line}\n`)).toBe(true)
  expect(allFindings(readSheet(text))).toEqual([])
})

test('most decisions of every shape can be written', () => {
  const counts = shapes.map(({ id, text }) => {
    const all = examplesOf(text, played(text, 5, 12)).slice(0, 3)
    return `${id}: ${all.filter((each) => each !== undefined).length} of ${all.length}`
  })
  expect(counts).toMatchInlineSnapshot(`
    [
      "lists: 2 of 3",
      "by-class: 3 of 3",
      "areas: 2 of 3",
      "dice: 3 of 3",
      "walk: 3 of 3",
      "flow-chart: 0 of 0",
      "stances: 3 of 3",
      "card-flip: 0 of 0",
      "order-deck: 0 of 0",
      "hidden-hand: 0 of 3",
    ]
  `)
})
