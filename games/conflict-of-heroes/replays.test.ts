import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseTranscript, resumeMatch } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { conflictOfHeroes } from './index.ts'

const folder = path.join(import.meta.dirname, 'replays')
const replays = readdirSync(folder)
  .toSorted()
  .map((name) => {
    const journal = parseTranscript(conflictOfHeroes, readFileSync(path.join(folder, name), 'utf8'))
    const match = journal.ok ? resumeMatch(conflictOfHeroes, journal.value) : journal
    if (!journal.ok || !match.ok) throw new Error(`${name}: ${match.ok ? '' : match.problem}`)
    return { name, journal: journal.value, match: match.value }
  })

describe('rule coverage: in some replay', () => {
  const spoken = new Set<string>()
  for (const { match } of replays)
    for (const one of match.log)
      if (one.kind === 'decision') for (const line of one.lines) if ('rule' in line) spoken.add(line.rule.id)

  test.each(conflictOfHeroes.declared)(
    'every line of the list $id speaks, its tie-break included',
    (list) => {
      expect(list.lines.map(({ id }) => id).filter((id) => !spoken.has(id))).toEqual([])
    },
  )

  test('every way to end comes up', () => {
    const ways = new Set(replays.map(({ match }) => match.outcome?.way))
    expect(conflictOfHeroes.endings.map(({ id }) => id).filter((id) => !ways.has(id))).toEqual([])
  })

  test('an undo, a redo, a correction and an overrule are among them', () => {
    const kinds = new Set(
      replays.flatMap(({ journal }) => journal.entries.flatMap((entry) => Object.keys(entry))),
    )
    expect([...kinds]).toEqual(expect.arrayContaining(['undo', 'redo', 'correct', 'overrule']))
  })

  test('two, three and four players, and one', () => {
    const counts = new Set(replays.map(({ journal }) => conflictOfHeroes.seats(journal.settings).length))
    expect([1, 2, 3, 4].filter((count) => !counts.has(count))).toEqual([])
  })
})
