/** Submits valid and tampered journals to the server: `node proofs/challenge.ts 10000`. */
import { chance, type Json, type Random } from '@opfor/kernel'
import { startRanked, pageId } from '@opfor/sync'
import type { FastifyInstance } from 'fastify'
import {
  challengeGame,
  getOrCreateChallenge,
  rankedSetupOf,
  pointsOf,
} from '../challenges/daily-challenge.ts'
import { ChallengeClient } from '../testing/challenge-client.ts'
import { startServer, type TestServer } from '../testing/server.ts'
import { createPlayers } from './support/players.ts'

const day = '2026-11-15'

/** A finished match, as the player submits it. */
interface Claim {
  readonly bodies: readonly string[]
  readonly winner: string
  readonly points: number
}

/** The result of the test. */
export interface ChallengeTestResult {
  readonly accepted: number
  readonly rejected: number
  /** The number of rejections by method of tampering and reason. */
  readonly reasons: ReadonlyMap<string, number>
  readonly errors: readonly string[]
  readonly perSecond: number
}

const { version } = challengeGame()
const currentVersion = `"version":${version}`
const nextVersion = `"version":${version + 1}`

/** Methods of tampering; each makes a claim that must be rejected. */
const tampering: Readonly<Record<string, (claim: Claim, random: Random, other: Claim) => Claim>> = {
  'changed dice': (claim, random) => editEntries(claim, random, '"by":"server"', changeAnswer),
  'a dropped page': (claim, random) => ({
    ...claim,
    bodies: without(claim.bodies, 1 + random(claim.bodies.length - 1)),
  }),
  'a dropped answer': (claim, random) =>
    editEntries(claim, random, '"by":"person"', (entries, at) => without(entries, at)),
  'reordered answers': (claim, random) => {
    const at = 1 + random(claim.bodies.length - 2)
    const bodies = [...claim.bodies]
    bodies.splice(at, 2, bodies[at + 1] ?? '', bodies[at] ?? '')
    return { ...claim, bodies }
  },
  'a random result chosen by the player': (claim, random) =>
    editEntries(claim, random, '"by":"server"', (entries, at) =>
      entries.map((entry, index) => (index === at ? { ...(entry as object), by: 'person' } : entry)),
    ),
  'an undo': (claim, random) =>
    editEntries(claim, random, '"by":"person"', (entries) => [...entries, { undo: 1 }]),
  'another journal': (_, __, other) => other,
  'a future version of the rules': (claim) => ({
    ...claim,
    bodies: claim.bodies.map((body, at) => (at === 0 ? body.replace(currentVersion, nextVersion) : body)),
  }),
  'other options': (claim) => ({
    ...claim,
    bodies: claim.bodies.map((body, at) => (at === 0 ? body.replace(/"extraVP":\d+/, '"extraVP":9') : body)),
  }),
  'a forged winner': (claim) => ({ ...claim, winner: claim.winner === 'player' ? 'bot' : 'player' }),
  'a forged lead': (claim, random) => ({ ...claim, points: claim.points + 1 + random(9) }),
  'an unfinished match': (claim, random) => ({
    ...claim,
    bodies: claim.bodies.slice(0, 2 + random(claim.bodies.length - 2)),
  }),
}

type Entries = readonly Json[]

function without<T>(items: readonly T[], at: number): readonly T[] {
  return items.filter((_, index) => index !== at)
}

/** Changes the entries of a random page that contains a text. */
function editEntries(
  claim: Claim,
  random: Random,
  text: string,
  change: (entries: Entries, at: number) => Entries,
): Claim {
  const pageIndexes = claim.bodies.flatMap((body, at) => (body.includes(text) ? [at] : []))
  const pageIndex = pageIndexes[random(pageIndexes.length)]
  const bodies = claim.bodies.map((body, at) => {
    if (at !== pageIndex) return body
    const { entries } = JSON.parse(body) as { readonly entries: Entries }
    const answers = entries.flatMap((entry, index) => (JSON.stringify(entry).includes(text) ? [index] : []))
    return JSON.stringify({ entries: change(entries, answers[random(answers.length)] ?? 0) })
  })
  return { ...claim, bodies }
}

/** Replaces an answer with another possible one. */
function changeAnswer(entries: Entries, at: number): Entries {
  return entries.map((entry, index) => {
    if (index !== at) return entry
    const answered = entry as { readonly a: Json }
    const a =
      typeof answered.a === 'number'
        ? (answered.a % 6) + 1
        : [answered.a].flat().map((token) => (token === 'army-1' ? 'navy-1' : 'army-1'))
    return { ...answered, a }
  })
}

