import { hex, replayRanked, sha256, utf8 } from '@opfor/sync'
import {
  findAttempt,
  findChallenge,
  findResult,
  listAttempts,
  sendResult,
  sendTurn,
  startAttempt,
} from '@opfor/sync/api/challenges'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playAttempt } from '../testing/play-attempt.ts'
import { ChallengeClient, headOf } from '../testing/challenge-client.ts'
import { newPlayer, TestClient } from '../testing/test-client.ts'
import { makeServer } from '../server.ts'
import { startServer, testSettings, type TestServer } from '../testing/server.ts'
import { challengeGame, rankedSetupOf, settingsOf } from './daily-challenge.ts'

const day = '2026-11-15'
let server: TestServer
beforeAll(async () => {
  server = await startServer({ limitFactor: 1000 })
})
afterAll(() => server.stop())

async function at<T>(date: string, run: () => Promise<T>): Promise<T> {
  const before = server.now
  server.now = new Date(date)
  try {
    return await run()
  } finally {
    server.now = before
  }
}

test('a valid attempt is counted once and is on the leaderboard', async () => {
  const ada = await newPlayer(server.app, 'Ada')
  const { id, client } = await playAttempt(ada, day, 1)
  const { claim } = client
  const counted = await ada.request('POST', `/api/attempts/${id}/result`, claim)
  expect(counted).toMatchObject({ status: 200, body: { winner: claim.winner, points: claim.points } })
  expect(await ada.request('POST', `/api/attempts/${id}/result`, claim)).toMatchObject({
    status: 409,
    body: { id: 'counted' },
  })
  const { leaderboard } = await ada.call(findChallenge, { params: { day } })
  expect(leaderboard).toMatchObject([
    { rank: 1, nickname: 'Ada', points: claim.points, attempts: 1, abandoned: 0, mine: true },
  ])
  const pages = await server.context.db
    .selectFrom('attempt_page')
    .selectAll()
    .where('attempt', '=', id)
    .execute()
  expect(pages).toEqual([])
})

/** Finds a different turn from the same position; which seeds differ depends on the random results of the server. */
function anotherTurn(id: string, bodies: readonly string[], body: string) {
  for (let seed = 3; seed < 103; seed += 1) {
    const turn = new ChallengeClient(day, id, bodies, seed).answer()
    if (turn.body !== body) return turn
  }
  throw new Error('All 100 seeds give the same turn.')
}

test('the same turn gets the same reply; a different one is rejected', async () => {
  const bob = await newPlayer(server.app)
  const { id, bodies } = await bob.call(startAttempt, { params: { day } })
  const turn = new ChallengeClient(day, id, bodies, 2).answer()
  const first = await bob.call(sendTurn, { params: { attempt: id }, body: turn })
  expect(await bob.call(sendTurn, { params: { attempt: id }, body: turn })).toEqual(first)
  const other = anotherTurn(id, bodies, turn.body)
  expect(await bob.request('POST', `/api/attempts/${id}/turns`, other)).toMatchObject({
    status: 409,
    body: { id: 'elsewhere' },
  })
})

test('a turn that is sent to two processes concurrently is applied once', async () => {
  const second = await makeServer(testSettings(server.database.url, { limitFactor: 1000 }), () => server.now)
  const carl = await newPlayer(server.app)
  const otherProcess = new TestClient(second.app)
  otherProcess.cookie = carl.cookie
  const { id, bodies } = await carl.call(startAttempt, { params: { day } })
  const client = new ChallengeClient(day, id, bodies, 4)
  for (let turns = 0; !client.isOver; turns += 1) {
    const turn = client.answer()
    const both = await Promise.all(
      [carl, otherProcess].map((player) => player.call(sendTurn, { params: { attempt: id }, body: turn })),
    )
    expect(both[0]).toEqual(both[1])
    for (const body of both[turns % 2]?.bodies ?? []) client.applyRelease(body)
  }
  const results = await Promise.all(
    [carl, otherProcess].map((player) => player.request('POST', `/api/attempts/${id}/result`, client.claim)),
  )
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200, 409]))
  await second.stop()
})

