import { describe, expect, test } from 'vitest'
import { testReadme } from '@opfor/evidence/readme'
import { rulings } from './rules/rulings.ts'

describe('the README', () => {
  const { rowsUnder } = testReadme('blitzkrieg', rulings, 49)

  test('maps each of the 109 bullet and numbered lines of the leaflet to a test', () => {
    const rows = rowsUnder('The leaflet, line by line')
    expect(rows).toHaveLength(109)
    expect(rows.filter(([, , , tests = '']) => !tests.includes(' › '))).toEqual([])
    expect(new Set(rows.map(([heading, line]) => `${heading} ${line}`)).size).toBe(109)
  })
})
