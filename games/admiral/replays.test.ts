import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { makeTranscript, parseTranscript, resumeMatch } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { admiral } from './index.ts'

const folder = path.join(import.meta.dirname, 'replays')
const replays = readdirSync(folder)
  .toSorted()
  .map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8')
    const journal = parseTranscript(admiral, text)
    if (!journal.ok) throw new Error(`${name}: ${journal.problem}`)
    const match = resumeMatch(admiral, journal.value)
    if (!match.ok) throw new Error(`${name}: ${match.problem}`)
    return { name, text, journal: journal.value, match: match.value }
  })

const lines = new Set<string>()
for (const { match } of replays)
  for (const one of match.log)
    for (const line of one.kind === 'decision' ? one.lines : [one])
      if ('rule' in line) lines.add(line.rule.id)

const told = (file: string): ReadonlySet<string> =>
  new Set(
    replays
      .find(({ name }) => name === `${file}.txt`)
      ?.match.log.flatMap((each) => (each.kind === 'change' ? [each.tell.id] : [])),
  )

describe('the golden transcripts', () => {
  test.each(replays)('$name gives itself back', ({ text, journal }) => {
    expect(makeTranscript(admiral, journal)).toEqual({ ok: true, value: text })
  })

  test('the carrier battle: both sides launch', () => {
    expect(told('carrier-battle')).toContain('admiral.launchesAt')
    expect(told('carrier-battle')).toContain('admiral.youLaunch')
  })

  test('the destroyer fight is fought to its end', () => {
    expect(replays.find(({ name }) => name === 'destroyer-fight.txt')?.match.outcome?.winner).toBe('bot')
  })

  test('the draw by the ruling', () => {
    expect(replays.find(({ name }) => name === 'draw-by-the-ruling.txt')?.match.outcome).toMatchObject({
      winner: 'nobody',
      way: 'stalemate',
    })
  })

  test('stand-by units wait and enter', () => {
    expect(told('stand-by-units')).toContain('admiral.waits')
    expect(told('stand-by-units')).toContain('admiral.enters')
  })

  test('at the table: typed results, a correction, an overrule, an undo', () => {
    const { journal, text } = replays.find(({ name }) => name === 'at-the-table.txt') ?? {}
    expect(journal?.entries.some((entry) => 'q' in entry && entry.q === 'admiral.result')).toBe(true)
    for (const word of ['correct', 'overrule', 'undo', 'redo']) expect(text).toContain(`\n> ${word} `)
  })
})

test.each(admiral.declared)('every line of $id speaks in some replay', (list) => {
  expect(list.lines.map(({ id }) => id).filter((id) => !lines.has(id))).toEqual([])
})
