import { answer, said } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { conflictOfHeroes } from './index.ts'
import { learnt } from './learnt.ts'
import { mergedPacks } from './merged-packs.ts'
import { missionOf } from './situation.ts'
import { missionByForms } from './testing/matches.ts'

const pack = (advances: Readonly<Record<string, number>>) => ({ format: 1, title: '', advances }) as const

test('how far an Order Card advances the marker is asked once, and is new for the pack', () => {
  const match = missionByForms({}, { orders: 'app' })
  answer(match, ['mission', 'order'], ['drawOrder', ['18']], ['advance', '2'])
  expect(said(match)).toContain('How far Order Card 18 advances the marker is not asked again.')
  expect(match.situation.pack.advances).toEqual({ 18: 2 })
  expect(learnt(match.situation, pack({})).advances).toEqual({ 18: 2 })
  expect(learnt(match.situation, pack({ 18: 2 })).advances).toEqual({})
})

test('with a pack that tells it, an order of the AI is one input besides the draw', () => {
  const sheet = { start: 0, ends: { 5: 20 } }
  const told = { ...pack({ 18: 1, 19: 0 }), sheets: { defenseSheet: sheet, offenseSheet: sheet } }
  const match = missionByForms({}, { orders: 'app', pack: told })
  answer(match, ['mission', 'order'], ['drawOrder', ['18']])
  expect(match.question?.id).toBe('coh.mission')
  expect(missionOf(match.situation).marker).toBe(1)
  answer(match, ['mission', 'order'], ['drawOrder', ['19']])
  expect(match.question?.id).toBe('coh.mission')
  expect(missionOf(match.situation).marker).toBe(1)
})

test('what was told of an Order Card wrongly can be corrected, and is asked again', () => {
  const match = missionByForms({}, { orders: 'app' })
  answer(match, ['mission', 'order'], ['drawOrder', ['18']], ['advance', '2'])
  const without = conflictOfHeroes.correct(match.situation, { set: 'advance.18', to: '' })
  expect(without.ok && without.value.pack.advances).toBeUndefined()
  const other = conflictOfHeroes.correct(match.situation, { set: 'advance.18', to: '1' })
  expect(other.ok && other.value.pack.advances).toEqual({ 18: 1 })
  expect(conflictOfHeroes.correct(match.situation, { set: 'advance.56', to: '1' }).ok).toBe(false)
})

test('two packs tell of Order Cards together', () => {
  expect(mergedPacks(pack({ 18: 1, 19: 0 }), pack({ 19: 2 })).advances).toEqual({ 18: 1, 19: 2 })
})
