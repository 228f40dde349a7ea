import { formatHeadline, message, type Message, type StateChange, withParams } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { words } from '../table/words.ts'
import { turnCard } from './turn-card.ts'
import type { Situation } from '../table/situation.ts'

const stratego = (name: string): Message => message('admiral.ship.stratego', '', { name })
const badger = message('admiral.ship.player', 'your {name}', { name: 'Badger' })
const kestrel = stratego('Kestrel')

/** The headlines of these messages, the most important first. */
function came(grade: number, ...tells: readonly Message[]): readonly string[] {
  const now = { attacks: [{ grade }] } as unknown as Situation
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

const fires = withParams(words.fires, { ship: kestrel, target: badger, batteries: 'guns' })

test('a sunk ship counts more than a hit, and a hit more than a shot that misses', () => {
  const hit = withParams(words.hit, { target: badger, result: 'light damage', left: 2 })
  const sunk = withParams(words.sunk, { ship: badger })
  expect(came(1, fires, withParams(words.noDamage, { target: badger }), fires, hit, sunk)).toEqual([
    'Your Badger is sunk',
    'Kestrel hits your Badger',
    'Kestrel does no harm to your Badger',
  ])
  expect(came(2, fires, hit)).toEqual(['Kestrel hits your Badger hard'])
})

test('of several ships that are sunk, three are counted', () => {
  const sunk = (name: string): Message => withParams(words.sunk, { ship: stratego(name) })
  expect(came(0, sunk('Kestrel'), sunk('Tench'))).toEqual(['Kestrel and Tench are sunk'])
  expect(came(0, sunk('Kestrel'), sunk('Tench'), sunk('Pike'))).toEqual(['3 ships are sunk'])
})

test('a ship that comes within range counts more than one that stays, and both more than a new turn', () => {
  const parts = { ship: kestrel, from: 'b2', to: 'b4', target: badger }
  expect(
    came(
      0,
      withParams(words.turn, { turn: 3 }),
      withParams(words.staysStill, parts),
      withParams(words.sailsToFire, parts),
    ),
  ).toEqual(['Kestrel comes within range of your Badger', 'Kestrel stays on b2', 'Turn 3 begins'])
})
