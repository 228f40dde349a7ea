import { type Json, format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { parsePack } from './card-pack.ts'
import { missingInPack } from './missing.ts'

const told = (json: Json) => missingInPack(json).map(({ at, text }) => `${at}: ${format(text)}`)
const pack = (parts: { readonly [key: string]: Json }): Json => ({ opfor: 1, title: '', ...parts })

test('nothing is missing in an empty pack: every card is asked for', () => {
  expect(told(pack({}))).toEqual([])
})

test('a unit on two cards is told at the second, whatever card it is', () => {
  const cards = {
    'german-02': { bottom: { units: ['Rifle 03'] } },
    'german-04': { bottom: { units: ['Rifle 03'] } },
    'soviet-02': { bottom: { units: ['Rifle 03'] } },
  }
  expect(told(pack({ cards }))).toEqual([
    'cards.german-04.bottom.units: Rifle 03 is already on German card 02',
  ])
  const conditions = { 'condition-1': { bottom: { units: ['SMG 13'] } } }
  const soviet = { 'soviet-02': { bottom: { units: ['SMG 13'] } } }
  expect(told(pack({ cards: soviet, conditions }))).toEqual([
    'conditions.condition-1.bottom.units: SMG 13 is already on Soviet card 02',
  ])
})

test('a section that a half cannot have is told at the section', () => {
  const cards = { 'german-02': { top: { section: 'units' }, bottom: { section: 'vp' } } }
  expect(parsePack(pack({ cards })).ok).toBe(false)
  expect(told(pack({ cards }))).toEqual([
    'cards.german-02.top.section: The top half is Victory Points or Special Rules',
    'cards.german-02.bottom.section: The bottom half of a Generator Card provides units',
  ])
})
