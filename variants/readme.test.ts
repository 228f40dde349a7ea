import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { changesIn, wrongIn } from './testing.ts'

test('the page in the README is read, and changes something', () => {
  const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8')
  const block = /(?:^ {4}.*\n|^\n)+/gmu.exec(readme.slice(readme.indexOf('    # Grabby bot')))?.[0] ?? ''
  const page = block.replaceAll(/^ {4}/gmu, '')
  expect(wrongIn('blitzkrieg', page)).toEqual([])
  expect(changesIn('blitzkrieg', page).length).toBeGreaterThan(5)
})
