import type { Json } from '@opfor/kernel'
import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { conflictOfHeroes } from '../../index.ts'
import { grown, learnt } from '../../table/card-packs/learnt.ts'
import { mergedPacks } from '../../table/card-packs/merged-packs.ts'
import { missionOf } from '../../table/situation.ts'
import { discardRest, missionByForms, solo } from '../../testing/matches.ts'

const sheet = { start: 0, ends: { 5: 20 } }
const sheets = { defenseSheet: sheet, offenseSheet: sheet }
const pack = (neverAdvance: Readonly<Record<string, boolean>>) =>
  ({ opfor: 1, title: '', neverAdvance }) as const

test('how far an Order Card advances the marker depends on the table: it is asked at each order', () => {
  const match = missionByForms({}, { orders: 'app' })
  playAnswers(match, ['mission', 'order'], ['drawOrder', ['18']], ['advance', '1'])
  expect(learnt(match.situation, pack({})).advances).toBeUndefined()
  const told = { opfor: 1, title: '', advances: { 18: 2, 19: 0 }, sheets } as const
  const known = missionByForms({}, { orders: 'app', pack: told })
  playAnswers(known, ['mission', 'order'], ['drawOrder', ['18']])
  expect(known.question?.id).toBe('coh.advance')
  expect(known.question?.proposal).toMatchObject({ id: '2' })
  playAnswers(known, ['advance', '0'], ['mission', 'order'], ['drawOrder', ['19']])
  expect(known.question?.id).toBe('coh.advance')
  expect(known.question?.proposal).toBeUndefined()
})

test('that a card says nothing of the marker is remembered, and new for the pack', () => {
  const match = missionByForms({}, { orders: 'app' })
  playAnswers(match, ['mission', 'order'], ['drawOrder', ['18']], ['advance', 'never'])
  expect(logTexts(match)).toContain('You will not be asked again how far Order Card 18 advances the marker.')
  const news = learnt(match.situation, pack({}))
  expect(news.neverAdvance).toEqual({ 18: true })
  expect(learnt(match.situation, pack({ 18: true })).neverAdvance).toEqual({})
  const next = missionByForms(
    {},
    { orders: 'app', pack: { ...grown(pack({ 19: true }), news), sheets } as unknown as Json },
  )
  for (const card of ['18', '19']) playAnswers(next, ['mission', 'order'], ['drawOrder', [card]])
  expect(next.question?.id).toBe('coh.mission')
  expect(missionOf(next.situation).marker).toBe(0)
})

test('one thing after another, nothing of an Order Card is remembered', () => {
  const match = solo({ orders: 'app' })
  discardRest(match)
  playAnswers(match, ['yourSide', 6], ['sheet', 1], ['markerStart', 0], ['end', 20], ['soloHandicap', 'none'])
  playAnswers(match, ['mission', 'order'], ['drawOrder', ['18']])
  expect(optionIds(match)).toEqual(['0', '1', '2'])
})

test('what was told of an Order Card wrongly can be corrected, and is asked again', () => {
  const match = missionByForms({}, { orders: 'app' })
  playAnswers(match, ['mission', 'order'], ['drawOrder', ['18']], ['advance', 'never'])
  const without = conflictOfHeroes.applyEdit(match.situation, { set: 'advance.18', to: '' })
  expect(without.ok && without.value.pack.neverAdvance).toBeUndefined()
  const other = conflictOfHeroes.applyEdit(match.situation, { set: 'advance.19', to: 'never' })
  expect(other.ok && other.value.pack.neverAdvance).toEqual({ 18: true, 19: true })
  expect(conflictOfHeroes.applyEdit(match.situation, { set: 'advance.56', to: 'never' }).ok).toBe(false)
})

test('two packs tell of Order Cards together', () => {
  expect(mergedPacks(pack({ 18: true, 19: false }), pack({ 19: true })).neverAdvance).toEqual({
    18: true,
    19: true,
  })
  const first = { opfor: 1, title: '', advances: { 18: 1, 19: 1 } } as const
  expect(mergedPacks(first, { ...first, advances: { 19: 2 } }).advances).toEqual({ 18: 1, 19: 2 })
})
