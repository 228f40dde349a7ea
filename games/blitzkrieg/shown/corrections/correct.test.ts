import { countPieces, applyCorrection, diffLayouts, type Edit } from '@opfor/kernel'
import { unwrapProblem, unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blitzkrieg } from '../../index.ts'
import { layout } from '../../rules/layout.ts'
import { situation } from '../../testing/position.ts'

const now = situation({
  row: ['army-1', 'navy-1', 'spy'],
  reserve: ['general', 'army-3'],
  on: { 'WE.1.1': 'bot navy-2', 'EE.1.2': 'elite-army' },
  stratagem: 'secure',
})
const refused = (...edits: readonly Edit[]) => unwrapProblem(applyCorrection(blitzkrieg, now, edits))
const after = (...edits: readonly Edit[]) => unwrap(applyCorrection(blitzkrieg, now, edits))

describe('every number can be corrected:', () => {
  test.each<[string, number | string, number | string]>([
    ['vp.bot', 12, 100],
    ['vp.player', 3, -1],
    ['marker.WE', -14, 15],
    ['marker.SEA', 11, 12],
    ['closed.EE', 3, 4],
    ['stratagem', 'big-guns', 'tank'],
    ['last.bot', 'army-1', 'tank'],
    ['last.player', '', 7],
    ['lastBy', 'player', 'nobody'],
    ['toMove', 'player', ''],
    ['lastTurn', 1, 2],
    ['ended', 'victory-track', 'peace'],
  ])('%s to %s, but not to %s', (what, good, bad) => {
    const counter = layout(after({ set: what, to: good })).counters.find(({ id }) => id === what)
    expect(counter?.value).toBe(good)
    expect(refused({ set: what, to: bad })).not.toBe('nothing')
  })

  test.each(layout(now).counters.map(({ id, value }) => [id, value] as const))(
    '%s, to what it is',
    (id, value) => {
      expect(after({ set: id, to: value })).toEqual(now)
    },
  )

  test.each([
    ['vp.nobody', 3, 'vp.nobody cannot be set to 3.'],
    ['vp.bot', 1.5, 'vp.bot cannot be set to 1.5.'],
    ['last.bot', 'tank', 'last.bot cannot be set to "tank".'],
    ['marker.WE', 15, 'marker.WE cannot be set to 15.'],
    ['weather', 1, 'weather cannot be set to 1.'],
    ['marker.ATLANTIS', 1, 'marker.ATLANTIS cannot be set to 1.'],
  ] as const)('%s to %s is refused: %s', (what, to, problem) => {
    expect(refused({ set: what, to })).toBe(problem)
  })
})

