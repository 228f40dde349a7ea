import { describe, expect, test } from 'vitest'
import { playedMatch } from '../../evidence/variants/programs/played.ts'
import { randomReadings } from '../../evidence/variants/programs/random-settings.ts'
import { gameOfPage, moddableGames, writePrintedVariant, readVariant } from '../index.ts'
import { namedSourcesOf } from './opponent.ts'

describe.each(moddableGames)('$game.title', (opponent) => {
  const { game } = opponent
  const page = writePrintedVariant(opponent)

  test('is written out', async () => {
    await expect(page).toMatchFileSnapshot(`pages/${game.id}.md`)
  })

  test('is read back without findings or changes', () => {
    const { findings, changes, lists } = readVariant(page, opponent)
    expect({ findings, changes }).toEqual({ findings: [], changes: [] })
    expect([...lists.keys()]).toEqual(namedSourcesOf(game).map(({ source }) => source.id))
  })

  test('plays as the code does: the same decisions, lines, citations and words', () => {
    const written = gameOfPage(page)
    if (!written.ok) throw new Error(written.problem)
    for (let seed = 0; seed < 2; seed += 1) {
      const settings = randomReadings(game, seed)
      expect(playedMatch(written.value, settings, seed)).toEqual(playedMatch(game, settings, seed))
    }
  })

  test('publishes facts for lists that it has, under names that no printed line has', () => {
    const lists = namedSourcesOf(game).map(({ source }) => source.id)
    expect(Object.keys(opponent.published.lists).filter((id) => !lists.includes(id))).toEqual([])
  })
})
