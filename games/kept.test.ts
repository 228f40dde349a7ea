import { chanceOf, type Conversation, type Game, type Json, parseJournal, resume } from '@opfor/kernel'
import { value } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { keptFiles } from '../evidence/games/bench/kept-files.ts'
import { shelf } from './index.ts'
import { type KeptFile, keptDiffers } from './kept.ts'

/** The games whose matches are opened: all but drafts, or those that a change touches. */
const wanted = process.env['OPFOR_GAMES']?.split(' ')
const games = shelf.filter(({ id, stage }) => stage !== 'draft' && (wanted?.includes(id) ?? true))

function journalOf(game: Game, { text }: KeptFile) {
  return value(parseJournal(JSON.parse(text) as Json, game))
}

describe.each<Game>(games)('the kept matches of $title', (game) => {
  const kept = keptFiles(game)
  const journals = kept.map((file) => journalOf(game, file))

  test('are some, and at most twelve', () => {
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.length).toBeLessThanOrEqual(12)
  })

  test.each(kept)('$name plays on; if a rule has changed: npm run keep', (file) => {
    expect(keptDiffers(game, file)).toBeUndefined()
    const match = value(resume(game, journalOf(game, file)))
    const before = match.steps.length
    const answered = playOn(match)
    expect(match.question === undefined || answered === 10).toBe(true)
    expect(match.steps).toHaveLength(before + answered)
  })

  test('have every answer of every option, and another number than the standard', () => {
    const never = game.options.flatMap(({ question, standard }) => {
      const answers = new Set(journals.map(({ settings }) => settings.options[question.id]))
      const other = [...answers].some((answer) => answer !== standard)
      const missing = (question.options ?? []).filter(({ id }) => !answers.has(id)).map(({ id }) => id)
      return [...missing, ...(other ? [] : ['another'])].map((answer) => `${question.id}: ${answer}`)
    })
    expect(never).toEqual([])
  })

  test('have a correction, an overrule, steps undone and another way, and a reading of each ruling', () => {
    const kinds = new Set(journals.flatMap(({ entries }) => entries.flatMap((entry) => Object.keys(entry))))
    for (const kind of ['q', 'turn', 'correct', 'overrule', 'undo', 'redo']) expect(kinds).toContain(kind)
    const standard = game.rulings.filter(({ id, standard }) =>
      journals.every(({ settings }) => settings.rulings[id] === standard),
    )
    expect(standard.map(({ id }) => id)).toEqual([])
  })
})

/** Answers ten questions at random, or to the end. */
function playOn(match: Conversation<unknown>): number {
  for (let at = 0; at < 10; at += 1) {
    const { question } = match
    if (question === undefined) return at
    value(match.answer(question.write(question.sample(chanceOf(at, 7))), 'person'))
  }
  return 10
}
