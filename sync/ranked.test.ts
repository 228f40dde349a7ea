import { type Json, rulesOf, sampling } from '@opfor/kernel'
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

/** Answers at random until the server must answer, or the match is over. */
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

test('the server answers all random questions and the player all others', () => {
  const { steps } = play('m', 1).conversation
  expect(new Set(steps.map((step) => ('by' in step ? step.by : '')))).toEqual(new Set(['server', 'person']))
})

test('a seed depends on the secret, the match, the journal so far and the index in the release', () => {
  const seeds = [
    deriveSeed('a', 'm', 'h', 0),
    deriveSeed('b', 'm', 'h', 0),
    deriveSeed('a', 'n', 'h', 0),
    deriveSeed('a', 'm', 'i', 0),
    deriveSeed('a', 'm', 'h', 1),
  ]
  expect(new Set(seeds).size).toBe(5)
})

test('the next release cannot be predicted from the journal on a device', () => {
  // If the next release depended only on the journal, all secrets would give the same result; instead the results of
  // different secrets are distributed uniformly.
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

test('a different answer changes all later random results', () => {
  const [one, other] = [start('m'), start('m')]
  one.release(secret)
  other.release(secret)
  expect(one.head).toBe(other.head)
  answerAtRandom(one, 1)
  answerAtRandom(other, 2)
  expect(one.head).not.toBe(other.head)
  expect(deriveSeed(secret, 'm', one.head, 0)).not.toBe(deriveSeed(secret, 'm', other.head, 0))
})

test('a tampered journal is rejected with a reason', () => {
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
    /differ from those that the server released/,
  )
  expect(reason(bodies.filter((_, index) => index !== at))).toMatch(/^Page /)
  expect(reason(bodies.filter((_, index) => index !== mine))).toMatch(/^Page /)
  expect(reason(edited(mine, (body) => JSON.stringify({ entries: entries(body).toReversed() })))).toMatch(
    /^Page /,
  )
  expect(reason(edited(mine, () => '{"entries":[{"undo":1}]}'))).toMatch(/does not allow undo/)
  expect(reason(edited(mine, (body) => body.replace('person', 'server')))).toMatch(
    /Expected an answer by person/,
  )
  expect(reason(edited(mine, () => '{"entries":[]}'))).toMatch(/has no entries/)
  expect(reason(edited(mine, () => 'nonsense'))).toMatch(/Expected a page with entries/)
  expect(reason(edited(0, (body) => body.replace('"version":1', '"version":2')))).toMatch(/got version 2/)
  expect(reason(edited(0, (body) => body.replace('"length":3', '"length":4')))).toMatch(
    /settings of the match differ/,
  )
  expect(reason(bodies, 'another')).toMatch(/belongs to another match/)
  expect(reason([...bodies, bodies.at(mine) ?? ''])).toMatch(/entries after the end of the match/)
  expect(reason([])).toMatch(/first page/)
})

test('a match by house rules is refused, when it starts and when it is submitted', () => {
  const rules = rulesOf('# Mine')
  const problem = 'A ranked match is played by the printed rules, not by house rules or a sheet.'
  expect(startRanked({ ...game, rules }, 'one', {})).toEqual({ ok: false, problem })
  const [first = '', ...rest] = bodiesOf(play('one', 1))
  const heading = JSON.parse(first) as { readonly begin: object }
  const forged = JSON.stringify({ ...heading, begin: { ...heading.begin, rules } })
  expect(replayRanked(setupOf('one'), [forged, ...rest])).toEqual({ ok: false, problem })
})
