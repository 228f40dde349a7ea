import { expect, test } from 'vitest'
import type { ExamplePosition } from '../match/game-module.ts'
import { message } from '../messages/message.ts'
import { smallGame } from '../small-game/index.ts'
import { heading } from '../small-game/pieces.ts'
import { trackedMatch } from '../small-game/matches.ts'
import { positionOfMatch } from '../match/position-of-match.ts'
import { unwrapProblem, unwrap } from '../testing/index.ts'
import { matchFromExample } from './match-from-example.ts'

const { situation, journal } = trackedMatch()
const example: ExamplePosition = {
  id: 'small.example',
  title: message('small.example', 'An example'),
  cite: heading('Orders'),
  reasoning: [],
  settings: { options: { length: 3 } },
  position: unwrap(positionOfMatch(smallGame, situation, journal.settings)),
  answers: [['raid'], 'ford'],
}

test('an example opens at its position, with the answers that lead to its point', () => {
  const match = unwrap(matchFromExample(smallGame, example, 7))
  expect(match.steps.map((step) => 'q' in step && [step.a, step.by])).toEqual([
    [['raid'], 'policy'],
    ['ford', 'policy'],
  ])
  expect([match.seed, match.journal.settings.options['length']]).toEqual([7, 3])
  expect(match.question?.to).toBe('south')
})

test('an example with other settings, or with an answer that the rules do not take, does not open', () => {
  const long = { ...example, settings: { options: { length: 0 } } }
  expect(unwrapProblem(matchFromExample(smallGame, long, 7))).toContain('Option length')
  expect(
    unwrapProblem(matchFromExample(smallGame, { ...example, answers: [['raid'], 'moon'] }, 7)),
  ).toContain('"moon"')
})
