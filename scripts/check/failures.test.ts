import { expect, test } from 'vitest'
import { summaryOf, failuresIn } from './failures.ts'

test('Vitest: failed tests and their errors', () => {
  const output = [
    ' ✓ kernel/explain/explain.test.ts (26 tests) 86ms',
    ' FAIL  kernel/ask/chance.test.ts > a die > is fair',
    'AssertionError: expected 7 to be less than 7',
    ' ❯ kernel/ask/chance.test.ts:12:5',
    ' FAIL  kernel/ask/chance.test.ts > a die > is fair',
  ]
  expect(failuresIn(output.join('\n'))).toEqual([
    'FAIL  kernel/ask/chance.test.ts > a die > is fair',
    'AssertionError: expected 7 to be less than 7',
  ])
})

test('Playwright: the same, without overwritten lines and colours', () => {
  const output =
    '[1/2] match.spec.ts\r\u001B[31m  1) [app] › e2e/match.spec.ts:9:1 › a match ─────────\u001B[39m\n\n' +
    '    Error: expect(locator).toBeVisible() failed\n\n    Locator: getByRole("button")\n    Expected: visible\n      at there\n'
  expect(failuresIn(output)).toEqual([
    '1) [app] › e2e/match.spec.ts:9:1 › a match',
    'Error: expect(locator).toBeVisible() failed',
    'Locator: getByRole("button")',
    'Expected: visible',
  ])
})

test('other tools: the last lines', () => {
  const output = Array.from({ length: 30 }, (_, at) => `line ${at}`)
  expect(failuresIn(output.join('\n'))).toEqual(output.slice(10))
})

test('the summary has flaky tests and the number of passed tests', () => {
  const playwright =
    '[2/2] match.spec.ts\n  1) [app] › a match\n\n  1 flaky\n    [app] › a match\n  70 passed (7.5m)\n'
  expect(summaryOf(playwright)).toBe('  1 flaky\n    [app] › a match\n  70 passed (7.5m)\n')
  const vitest = ' ✓ kernel/explain/explain.test.ts\n\u001B[2m Test Files \u001B[22m 197 passed (197)\n'
  expect(summaryOf(vitest)).toBe(' Test Files  197 passed (197)\n')
  expect(summaryOf('Checked 700 files.')).toBe('')
})
