import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const main = process.env['TEST_SERVER'] ?? path.join(import.meta.dirname, '../main.ts')
const database = 'postgres://nobody:sesame@127.0.0.1:5432/nothing'

async function run(...parameters: readonly string[]) {
  const env = { ...process.env, OPFOR_DATABASE: database, OPFOR_ORIGIN: 'https://opfor.example' }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [main, ...parameters], { env })
    return { code: 0, said: stdout }
  } catch (error) {
    const { code, stderr } = error as { readonly code: number; readonly stderr: string }
    return { code, said: stderr }
  }
}

test('a command without what it needs says how it is used', async () => {
  expect(await run('backup')).toEqual({ code: 2, said: 'Usage: server backup <file>\n' })
  expect(await run('block')).toEqual({ code: 2, said: 'Usage: server block <nickname>\n' })
  expect(await run('rename', 'ada')).toEqual({
    code: 2,
    said: 'Usage: server rename <nickname> <new nickname>\n',
  })
  expect(await run('delete', 'ada')).toEqual({ code: 2, said: 'Usage: server delete <nickname> --yes\n' })
})

test('a backup that fails says why, without the password, and leaves no file', async () => {
  const file = path.join(import.meta.dirname, 'no-backup')
  const { code, said } = await run('backup', file)
  expect(code).toBe(1)
  expect(said).toMatch(/^pg_dump failed/)
  expect(said).not.toContain('sesame')
  await expect(access(file)).rejects.toThrow()
  await expect(access(`${file}.unfinished`)).rejects.toThrow()
})
