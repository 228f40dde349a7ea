import { type Json, sampling } from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  startRanked,
  type RankedSetup,
  loadRanked,
  type RankedMatch,
  deriveSeed,
  replayRanked,
} from './ranked.ts'

const secret = 'a secret of the server'
const game = smallGame as unknown as RankedSetup['game']
const setupOf = (match: string): RankedSetup => ({
  game,
  match,
  settings: { options: { length: 3 } },
  secret,
})

function start(match: string): RankedMatch {
  const ranked = startRanked(game, match, setupOf(match).settings)
  if (!ranked.ok) throw new Error(ranked.problem)
  return ranked.value
}

/** Plays on at random until chance is needed, or the match is over. */
function answerAtRandom(ranked: RankedMatch, seed: number): void {
  const { conversation } = ranked
  for (
    let { question } = conversation;
    question !== undefined && question.to !== 'chance';
    { question } = conversation
  )
    conversation.answer(sampling(seed).answer(question, conversation), 'person', question.to)
  ranked.write()
}

function play(match: string, seed: number): RankedMatch {
  const ranked = start(match)
  while (ranked.conversation.question !== undefined)
    if (ranked.release(secret) === undefined) answerAtRandom(ranked, seed)
  return ranked
}

const bodiesOf = (ranked: RankedMatch) => ranked.pages.map(({ body }) => body)

test('a ranked match replays to the same head with the secret, and loads without it', () => {
  assert(
    property(integer({ min: 0, max: 1_000_000 }), (seed) => {
      const ranked = play(`match ${seed}`, seed)
      const again = replayRanked(setupOf(`match ${seed}`), bodiesOf(ranked))
      expect(again.ok && again.value.head).toBe(ranked.head)
      const loaded = loadRanked(setupOf(`match ${seed}`), bodiesOf(ranked))
      expect(loaded.ok && loaded.value.head).toBe(ranked.head)
    }),
  )
})

test('every answer of chance is the server’s, and every other the player’s', () => {
  const { steps } = play('m', 1).conversation
  expect(new Set(steps.map((step) => ('by' in step ? step.by : '')))).toEqual(new Set(['server', 'person']))
})

test('chance depends on the secret, the match, the journal so far and its place in the release', () => {
  const seeds = [
    deriveSeed('a', 'm', 'h', 0),
    deriveSeed('b', 'm', 'h', 0),
    deriveSeed('a', 'n', 'h', 0),
    deriveSeed('a', 'm', 'i', 0),
    deriveSeed('a', 'm', 'h', 1),
  ]
  expect(new Set(seeds).size).toBe(5)
})

test('nothing of the next release can be told from what a device holds: any secret fits the journal so far', () => {
  // What the device holds at turn n: its journal, whose releases came from one secret. Were the next release a function
  // of that alone, every secret that is tried from here on would give the same; instead they spread as dice do.
  const ranked = start('m')
  while (ranked.release(secret) !== undefined && ranked.conversation.question !== undefined) {
    answerAtRandom(ranked, 7)
    if (ranked.pages.length > 4) break
  }
  const counts = new Map<number, number>()
  for (let guess = 0; guess < 6000; guess += 1) {
    const face = Math.floor((deriveSeed(`guess ${guess}`, 'm', ranked.head, 0) / 4294967296) * 6)
    counts.set(face, (counts.get(face) ?? 0) + 1)
  }
  for (let face = 0; face < 6; face += 1) {
    expect(counts.get(face)).toBeGreaterThan(850)
    expect(counts.get(face)).toBeLessThan(1150)
  }
})

test('a changed answer of the player changes all chance that comes after it', () => {
  const [one, other] = [start('m'), start('m')]
  one.release(secret)
  other.release(secret)
  expect(one.head).toBe(other.head)
  answerAtRandom(one, 1)
  answerAtRandom(other, 2)
  expect(one.head).not.toBe(other.head)
  expect(deriveSeed(secret, 'm', one.head, 0)).not.toBe(deriveSeed(secret, 'm', other.head, 0))
})

test('a tampered journal is refused, with the reason', () => {
  const bodies = bodiesOf(play('m', 3))
  const reason = (changed: readonly string[], match = 'm') => {
    const replayed = replayRanked(setupOf(match), changed)
    return replayed.ok ? 'accepted' : replayed.problem
  }
  const at = bodies.findIndex((body) => body.includes('"by":"server"'))
  const mine = bodies.findIndex((body) => body.includes('"by":"person"'))
  const edited = (place: number, edit: (body: string) => string) =>
    bodies.map((body, index) => (index === place ? edit(body) : body))
  const entries = (body: string) => (JSON.parse(body) as { readonly entries: readonly Json[] }).entries

  expect(reason(bodies)).toBe('accepted')
  expect(reason(edited(at, (body) => body.replace(/"a":[^,]*/, '"a":1')))).toMatch(
    /not the chance that the server released/,
  )
  expect(reason(bodies.filter((_, index) => index !== at))).toMatch(/^Page /)
  expect(reason(bodies.filter((_, index) => index !== mine))).toMatch(/^Page /)
  expect(reason(edited(mine, (body) => JSON.stringify({ entries: entries(body).toReversed() })))).toMatch(
    /^Page /,
  )
  expect(reason(edited(mine, () => '{"entries":[{"undo":1}]}'))).toMatch(/nothing is taken back/)
  expect(reason(edited(mine, (body) => body.replace('person', 'server')))).toMatch(
    /stands where one by person/,
  )
  expect(reason(edited(mine, () => '{"entries":[]}'))).toMatch(/says nothing/)
  expect(reason(edited(mine, () => 'nonsense'))).toMatch(/A page of entries is expected/)
  expect(reason(edited(0, (body) => body.replace('"version":1', '"version":2')))).toMatch(
    /played by version 2/,
  )
  expect(reason(edited(0, (body) => body.replace('"length":3', '"length":4')))).toMatch(/begins otherwise/)
  expect(reason(bodies, 'another')).toMatch(/journal of another match/)
  expect(reason([...bodies, bodies.at(mine) ?? ''])).toMatch(/over, but the journal goes on/)
  expect(reason([])).toMatch(/first page/)
})
