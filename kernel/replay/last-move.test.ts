import { describe, expect, test } from 'vitest'
import type { Conversation } from '../match/conversation.ts'
import type { AnswerStep } from '../match/journal.ts'
import { lastMove, stepsBack, stepsForward } from './last-move.ts'
import { smallGame } from '../small-game/index.ts'
import type { Situation } from '../small-game/situation.ts'
import { newMatch, rollOn, value } from '../testing/index.ts'

/** A match that a person answers with the first that is offered; chance comes from the seed. */
function started(answers: number): Conversation<Situation> {
  const match = newMatch(smallGame, {}, 3)
  for (let i = 0; i < answers; i += 1) {
    rollOn(match)
    const { question } = match
    if (question === undefined) break
    const seat = question.to === 'table' ? undefined : question.to
    value(match.answer(question.write(question.sample(() => 0)), 'person', seat))
  }
  return rollOn(match)
}

describe('the last move', () => {
  test('is nothing before anything was decided', () => {
    expect(lastMove(started(2))).toEqual([])
  })

  test('is the log since the last answer of a seat before the last decision', () => {
    const match = started(16)
    const move = lastMove(match)
    const last = match.told.findLast((one) => one.kind === 'decision' && !one.open)
    expect(move).toContain(last)
    const seats = match.steps.flatMap((step, at) => ('q' in step && step.seat !== undefined ? [at] : []))
    const decided = last !== undefined && 'after' in last ? last.after : 0
    const before = seats.findLast((at) => at < decided) ?? -1
    expect(move).toEqual(match.told.filter((one) => 'after' in one && one.after > before))
    expect(move.length).toBeLessThan(match.told.length)
  })
})

describe('going back', () => {
  test('there is nothing to undo before the first answer of a person', () => {
    const match = newMatch(smallGame, {}, 3)
    expect(stepsBack(match)).toBe(0)
  })

  test('reaches to the last answer of a person, with what chance answered after it', () => {
    const match = started(16)
    const back = stepsBack(match)
    const gone = match.steps.slice(-back) as readonly AnswerStep[]
    expect(gone.map(({ by }) => by)).toEqual(['person', ...gone.slice(1).map(() => 'seed')])
    value(match.undo(back))
    expect(stepsForward(match)).toBe(back)
  })

  test('takes a correction or an overrule back by itself', () => {
    const match = started(16)
    value(match.correct([{ set: 'turn', to: 2 }]))
    expect(stepsBack(match)).toBe(1)
    value(match.undo(1))
    expect(stepsForward(match)).toBe(1)
  })

  test('gives the answers of a person again one by one', () => {
    const match = started(16)
    const first = stepsBack(match)
    value(match.undo(first))
    const second = stepsBack(match)
    value(match.undo(second))
    expect(stepsForward(match)).toBe(second)
    value(match.redo(stepsForward(match)))
    expect(stepsForward(match)).toBe(first)
    value(match.redo(stepsForward(match)))
    expect(stepsForward(match)).toBe(0)
  })
})
