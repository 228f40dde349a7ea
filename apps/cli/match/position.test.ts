import { readFileSync } from 'node:fs'
import path from 'node:path'
import { digestValue, type Json, autoPlay, randomAnswerer, resolveSettings } from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import { newMatch, unwrapProblem, randomMatch, answerChance, logTexts, unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefPosition } from '../files/brief-position.ts'
import { startingPosition } from './position-command.ts'
import { requireGame } from '../testing/games.ts'
import { tidyJson } from '../files/tidy-json.ts'

describe.each(['blitzkrieg', 'blood-and-plunder', 'admiral'])('a position of %s', (id) => {
  const game = requireGame(id)
  const settings = unwrap(resolveSettings(game))

  test('is parsed back to the same table at every question', () => {
    const match = newMatch(game, {}, 3)
    for (let questions = 0; match.question !== undefined && questions < 60; questions += 1) {
      const { question } = match
      if (questions % 6 === 0 && game.validateSituation?.(match.situation) === undefined) {
        const position = unwrap(briefPosition(game, match.situation, settings))
        const again = unwrap(game.parseSituation(JSON.parse(tidyJson(position)) as Json, settings))
        expect(digestValue(again)).toBe(digestValue(match.situation))
      }
      autoPlay(match, (each) => (each === question ? randomAnswerer(questions) : undefined))
    }
  })

  test('contains no fields that follow from the settings', () => {
    const position = tidyJson(unwrap(startingPosition(id, [], [])))
    for (const given of ['rulings', 'battle', 'house', 'board', 'profile', 'weights'])
      expect(position).not.toContain(`"${given}"`)
  })

  test('can be played from', () => {
    const match = newMatch(game, {}, 1, unwrap(startingPosition(id, [], [])))
    expect(match.question ?? match.outcome).toBeDefined()
  })
})

test('a game without positions reports it', () => {
  expect(unwrapProblem(startingPosition('conflict-of-heroes', [], []))).toBe(
    'Conflict of Heroes: Awakening the Bear does not support positions: A firefight is generated, not entered.',
  )
})

test('optional fields are omitted, also in lists', () => {
  const match = randomMatch(smallGame, 1)
  const position = unwrap(
    briefPosition(smallGame as never, match.situation, match.journal.settings),
  ) as Readonly<Record<string, Json>>
  expect(Object.keys(position)).not.toContain('rulings')
  expect(Object.keys((position['towers'] as readonly object[])[0] ?? {})).toEqual([
    'id',
    'supplies',
    'distance',
    'inSight',
    'moved',
  ])
})

describe('the example in the documentation', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/positions.md'), 'utf8')
  const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? []

  test('is a position of BLITZKRIEG!, from which the bot plays as the page says', () => {
    const match = newMatch(requireGame('blitzkrieg'), {}, 1, JSON.parse(example) as Json)
    answerChance(match)
    expect(logTexts(match)).toContain(
      'The bot places airforce 1 on Pacific Ocean, campaign 1, space 2 (Research).',
    )
    expect(logTexts(match)).toContain('+2 VP for the bot: it wins campaign 1 of Pacific Ocean.')
  })

  test.each(['blitzkrieg', 'blood-and-plunder', 'admiral'])('every field of %s is in its table', (id) => {
    const position = unwrap(startingPosition(id, [], []))
    const missing = fieldsIn(position).filter((field) => !page.includes(`\`${field}\``))
    expect(missing).toEqual([])
  })
})

function fieldsIn(json: Json): readonly string[] {
  if (Array.isArray(json)) return (json as readonly Json[]).flatMap(fieldsIn)
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, value_]) => [key, ...fieldsIn(value_)])
}
