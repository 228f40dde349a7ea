import { describe, expect, test } from 'vitest'
import type { Conversation } from './conversation.ts'
import { resume } from '../replay/resume.ts'
import { smallGame } from '../small-game/index.ts'
import { trackedMatch, turnBegins, untrackedMatch } from '../small-game/matches.ts'
import type { Situation } from '../small-game/situation.ts'
import { answer, chosenBy, decisions, value } from '../testing/index.ts'

const options = (match: Conversation<Situation>) => match.question?.options?.map(({ id }) => id)
const asking = (match: Conversation<Situation>) => [match.question?.id, options(match)]

/** An untracked match at the first question about the table: a march card, nobody knows anything. */
const marching = () =>
  answer(untrackedMatch({ options: { length: 5 } }), ...turnBegins('march', 'ford', 'mill'))

describe('on a table that the program does not follow', () => {
  test('a fact is asked when its line is reached, once for all that remain', () => {
    const match = marching()
    expect(asking(match)).toEqual(['small.inSight', ['hill', 'ford', 'mill', 'wood']])
    answer(match, ['inSight', ['hill', 'mill', 'wood']])
    expect(asking(match)).toEqual(['small.distance', ['hill', 'mill', 'wood']])
    answer(match, ['distance', ['hill', 'mill']])
    expect(asking(match)).toEqual(['small.distance.fewest', ['hill', 'mill']])
  })

  test('a line that is not reached asks nothing', () => {
    const match = answer(marching(), ['inSight', ['hill']])
    expect(match.question?.id).toBe('small.distance.measured')
    expect(decisions(match, 'target')[0]?.lines.map(({ kind }) => kind)).toEqual([
      'narrowed',
      'answered',
      'narrowed',
    ])
  })

  test('one measured distance answers every band', () => {
    const match = answer(
      marching(),
      ['inSight', ['hill', 'mill']],
      ['distance', ['hill', 'mill']],
      ['distance.fewest', ['hill']],
      ['distance.measured', 6],
    )
    expect(chosenBy(match, 'actions')).toBe('storm')
  })

  test('known facts are not asked again in the next turn', () => {
    const match = answer(
      marching(),
      ['inSight', ['hill', 'mill']],
      ['distance', ['hill']],
      ['distance.measured', 6],
      ['caught.tie', 'mill'],
    )
    expect(match.situation.turn).toBe(2)
    answer(match, ...turnBegins('march', 'ford', 'mill'))
    expect(match.question?.id).toBe('small.caught.tie')
    expect(match.situation.looted).toBe(2)
  })

  test('after a move only the facts that depend on it are asked again', () => {
    const match = answer(
      marching(),
      ['inSight', ['hill', 'mill']],
      ['distance', ['hill']],
      ['distance.measured', 9],
    )
    expect(match.question?.id).toBe('small.approach')
    answer(
      match,
      ['approach', { inches: 3, seen: true }],
      ['caught.tie', 'mill'],
      ...turnBegins('march', 'ford', 'mill'),
    )
    expect(asking(match)).toEqual(['small.inSight', ['hill']])
  })

  test('a fact that was undone is asked again, and one that was not is not', () => {
    const match = answer(marching(), ['inSight', ['hill', 'mill']], ['distance', ['hill', 'mill']])
    value(match.undo())
    expect(asking(match)).toEqual(['small.distance', ['hill', 'mill']])
    value(match.undo())
    expect(asking(match)).toEqual(['small.inSight', ['hill', 'ford', 'mill', 'wood']])
    value(match.redo(2))
    expect(asking(match)).toEqual(['small.distance.fewest', ['hill', 'mill']])
  })

  test('facts come back with the journal, which holds only what was asked', () => {
    const match = answer(
      marching(),
      ['inSight', ['hill', 'mill']],
      ['distance', ['hill']],
      ['distance.measured', 6],
      ['caught.tie', 'mill'],
      ...turnBegins('march', 'ford', 'mill'),
    )
    const again = value(resume(smallGame, match.journal))
    expect(asking(again)).toEqual(asking(match))
    expect(again.situation).toEqual(match.situation)
  })
})

test('on a table that the program follows nothing is asked that it can see', () => {
  const match = answer(trackedMatch([5, 9, 12, 15]), ...turnBegins('march', 'ford', 'mill'))
  expect(match.question?.id).toBe('small.caught.tie')
  const ids = match.journal.entries.flatMap((entry) => ('q' in entry ? [entry.q] : []))
  expect(ids.filter((id) => id.startsWith('small.distance') || id === 'small.inSight')).toEqual([])
})
