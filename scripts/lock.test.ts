import { expect, test } from 'vitest'
import { missingFrom, readLock } from './lock.ts'

const lock = readLock()

test('the lock file has the packages of all platforms (npm run lock adds them)', () => {
  expect(missingFrom(lock)).toEqual([])
})

test('the lock file has no registry URLs', () => {
  expect(JSON.stringify(lock)).not.toMatch(/"resolved":"[a-z+]+:/)
})

test('only the root manifest has a version', () => {
  const versioned = Object.entries(lock.packages).filter(
    ([folder, { version }]) => !folder.includes('node_modules') && version !== undefined,
  )
  expect(versioned.map(([folder]) => folder)).toEqual([''])
})
