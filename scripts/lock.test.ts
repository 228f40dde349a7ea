import { expect, test } from 'vitest'
import { missingFrom, readLock } from './lock.ts'

const lock = readLock()

test('the lock file names the packages of every platform (npm run lock adds them)', () => {
  expect(missingFrom(lock)).toEqual([])
})

test('the lock file names no registry', () => {
  expect(JSON.stringify(lock)).not.toMatch(/"resolved":"[a-z+]+:/)
})

test('the project has one version, in its own manifest', () => {
  const versioned = Object.entries(lock.packages).filter(
    ([folder, { version }]) => !folder.includes('node_modules') && version !== undefined,
  )
  expect(versioned.map(([folder]) => folder)).toEqual([''])
})
