import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makePool } from '@opfor/studies'
import { emptyDatabase, type TestDatabase } from '@opfor/studies/testing'
import { findModdableGame, writePrintedVariant } from '@opfor/variants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommandLine, programPath, makeScratchFolder } from '../testing/opfor.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.drop())

const folder = makeScratchFolder()
function studyFile(change: object = {}): string {
  const file = path.join(folder, `${Math.random()}.json`)
  const usual = { opfor: 1, name: 'Easy or hard?', game: 'blitzkrieg', policies: ['random', 'greedy'] }
  const measured = { options: { difficulty: ['easy', 'hard'] }, until: { games: 6 } }
  writeFileSync(file, JSON.stringify({ ...usual, ...measured, ...change }))
  return file
}
const study = (...args: readonly string[]) => runCommandLine(['study', ...args, '--database', database.url])

/** Returns the result as JSON once a worker has played the study. */
async function playedByWorker(id: string): Promise<string> {
  const worker = spawn(
    process.execPath,
    [programPath, 'worker', '--threads', '2', '--database', database.url],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const ended = new Promise<number | null>((resolve) => {
    worker.on('exit', resolve)
  })
  const watched = await new Promise<string>((resolve) => {
    const watching = spawn(process.execPath, [
      programPath,
      'study',
      'watch',
      id,
      '--json',
      '--database',
      database.url,
    ])
    let out = ''
    watching.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    watching.on('close', () => resolve(out))
  })
  worker.kill('SIGINT')
  expect(await ended).toBe(0)
  return watched
}

test('a local run and a worker give byte-identical totals', async () => {
  const file = studyFile()
  const here = runCommandLine(['study', 'run', file, '--json', '--workers', '2'])
  expect(here.code).toBe(0)
  const id = study('submit', file).out.trim()
  expect(study('list').out).toContain(id)
  const watched = await playedByWorker(id)
  const [mine, theirs] = [here.out, watched].map((text) => JSON.parse(text) as { readonly parts: unknown })
  expect(JSON.stringify(theirs?.parts)).toBe(JSON.stringify(mine?.parts))
  expect(JSON.parse(watched)).toMatchObject({
    state: 'finished',
    rules: 1,
    code: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
  })
  const shown = study('show', id).out
  expect(shown).toContain('The greedy player: 12 matches')
  expect(shown).toMatch(/\| easy +\| 6 /)
  expect(study('remove', id).code).toBe(0)
})

test('--report writes a page of Markdown', () => {
  const page = path.join(folder, 'report.md')
  expect(runCommandLine(['study', 'run', studyFile(), '--report', page]).code).toBe(0)
  const text = readFileSync(page, 'utf8')
  expect(text).toMatch(
    /^# Easy or hard\?\n\nBLITZKRIEG!, rules 1, code [0-9a-f]{12}, \d{4}-\d\d-\d\d\. Made by `opfor study run/,
  )
  expect(text).toMatch(/\| greedy +\| hard +\| 6 +\| [\d.]+% \([\d.]+ to [\d.]+\)/)
  expect(text).toMatch(/\| Secure +\| random +\| \d+/)
  expect(text).toContain('- `blitzkrieg.theatre.tie`')
})

test('a study with a stopping rule shows and explains its intervals', () => {
  const page = path.join(folder, 'sequential.md')
  const options = { difficulty: ['medium'] }
  const until = { within: 0.05, error: 0.01, most: 1000 }
  const file = studyFile({ policies: ['random'], options, until })
  const { out } = runCommandLine(['study', 'run', file, '--report', page])
  for (const text of [out, readFileSync(page, 'utf8')]) {
    expect(text).toMatch(/\| standard +\| 200 +\| 0\.0% \(0\.0 to 3\.0\)/)
    expect(text).toContain(
      'misses the true value with a probability of at most 1 %, for each win rate separately.',
    )
  }
})

test('a comparison shows both explanations of a decision that changed', () => {
  const file = studyFile({
    policies: ['random'],
    options: undefined,
    compare: { first: {}, second: { rulings: { 'blitzkrieg.theatreOrder': 'columns' } } },
    until: { games: 40 },
  })
  const { out } = runCommandLine(['study', 'run', file])
  expect(out).toContain('40 seeds, each played twice by the random player')
  expect(out).toMatch(/first\nTheatre: .*\n[\s\S]*second\nTheatre: /)
})

test('the file of a variant goes with the study to its workers', async () => {
  const printed = findModdableGame('blitzkrieg')
  if (printed === undefined) throw new Error('BLITZKRIEG! can have house rules.')
  const text = writePrintedVariant(printed).replace(/^\d+\. most empty spaces in the open campaign\n/m, '')
  writeFileSync(path.join(folder, 'mine.md'), text)
  const file = studyFile({
    policies: ['random'],
    options: undefined,
    compare: { first: {}, second: { variant: '@mine.md' } },
    until: { games: 20 },
  })
  const here = JSON.parse(runCommandLine(['study', 'run', file, '--json']).out) as { readonly parts: unknown }
  const id = study('submit', file).out.trim()
  expect(JSON.parse(await playedByWorker(id))).toMatchObject({ state: 'finished', parts: here.parts })
  expect(JSON.stringify(here.parts)).toContain('blitzkrieg.theatre|blitzkrieg.theatre.5|')
})

test('invalid files and unknown studies are reported', () => {
  expect(study('submit', studyFile({ until: { games: 0 } })).err).toContain(
    'until.games: a whole number from 1',
  )
  expect(study('submit', path.join(folder, 'none.json')).err).toContain('File not found: ')
  expect(study('stop', '00000000-0000-4000-8000-000000000000').err).toContain('is not running')
  expect(study('show', 'x').err).toContain('Study not found')
})

test('a waiting study can be stopped', () => {
  const id = study('submit', studyFile()).out.trim()
  expect(study('stop', id).code).toBe(0)
  expect(JSON.parse(study('show', id, '--json').out)).toMatchObject({ state: 'stopped' })
})

test('a study without a compatible worker reports it', async () => {
  const id = study('submit', studyFile()).out.trim()
  const pool = makePool(database.url, 1)
  await pool.query(`update study set state = 'running', code = 'of yesterday' where id = $1`, [id])
  await pool.end()
  expect(study('list').out).toMatch(new RegExp(`${id}.*running, no worker with code of yesterday`))
  expect(study('show', id).out).toContain('running, no worker with code of yesterday: 0 of 24 matches')
})

test('a missing database address is reported', () => {
  expect(runCommandLine(['study', 'list']).err).toContain('Missing --database')
  expect(runCommandLine(['worker']).err).toContain('Missing --database')
})
