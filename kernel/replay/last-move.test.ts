import { describe, expect, test } from 'vitest'
import type { StateChange, LogEntry } from '../explain/match-recorder.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { AnswerStep } from '../match/journal.ts'
import { lastMoveLog, undoCount, redoCount, reasonedSteps } from './last-move.ts'
import { type Message, message } from '../messages/message.ts'
import { headlineText } from '../messages/messages.ts'
import { smallGame } from '../small-game/index.ts'
import type { Situation } from '../small-game/situation.ts'
import { newMatch, answerChance, unwrap } from '../testing/index.ts'

/** A person chooses the first option; chance comes from the seed. */
function started(answers: number): LiveMatch<Situation> {
  const match = newMatch(smallGame, {}, 3)
  for (let i = 0; i < answers; i += 1) {
    answerChance(match)
    const { question } = match
    if (question === undefined) break
    const seat = question.to === 'table' ? undefined : question.to
    unwrap(match.answer(question.write(question.sample(() => 0)), 'person', seat))
  }
  return answerChance(match)
}

describe('the last move', () => {
  test('is nothing before anything was decided', () => {
    expect(lastMoveLog(started(2))).toEqual([])
  })

  test('is the log since the last answer of a seat before the last decision', () => {
    const match = started(16)
    const move = lastMoveLog(match)
    const last = match.log.findLast((one) => one.kind === 'decision' && !one.open)
    expect(move).toContain(last)
    const seats = match.steps.flatMap((step, at) => ('q' in step && step.seat !== undefined ? [at] : []))
    const decided = last !== undefined && 'after' in last ? last.after : 0
    const before = seats.findLast((at) => at < decided) ?? -1
    expect(move).toEqual(match.log.filter((one) => 'after' in one && one.after > before))
    expect(move.length).toBeLessThan(match.log.length)
  })

  test('does not include the set-up before it', () => {
    const change = (tell: Message, turn: number): StateChange<unknown> => ({
      kind: 'change',
      before: 0,
      now: 0,
      tell,
      after: 1,
      turn,
    })
    const [laid, drawn] = [change(message('laid', ''), 0), change(message('drawn', ''), 1)]
    const moved = change({ id: 'moved', ...headlineText('') }, 1)
    expect(lastMoveLog({ log: [laid, drawn, moved], steps: [] })).toEqual([drawn, moved])
  })
})

describe('going back', () => {
  test('there is nothing to undo before the first answer of a person', () => {
    const match = newMatch(smallGame, {}, 3)
    expect(undoCount(match)).toBe(0)
  })

  test('reaches to the last answer of a person, with what chance answered after it', () => {
    const match = started(16)
    const back = undoCount(match)
    const gone = match.steps.slice(-back) as readonly AnswerStep[]
    expect(gone.map(({ by }) => by)).toEqual(['person', ...gone.slice(1).map(() => 'seed')])
    unwrap(match.undo(back))
    expect(redoCount(match)).toBe(back)
  })

  test('takes a correction or an overrule back by itself', () => {
    const match = started(16)
    unwrap(match.correct([{ set: 'turn', to: 2 }]))
    expect(undoCount(match)).toBe(1)
    unwrap(match.undo(1))
    expect(redoCount(match)).toBe(1)
  })

  test('gives the answers of a person again one by one', () => {
    const match = started(16)
    const first = undoCount(match)
    unwrap(match.undo(first))
    const second = undoCount(match)
    unwrap(match.undo(second))
    expect(redoCount(match)).toBe(second)
    unwrap(match.redo(redoCount(match)))
    expect(redoCount(match)).toBe(first)
    unwrap(match.redo(redoCount(match)))
    expect(redoCount(match)).toBe(0)
  })
})

describe('a move step by step', () => {
  const seat: AnswerStep = { q: 'guard', a: 'hill', by: 'person', seat: 'north' }
  const chance: AnswerStep = { q: 'roll', a: 4, by: 'seed' }
  const change = (id: string, after: number): LogEntry<number> => ({
    kind: 'change',
    before: 0,
    now: 0,
    tell: message(id, id),
    after,
    turn: 1,
  })
  const decision = (number: number, after: number, until: number, open = false) =>
    ({ kind: 'decision', number, after, until, open, turn: 1 }) as unknown as LogEntry<number>
  const steps = (answers: readonly AnswerStep[], ...told: readonly LogEntry<number>[]) =>
    reasonedSteps(told, answers).map(({ by, did }) => {
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
    const fires: LogEntry<number> = {
      ...change('fires', 1),
      tell: { id: 'fires', ...headlineText('fires') },
    } as LogEntry<number>
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
    const ruled = { kind: 'ruled', after: 0, turn: 1 } as unknown as LogEntry<number>
    expect(steps([], decision(1, 0, 0), ruled, change('a', 0))).toEqual(['1: ', 'ruled: a'])
  })
})

describe('the last move where nothing was decided', () => {
  const told = (tell: Message, turn: number): LogEntry<unknown> => ({
    kind: 'change',
    before: 0,
    now: 0,
    tell,
    after: turn,
    turn,
  })
  const laid = told(message('laid', ''), 0)

  test('is a ruling that was applied, or what the opponent did, but no other change', () => {
    const ruled = { kind: 'ruled', after: 1, turn: 1 } as unknown as LogEntry<unknown>
    expect(lastMoveLog({ log: [laid, ruled], steps: [] })).toEqual([ruled])
    expect(lastMoveLog({ log: [laid, told(message('moved', ''), 1)], steps: [] })).toEqual([])
  })

  test('is the set-up, if the opponent has done something in it', () => {
    const moved = told({ id: 'moved', ...headlineText('') }, 0)
    expect(lastMoveLog({ log: [laid, moved], steps: [] })).toEqual([laid, moved])
  })
})
