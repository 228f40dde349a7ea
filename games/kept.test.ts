import { readFileSync } from 'node:fs'
import {
  chanceOf,
  type Conversation,
  everyRuling,
  type Game,
  type Json,
  parseJournal,
  reopen,
} from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { keptFiles, keptList } from './bench/kept-files.ts'
import { shelf } from './index.ts'
import { type KeptFile, keptLine } from './kept.ts'

function reopened(game: Game, { name, text }: KeptFile) {
  const journal = parseJournal(JSON.parse(text) as Json, game)
  if (!journal.ok) throw new Error(journal.problem)
  return { journal: journal.value, ...reopen(game, { journal: journal.value }, name) }
}

/** The games whose matches are opened: all but drafts, or those that a change touches. */
const wanted = process.env['OPFOR_GAMES']?.split(' ')
const games = shelf.filter(({ id, stage }) => stage !== 'draft' && (wanted?.includes(id) ?? true))

describe.each<Game>(games)('the kept matches of $title', (game) => {
  const kept = keptFiles(game)

  test('are at least 30, and open as kept.txt says; npm run bless writes it anew', () => {
    expect(kept.length).toBeGreaterThanOrEqual(30)
    const told = readFileSync(keptList(game), 'utf8')
    expect(kept.map((file) => keptLine(game, file))).toEqual(told.trimEnd().split('\n'))
  })

  test('are played by what every ruling and option says of older matches', () => {
    const named = kept.map((file) => reopened(game, file).journal.settings)
    const rulings = everyRuling(game).filter(
      ({ id, older }) => older === undefined && named.some((each) => !(id in each.rulings)),
    )
    const options = game.options.filter(
      ({ question: { id }, older }) => older === undefined && named.some((each) => !(id in each.options)),
    )
    expect([...rulings.map(({ id }) => id), ...options.map(({ question }) => question.id)]).toEqual([])
  })

  test.each(kept)('$name plays on from where it opens', (file) => {
    const { match, departs, journal } = reopened(game, file)
    const { steps, journal: now } = match
    if (departs === undefined) expect(now.entries).toEqual(journal.entries)
    else
      expect(now.continues).toMatchObject({ name: file.name, steps: steps.length, version: journal.version })
    const before = steps.length
    const answered = playOn(match)
    expect(match.question === undefined || answered === 10).toBe(true)
    expect(match.steps).toHaveLength(before + answered)
  })
})

/** Answers ten questions at random, or to the end. */
function playOn(match: Conversation<unknown>): number {
  for (let at = 0; at < 10; at += 1) {
    const { question } = match
    if (question === undefined) return at
    const taken = match.answer(question.write(question.sample(chanceOf(at, 7))), 'person')
    if (!taken.ok) throw new Error(taken.problem)
  }
  return 10
}
