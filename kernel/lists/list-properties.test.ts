import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cite } from '../messages/citation.ts'
import { type ListStep, when } from './either.ts'
import { fewest, most, must, prefer } from './filter.ts'
import type { DecisionLine } from '../ask/decision.ts'
import { priorityList } from './priority-list.ts'
import { scripted } from '../small-game/scripted.ts'
import { ids, type Stone, stones } from '../small-game/stones.ts'
import { tieByPrintedOrder } from './tie-break.ts'

type Stones = readonly Stone[]

const among = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.subarray(['x', 'y', 'z'])), {
    minLength: 1,
    maxLength: 8,
  })
  .map((some) => stones(...some.map(([weight, marks], at) => `${'abcdefgh'[at]}${weight}${marks.join('')}`)))

const mark = fc.constantFrom('x', 'y', 'z', 'w')
const has = (wanted: string) => (stone: Stone) => stone.marks.includes(wanted)
const weight = (stone: Stone): number => stone.weight

const gentle: fc.Arbitrary<(key: number) => ListStep<Stone, Stones, void>> = fc.oneof(
  mark.map((wanted) => (key: number) => prefer<Stone, Stones>(key, 'marked', has(wanted))),
  fc.constant((key: number) => most<Stone, Stones>(key, 'weight', weight)),
  fc.constant((key: number) => fewest<Stone, Stones>(key, 'weight', weight)),
  fc.tuple(fc.boolean(), mark).map(
    ([holds, wanted]) =>
      (key: number) =>
        when<Stone, Stones>(`when${key}`, 'now', () => holds, prefer(1, 'marked', has(wanted))),
  ),
)
const strict: typeof gentle = mark.map((wanted) => (key) => must<Stone, Stones>(key, 'marked', has(wanted)))

function run(lines: readonly ((key: number) => ListStep<Stone, Stones, void>)[], candidates: Stones) {
  const page = cite('Stones', 'Choosing')
  const steps = lines.map((line, at) => line(at))
  const list = priorityList<Stone, Stones>('stone', 'Stone', page, steps, tieByPrintedOrder('the first'))
  const { result, told } = scripted(candidates, (table) => list(table, (now) => now))
  const [decision] = told
  return { result, lines: decision?.kind === 'decision' ? decision.lines : [] }
}

test('a list without must over a non-empty set selects one of its candidates', () => {
  fc.assert(
    fc.property(fc.array(gentle), among, (lines, candidates) => {
      expect(candidates).toContain(run(lines, candidates).result)
    }),
  )
})

test('only must leaves nobody', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(gentle, strict)), among, (steps, candidates) => {
      const { result, lines } = run(steps, candidates)
      const emptied = lines.find((line) => line.kind === 'narrowed' && line.after.length === 0)
      expect(emptied === undefined).toBe(result !== undefined)
      if (emptied?.kind === 'narrowed') expect(emptied.rule.how).toBe('must')
    }),
  )
})

test('no line invents: each keeps some of those the line before it kept, in their order', () => {
  const kept = (line: DecisionLine): readonly string[] =>
    line.kind === 'narrowed' ? line.after.map((each) => each.id) : []
  fc.assert(
    fc.property(fc.array(fc.oneof(gentle, strict)), among, (steps, candidates) => {
      let left = ids(candidates)
      for (const line of run(steps, candidates).lines) {
        if (line.kind !== 'narrowed') continue
        expect(ids(line.before)).toBe(left)
        expect(ids(line.before.filter((each) => kept(line).includes(each.id)))).toBe(ids(line.after))
        left = ids(line.after)
      }
    }),
  )
})

test('the same candidates and lines select the same one', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(gentle, strict)), among, (steps, candidates) => {
      expect(run(steps, candidates)).toEqual(run(steps, candidates))
    }),
  )
})
