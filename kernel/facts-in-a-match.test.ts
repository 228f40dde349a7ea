import { describe, expect, test } from 'vitest'
import type { Conversation } from './conversation.ts'
import { resume } from './conversation.ts'
import { decisionsOf } from './small-game/acts.ts'
import { smallGame } from './small-game/index.ts'
import { answerAll, trackedMatch, untrackedMatch, value } from './small-game/matches.ts'
import type { Situation } from './small-game/situation.ts'

const options = (match: Conversation<Situation>) => match.question?.options?.map(({ id }) => id)
const asking = (match: Conversation<Situation>) => [match.question?.id, options(match)]

/** An untracked match at the first question about the table: a march card, nobody knows anything. */
const marching = () => answerAll(untrackedMatch({ options: { length: 5 } }), [['march'], 'ford', 'mill'])

describe('on a table that the program does not follow', () => {
  test('a fact is asked when its line is reached, once for all that remain', () => {
    const match = marching()
    expect(asking(match)).toEqual(['small.inSight', ['hill', 'ford', 'mill', 'wood']])
    answerAll(match, [['hill', 'mill', 'wood']])
    expect(asking(match)).toEqual(['small.distance', ['hill', 'mill', 'wood']])
    answerAll(match, [['hill', 'mill']])
    expect(asking(match)).toEqual(['small.distance.fewest', ['hill', 'mill']])
  })

  test('a line that is not reached asks nothing', () => {
    const match = answerAll(marching(), [['hill']])
    expect(match.question?.id).toBe('small.distance.measured')
    expect(decisionsOf(match)[0]?.lines).toHaveLength(2)
  })

  test('one measured distance answers every band', () => {
    const match = answerAll(marching(), [['hill', 'mill'], ['hill', 'mill'], ['hill'], 6])
    expect(decisionsOf(match)[1]?.chosen?.id).toBe('storm')
  })

  test('what was told is not asked again in the next turn', () => {
    const match = answerAll(marching(), [['hill', 'mill'], ['hill'], 6, 'mill'])
    expect(match.situation.turn).toBe(2)
    answerAll(match, [['march'], 'ford', 'mill'])
    expect(match.question?.id).toBe('small.caught.tie')
    expect(match.situation.looted).toBe(2)
  })

  test('where something has moved, only what rests on it is asked anew', () => {
    const match = answerAll(marching(), [['hill', 'mill'], ['hill'], 9])
    expect(match.question?.id).toBe('small.approach')
    answerAll(match, [{ inches: 3, seen: true }, 'mill', ['march'], 'ford', 'mill'])
    expect(asking(match)).toEqual(['small.inSight', ['hill']])
  })

  test('a fact that was undone is asked again, and one that was not is not', () => {
    const match = answerAll(marching(), [
      ['hill', 'mill'],
      ['hill', 'mill'],
    ])
    value(match.undo())
    expect(asking(match)).toEqual(['small.distance', ['hill', 'mill']])
    value(match.undo())
    expect(asking(match)).toEqual(['small.inSight', ['hill', 'ford', 'mill', 'wood']])
    value(match.redo(2))
    expect(asking(match)).toEqual(['small.distance.fewest', ['hill', 'mill']])
  })

  test('facts come back with the journal, which holds only what was asked', () => {
    const match = answerAll(marching(), [['hill', 'mill'], ['hill'], 6, 'mill', ['march'], 'ford', 'mill'])
    const again = value(resume(smallGame, match.journal))
    expect(asking(again)).toEqual(asking(match))
    expect(again.situation).toEqual(match.situation)
  })
})

test('on a table that the program follows nothing is asked that it can see', () => {
  const match = answerAll(trackedMatch([5, 9, 12, 15]), [['march'], 'ford', 'mill'])
  expect(match.question?.id).toBe('small.caught.tie')
  const ids = match.journal.entries.flatMap((entry) => ('q' in entry ? [entry.q] : []))
  expect(ids.filter((id) => id.startsWith('small.distance') || id === 'small.inSight')).toEqual([])
})
