import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const programs = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/(?:^|\/)node_modules\/|\.test\.ts/.test(name))
  .map((name) => [name, readFileSync(path.join(import.meta.dirname, name), 'utf8')] as const)

test('texts are messages and not written into the code', () => {
  const own = programs.filter(([name]) => !/^(?:lab|studies)\//.test(name))
  const written = /\b(?:bad|print|printError|printUsage|styled\('\w+',|wrap)\s*\(?\s*['`][ ?]*[A-Z].*/g
  expect(own.flatMap(([, text]) => text.match(written) ?? [])).toEqual([])
})
