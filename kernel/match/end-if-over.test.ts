import { expect, test } from 'vitest'
import { ask } from '../ask/procedure.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import { settled } from '../ask/settings.ts'
import { message } from '../say/message.ts'
import { smallGame } from '../small-game/index.ts'
import type { Situation } from '../small-game/situation.ts'
import { newMatch, value } from '../testing/index.ts'
import { resume } from '../replay/resume.ts'
import type { GameModule } from './game-module.ts'
import { simulate } from './simulate.ts'

const words = message('small.step', 'A step.')

/** Three steps a turn; each asks whether all is looted, and the outcome is looked at after each. */
const game: GameModule<Situation> = {
  ...smallGame,
  *setup() {},
  *turn(table) {
    for (const step of [1, 2, 3]) {
      const all = yield* ask(table, () => yesNo(`small.step${step}`, 'table', words))
      const towers = table.now.towers.map((each) => (all ? { ...each, supplies: 0 } : each))
      table.change({ ...table.now, towers }, words)
      table.endIfOver()
    }
    table.change({ ...table.now, turn: table.now.turn + 1 }, words)
  },
}

test('a match ends in the middle of a turn where a rule looks at the outcome', () => {
  const match = newMatch(game, {}, 1)
  match.answer(false, 'person')
  expect(match.outcome).toBeUndefined()
  match.answer(true, 'person')
  expect(match.question).toBeUndefined()
  expect(match.outcome?.way).toBe('looted')
  expect(match.situation.turn).toBe(1)
  expect(value(resume(game, match.journal)).outcome?.way).toBe('looted')
  match.undo()
  expect(match.question?.id).toBe('small.step2')
})

test('a simulation ends there too', () => {
  const { outcome, situation } = simulate(game, value(settled(game)), ({ id }) => id === 'small.step2')
  expect([outcome.way, situation.turn]).toEqual(['looted', 1])
})

test('other errors of a turn are not taken for the end', () => {
  const broken: GameModule<Situation> = {
    ...game,
    *turn() {
      yield* []
      throw new Error('Broken.')
    },
  }
  expect(() => newMatch(broken, {}, 1)).toThrow('Broken.')
  expect(() => simulate(broken, value(settled(broken)), () => true)).toThrow('Broken.')
})
