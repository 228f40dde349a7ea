import { setTimeout as sleep } from 'node:timers/promises'
import type { Json } from '@opfor/kernel'
import type { LabTask } from '@opfor/lab'
import { runTask } from '@opfor/lab/run-task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePool } from './connect.ts'
import { findStudy, listStudies } from './stored-studies.ts'
import { removeStudy, stopStudy, type Submission, enqueueStudy } from './submit.ts'
import { createTables } from './tables.ts'
import { emptyDatabase, type TestDatabase } from './testing/index.ts'
import { Worker } from './worker/worker.ts'

let database: TestDatabase
let pool: ReturnType<typeof makePool>
beforeAll(async () => {
  database = await emptyDatabase()
  pool = makePool(database.url, 3)
  await Promise.all([createTables(pool), createTables(pool)])
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const file = (change: Readonly<Record<string, Json>> = {}): Json => ({
  opfor: 1,
  name: 'A test',
  game: 'blitzkrieg',
  policies: ['random'],
  options: { difficulty: ['easy', 'hard'] },
  until: { games: 20 },
  ...change,
})

async function submitted(change: Partial<Submission> = {}): Promise<string> {
  const id = await enqueueStudy(pool, { file: file(), now: new Date(), ...change })
  if (!id.ok) throw new Error(id.problem)
  return id.value
}

async function withWorkers<T>(
  options: { readonly code: string; readonly count?: number; readonly play?: (task: LabTask) => void },
  run: () => Promise<T>,
): Promise<T> {
  const workers = Array.from(
    { length: options.count ?? 1 },
    () =>
      new Worker({
        database: database.url,
        code: options.code,
        threads: 1,
        play: (task) => {
          options.play?.(task)
          return Promise.resolve(runTask(task))
        },
        onChunkDone: () => undefined,
        onError: () => undefined,
      }),
  )
  const working = Promise.all(workers.map((worker) => worker.work()))
  try {
    return await run()
  } finally {
    for (const worker of workers) worker.stop()
    await working
  }
}

async function becomes(id: string, state: string) {
  for (let tries = 0; tries < 2000; tries += 1) {
    const study = await findStudy(pool, id)
    if (study?.state === state) return study
    await sleep(50)
  }
  throw new Error(`The study did not become ${state}: ${(await findStudy(pool, id))?.state}.`)
}

test('several workers produce the same totals as one serial run', async () => {
  const id = await submitted({ chunkSize: 3 })
  expect(await findStudy(pool, id)).toMatchObject({ state: 'waiting', played: 0, most: 40, workers: 0 })
  const study = await withWorkers({ code: 'a', count: 2 }, () => becomes(id, 'finished'))
  expect(study).toMatchObject({ played: 40, code: 'a', rules: 1 })
  const arms = ['easy', 'hard'].map((level) => ({
    id: level,
    settings: { options: { difficulty: level }, rulings: {} },
  }))
  const policy = { name: 'random', budget: 1000 } as const
  const whole = runTask({ measure: { game: 'blitzkrieg', policy, arms }, seeds: { from: 0, to: 40 } })
  expect(study.parts.map(({ totals }) => totals)).toEqual([JSON.stringify(whole)])
  const { rows } = await pool.query(
    'select count(*) from study_chunk where study = $1 and done is not null',
    [id],
  )
  expect(rows).toEqual([{ count: 14 }])
})

test('a stopping rule ends a study at the same point for any chunk size', async () => {
  const until = { within: 0.08, error: 0.1, most: 2000 }
  const one = await submitted({ file: file({ until, options: {} }), chunkSize: 7 })
  const other = await submitted({ file: file({ until, options: {} }), chunkSize: 61 })
  const [first, second] = await withWorkers({ code: 'a', count: 2 }, () =>
    Promise.all([becomes(one, 'finished'), becomes(other, 'finished')]),
  )
  expect(first.parts.map(({ totals, most }) => [totals, most])).toEqual(
    second.parts.map(({ totals, most }) => [totals, most]),
  )
  expect(first.most).toBeLessThan(2000)
})

test('studies share the workers evenly; one with high priority goes first', async () => {
  const order: string[] = []
  const names: Readonly<Record<string, string>> = { medium: 'first', hard: 'second', easy: 'urgent' }
  const play = (task: LabTask) => {
    const difficulty = 'measure' in task ? task.measure.arms[0]?.settings.options?.['difficulty'] : ''
    order.push(typeof difficulty === 'string' ? (names[difficulty] ?? '') : '')
  }
  const of = (level: string) => file({ options: { difficulty: [level] }, until: { games: 60 } })
  const first = await submitted({ file: of('medium'), chunkSize: 1 })
  const second = await submitted({ file: of('hard'), chunkSize: 1 })
  await withWorkers({ code: 'a', play }, async () => {
    await becomes(second, 'running')
    while (order.length < 40) await sleep(5)
    const urgent = await submitted({ file: of('easy'), chunkSize: 1, priority: 'high' })
    await Promise.all([first, second, urgent].map((id) => becomes(id, 'finished')))
  })
  const early = order.slice(10, 40)
  expect(early.filter((name) => name === 'first').length).toBeGreaterThan(9)
  expect(early.filter((name) => name === 'second').length).toBeGreaterThan(9)
  const urgent = order.flatMap((name, at) => (name === 'urgent' ? [at] : []))
  // Few chunks of other studies are played between its chunks.
  expect((urgent.at(-1) ?? 0) - (urgent[0] ?? 0)).toBeLessThan(75)
})

test('a stopped study keeps its totals; a removed one is deleted', async () => {
  const id = await submitted({ file: file({ until: { games: 100_000 } }), chunkSize: 20 })
  await withWorkers({ code: 'a' }, async () => {
    while (((await findStudy(pool, id))?.parts[0]?.counted ?? 0) < 40) await sleep(20)
    expect(await stopStudy(pool, id, new Date())).toBe(true)
    expect(await stopStudy(pool, id, new Date())).toBe(false)
  })
  const study = await findStudy(pool, id)
  expect(study?.state).toBe('stopped')
  expect(study?.parts[0]?.counted).toBeGreaterThanOrEqual(40)
  expect(await removeStudy(pool, id)).toBe(true)
  expect(await removeStudy(pool, id)).toBe(false)
  expect(await findStudy(pool, id)).toBeUndefined()
})

test('a study whose matches throw fails with the seeds in its error', async () => {
  const id = await submitted({ chunkSize: 5 })
  const play = (task: LabTask) => {
    if (task.seeds.from === 10) throw new Error('A rule went wrong.')
  }
  const study = await withWorkers({ code: 'a', play }, () => becomes(id, 'failed'))
  expect(study.problem).toBe('Seeds 10 to 14: A rule went wrong.')
})

test('workers of another code version do not continue a study', async () => {
  const id = await submitted({ file: file({ until: { games: 100_000 } }), chunkSize: 10 })
  await withWorkers({ code: 'a' }, () => becomes(id, 'running'))
  const played = async () => (await findStudy(pool, id))?.played
  const before = await played()
  await withWorkers({ code: 'b' }, () => sleep(1500))
  expect(await played()).toBe(before)
  await stopStudy(pool, id, new Date())
})

test('a study without workers of its code version shows none', async () => {
  const begun = await submitted({ file: file({ until: { games: 100_000 } }) })
  await withWorkers({ code: 'old' }, () => becomes(begun, 'running'))
  const later = await submitted()
  await withWorkers({ code: 'new' }, async () => {
    await becomes(later, 'finished')
    const [last, first] = await listStudies(pool)
    expect(last).toMatchObject({ id: later, state: 'finished', code: 'new', workers: 1, threads: 1 })
    expect(first).toMatchObject({ id: begun, state: 'running', code: 'old', workers: 0, threads: 0 })
  })
  await stopStudy(pool, begun, new Date())
})

test('chunks after an early stop neither block a study nor count as played', async () => {
  const id = await submitted({ file: file({ policies: ['random', 'greedy'], until: { games: 6 } }) })
  await pool.query(`update study set state = 'running', code = 'early', began = now() where id = $1`, [id])
  await pool.query(
    `update study_part set next = 12, counted = 4, finish = 4, games = 10 where study = $1 and part = 0`,
    [id],
  )
  await pool.query(
    `insert into study_chunk (study, part, start, finish) select $1, 0, n, n + 1 from generate_series(4, 30) n`,
    [id],
  )
  expect(await findStudy(pool, id)).toMatchObject({ played: 4, most: 16 })
  const study = await withWorkers({ code: 'early' }, () => becomes(id, 'finished'))
  expect(study).toMatchObject({ played: 16, most: 16 })
})

test('an idle worker is told of a new study, and does not have to look for it', async () => {
  const tooLong = 60_000
  const worker = new Worker({
    database: database.url,
    code: 'told',
    threads: 1,
    pollInterval: tooLong,
    play: (task) => Promise.resolve(runTask(task)),
    onChunkDone: () => undefined,
    onError: () => undefined,
  })
  const working = worker.work()
  const began = performance.now()
  for (let nth = 0; nth < 3; nth += 1) {
    await becomes(await submitted({ chunkSize: 20 }), 'finished')
    await sleep(300)
  }
  worker.stop()
  await working
  expect(performance.now() - began).toBeLessThan(tooLong)
})

test('a worker without permission stops with the reason instead of trying for ever', async () => {
  const name = `worker_${Date.now()}`
  await pool.query(`create role ${name} login`)
  const problems: string[] = []
  const url = new URL(database.url)
  url.username = name
  const worker = new Worker({
    database: url.href,
    code: 'refused',
    threads: 1,
    play: (task) => Promise.resolve(runTask(task)),
    onChunkDone: () => undefined,
    onError: (problem) => problems.push(problem),
  })
  await expect(worker.work()).rejects.toThrow(/permission denied/)
  expect(problems).toHaveLength(1)
  await pool.query(`drop role ${name}`)
})

test('at most 200 studies are listed', async () => {
  await pool.query(
    `insert into study (id, name, game, file, priority, state, submitted)
     select gen_random_uuid(), 'One', 'blitzkrieg', '{}', 1, 'stopped', now() from generate_series(1, 201)`,
  )
  expect(await listStudies(pool)).toHaveLength(200)
})
