import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { playedMatch } from '../evidence/variants/programs/played.ts'
import { randomReadings } from '../evidence/variants/programs/random-settings.ts'
import { gameOfPage, houseRuleNamesFor, moddableGames, readVariant, singleEdits } from './index.ts'
import { changesIn, requireModdableGame, problemsIn } from './testing/house-rules.ts'

test('the page in the README is read, and changes something', () => {
  const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8')
  const block = /(?:^ {4}.*\n|^\n)+/gmu.exec(readme.slice(readme.indexOf('    # Grabby bot')))?.[0] ?? ''
  const page = block.replaceAll(/^ {4}/gmu, '')
  expect(problemsIn('blitzkrieg', page)).toEqual([])
  expect(changesIn('blitzkrieg', page).length).toBeGreaterThan(5)
})

const named = (heading: string, id = 'blitzkrieg') =>
  houseRuleNamesFor(heading, requireModdableGame(id)).map(({ name, kind }) => `${kind}: ${name}`)

test('a list knows the facts, numbers and conditions of its printed lines, and those that the game publishes', () => {
  expect(named('Theatre')).toEqual(
    expect.arrayContaining([
      'fact: you lead there',
      'fact: bombing is free there',
      'number: VP for the open campaign',
      "number: the bot's lead",
      'condition: Counterattack',
      'condition: the bot has {n} VP or more',
    ]),
  )
})

test('a column knows its actions, a chart its results, and a heading that is no list nothing', () => {
  expect(named('Command points', 'blood-and-plunder')).toContain('action: Rally')
  expect(named('Chart 1', 'blood-and-plunder')[0]).toMatch(/^result: /)
  expect(named('Weather', 'blood-and-plunder')).toEqual([])
})

describe.each(moddableGames)('$game.title', (opponent) => {
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
