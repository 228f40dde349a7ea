import { expect, test } from 'vitest'
import { seededRandom } from '../../../kernel/ask/chance.ts'
import { resolveSettings } from '../../../kernel/ask/settings.ts'
import { simulate } from '../../../kernel/match/simulate.ts'
import { smallGame } from '../../../kernel/small-game/index.ts'
import { unwrap } from '../../../kernel/testing/index.ts'
import { toLoopState, playLoop } from './hand-written-loop.ts'

test.each([
  [1, 'blind', 'one'],
  [8, 'knows', 'one'],
  [8, 'blind', 'half'],
  [30, 'knows', 'half'],
])('matches of %i turns end as in a loop written by hand (%s, %s)', (length, guarded, spoils) => {
  const rulings = { 'small.guarded': guarded, 'small.spoils': spoils }
  const settings = unwrap(resolveSettings(smallGame, { options: { length }, rulings }))
  for (let seed = 0; seed < 50; seed += 1) {
    let answers = 0
    const { situation } = simulate(smallGame, settings, (question) => {
      answers += 1
      return question.sample(seededRandom(seed, answers - 1))
    })
    expect(toLoopState(situation)).toEqual(playLoop(seed, length, guarded === 'knows', spoils === 'half'))
  }
})
