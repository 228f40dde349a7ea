import { type LiveMatch, diffLayouts, formatEdit, manualEdits, format, spotCheck } from '@opfor/kernel'
import { playAnswers, newMatch, playAtRandom, unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blitzkrieg } from './index.ts'
import { layout } from './rules/layout.ts'
import type { Situation } from './table/situation.ts'
import { matchAt } from './testing/matches.ts'

const table = { options: { where: 'table', stratagems: false } }
const checked = (match: LiveMatch<Situation>) =>
  spotCheck(layout(match.situation)).map((each) => format(each))

function toDo(match: LiveMatch<Situation>, go: () => void): readonly string[] {
  const before = layout(match.situation)
  go()
  const now = layout(match.situation)
  const edits = manualEdits(diffLayouts(before, now), before, now).map((edit) =>
    format(formatEdit(edit, now, before)),
  )
  return [...edits, ...match.byHand.map((each) => format(each))]
}

describe('the spot check agrees with a table that followed every instruction', () => {
  test('the row is told in its order, which decides', () => {
    const row = ['airforce-1', 'airforce-2', 'army-1', 'navy-2', 'airforce-1']
    expect(checked(matchAt({ row, toMove: 'player' }))).toContain(
      "the bot's row, in this order: airforce 1, airforce 2, army 1, navy 2 and airforce 1.",
    )
  })

  test('a special weapon that you drew unseen is with you, not in the pool', () => {
    const match = matchAt({ toMove: 'player', unseen: 0 }, table)
    playAnswers(match, ['space', 'WE.1.2'], ['unitPlaced', 'army-1'])
    expect(match.situation.unseen).toBe(1)
    expect(checked(match)).toContain('the special weapons: 15 pieces.')
    const [yours = ''] = checked(match).filter((each) => each.startsWith('your bag and reserve'))
    const lying = match.situation.player.bag.length
    expect(yours).toBe(`your bag and reserve: ${lying + 1} pieces.`)
  })

  test('in 30 matches at the table, at every turn: nothing is drawn that is not counted', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const match = newMatch(blitzkrieg, table, seed)
      playAtRandom(match, seed, 60)
      const { pool, unseen, player } = match.situation
      const told = checked(match).join('\n')
      expect(told).toMatch(new RegExp(`the special weapons: ${pool.length - unseen} piece`))
      expect(told).toMatch(new RegExp(`your bag and reserve: ${player.bag.length + unseen} piece`))
    }
  })
})

describe('undo lists everything that was done by hand', () => {
  test('what you drew unseen at the end of your turn, and the special weapon before it', () => {
    const match = matchAt({ toMove: 'player', row: ['army-1', 'army-2'] }, table)
    playAnswers(match, ['space', 'WE.1.2'], ['unitPlaced', 'army-1'])
    expect(toDo(match, () => unwrap(match.undo(1)))).toEqual([
      'Move your army 1 from Western Europe, campaign 1, space 2 (Research) to your bag and reserve.',
      'the marker of Western Europe: now the red cell (was cell 1 on your half).',
      'Return the unit you drew to your bag.',
      'Return the special weapon you drew into your bag to the pool.',
    ])
    expect(toDo(match, () => unwrap(match.redo(1)))).toEqual([
      'Move your army 1 from your bag and reserve to Western Europe, campaign 1, space 2 (Research).',
      'the marker of Western Europe: now cell 1 on your half (was the red cell).',
      'Draw a special weapon into your bag, unseen by the app.',
      'Draw a unit from your bag, or what is left (end of the turn).',
    ])
  })

  test('a weapon of yours goes back to your reserve, not to the pool', () => {
    const match = matchAt({ toMove: 'player', unseen: 1 }, table)
    playAnswers(match, ['space', 'EE.1.1'], ['unitPlaced', 'elite-army'])
    expect(toDo(match, () => unwrap(match.undo(1)))[0]).toBe(
      'Move elite army 4 from Eastern Europe, campaign 1, space 1 (Tactical Advantage 1) to your bag and reserve.',
    )
  })
})