test('an attempt can be continued on another device, without undo', async () => {
  const dora = await newPlayer(server.app)
  const started = await dora.call(startAttempt, { params: { day } })
  const turn = new ChallengeClient(day, started.id, started.bodies, 5).answer()
  await dora.call(sendTurn, { params: { attempt: started.id }, body: turn })
  const loaded = await dora.call(findAttempt, { params: { attempt: started.id } })
  expect(headOf(started.id, loaded.bodies)).toBe(loaded.head)
  const otherDevice = new ChallengeClient(day, started.id, loaded.bodies, 6)
  expect(otherDevice.ranked.head).toBe(loaded.head)
  const undo = { parent: loaded.head, body: '{"entries":[{"undo":1}]}' }
  expect(await dora.request('POST', `/api/attempts/${started.id}/turns`, undo)).toMatchObject({
    status: 422,
    body: { problem: 'A ranked match does not allow undo, corrections or overrules.' },
  })
  expect((await dora.request('POST', `/api/attempts/${started.id}/turns`, otherDevice.answer())).status).toBe(
    200,
  )
})

test('attempts are numbered, abandoned ones are shown as such, and equal results share a rank', async () => {
  const tomorrow = '2026-11-16'
  await at(`${tomorrow}T01:00:00Z`, async () => {
    const emil = await newPlayer(server.app, 'Emil')
    const given = await emil.call(startAttempt, { params: { day: tomorrow } })
    expect(given.number).toBe(1)
    expect((await emil.request('DELETE', `/api/attempts/${given.id}`)).status).toBe(204)
    expect(
      await emil.request('POST', `/api/attempts/${given.id}/result`, {
        bodies: [],
        winner: 'player',
        points: 99,
      }),
    ).toMatchObject({ status: 409 })
    const { number } = await emil.call(startAttempt, { params: { day: tomorrow } })
    expect(number).toBe(2)
    for (const [nickname, seed] of [
      ['Frida', 10],
      ['Gerd', 11],
      ['Hans', 12],
    ] as const) {
      const player = await newPlayer(server.app, nickname)
      const { id, client } = await playAttempt(player, tomorrow, seed)
      await player.call(sendResult, { params: { attempt: id }, body: client.claim })
    }
    // Make the results equal, to check that they share a rank.
    await server.context.db
      .updateTable('attempt')
      .set({ winner: 'player', points: 3 })
      .where('day', '=', tomorrow)
      .where('state', '=', 'finished')
      .execute()
    const before = await emil.call(findChallenge, { params: { day: tomorrow } })
    expect(
      before.leaderboard.map(({ rank, nickname, attempts, abandoned }) => [
        rank,
        nickname,
        attempts,
        abandoned,
      ]),
    ).toEqual([
      [1, 'Frida', 1, 0],
      [1, 'Gerd', 1, 0],
      [1, 'Hans', 1, 0],
      [undefined, 'Emil', 2, 1],
    ])
  })
  await at('2026-11-17T01:00:00Z', async () => {
    const { leaderboard } = await new TestClient(server.app).call(findChallenge, {
      params: { day: tomorrow },
    })
    expect(leaderboard.at(-1)).toMatchObject({ nickname: 'Emil', attempts: 2, abandoned: 2, mine: false })
  })
})

