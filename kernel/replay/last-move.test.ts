import { describe, expect, test } from 'vitest'
import type { Change, Told } from '../explain/story.ts'
import type { Conversation } from '../match/conversation.ts'
import type { AnswerStep } from '../match/journal.ts'
import { lastMove, stepsBack, stepsForward, whySteps } from './last-move.ts'
import { headline, type Message, message } from '../say/message.ts'
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

  test('does not include the set-up before it', () => {
    const change = (tell: Message, turn: number): Change<unknown> => ({
      kind: 'change',
      before: 0,
      now: 0,
      tell,
      after: 1,
      turn,
    })
    const [laid, drawn] = [change(message('laid', ''), 0), change(message('drawn', ''), 1)]
    const moved = change(headline('moved', ''), 1)
    expect(lastMove({ told: [laid, drawn, moved], steps: [] })).toEqual([drawn, moved])
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

describe('a move step by step', () => {
  const seat: AnswerStep = { q: 'guard', a: 'hill', by: 'person', seat: 'north' }
  const chance: AnswerStep = { q: 'roll', a: 4, by: 'seed' }
  const change = (id: string, after: number): Told<number> => ({
    kind: 'change',
    before: 0,
    now: 0,
    tell: message(id, id),
    after,
    turn: 1,
  })
  const decision = (number: number, after: number, until: number, open = false) =>
    ({ kind: 'decision', number, after, until, open, turn: 1 }) as unknown as Told<number>
  const steps = (answers: readonly AnswerStep[], ...told: readonly Told<number>[]) =>
    whySteps(told, answers).map(({ by, did }) => {
      const what = by === undefined ? 'rules' : by.kind === 'decision' ? by.number : by.kind
      return `${what}: ${did.map(({ tell }) => tell.id).join(' ')}`
    })

  test('what is told after a decision belongs to it, until a seat answers', () => {
    const told = [decision(1, 0, 0), change('a', 0), change('b', 1), change('c', 1)]
    expect(steps([chance], ...told)).toEqual(['1: a b c'])
    expect(steps([seat], ...told)).toEqual(['1: a', 'rules: b c'])
  })

  test('a decision that asked a seat stands after the answer', () => {
    const told = [decision(1, 0, 1), change('a', 1), change('b', 2)]
    expect(steps([seat, seat], ...told)).toEqual(['1: a', 'rules: b'])
    expect(steps([seat, chance], ...told)).toEqual(['1: a b'])
  })

  test('a deed that a seat said the result of belongs to its decision', () => {
    const fires: Told<number> = { ...change('fires', 1), tell: headline('fires', 'fires') } as Told<number>
    const told = [decision(1, 0, 0), fires, change('hit', 1)]
    expect(steps([seat], ...told)).toEqual(['1: fires hit'])
    expect(steps([seat, seat], ...told, change('own', 2))).toEqual(['1: fires hit', 'rules: own'])
    expect(steps([seat], decision(1, 0, 0), change('moves', 0), fires)).toEqual(['1: moves', 'rules: fires'])
  })

  test('what follows from the rules alone is a step without a reason', () => {
    expect(steps([], change('a', 0), change('b', 0), decision(1, 0, 0), change('c', 0))).toEqual([
      'rules: a b',
      '1: c',
    ])
  })

  test('a decision that is still open is none of the steps', () => {
    expect(steps([], decision(1, 0, 0), change('a', 0), decision(2, 0, 0, true))).toEqual(['1: a'])
  })

  test('a die or a ruling outside a decision is a step of its own', () => {
    const ruled = { kind: 'ruled', after: 0, turn: 1 } as unknown as Told<number>
    expect(steps([], decision(1, 0, 0), ruled, change('a', 0))).toEqual(['1: ', 'ruled: a'])
  })
})

describe('the last move where nothing was decided', () => {
  const told = (tell: Message, turn: number): Told<unknown> => ({
    kind: 'change',
    before: 0,
    now: 0,
    tell,
    after: turn,
    turn,
  })
  const laid = told(message('laid', ''), 0)

  test('is a ruling that was applied, or what the opponent did, but no other change', () => {
    const ruled = { kind: 'ruled', after: 1, turn: 1 } as unknown as Told<unknown>
    expect(lastMove({ told: [laid, ruled], steps: [] })).toEqual([ruled])
    expect(lastMove({ told: [laid, told(message('moved', ''), 1)], steps: [] })).toEqual([])
  })

  test('is the set-up, if the opponent has done something in it', () => {
    const moved = told(headline('moved', ''), 0)
    expect(lastMove({ told: [laid, moved], steps: [] })).toEqual([laid, moved])
  })
})
