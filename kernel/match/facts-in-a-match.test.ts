import { describe, expect, test } from 'vitest'
import type { LiveMatch } from './live-match.ts'
import { resumeMatch } from '../replay/resume-match.ts'
import { smallGame } from '../small-game/index.ts'
import { trackedMatch, turnBegins, untrackedMatch } from '../small-game/matches.ts'
import type { Situation } from '../small-game/situation.ts'
import { playAnswers, chosenBy, decisionsOf, unwrap } from '../testing/index.ts'

const options = (match: LiveMatch<Situation>) => match.question?.options?.map(({ id }) => id)
const asking = (match: LiveMatch<Situation>) => [match.question?.id, options(match)]

/** An untracked match at the first question about the table, without known facts. */
const marching = () =>
  playAnswers(untrackedMatch({ options: { length: 5 } }), ...turnBegins('march', 'ford', 'mill'))

describe('on a table that the program does not follow', () => {
  test('a fact is asked when its line is reached, once for all that remain', () => {
    const match = marching()
    expect(asking(match)).toEqual(['small.inSight', ['hill', 'ford', 'mill', 'wood']])
    playAnswers(match, ['inSight', ['hill', 'mill', 'wood']])
    expect(asking(match)).toEqual(['small.distance', ['hill', 'mill', 'wood']])
    playAnswers(match, ['distance', ['hill', 'mill']])
    expect(asking(match)).toEqual(['small.distance.fewest', ['hill', 'mill']])
  })

  test('a line that is not reached asks nothing', () => {
    const match = playAnswers(marching(), ['inSight', ['hill']])
    expect(match.question?.id).toBe('small.distance.measured')
    expect(decisionsOf(match, 'target')[0]?.lines.map(({ kind }) => kind)).toEqual([
      'narrowed',
      'answered',
      'narrowed',
    ])
  })

  test('one measured distance answers every band', () => {
    const match = playAnswers(
      marching(),
      ['inSight', ['hill', 'mill']],
      ['distance', ['hill', 'mill']],
      ['distance.fewest', ['hill']],
      ['distance.measured', 6],
    )
    expect(chosenBy(match, 'actions')).toBe('storm')
  })

  test('known facts are not asked again in the next turn', () => {
    const match = playAnswers(
      marching(),
      ['inSight', ['hill', 'mill']],
      ['distance', ['hill']],
      ['distance.measured', 6],
      ['caught.tie', 'mill'],
    )
    expect(match.situation.turn).toBe(2)
    playAnswers(match, ...turnBegins('march', 'ford', 'mill'))
    expect(match.question?.id).toBe('small.caught.tie')
    expect(match.situation.looted).toBe(2)
  })

  test('after a move only the facts that depend on it are asked again', () => {
    const match = playAnswers(
      marching(),
      ['inSight', ['hill', 'mill']],
      ['distance', ['hill']],
      ['distance.measured', 9],
    )
    expect(match.question?.id).toBe('small.approach')
    playAnswers(
      match,
      ['approach', { inches: 3, seen: true }],
      ['caught.tie', 'mill'],
      ...turnBegins('march', 'ford', 'mill'),
    )
    expect(asking(match)).toEqual(['small.inSight', ['hill']])
  })

  test('a fact that was undone is asked again, and one that was not is not', () => {
    const match = playAnswers(marching(), ['inSight', ['hill', 'mill']], ['distance', ['hill', 'mill']])
    unwrap(match.undo())
    expect(asking(match)).toEqual(['small.distance', ['hill', 'mill']])
    unwrap(match.undo())
    expect(asking(match)).toEqual(['small.inSight', ['hill', 'ford', 'mill', 'wood']])
    unwrap(match.redo(2))
    expect(asking(match)).toEqual(['small.distance.fewest', ['hill', 'mill']])
  })

  test('facts come back with the journal, which holds only what was asked', () => {
    const match = playAnswers(
      marching(),
      ['inSight', ['hill', 'mill']],
      ['distance', ['hill']],
      ['distance.measured', 6],
      ['caught.tie', 'mill'],
      ...turnBegins('march', 'ford', 'mill'),
    )
    const again = unwrap(resumeMatch(smallGame, match.journal))
    expect(asking(again)).toEqual(asking(match))
    expect(again.situation).toEqual(match.situation)
  })
})

test('on a table that the program follows nothing is asked that it can see', () => {
  const match = playAnswers(trackedMatch([5, 9, 12, 15]), ...turnBegins('march', 'ford', 'mill'))
  expect(match.question?.id).toBe('small.caught.tie')
  const ids = match.journal.entries.flatMap((entry) => ('q' in entry ? [entry.q] : []))
  expect(ids.filter((id) => id.startsWith('small.distance') || id === 'small.inSight')).toEqual([])
})
