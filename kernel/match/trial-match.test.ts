import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../ask/chance.ts'
import type { TrialMatch } from './trial-match.ts'
import { smallGame } from '../small-game/index.ts'
import { trackedMatch, turnBegins, untrackedMatch } from '../small-game/matches.ts'
import type { Situation } from '../small-game/situation.ts'
import {
  type RandomCommand,
  playAnswers,
  questionView,
  newMatch,
  playAtRandom,
  performRandomCommand,
  visibleState,
  unwrap,
} from '../testing/index.ts'

const settings = { options: { length: 3 } }
const acts: fc.Arbitrary<RandomCommand> = fc.record({
  do: fc.constantFrom('answer', 'answer', 'answer', 'answer', 'correct', 'overrule', 'undo'),
  by: fc.nat(),
})

/** Answers depend only on their number. */
function playFork(
  fork: TrialMatch<Situation>,
  seed: number,
  answers = Infinity,
  from = 0,
): TrialMatch<Situation> {
  for (let n = from; n < from + answers && fork.question !== undefined; n += 1)
    fork.answer(fork.question.sample(seededRandom(seed, n)))
  return fork
}

describe('a fork', () => {
  test('starts at the current question of its match, which it does not affect', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(acts, { maxLength: 50, size: 'max' }), (seed, all) => {
        const match = newMatch(smallGame, settings, seed)
        for (const each of all) performRandomCommand(match, each)
        const before = visibleState(match)
        const fork = match.fork()
        expect(fork.situation).toEqual(match.situation)
        expect(questionView(fork.question)).toEqual(questionView(match.question))
        playFork(fork, seed)
        expect(fork.question).toBeUndefined()
        expect(fork.outcome).toBeDefined()
        expect(visibleState(match)).toEqual(before)
      }),
    )
  })

  test('plays as its match would: the same answers lead to the same end', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(acts, { maxLength: 50, size: 'max' }), (seed, all) => {
        const match = newMatch(smallGame, settings, seed)
        for (const each of all) performRandomCommand(match, each)
        const fork = playFork(match.fork(), seed)
        for (let n = 0; match.question !== undefined; n += 1) {
          const { question } = match
          match.answer(question.write(question.sample(seededRandom(seed, n))), 'policy')
        }
        expect(fork.situation).toEqual(match.situation)
        expect(fork.outcome).toEqual(match.outcome)
      }),
    )
  })

  test('can be forked itself, at once and later, and the two go their own ways', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(acts, { maxLength: 40, size: 'max' }),
        fc.nat(20),
        (seed, all, answers) => {
          const match = newMatch(smallGame, settings, seed)
          for (const each of all) performRandomCommand(match, each)
          const fork = playFork(match.fork(), seed, answers)
          const twin = fork.fork()
          expect(twin.situation).toEqual(fork.situation)
          expect(questionView(twin.question)).toEqual(questionView(fork.question))
          const before = fork.situation
          playFork(twin, seed + 1)
          expect(fork.situation).toBe(before)
          const again = fork.fork()
          playFork(fork, seed, Infinity, answers)
          playFork(again, seed, Infinity, answers)
          expect(again.situation).toEqual(fork.situation)
        },
      ),
    )
  })

  test('has a copy of the memory', () => {
    const match = playAnswers(untrackedMatch(), ...turnBegins('march', 'ford', 'mill'), [
      'inSight',
      ['hill', 'mill'],
    ])
    expect(match.question?.id).toBe('small.distance')
    const fork = match.fork()
    expect(fork.question?.id).toBe('small.distance')
    fork.answer([])
    expect(fork.question?.id).toBe('small.distance.fewest')
    expect(match.fork().question?.id).toBe('small.distance')
    expect(fork.fork().question?.id).toBe('small.distance.fewest')
  })

  test('takes over what was corrected in the middle of a list or a column', () => {
    const list = playAnswers(trackedMatch([9, 9, 9, 9]), ...turnBegins('raid', 'hill', 'mill'))
    unwrap(list.correct([{ set: 'turn', to: 2 }]))
    expect(questionView(list.fork().question)).toEqual(questionView(list.question))
    const column = playAnswers(list, ['target.tie', 1])
    expect(column.question?.id).toBe('small.burns')
    unwrap(column.correct([{ set: 'turn', to: 3 }]))
    expect(questionView(column.fork().question)).toEqual(questionView(column.question))
    playAnswers(column, ['burns', false])
    expect(questionView(column.fork().question)).toEqual(questionView(column.question))
  })

  test('that is over takes no answer', () => {
    const fork = playAtRandom(newMatch(smallGame, settings), 1).fork()
    const before = fork.situation
    fork.answer(true)
    expect(fork.question).toBeUndefined()
    expect(fork.situation).toBe(before)
  })

  test('has no outcome while there is a current question', () => {
    expect(newMatch(smallGame).fork().outcome).toBeUndefined()
  })
})
