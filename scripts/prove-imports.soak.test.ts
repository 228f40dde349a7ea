import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

test('no parser of either app throws, hangs or changes saved data on malformed input', () => {
  const file = path.join(import.meta.dirname, 'prove-imports.ts')
  const { status, stdout } = spawnSync(process.execPath, [file, '1500'], { encoding: 'utf8' })
  expect(stdout).toContain('web: 750 mutated inputs')
  expect(stdout).toContain('cli: 750 mutated inputs')
  expect(stdout).not.toContain('Again:')
  expect(status).toBe(0)
})
