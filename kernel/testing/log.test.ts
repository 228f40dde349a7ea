import { expect, test } from 'vitest'
import { smallGame } from '../small-game/index.ts'
import {
  allChosenBy,
  chartCellsUsed,
  chosenBy,
  narrowingLines,
  decisionsOf,
  explanationText,
  candidatesAfter,
  newMatch,
  loggedRulings,
  logTexts,
  logTextsWithReasons,
  turn,
} from './index.ts'

const match = turn(
  newMatch(smallGame, { rulings: { 'small.spoils': 'half' } }),
  ['tracked', true],
  ['setup', 5],
  ['setup', 5],
  ['setup', 15],
  ['setup', 20],
  ['lit', ['hill', 'ford']],
)
const before = match.log.length
turn(match, ['card', ['raid']], ['guard', 'ford'], ['guard', 'mill'], ['target.tie', 2])
match.correct([{ set: 'ford-distance', to: 9 }])
turn(match, ['card', ['raid']], ['guard', 'ford'], ['guard', 'mill'])

test('the log, complete or from an index', () => {
  expect(logTexts(match)[0]).toBe('The program follows the table.')
  expect(logTexts(match, before).slice(0, 2)).toEqual(['The raider draws raid.', 'You guard ford.'])
})

test('and with the reasons', () => {
  expect(logTextsWithReasons(match)).toContain('  raid, plenty: bold')
  expect(logTextsWithReasons(match).filter((line) => !line.startsWith('  '))).toEqual(logTexts(match))
})

test('decisions of a list, or of all', () => {
  expect(decisionsOf(match, 'target')).toHaveLength(2)
  expect(decisionsOf(match).length).toBeGreaterThan(4)
})

test('the last decision, unless another is asked for', () => {
  expect([chosenBy(match, 'target'), chosenBy(match, 'target', 0)]).toEqual(['hill', 'ford'])
  expect(explanationText(match, 'target')).toMatch(/Target: hill$/)
  expect(explanationText(match, 'target', 0)).toMatch(/Target: ford$/)
  expect([narrowingLines(match, 'target'), narrowingLines(match, 'target', 0)]).toEqual([
    ['2', '3'],
    ['2', 'tie'],
  ])
  expect([candidatesAfter(match, 'target', '3'), candidatesAfter(match, 'target', '3', 0)]).toEqual([
    ['hill'],
    ['hill', 'ford'],
  ])
})

test('undefined or empty if there was no such decision or line', () => {
  expect([chosenBy(match, 'nowhere'), explanationText(match, 'nowhere')]).toEqual([undefined, ''])
  expect(candidatesAfter(match, 'target', 'wary.1')).toBeUndefined()
  expect(narrowingLines(match, 'nowhere')).toEqual([])
})

test('all that a list chose', () => {
  expect(allChosenBy(match, 'target')).toEqual(['ford', 'hill'])
})

test('rulings and cells by their ids without the name of the game', () => {
  expect(loggedRulings(match)).toEqual(['spoils: half', 'spoils: half'])
  expect(chartCellsUsed(match)).toEqual(['mood.raid.plenty', 'mood.raid.plenty'])
})
