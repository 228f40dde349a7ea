import type { SettingsInput } from '@opfor/kernel'
import { playAnswers, chosenBy, explanationText, newMatch, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { templateGame } from './index.ts'
import type { Situation } from './table/situation.ts'

function matchWith([mill = 0, ford = 0, abbey = 0]: readonly number[], wishes: SettingsInput = {}) {
  const position = { round: 1, sacks: { mill, ford, abbey }, patrol: 'camp', den: 0 }
  return newMatch<Situation>(templateGame, wishes, 1, position)
}

describe('the target', () => {
  test('the village with the most sacks, with the reason', () => {
    const match = playAnswers(matchWith([2, 4, 3]), ['whereTo', 'mill'], ['howMany', 4])
    expect(explanationText(match, 'target')).toMatchInlineSnapshot(`
      "1. it has a sack: all
      2. the patrol is elsewhere [ruling: “Scouts”]: the ford and the abbey
      3. the most sacks: the ford (the ford: 4 and the abbey: 3)
      Target: the ford"
    `)
  })

  test('the raider avoids the patrol, unless it only guesses', () => {
    const target = (scouts: string) => {
      const match = matchWith([4, 3, 2], { rulings: { 'template-game.scouts': scouts } })
      return chosenBy(playAnswers(match, ['whereTo', 'mill']), 'target')
    }
    expect([target('knows'), target('guesses')]).toEqual(['ford', 'mill'])
  })
})

describe('the raid', () => {
  test.each([
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 2],
  ])('a roll of %i carries off %i', (shown, taken) => {
    const match = playAnswers(matchWith([4, 3, 2]), ['whereTo', 'abbey'], ['howMany', shown])
    expect(match.situation).toMatchObject({ den: taken, sacks: { mill: 4 - taken } })
  })

  test('two sacks are rolled where one lies', () => {
    const match = playAnswers(matchWith([1, 0, 0]), ['whereTo', 'ford'], ['howMany', 6])
    expect(match.situation).toMatchObject({ den: 1, sacks: { mill: 0 } })
  })

  test('the raider waits where the patrol is', () => {
    const match = playAnswers(matchWith([1, 0, 0]), ['whereTo', 'mill'])
    expect(logTexts(match)).toContain('The raider waits outside the mill.')
    expect(match.situation.den).toBe(0)
  })
})

describe('the end', () => {
  test('the raider wins with six sacks', () => {
    const match = newMatch<Situation>(templateGame, {}, 1, {
      round: 2,
      sacks: { mill: 3, ford: 2, abbey: 2 },
      patrol: 'camp',
      den: 5,
    })
    expect(playAnswers(match, ['whereTo', 'ford'], ['howMany', 5]).outcome).toMatchObject({ winner: 'bot' })
  })

  test('you win after the last round', () => {
    const match = newMatch<Situation>(templateGame, {}, 1, {
      round: 10,
      sacks: { mill: 4, ford: 4, abbey: 4 },
      patrol: 'camp',
      den: 0,
    })
    expect(playAnswers(match, ['whereTo', 'ford'], ['howMany', 1]).outcome).toMatchObject({
      winner: 'player',
    })
  })
})
