import { expect, test } from 'vitest'
import { smallGame } from '../small-game/index.ts'
import {
  allChosenBy,
  cellsRead,
  chosenBy,
  decidedBy,
  decisions,
  explained,
  keptBy,
  newMatch,
  rulingsTold,
  said,
  saidWithReasons,
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
const before = match.told.length
turn(match, ['card', ['raid']], ['guard', 'ford'], ['guard', 'mill'], ['target.tie', 2])
match.correct([{ set: 'ford-distance', to: 9 }])
turn(match, ['card', ['raid']], ['guard', 'ford'], ['guard', 'mill'])

test('the log, complete or from an index', () => {
  expect(said(match)[0]).toBe('The program follows the table.')
  expect(said(match, before).slice(0, 2)).toEqual(['The raider draws raid.', 'You guard ford.'])
})

test('and with the reasons', () => {
  expect(saidWithReasons(match)).toContain('  raid, plenty: bold')
  expect(saidWithReasons(match).filter((line) => !line.startsWith('  '))).toEqual(said(match))
})

test('decisions of a list, or of all', () => {
  expect(decisions(match, 'target')).toHaveLength(2)
  expect(decisions(match).length).toBeGreaterThan(4)
})

test('the last decision, unless another is asked for', () => {
  expect([chosenBy(match, 'target'), chosenBy(match, 'target', 0)]).toEqual(['hill', 'ford'])
  expect(explained(match, 'target')).toMatch(/Target: hill$/)
  expect(explained(match, 'target', 0)).toMatch(/Target: ford$/)
  expect([decidedBy(match, 'target'), decidedBy(match, 'target', 0)]).toEqual([
    ['2', '3'],
    ['2', 'tie'],
  ])
  expect([keptBy(match, 'target', '3'), keptBy(match, 'target', '3', 0)]).toEqual([
    ['hill'],
    ['hill', 'ford'],
  ])
})

test('undefined or empty if there was no such decision or line', () => {
  expect([chosenBy(match, 'nowhere'), explained(match, 'nowhere')]).toEqual([undefined, ''])
  expect(keptBy(match, 'target', 'wary.1')).toBeUndefined()
  expect(decidedBy(match, 'nowhere')).toEqual([])
})

test('all that a list chose', () => {
  expect(allChosenBy(match, 'target')).toEqual(['ford', 'hill'])
})

test('rulings and cells by their ids without the name of the game', () => {
  expect(rulingsTold(match)).toEqual(['spoils: half', 'spoils: half'])
  expect(cellsRead(match)).toEqual(['mood.raid.plenty', 'mood.raid.plenty'])
})
