import { message, type MatchStep } from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import { newMatch } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type Checklist, checklistAfter, mustConfirm } from './checklist.ts'

const { situation } = newMatch(smallGame, {}, 1)
const moved = {
  ...situation,
  towers: situation.towers.map((tower) => ({ ...tower, distance: tower.distance + 1 })),
}
const [before, after] = [situation, moved].map((each) => smallGame.layout(each))
const step = { q: 'small.card', a: 1 } as unknown as MatchStep
const draw = message('draw', 'Draw a card.')
const from = { situation, steps: [step, step] }
const to = { situation: moved, steps: [step], byHand: [] }
const open: Checklist = {
  before: after ?? smallGame.layout(moved),
  byHand: [draw],
  done: false,
  begun: false,
  by: 'undo',
}

describe('after an undo, a redo or an overrule the checklist', () => {
  test('leads from the layout before it', () => {
    expect(checklistAfter({ game: smallGame, from, to }, undefined, 'undo')).toEqual({
      before,
      byHand: [],
      done: false,
      begun: false,
      by: 'undo',
    })
  })

  test('extends one that is not done, and replaces one that is', () => {
    const more = { ...to, byHand: [draw] }
    const extended = checklistAfter({ game: smallGame, from, to: more }, open, 'redo')
    expect(extended).toMatchObject({ before: open.before, byHand: [draw, draw], by: 'redo' })
    const replaced = checklistAfter({ game: smallGame, from, to: more }, { ...open, done: true }, 'redo')
    expect(replaced).toMatchObject({ before, byHand: [draw] })
  })

  test('is none where nothing moves, and stays where only corrections are undone', () => {
    const still = { ...to, situation }
    expect(checklistAfter({ game: smallGame, from, to: still }, undefined, 'undo')).toBeUndefined()
    const corrected = { situation, steps: [step, { correct: [] } as unknown as MatchStep] }
    expect(checklistAfter({ game: smallGame, from: corrected, to }, open, 'undo')).toBe('same')
  })
})

test('the user confirms a checklist that was begun, or that another navigation follows', () => {
  const now = smallGame.layout(situation)
  expect(mustConfirm(undefined, now, 'undo')).toBe(false)
  expect(mustConfirm(open, now, 'undo')).toBe(false)
  expect(mustConfirm(open, now, 'redo')).toBe(true)
  expect(mustConfirm({ ...open, begun: true }, now, 'undo')).toBe(true)
  expect(mustConfirm({ ...open, begun: true, done: true }, now, 'undo')).toBe(false)
  expect(mustConfirm({ ...open, byHand: [], before: now }, now, 'redo')).toBe(false)
})
