import type { Json } from '@opfor/kernel'
import { wholeJournals } from './samples.ts'

export function heavyTexts(): readonly string[] {
  const { entries, ...head } = JSON.parse(wholeJournals()[0] ?? '{}') as {
    readonly [key: string]: Json
    readonly entries: readonly Json[]
  }
  const journal = (more: readonly Json[]): string =>
    JSON.stringify({ ...head, entries: [...entries, ...more] })
  const times = (count: number, ...these: readonly Json[]): readonly Json[] =>
    Array.from({ length: count }, () => these).flat()
  const overrule = { decision: 0, list: 'l', after: 0, turn: 0, reason: '' }
  const move = { move: 'bot airforce-0', from: 'bag.bot', to: 'bag.bot', count: 1000 }
  return [
    journal([...times(100, ...entries), { overrule }, ...times(20_000, { undo: 1 }, { redo: 1 })]),
    journal(times(30_000, { undo: 1 })),
    journal(times(50, { undo: 60 }, { redo: 60 })),
    journal([{ correct: times(200, move) }]),
    journal([{ correct: times(200, { ...move, to: 'nowhere' }) }]),
    journal(times(2000, { turn: 1, digest: '00000000' })),
    journal([{ q: 'x', a: 'y'.repeat(3_000_000), by: 'person' }]),
    `${'['.repeat(500_000)}${']'.repeat(500_000)}`,
    ' '.repeat(30_000_000),
    `> match ${JSON.stringify(head)}\n${'> x 1 by seed\n'.repeat(50_000)}`,
    `> match ${JSON.stringify(head)}\n> x ${' by seed'.repeat(50_000)}`,
    JSON.stringify({ opfor: 1, matches: times(3000, {}) }),
  ]
}
