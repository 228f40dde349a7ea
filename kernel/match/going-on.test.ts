import { describe, expect, test } from 'vitest'
import { resumeMatch } from '../replay/resume-match.ts'
import type { GameModule } from './game-module.ts'
import { smallGame } from '../small-game/index.ts'
import { longMatch } from '../small-game/long-match.ts'
import type { Situation } from '../small-game/situation.ts'
import { decisionsOf, unwrap } from '../testing/index.ts'

let begun = 0
const counting: GameModule<Situation> = {
  ...smallGame,
  *setup(table) {
    begun += 1
    yield* smallGame.setup(table)
  },
  *turn(table) {
    begun += 1
    yield* smallGame.turn(table)
  },
}

function turnsBegun(run: () => unknown): number {
  begun = 0
  run()
  return begun
}

describe('going on does not play the whole again: after 500 answers', () => {
  const long = () => longMatch(500, counting)

  test('only a journal that is resumed is played from its beginning', () => {
    const match = long()
    expect(turnsBegun(() => unwrap(resumeMatch(counting, match.journal)))).toBe(match.situation.turn + 1)
  })

  test('an answer begins at most the next turn', () => {
    const match = long()
    const { turn } = match.situation
    let all = 0
    for (let i = 0; i < 20; i += 1) {
      const { question } = match
      const now = turnsBegun(
        () => question && match.answer(question.write(question.sample(() => 0)), 'person'),
      )
      expect(now).toBeLessThan(2)
      all += now
    }
    expect(all).toBe(match.situation.turn - turn)
  })

  test('an undo begins the turn that it leads to, and no other', () => {
    const match = long()
    for (let i = 0; i < 20; i += 1) expect(turnsBegun(() => match.undo())).toBe(1)
    expect(turnsBegun(() => match.undo(100))).toBe(1)
  })

  test('a redo begins the standing turn, and those that come after it', () => {
    const match = long()
    unwrap(match.undo(20))
    for (let i = 0; i < 20; i += 1) {
      const { turn } = match.situation
      expect(turnsBegun(() => match.redo())).toBe(1 + match.situation.turn - turn)
    }
  })

  test('a correction begins no turn at all', () => {
    const match = long()
    expect(turnsBegun(() => match.correct([{ set: 'wood-distance', to: 20 }]))).toBe(0)
  })

  test('an overrule begins the turn of its decision, and those that come after it', () => {
    const match = long()
    const last = decisionsOf(match).at(-1)
    const old = decisionsOf(match)[50]
    expect(turnsBegun(() => last && unwrap(match.overrule(last, last.chosen?.id, 'so')))).toBeLessThan(3)
    expect(turnsBegun(() => old && unwrap(match.overrule(old, old.chosen?.id, 'so')))).toBeLessThan(3)
  })

  test('a look begins the turn that is looked at, wherever it is', () => {
    const match = long()
    for (const steps of [0, 3, 10, 250, 490]) expect(turnsBegun(() => match.look(steps))).toBe(1)
  })

  test('a fork begins the standing turn, and so does a fork of it', () => {
    const match = long()
    const fork = match.fork()
    expect(turnsBegun(() => match.fork())).toBe(1)
    expect(turnsBegun(() => fork.fork())).toBe(1)
  })
})
