import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { strayCommands } from '../clean-root/page-commands.ts'
import { blockBelow, knownBlocks, releasingBlocks } from './known-blocks.ts'

const root = path.join(import.meta.dirname, '../../../../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const { version, scripts } = JSON.parse(read('package.json')) as {
  readonly version: string
  readonly scripts: Readonly<Record<string, string>>
}

test('the rehearsal knows every block of commands of docs/releasing.md, and no other', () => {
  expect(releasingBlocks().map(({ heading }) => heading)).toEqual(Object.keys(knownBlocks))
  expect(strayCommands(read('docs/releasing.md'))).toEqual([])
})

test('what the rehearsal leaves out of a block is in it', () => {
  for (const [heading, { without, difference }] of Object.entries(knownBlocks)) {
    const whole = releasingBlocks().find((each) => each.heading === heading)?.commands
    expect([heading, blockBelow(heading).commands === whole]).toEqual([heading, without === undefined])
    expect([heading, difference === undefined]).toEqual([heading, without === undefined])
  }
})

test('every script that the page runs exists', () => {
  const named = releasingBlocks().flatMap(({ commands }) =>
    [...commands.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
  )
  expect(named).toContain('build:release')
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

test('the page, the changelog and the examples for hosts name the version of package.json', () => {
  expect(/^version=(\S+)$/m.exec(read('docs/releasing.md'))?.[1]).toBe(version)
  expect(/^## (\d+\.\d+\.\d+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version)
  const operations = read('docs/operations.md')
  expect(/^version=(\S+)/m.exec(operations)?.[1]).toBe(version)
  expect(operations).toContain(`\`dist/release/opfor-server-${version}.zip\``)
  expect(operations).toContain(`\`opfor-${version}.tgz\``)
  expect(operations).toContain(`ln --symbolic --force --no-dereference opfor-${version} /opt/opfor`)
})
