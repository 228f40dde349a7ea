import { registry } from '@opfor/games'
import type { Situation } from '@opfor/games/admiral/view'
import { beginMatch, type Candidate, choice, type LiveMatch, type Json } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { selectionFor, haveAllAttacked, shipsInQuestion } from './selection.ts'
import { promptFor } from './orders.tsx'
import { gridWords } from './words.ts'

function battle(
  options: Readonly<Record<string, Json>> = { where: 'table', damage: 'typed' },
): LiveMatch<unknown> {
  const game = registry.find(({ id }) => id === 'admiral')
  if (game === undefined) throw new Error('Unknown game admiral.')
  const match = beginMatch(game, 7, { options: { battle: 'fleets', ...options } })
  if (!match.ok) throw new Error(match.problem)
  return answer(match.value, 'rest', [
    'stratego-1',
    'stratego-2',
    'stratego-3',
    'stratego-4',
    'stratego-5',
    'stratego-6',
    'stratego-7',
    'stratego-8',
    'stratego-9',
  ])
}

function answer(match: LiveMatch<unknown>, ...answers: readonly Json[]): LiveMatch<unknown> {
  for (const each of answers) {
    const taken = match.answer(each, 'person')
    if (!taken.ok) throw new Error(taken.problem)
  }
  return match
}

const selection = (match: LiveMatch<unknown>, tapped = '') =>
  selectionFor(match.situation as Situation, match.question, tapped)

function firstAttack(): LiveMatch<unknown> {
  const match = battle()
  const row = ({ id }: Candidate): number => Number(/\d+$/.exec(id)?.[0] ?? 0)
  while (match.question?.id !== 'admiral.attacks')
    answer(
      match,
      match.question?.id === 'admiral.die'
        ? 'movement'
        : (match.question?.options?.toSorted((a, b) => row(b) - row(a))[0]?.id ?? ''),
    )
  return match
}

function attackWith(match: LiveMatch<unknown>, id: string): void {
  const [first] = selection(match, id).attacks
  answer(match, [`${id} ${first?.id} none`, 'more'])
}

test('the next ship in order is selected with its squares; a tap selects another', () => {
  const match = battle()
  expect(selection(match).ship?.id).toBe('player-1')
  expect(selection(match, 'player-3').ship?.id).toBe('player-3')
  expect(selection(match).squares).toContain('h3')
  expect(selection(match).squares).not.toContain('a9')
  answer(match, 'player-1 h3', 'artillery')
  expect(selection(match).ship?.id).toBe('player-2')
})

test('in an attack the first ship that has not attacked is selected, and none once all have', () => {
  const match = firstAttack()
  const ids = selection(match).movable.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(2)
  for (const id of ids) {
    expect(selection(match).ship?.id).toBe(id)
    attackWith(match, id)
  }
  expect(selection(match).ship).toBeUndefined()
  for (const id of ids) expect(selection(match, id).ship?.id).toBe(id)
})

test('on the screen, where a ship and its square are two questions, the ship in question is selected', () => {
  const match = battle({ where: 'screen' })
  answer(match, 'player-1')
  expect(match.question?.id).toBe('admiral.to')
  expect(selection(match).ship?.id).toBe('player-1')
  answer(match, 'stays')
  while (match.question?.id !== 'admiral.attacker')
    answer(match, match.question?.id === 'admiral.mover' ? 'rest' : 'movement')
  answer(match, 'player-2')
  expect(selection(match)).toMatchObject({ ship: { id: 'player-2' } })
})

test('other questions select nothing', () => {
  const match = battle()
  answer(match, 'player-1 stays')
  expect(match.question?.id).toBe('admiral.die')
  expect(selection(match)).toMatchObject({ movable: [], ship: undefined, attacks: [] })
})

test('reports when all ships have attacked', () => {
  const match = firstAttack()
  for (const { id } of selection(match).movable) {
    expect(haveAllAttacked(match.situation as Situation, selection(match))).toBe(false)
    attackWith(match, id)
  }
  expect(haveAllAttacked(match.situation as Situation, selection(match))).toBe(true)
})

test('with a physical board the prompt explains squares beyond the speed', () => {
  const match = battle()
  const { question } = match
  if (question === undefined) throw new Error('There is no question.')
  const now = match.situation as Situation
  const speed = now.battle.classes[now.ships[0]?.card ?? 0]?.speed
  expect(promptFor(now, question, selection(match))).toEqual([
    gridWords.sailItTwice,
    { ship: now.ships[0]?.name, speed },
  ])
  expect(promptFor({ ...now, where: 'screen' }, question, selection(match))[0]).toBe(gridWords.sailIt)
})

test('a question for the result of an attack selects nothing', () => {
  const result = [{ id: 'light', name: gridWords.sailIt }]
  const question = choice('admiral.result', 'player', gridWords.sailIt, result, {
    points: { about: ['player-1', 'stratego-1'] },
  })
  const now = battle().situation as Situation
  expect(selectionFor(now, question, '')).toEqual({
    movable: [],
    ship: undefined,
    squares: new Set(),
    attacks: [],
  })
  expect(shipsInQuestion(now, question).map((ship) => ship?.id)).toEqual(['player-1', 'stratego-1'])
})
