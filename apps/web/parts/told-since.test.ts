import type { Change, Conversation, Decision } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { type Heard, toldSince } from './told-since.ts'

/** A match in which these headlines were told after so many steps; the last answers are the table's. */
function heard(after: readonly number[], by: readonly ('seat' | 'table' | 'seed')[]): Heard {
  const told = after.map((steps, at) => ({
    kind: 'change',
    before: undefined,
    now: undefined,
    tell: { id: String(at), text: String(at), as: 'headline' },
    after: steps,
  })) satisfies readonly Change<unknown>[]
  const steps = by.map((who) => ({
    q: 'q',
    a: true,
    by: who === 'seed' ? 'seed' : 'person',
    ...(who === 'seat' ? { seat: 'player' } : {}),
  })) as Conversation<unknown>['steps']
  const game: Pick<Heard['game'], 'seats'> = { seats: () => ['player'] }
  return { game: game as Heard['game'], journal: {} as Heard['journal'], told, steps }
}

function idsOf(changes: readonly Change<unknown>[]): readonly string[] {
  return changes.map(({ tell }) => tell.id)
}

test('all headlines since the answer of a seat are new as long as nobody has answered anything', () => {
  const { headlines, earlier } = toldSince(heard([1, 1, 2], ['seat', 'seed']))
  expect([idsOf(earlier), idsOf(headlines)]).toEqual([[], ['0', '1', '2']])
})

test('what was told before the table answered is earlier, what was told after it is new', () => {
  const { headlines, earlier } = toldSince(heard([1, 2, 2], ['seat', 'table']))
  expect([idsOf(earlier), idsOf(headlines)]).toEqual([['0'], ['1', '2']])
})

test('where nothing new was told the last headline stays', () => {
  const { headlines, earlier } = toldSince(heard([1, 1], ['seat', 'table']))
  expect([idsOf(earlier), idsOf(headlines)]).toEqual([['0'], ['1']])
})

test('where two share the device, what one of them alone may know is not told', () => {
  const match = heard([1, 1], ['seat'])
  const [first, second] = match.told as readonly Change<unknown>[]
  const told = [{ ...first, to: 'a' } as Change<unknown>, second as Change<unknown>]
  const game: Pick<Heard['game'], 'seats'> = { seats: () => ['a', 'b'] }
  const shared = toldSince({ ...match, told, game: game as Heard['game'] })
  expect(idsOf([...shared.earlier, ...shared.headlines])).toEqual(['1'])
  expect(idsOf(toldSince({ ...match, told }).headlines)).toEqual(['0', '1'])
})

test('a decision belongs to the headline that follows it: those behind what is shown, and those behind what was earlier', () => {
  const match = heard([1, 2], ['seat', 'table'])
  const [first, second] = match.told as readonly Change<unknown>[]
  const decision = (number: number, after: number) =>
    ({ kind: 'decision', number, open: false, after }) as unknown as Decision
  const numbers = (told: Heard['told']) => {
    const { behind, behindEarlier } = toldSince({ ...match, told })
    return [behindEarlier, behind].map((all) => all.flatMap((one) => ('number' in one ? [one.number] : [])))
  }
  const [one, two] = [first as Change<unknown>, second as Change<unknown>]
  expect(numbers([decision(0, 0), decision(1, 1), one, decision(2, 1), two])).toEqual([[1], [2]])
  expect(numbers([decision(1, 1), one, two])).toEqual([[1], []])
  expect(numbers([decision(1, 1)])).toEqual([[], []])
  expect(numbers([decision(1, 1), { ...one, tell: { id: 'plain', text: 'plain' } }])).toEqual([[], [1]])
})

test('what came of a headline stands with it, not among what is to be moved, and is heard', () => {
  const match = heard([1, 1], ['seat'])
  const [first, second] = match.told as readonly Change<unknown>[]
  const told = (id: string, as?: 'result'): Change<unknown> =>
    ({ ...first, tell: { id, text: id, ...(as === undefined ? {} : { as }) } }) as Change<unknown>
  const [before, one, two] = [told('before', 'result'), told('one', 'result'), told('two', 'result')]
  const all = [before, first, told('move'), one, second, two] as readonly Change<unknown>[]
  const { headlines, resultsOf, rest, aloud } = toldSince({ ...match, told: all })
  expect(headlines.map((headline) => idsOf(resultsOf(headline)))).toEqual([['one'], ['two']])
  expect(idsOf(rest)).toEqual(['before', 'move'])
  expect(idsOf(aloud)).toEqual(['0', 'one', '1', 'two'])
})

test('what was told because of an earlier headline is behind it; the next decision is behind the next', () => {
  const match = heard([1, 2], ['seat', 'table'])
  const [first, second] = match.told as readonly Change<unknown>[]
  const moved = { ...first, tell: { id: 'moved', text: 'moved' } } as Change<unknown>
  const decision = { kind: 'decision', number: 0, open: false, after: 2 } as unknown as Decision
  const all = [first, moved, decision, second] as Heard['told']
  const { behind, behindEarlier } = toldSince({ ...match, told: all })
  expect([behindEarlier, behind]).toEqual([
    [first, moved],
    [decision, second],
  ])
})