test('the secret is published after the day, matches its commitment, and verifies journals', async () => {
  const past = '2026-11-18'
  const { id, client } = await at(`${past}T12:00:00Z`, async () => {
    const ida = await newPlayer(server.app)
    const played = await playAttempt(ida, past, 20)
    await ida.call(sendResult, { params: { attempt: played.id }, body: played.client.claim })
    return played
  })
  const anyone = new TestClient(server.app)
  const during = await at(`${past}T23:59:59Z`, () => anyone.call(findChallenge, { params: { day: past } }))
  expect(during.challenge.secret).toBeUndefined()
  await at(`${past}T23:59:59Z`, async () => {
    expect((await anyone.request('GET', `/api/challenges/${past}/attempts/${id}`)).status).toBe(409)
  })
  await at('2026-11-19T00:10:00Z', async () => {
    const { challenge } = await anyone.call(findChallenge, { params: { day: past } })
    const secret = challenge.secret ?? ''
    expect(hex(sha256(utf8(secret)))).toBe(during.challenge.commitment)
    const { bodies } = await anyone.call(findResult, { params: { day: past, attempt: id } })
    const { version } = challengeGame()
    const challengeRow = { day: past, version, commitment: '', wishes: settingsOf(past), secret }
    expect(replayRanked(rankedSetupOf(challengeRow, id), bodies)).toMatchObject({ ok: true })
    const late = await newPlayer(server.app)
    expect((await late.request('POST', `/api/challenges/${past}/attempts`)).status).toBe(409)
  })
  expect(client.isOver).toBe(true)
})

test('future days have no challenge', async () => {
  const player = await newPlayer(server.app)
  expect((await player.request('GET', '/api/challenges/2027-01-01')).status).toBe(404)
  expect((await player.request('POST', '/api/challenges/2027-01-01/attempts')).status).toBe(404)
})

test('a match that ends before midnight is counted, even if it is submitted later or never', async () => {
  const late = '2026-11-27'
  const kim = await newPlayer(server.app, 'Kim')
  const [one, two] = await at(`${late}T23:59:50Z`, async () => [
    await playAttempt(kim, late, 1),
    await playAttempt(kim, late, 2),
  ])
  if (one === undefined || two === undefined) throw new Error('two attempts')
  await at('2026-11-28T00:00:01Z', async () => {
    const { claim } = one.client
    const forged = { ...claim, points: claim.points + 1 }
    expect((await kim.request('POST', `/api/attempts/${one.id}/result`, forged)).status).toBe(422)
    expect((await kim.request('POST', `/api/attempts/${one.id}/result`, claim)).status).toBe(200)
    expect(await kim.request('POST', `/api/attempts/${one.id}/result`, claim)).toMatchObject({
      status: 409,
      body: { id: 'counted' },
    })
    const { attempts } = await kim.call(listAttempts)
    expect(attempts).toMatchObject([{ state: 'finished' }, { state: 'finished' }])
    const { leaderboard } = await kim.call(findChallenge, { params: { day: late } })
    expect(leaderboard).toMatchObject([{ nickname: 'Kim', attempts: 2, abandoned: 0 }])
  })
})

test('a rule change during the day ends its challenge without errors', async () => {
  await at('2026-11-29T12:00:00Z', async () => {
    const lea = await newPlayer(server.app)
    const { id, bodies } = await lea.call(startAttempt, { params: { day: '2026-11-29' } })
    await server.context.db
      .updateTable('challenge')
      .set((set) => ({ version: set('version', '-', 1) }))
      .where('day', '=', '2026-11-29')
      .execute()
    const client = new ChallengeClient('2026-11-29', id, bodies, 1)
    const over = { status: 409, body: { id: 'otherRules' } }
    expect(await lea.request('POST', `/api/attempts/${id}/turns`, client.answer())).toMatchObject(over)
    expect(await lea.request('POST', '/api/challenges/2026-11-29/attempts')).toMatchObject(over)
    const claim = { bodies, winner: 'player', points: 1 }
    expect(await lea.request('POST', `/api/attempts/${id}/result`, claim)).toMatchObject(over)
  })
})

test('the secret is published only after the day is over for every process', async () => {
  const day = '2026-12-02'
  const anyone = new TestClient(server.app)
  const challengeAt = (date: string) => at(date, () => anyone.call(findChallenge, { params: { day } }))
  expect((await challengeAt('2026-12-02T12:00:00Z')).challenge.secret).toBeUndefined()
  expect((await challengeAt('2026-12-03T00:00:03Z')).challenge.secret).toBeUndefined()
  expect((await challengeAt('2026-12-03T00:05:03Z')).challenge.secret).toMatch(/^[0-9a-f]{64}$/)
})
