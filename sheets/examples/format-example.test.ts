import {
  beginMatch,
  type LiveMatch,
  type Decision,
  autoPlay,
  randomAnswerer,
  seededAnswerer,
} from '@opfor/kernel'
import { expect, test } from 'vitest'
import { allDiagnostics } from './example-diagnostics.ts'
import { gameOfSheet } from '../run/game.ts'
import type { Situation } from '../declare/situation.ts'
import { readSheet } from '../sheet-reader.ts'
import { starterSheets } from '../starters/index.ts'
import { garrisonSheet } from '../testing/garrison.ts'
import { insertExample, formatExample } from './format-example.ts'

function played(text: string, seed: number, steps: number): LiveMatch<Situation> {
  const match = beginMatch(gameOfSheet(readSheet(text)), seed)
  if (!match.ok) throw new Error(match.problem)
  const random = randomAnswerer(seed)
  autoPlay(match.value, (question) =>
    match.value.steps.length >= steps ? undefined : question.to === 'chance' ? seededAnswerer : random,
  )
  return match.value
}

function decisionsOf({ log }: LiveMatch<Situation>): readonly Decision[] {
  return log.filter((one): one is Decision => one.kind === 'decision' && !one.open)
}

function examplesOf(text: string, match: LiveMatch<Situation>): readonly (string | undefined)[] {
  const start = match.game.initialSituation(match.journal.settings)
  return decisionsOf(match).map((decision) => formatExample(readSheet(text), start, match.log, decision))
}

test('a decision is written with what was given, who acts, what was answered and what it gives', () => {
  const match = played(garrisonSheet, 3, 12)
  expect(examplesOf(garrisonSheet, match).slice(0, 3)).toMatchInlineSnapshot(`
    [
      "> Example: Alarm is 1; an enemy is in its sight: Rifles A, Rifles B; roll: 5; Actor gives Rifles A.",
      "> Example: Alarm is 1; Actor is Rifles A; it is in cover: no; roll: 5; Order gives Fire.",
      "> Example: Alarm is 1; Actor is Rifles A; an enemy is in its sight: Rifles A, Rifles B; it is in cover: no; your units: Birch, Rowan; the actor can see it: Birch; roll: 5, 5; draw: Shots; Target gives Birch (line 1).",
    ]
  `)
})

test('an example of a decision holds, and stands at the end of the page', () => {
  const [line = ''] = examplesOf(garrisonSheet, played(garrisonSheet, 3, 12))
  const text = insertExample({ text: garrisonSheet }, line)
  expect(text.startsWith(garrisonSheet.trimEnd())).toBe(true)
  expect(text.endsWith(`${line}\n`)).toBe(true)
  expect(allDiagnostics(readSheet(text))).toEqual([])
})

test('most decisions of every shape can be written', () => {
  const counts = starterSheets.map(({ id, text }) => {
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
