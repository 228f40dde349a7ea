import { describe, expect, test } from 'vitest'
import { testReadme } from '@opfor/evidence/readme'
import { rulings } from './rules/rulings.ts'

const numbers =
  '2.0 2.1 3.0 3.1 3.7.3 3.8 3.8.1 3.9 4.0 4.1 4.2 4.3 5.0 5.1 5.2 5.3 5.3.2 5.3.3 5.4 5.5 5.5.1 5.6 6.0 6.1 6.2 6.3'.split(
    ' ',
  )

describe('the README', () => {
  const { rowsUnder, text } = testReadme('conflict-of-heroes', rulings, 80)

  test('says how many rulings there are', () => {
    expect(text).toContain(`the others are ${rulings.length} rulings`)
  })

  test('maps every rule number that the text holds to a test', () => {
    const rows = rowsUnder('The rules, number by number')
    const mapped = rows.map(([rule = '']) => rule.replace(/^G /, '').replace(/,.*/, ''))
    expect(numbers.filter((number) => !mapped.includes(number))).toEqual([])
    expect(rows.filter(([, , tests = '']) => !tests.includes(' › '))).toEqual([])
  })
})