/** Plays an attempt to its end in this process, and stores it as the server does. */
async function playAttempt({ context, now }: TestServer, account: string, seed: number) {
  const id = `00000000-0000-4000-8000-${String(seed).padStart(12, '0')}`
  const setup = rankedSetupOf(await getOrCreateChallenge(context.db, day, now), id)
  const ranked = startRanked(setup.game, id, setup.settings)
  if (!ranked.ok) throw new Error(ranked.problem)
  ranked.value.release(setup.secret)
  const client = new ChallengeClient(
    day,
    id,
    ranked.value.pages.map(({ body }) => body),
    seed,
  )
  while (!client.isOver) {
    const { body } = client.answer()
    const applied = ranked.value.applyPage(body, 'person')
    if (!applied.ok) throw new Error(applied.problem)
    const released = ranked.value.release(setup.secret)
    if (released !== undefined) client.applyRelease(released.body)
  }
  const { claim } = client
  const { head, pages } = ranked.value
  const row = { id, day, account, number: seed, head, height: pages.length, started: now }
  await context.db
    .insertInto('attempt')
    .values({ ...row, state: 'open' })
    .execute()
  await context.db
    .insertInto('attempt_page')
    .values(claim.bodies.map((body, height) => ({ attempt: id, height, body })))
    .execute()
  if (pointsOf(ranked.value.conversation.situation) !== claim.points)
    throw new Error('Server and client disagree on the points.')
  return { id, claim }
}

async function submit(app: FastifyInstance, cookie: string, id: string, claim: Claim) {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/attempts/${id}/result`,
    headers: { cookie },
    payload: claim,
  })
  return { status: reply.statusCode, problem: (JSON.parse(reply.body) as { problem?: string }).problem ?? '' }
}

/** Submits `count` valid journals and as many tampered ones. */
export async function runChallengeTest(count: number, seed: number): Promise<ChallengeTestResult> {
  const server = await startServer({ limitFactor: 1_000_000 })
  const [player] = await createPlayers(server.context, 1)
  if (player === undefined) throw new Error('Expected a player.')
  const { account, cookie } = player
  // The session was created with the real clock, but the test server has its own: never let it expire.
  await server.context.db
    .updateTable('session')
    .set({ expires: new Date('2100-01-01') })
    .execute()
  const methods = Object.entries(tampering)
  const reasons = new Map<string, number>()
  const errors: string[] = []
  let [accepted, rejected, elapsed] = [0, 0, 0]
  let other = await playAttempt(server, account, 0)
  for (let n = 1; n <= count; n += 1) {
    let k = 0
    const random: Random = (below) => {
      k += 1
      return chance(seed, n, k, below)
    }
    const { id, claim } = await playAttempt(server, account, n)
    const [method, tamper] =
      n % (methods.length + 1) === 0
        ? ['a duplicate submission', undefined]
        : (methods[n % methods.length] ?? ['', undefined])
    const changed = tamper?.(claim, random, other.claim)
    if (changed !== undefined && differs(id, claim, changed)) {
      const reply = await submit(server.app, cookie, id, changed)
      if (reply.status === 422) rejected += 1
      else errors.push(`attempt ${n}, ${method}: ${reply.status} ${reply.problem}`)
      const reason = `${method}: ${reply.problem.replaceAll(/\d+/g, 'n').replaceAll('-n', 'n')}`
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
    const start = performance.now()
    const valid = await submit(server.app, cookie, id, claim)
    elapsed += performance.now() - start
    if (valid.status === 200) accepted += 1
    else errors.push(`attempt ${n}, valid journal: ${valid.status} ${valid.problem}`)
    if (changed === undefined) {
      const duplicate = await submit(server.app, cookie, id, claim)
      if (duplicate.status === 409) rejected += 1
      else errors.push(`attempt ${n}, a duplicate submission: ${duplicate.status}`)
      reasons.set(
        `${method}: ${duplicate.problem}`,
        (reasons.get(`${method}: ${duplicate.problem}`) ?? 0) + 1,
      )
    }
    other = { id, claim }
  }
  await server.stop()
  return { accepted, rejected, reasons, errors, perSecond: count / (elapsed / 1000) }
}

function differs(id: string, claim: Claim, changed: Claim): boolean {
  const head = ({ bodies }: Claim): string => bodies.reduce((parent, body) => pageId(parent, body), id)
  return head(claim) !== head(changed) || claim.winner !== changed.winner || claim.points !== changed.points
}

if (import.meta.main) {
  const { accepted, rejected, reasons, errors, perSecond } = await runChallengeTest(
    Number(process.argv[2] ?? 10_000),
    1,
  )
  for (const [reason, count] of [...reasons].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    console.log(String(count).padStart(6), reason)
  for (const each of errors.slice(0, 20)) console.log('WRONG', each)
  console.log(
    `${accepted} valid journals accepted, ${rejected} tampered ones rejected, ${errors.length} errors; ` +
      `${perSecond.toFixed(0)} replayed, verified and stored per second.`,
  )
  process.exitCode = errors.length === 0 ? 0 : 1
}