describe('every token can be moved:', () => {
  test.each<[string, string, string]>([
    ['bot army-2', 'bag.bot', 'row'],
    ['bot army-1', 'row', 'bag.bot'],
    ['bot army-1', 'row', 'WE.1.2'],
    ['bot navy-2', 'WE.1.1', 'row'],
    ['player general', 'reserve', 'bag.player'],
    ['player army-1', 'bag.player', 'EE.1.1'],
    ['elite-army', 'EE.1.2', 'pool'],
    ['spy', 'row', 'reserve'],
    ['elite-navy', 'pool', 'bag.bot'],
    ['secure', 'inPlay', 'cup'],
    ['steamroll', 'cup', 'aside'],
  ])('%s from %s to %s, and back', (move, from, to) => {
    const there = after({ move, from, to, count: 1 })
    expect(countPieces(layout(there))).toEqual(countPieces(layout(now)))
    expect(there).not.toEqual(now)
    const back = applyCorrection(blitzkrieg, there, diffLayouts(layout(there), layout(now)))
    expect(back.ok && back.value).toEqual(now)
  })

  test('several at once', () => {
    expect(after({ move: 'bot navy-1', from: 'bag.bot', to: 'row', count: 2 }).bot.reserve).toEqual([
      'army-1',
      'navy-1',
      'spy',
      'navy-1',
      'navy-1',
    ])
  })

  test('the row can be put in another order', () => {
    const pieces = ['spy', 'bot army-1', 'bot navy-1']
    expect(after({ arrange: 'row', pieces }).bot.reserve).toEqual(['spy', 'army-1', 'navy-1'])
  })

  test.each<[string, Edit, string]>([
    [
      'a token that is not there',
      { move: 'bot general', from: 'row', to: 'bag.bot', count: 1 },
      'There is no bot general at row to be moved.',
    ],
    [
      'more than there are',
      { move: 'bot army-1', from: 'row', to: 'bag.bot', count: 2 },
      'There is no bot army-1 at row to be moved.',
    ],
    [
      'onto another',
      { move: 'bot army-1', from: 'row', to: 'WE.1.1', count: 1 },
      'bot army-1 cannot lie at WE.1.1.',
    ],
    [
      'a unit into the cup',
      { move: 'bot army-1', from: 'row', to: 'cup', count: 1 },
      'bot army-1 cannot lie at cup.',
    ],
    [
      'a stratagem onto a space',
      { move: 'big-guns', from: 'cup', to: 'WE.1.2', count: 1 },
      'big-guns cannot lie at WE.1.2.',
    ],
    [
      'a second stratagem into play',
      { move: 'big-guns', from: 'cup', to: 'inPlay', count: 1 },
      'big-guns cannot lie at inPlay.',
    ],
    [
      'another stratagem beside the cup',
      { move: 'big-guns', from: 'cup', to: 'aside', count: 1 },
      'big-guns cannot lie at aside.',
    ],
    [
      "your unit into the bot's row",
      { move: 'player general', from: 'reserve', to: 'row', count: 1 },
      'player general cannot lie at row.',
    ],
    [
      "a bot's unit into your bag",
      { move: 'bot army-1', from: 'row', to: 'bag.player', count: 1 },
      'bot army-1 cannot lie at bag.player.',
    ],
    [
      'a place that does not exist',
      { move: 'bot army-1', from: 'row', to: 'moon', count: 1 },
      'bot army-1 cannot lie at moon.',
    ],
    [
      'a place of the language',
      { move: 'spy', from: 'constructor', to: 'row', count: 1 },
      'There is no spy at constructor to be moved.',
    ],
    [
      'a special weapon with an owner',
      { move: 'bot spy', from: 'row', to: 'WE.1.2', count: 1 },
      'There is no bot spy at row to be moved.',
    ],
    [
      'a unit of a third side',
      { move: 'x army-1', from: 'bag.player', to: 'WE.1.2', count: 1 },
      'There is no x army-1 at bag.player to be moved.',
    ],
    [
      'a place of the table, on screen',
      { move: 'player army-1', from: 'unplaced', to: 'WE.1.2', count: 1 },
      'There is no player army-1 at unplaced to be moved.',
    ],
    ['another place in order', { arrange: 'pool', pieces: [] }, 'pool is not kept in order.'],
    [
      'the row with other units',
      { arrange: 'row', pieces: ['spy'] },
      "The bot's row holds army-1, navy-1, spy: only their order can be set.",
    ],
  ])('refused: %s', (_, edit, problem) => {
    expect(refused(edit)).toBe(problem)
  })

  test('without stratagems no stratagem is moved', () => {
    const learning = situation({}, { options: { stratagems: false } })
    const edit = { move: 'secure', from: 'cup', to: 'inPlay', count: 1 }
    expect(unwrapProblem(applyCorrection(blitzkrieg, learning, [edit]))).toBe(
      'This match is played without stratagems.',
    )
  })

  test('special weapons are taken unseen at the table only', () => {
    const at = situation({ reserve: [] }, { options: { where: 'table' } })
    expect(applyCorrection(blitzkrieg, at, [{ set: 'unseen', to: 16 }]).ok).toBe(true)
    expect(applyCorrection(blitzkrieg, at, [{ set: 'unseen', to: 17 }]).ok).toBe(false)
    expect(refused({ set: 'unseen', to: 1 })).toBe('unseen cannot be set to 1.')
  })

  test('at the table your bag and your reserve are one', () => {
    const at = situation({ reserve: [] }, { options: { where: 'table' } })
    const edit = { move: 'player army-1', from: 'unplaced', to: 'EE.1.1', count: 1 }
    expect(applyCorrection(blitzkrieg, at, [edit]).ok).toBe(true)
    expect(applyCorrection(blitzkrieg, at, [{ ...edit, to: 'reserve' }]).ok).toBe(false)
  })
})
