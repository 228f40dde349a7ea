import { formatHeadline, message, type Message, type StateChange } from '@opfor/kernel'
import { expect, test } from 'vitest'
import type { Situation } from '../table/situation.ts'
import { turnCard } from './turn-card.ts'

const now = { units: {}, maps: [], defenses: [] } as unknown as Situation

function came(...tells: readonly Message[]): readonly string[] {
  const actions = tells.map(
    (tell): StateChange<Situation> => ({ kind: 'change', before: now, now, tell, after: 0, turn: 1 }),
  )
  const turn = { log: actions, actions, before: now, after: now, winner: undefined, answers: [0, 0] } as const
  const weightOf = (kind: string, more = 0): number => (turnCard.weights[kind] ?? 0) + more
  return turnCard
    .happenings(turn)
    .toSorted((a, b) => weightOf(b.kind, b.more) - weightOf(a.kind, a.more))
    .map((each) => formatHeadline(each))
}

const rumor = (hex: string): Message => message('coh.rumorPlaced', '', { hex })

test('a unit that is destroyed counts more than a rumor, and a rumor more than the marker', () => {
  const marks = message('coh.marks', '', { space: 4 })
  const destroyed = message('coh.destroyed', '', { unit: 'Rifles 41' })
  expect(came(marks, rumor('D14'), destroyed)).toEqual([
    'Rifles 41 is destroyed',
    'A Rumored Enemy appears on D14',
    'The Mission Track reaches space 4',
  ])
})

test('several rumors are counted', () => {
  expect(came(rumor('D14'), rumor('E2'))[0]).toBe('2 Rumored Enemies appear')
})

test('a card that brings nothing is discarded or counts from now on', () => {
  const plays = message('coh.plays', '', { card: 'German 07' })
  expect(came(plays, message('coh.discards', '', { card: 'German 07' }))).toEqual(['German 07 is discarded'])
  expect(came(plays, message('coh.filed.vp', ''))[0]).toBe('German 07 counts from now on')
})
