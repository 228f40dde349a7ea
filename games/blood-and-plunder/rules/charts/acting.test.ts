import { type ActingPiece, type LiveMatch, lastMoveLog, format } from '@opfor/kernel'
import { playAnswers } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { actingPiece } from './acting.ts'
import type { Situation } from '../../table/situation.ts'
import { type Field, matchOn } from '../../testing/field.ts'
import { traits, unitAs } from '../../testing/profiles.ts'

function inQuestion(match: LiveMatch<Situation>): ActingPiece | undefined {
  const { question, situation } = match
  return question === undefined ? undefined : actingPiece(situation, question, lastMoveLog(match))
}

function told(match: LiveMatch<Situation>): readonly string[] {
  const { name, left, tags } = inQuestion(match) ?? { name: undefined, tags: [] }
  return [name, left, ...tags.map(({ text }) => text)].flatMap((each) =>
    each === undefined ? [] : [format(each)],
  )
}

const commanded: Field = {
  units: { 'garrison-line': {}, 'town-muskets': { ...unitAs({}), activated: true }, 'free-muskets': {} },
}

test('the activated unit stands above the question with its actions left, training, weapons and special rules', () => {
  const match = matchOn({ card: 'C13', units: { 'garrison-line': {}, 'free-muskets': {} } })
  expect(told(match)).toEqual([
    'Garrison Line',
    '3 of 3 actions left',
    'Trained',
    'muskets',
    '2 command points',
    'Expertly Drilled',
    'Bayonets',
  ])
  const notes = (inQuestion(match)?.tags ?? []).flatMap(({ note }) =>
    note === undefined ? [] : [format(note)],
  )
  expect(notes).toHaveLength(3)
  expect(notes[0]).toContain('command range 8 inches')
})

test('the actions left grow fewer, and a unit that has a command point stands there instead of its commander', () => {
  const match = playAnswers(matchOn(commanded), ['nearestEnemy.measured', 30], ['move.aggressive.one', true])
  expect(told(match).slice(0, 2)).toEqual(['Garrison Line', '0 of 1 action left'])
  playAnswers(match, ['commandRange.one', true])
  expect(told(match).slice(0, 2)).toEqual(['Town Muskets', '1 action (command point)'])
})

test('a unit of which the number of actions is asked stands there too, and nobody while none is activated', () => {
  const quick = matchOn({ units: { 'town-muskets': unitAs(traits('Quick')), 'free-muskets': {} } })
  expect(told(quick)).toEqual(['Town Muskets', expect.anything(), expect.anything(), 'Quick'])
  expect(
    told(matchOn({ units: { 'town-muskets': {}, 'free-muskets': {} }, change: { next: ['player'] } })),
  ).toEqual([])
})
