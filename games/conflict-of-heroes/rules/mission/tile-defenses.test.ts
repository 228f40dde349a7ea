import { playAnswers, logTexts } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { cupAtStart } from '../guidelines/begin.ts'
import { discardRest, solo, typed } from '../../testing/matches.ts'
import { unplaced } from './tile-defenses.ts'

function running() {
  const match = solo()
  playAnswers(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
  discardRest(match)
  playAnswers(match, ['yourSide', 2], ['sheet', 1], ['markerStart', 0], ['end', 20])
  return playAnswers(match, ['soloHandicap', 'none'])
}

test('the Defense Counters on no map: the Mine of Soviet 08 is not among them, hidden, in its Draw Cup or revealed', () => {
  const { situation } = running()
  const all = cupAtStart(situation)
  const mines = (kinds: readonly string[]): number => kinds.filter((kind) => kind === 'mine').length
  expect(unplaced(situation)).toHaveLength(all.length)
  const left = (mine: typeof situation.mine) => unplaced({ ...situation, mine })
  expect(left('')).toHaveLength(all.length)
  for (const mine of ['hidden', 'rumorCup', 'revealed'] as const) {
    expect(left(mine)).toHaveLength(all.length - 1)
    expect(mines(left(mine))).toBe(mines(all) - 1)
  }
})

test('G 6.2: your own hidden Mine of Soviet 08 does not come out of the cup for a tile', () => {
  const cup = { hasty: 1, bunker: 0, wire: 0, trench: 0, roadBlock: 0, mine: 1 }
  const match = solo({ pack: { opfor: 1, title: '', cup } })
  playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-08', 'special'), ['hideCard', 'none'])
  discardRest(match)
  playAnswers(match, ['yourSide', 6], ['area', 'order'], ['symbol', 'shield'], ['parameter', false])
  playAnswers(match, ['markerStart', 0], ['end', 20], ['soloHandicap', 'none'])
  expect(match.situation.mine).toBe('hidden')
  expect(unplaced(match.situation)).toEqual(['hasty'])
  playAnswers(match, ['mission', 'defenses'])
  expect(match.question).toMatchObject({ id: 'coh.tileDefenses', range: { from: 1, to: 1 } })
})

test('you say how many a tile places, six at most, and for whom is told', () => {
  const match = playAnswers(running(), ['mission', 'defenses'])
  expect(match.question).toMatchObject({ id: 'coh.tileDefenses', to: 'player', range: { from: 1, to: 6 } })
  const from = match.log.length
  playAnswers(match, ['tileDefenses', 1])
  expect(logTexts(match, from).join()).toContain('Those drawn are for the Soviets')
})

test('nothing is asked where all lie on the maps', () => {
  const match = running()
  const { situation } = match
  const defenses = cupAtStart(situation).map(
    (kind) => ({ kind: `${kind} ${kind}`, side: 'soviet', at: '1-F06' }) as const,
  )
  expect(unplaced({ ...situation, defenses })).toEqual([])
})
