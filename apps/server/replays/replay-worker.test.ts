import { type Journal, type Json, rulesOf } from '@opfor/kernel'
import { shapes } from '@opfor/sheets'
import { opponents, printedVariant } from '@opfor/variants'
import { expect, test } from 'vitest'
import { blitzkriegJournal, houseRulesJournal, sheetJournal } from '../testing/journals.ts'
import { replay } from './replay-worker.ts'

function replayed(journal: Journal): string {
  return replay(journal as unknown as Json)
}

test.each(shapes)('a match of a sheet is replayed by the page that it carries: $id', ({ text }) => {
  const journal = sheetJournal(3, text)
  expect(journal.entries.length).toBeGreaterThan(3)
  expect(replayed(journal)).toBe('')
})

const [shape = { text: '' }] = shapes
const journal = sheetJournal(3, shape.text)
const { rules } = journal

test('it is refused without its page, or with another one', () => {
  const { rules: _, ...without } = journal
  expect(replayed(without)).toBe('Unknown game.')
  expect(replayed({ ...journal, rules: { digest: rules?.digest ?? '' } })).toBe('Unknown game.')
  expect(replayed({ ...journal, rules: { digest: rules?.digest ?? '', text: '# Another' } })).toBe(
    'The rules that this match carries are not those that it was played by.',
  )
  expect(replayed({ ...journal, game: 'chess' })).toBe('The rules that this match carries make another game.')
})

test('it is refused if an answer does not fit', () => {
  const entries = journal.entries.map((entry) => ('a' in entry ? { ...entry, a: 'nobody' } : entry))
  expect(replayed({ ...journal, entries })).toContain('nobody')
})

test('it is refused if its page is longer than a page may be', () => {
  const long = `${shape.text}\n${'x'.repeat(66_000)}`
  expect(replayed({ ...journal, rules: rulesOf(long) })).toBe(
    'The page of this match is too long to be played.',
  )
})

test('a match with more entries than the limit is refused, also one of a sheet', () => {
  const [first] = journal.entries
  const entries = Array.from({ length: 5001 }, () => first ?? { undo: 1 })
  expect(replayed({ ...journal, entries })).toBe('A shared match can have at most 5000 entries.')
})

test('a match of a game on the shelf is replayed as before', () => {
  expect(replayed(blitzkriegJournal(7))).toBe('')
  expect(replay({})).toBe('This is not a match: it names no game.')
})

test('a match with house rules is replayed by the page that it carries, and not by another one', () => {
  const page = opponents.map(printedVariant).find((each) => each.includes('BLITZKRIEG!')) ?? ''
  const mine = page.replace('Tie: roll d6', 'Tie: at random')
  const kept = houseRulesJournal(3, mine)
  expect(replayed(kept)).toBe('')
  expect(replayed({ ...kept, rules: rulesOf(page) })).not.toBe('')
  const wrong = rulesOf(mine.replace('prefer: bombing', 'prefer: cheese'))
  expect(replayed({ ...kept, rules: wrong })).toContain('does not know "cheese"')
})
