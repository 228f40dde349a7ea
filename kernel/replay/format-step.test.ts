import { expect, test } from 'vitest'
import { yesNo } from '../ask/questions/yes-no.ts'
import type { MatchStep } from '../match/journal.ts'
import { german } from '../messages/german.ts'
import { format } from '../messages/language.ts'
import { message } from '../messages/message.ts'
import { smallGame } from '../small-game/index.ts'
import { newMatch } from '../testing/index.ts'
import { formatStep } from './format-step.ts'

const layout = smallGame.layout(newMatch(smallGame).situation)
const told = (step: MatchStep, asked = false) => {
  const question = asked ? yesNo('small.burns', 'table', message('small.burns', 'Does it burn?')) : undefined
  const words = formatStep(step, smallGame, question, layout)
  return [words.id, format(words), format(words, german)]
}
const overrule = { decision: 0, list: 'small.target', after: 0, turn: 1, instead: 'hill', reason: 'fog' }

test('an answer is told with its question, or with the name of the list that asked', () => {
  expect(told({ q: 'small.burns', a: true, by: 'person' }, true)).toEqual([
    'kernel.step.answered',
    'Does it burn? yes',
    'Does it burn? ja',
  ])
  expect(told({ q: 'small.target.tie', a: 4, by: 'seed' })).toEqual([
    'kernel.step.called',
    'Target: 4',
    'Target: 4',
  ])
  expect(told({ q: 'small.burns', a: true, by: 'person' })[1]).toBe('burns: yes')
})

test('a correction is told by what was moved', () => {
  expect(told({ correct: [{ set: 'turn', to: 2 }] })).toEqual([
    'kernel.step.corrected',
    'Corrected: turn: now 2 (was 1).',
    'Korrigiert: turn: jetzt 2 (war 1).',
  ])
})

test('an overrule is told by its list, whom it put in place, and its reason', () => {
  expect(told({ overrule: { ...overrule, to: 'ford' } })).toEqual([
    'kernel.step.overruled',
    'Target: overruled, ford instead (fog).',
    'Target: Entscheidung geändert, stattdessen ford (fog).',
  ])
  expect(told({ overrule })[1]).toBe('Target: overruled, none instead (fog).')
  expect(told({ overrule })[2]).toBe('Target: Entscheidung geändert, stattdessen nichts (fog).')
  expect(told({ overrule: { ...overrule, list: 'small.gone', to: 'moon' } })[1]).toBe(
    'small.gone: overruled, moon instead (fog).',
  )
})
