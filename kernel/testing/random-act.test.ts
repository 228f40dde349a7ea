import { expect, test } from 'vitest'
import { seededRandom } from '../index.ts'
import { smallGame } from '../small-game/index.ts'
import { type RandomCommand, newMatch, playAtRandom, performRandomCommand, randomEdit } from './index.ts'

const seeds = Array.from({ length: 200 }, (_, seed) => seed)
const played = () => playAtRandom(newMatch(smallGame), 1, 30)

test('each command is performed and in the journal', () => {
  const last = (what: RandomCommand['do']): readonly string[] => {
    const match = played()
    if (what === 'redo') match.undo(3)
    expect(performRandomCommand(match, { do: what, by: 1 })).toBe(true)
    return Object.keys(match.journal.entries.findLast((entry) => !('turn' in entry)) ?? {})
  }
  expect(last('answer')).toContain('q')
  for (const what of ['correct', 'overrule', 'undo', 'redo'] as const) expect(last(what)).toEqual([what])
})

test('an impossible command changes nothing', () => {
  const match = newMatch(smallGame)
  for (const what of ['overrule', 'undo', 'redo'] as const)
    expect(performRandomCommand(match, { do: what, by: 1 })).toBe(false)
  const over = playAtRandom(newMatch(smallGame), 1)
  for (const what of ['answer', 'correct'] as const)
    expect(performRandomCommand(over, { do: what, by: 1 })).toBe(false)
  expect(match.journal.entries).toEqual([])
})

test('edits of every kind come up, by what the layout shows', () => {
  const match = played()
  for (const move of ['raid', 'march']) match.correct([{ move, from: 'deck', to: 'top', count: 1 }])
  const layout = smallGame.layout(match.situation)
  const edits = seeds
    .map((seed) => randomEdit(layout, seededRandom(seed, 0)))
    .filter((edit) => edit !== undefined)
  const set = edits.flatMap((edit) => ('set' in edit ? [edit.set] : []))
  expect(new Set(set)).toEqual(new Set(layout.counters.map(({ id }) => id)))
  expect(edits.some((edit) => 'move' in edit)).toBe(true)
  expect(edits).toContainEqual({ arrange: 'top', pieces: ['march', 'raid'] })
  for (const edit of edits) if ('move' in edit) expect(edit.from).not.toBe(edit.to)
})

test('only an edit that the game takes is a correction', () => {
  const match = played()
  const done = seeds.filter((by) => performRandomCommand(match, { do: 'correct', by }))
  const corrections = match.journal.entries.filter((entry) => 'correct' in entry)
  expect(done.length).toBeGreaterThan(190)
  expect(corrections).toHaveLength(done.length)
})
