import { describe, expect, test } from 'vitest'
import { playedMatch } from '../evidence/variants/bench/played.ts'
import { randomReadings } from '../evidence/variants/bench/random-settings.ts'
import { gameOfPage, opponents, readVariant, singleEdits } from './index.ts'

describe.each(opponents)('$game.title', (opponent) => {
  const edits = singleEdits(opponent)

  test('an edit changes something, and is refused only for lines that are needed', () => {
    expect(new Set(edits.map(({ told }) => told)).size).toBe(edits.length)
    const read = edits
      .filter((_, at) => at % 10 === 0)
      .map(({ told, text }) => ({ told, ...readVariant(text, opponent) }))
    expect(read.filter(({ changes }) => changes.length === 0).map(({ told }) => told)).toEqual([])
    const ids = read.flatMap(({ findings }) => findings.map(({ id }) => id))
    expect(ids.filter((id) => !/needed|noTie/.test(id))).toEqual([])
  })

  test('one in forty of them is played to its end', () => {
    const settings = randomReadings(opponent.game, 0)
    const games = edits.filter((_, at) => at % 40 === 0).map(({ text }) => gameOfPage(text))
    expect(games.length).toBeGreaterThan(0)
    for (const game of games)
      if (game.ok) expect(playedMatch(game.value, settings, 1).decisions).toBeGreaterThan(0)
  })
})
