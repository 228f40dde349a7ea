import { seededRandom, type LiveMatch, type Game, type Json, parseJournal, resumeMatch } from '@opfor/kernel'
import { unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { recordedFiles } from './recorded-files.ts'
import { registry } from '../../../games/index.ts'
import { type RecordedMatchFile, recordedDiffers } from './recorded.ts'

/** All games but drafts, or those affected by a change. */
const wanted = process.env['OPFOR_GAMES']?.split(' ')
const games = registry.filter(({ id, stage }) => stage !== 'draft' && (wanted?.includes(id) ?? true))

function journalOf(game: Game, { text }: RecordedMatchFile) {
  return unwrap(parseJournal(JSON.parse(text) as Json, game))
}

describe.each<Game>(games)('the recorded matches of $title', (game) => {
  const recorded = recordedFiles(game)
  const journals = recorded.map((file) => journalOf(game, file))

  test('are some, and at most twelve', () => {
    expect(recorded.length).toBeGreaterThan(0)
    expect(recorded.length).toBeLessThanOrEqual(12)
  })

  test.each(recorded)('$name plays on; if a rule has changed: npm run record', (file) => {
    expect(recordedDiffers(game, file)).toBeUndefined()
    const match = unwrap(resumeMatch(game, journalOf(game, file)))
    const before = match.steps.length
    const answered = playOn(match)
    expect(match.question === undefined || answered === 10).toBe(true)
    expect(match.steps).toHaveLength(before + answered)
  })

  test('have every answer of every option, and another number than the standard', () => {
    const never = game.options.flatMap(({ question, default: standard }) => {
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
    const standard = game.rulings.filter(({ id, default: standard }) =>
      journals.every(({ settings }) => settings.rulings[id] === standard),
    )
    expect(standard.map(({ id }) => id)).toEqual([])
  })
})

/** Answers ten random questions, or to the end. */
function playOn(match: LiveMatch<unknown>): number {
  for (let at = 0; at < 10; at += 1) {
    const { question } = match
    if (question === undefined) return at
    unwrap(match.answer(question.write(question.sample(seededRandom(at, 7))), 'person'))
  }
  return 10
}
