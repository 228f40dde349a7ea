import { formatHeadline, message, type Message, type StateChange, withParams } from '@opfor/kernel'
import { expect, test } from 'vitest'
import type { Situation } from '../table/situation.ts'
import { does, told } from '../table/words.ts'
import { turnCard } from './turn-card.ts'

const yours = message('yours', 'Bow Scouts')
const theirs = message('theirs', 'Boarders')
const now = {
  units: [
    { name: yours, side: 'player' },
    { name: theirs, side: 'opfor' },
  ],
} as unknown as Situation

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

const fights = withParams(does.fights, { unit: theirs, targets: [yours] })
const harmed = (unit: Message, lost: number, fatigue: number): Message =>
  withParams(told.harmed, { unit, lost, fatigue })

test('your losses come first, then more, each with who caused them', () => {
  expect(came(fights, harmed(theirs, 4, 0), harmed(yours, 1, 0))).toEqual([
    'Bow Scouts: 1 model lost to Boarders',
    'Boarders: 4 models lost to Bow Scouts',
    'Boarders fights Bow Scouts',
  ])
})

test('a unit that is wiped out counts more than losses, and losses more than Fatigue', () => {
  const gone = withParams(told.destroyed, { unit: theirs })
  expect(came(harmed(yours, 0, 2), harmed(theirs, 2, 0), gone)).toEqual([
    'Boarders wiped out',
    'Boarders: 2 models lost',
    'Bow Scouts: 2 Fatigue more',
  ])
})

test('a shot without harm says so', () => {
  const shoots = withParams(does.shoots, { unit: theirs, target: yours })
  expect(came(shoots, withParams(told.unharmed, { unit: yours }))[0]).toBe(
    'Boarders does no harm to Bow Scouts',
  )
})
