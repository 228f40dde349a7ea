import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

function tried(plant: string): { readonly status: number | null; readonly stdout: string } {
  const file = path.join(import.meta.dirname, 'planted.ts')
  return spawnSync(process.execPath, [file, '60', '--patience', plant === 'hangs' ? '5' : '60'], {
    encoding: 'utf8',
    env: { ...process.env, PLANT: plant },
  })
}

test('readers without a fault pass', () => {
  expect(tried('none')).toMatchObject({ status: 0, stdout: expect.stringContaining('0 faults') as string })
})

test.each([
  ['throws', 'TypeError'],
  ['hangs', 'has no end'],
  ['dawdles', 'it took'],
  ['mumbles', 'the refusal says nothing'],
  ['babbles', 'the refusal speaks of "[object "'],
  ['pollutes', 'a prototype was changed'],
  ['writes', 'what is mine was written over'],
])('one that %s is found, and said how to try it again', (plant, told) => {
  const { status, stdout } = tried(plant)
  expect(status).toBe(1)
  expect(stdout).toContain(told)
  expect(stdout).toMatch(/Again: npm run prove imports -- --app planted --seed 1 --at \d+/)
})
