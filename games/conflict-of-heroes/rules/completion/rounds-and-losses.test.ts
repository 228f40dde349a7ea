import { format } from '@opfor/kernel'
import { playAnswers, optionIds, logTexts, type ScriptedAnswer } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { conflictOfHeroes } from '../../index.ts'
import { standing } from './rounds-and-losses.ts'
import { missionOf, unitsAt } from '../../table/situation.ts'
import { corrected } from '../../testing/corrected.ts'
import { discardRest, solo, typed } from '../../testing/matches.ts'

const begun: readonly ScriptedAnswer[] = [
  ['markerStart', 0],
  ['end', 20],
  ['soloHandicap', 'none'],
]

function running(wishes: Parameters<typeof solo>[1] = {}) {
  const match = solo({}, wishes)
  playAnswers(match, ...typed('german-05', 'units', '0', ['units']), ['units', ['german Rifle 01']])
  playAnswers(match, ['play', 'soviet-03-bottom'])
  discardRest(match)
  return playAnswers(match, ['yourSide', 6], ['sheet', 1], ...begun)
}

function next(match: ReturnType<typeof running>, ...answers: readonly ScriptedAnswer[]): readonly string[] {
  const from = match.log.length
  playAnswers(match, ...answers)
  return logTexts(match, from)
}

describe('units of a Round space', () => {
  const arriving = (...side: readonly ScriptedAnswer[]) => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'units'), ['play', 'soviet-04-top'])
    discardRest(match)
    return playAnswers(match, ...side, ...begun)
  }

  test('of yours enter by your edge', () => {
    const match = arriving(['yourSide', 6], ['sheet', 1])
    const told = next(match, ['mission', 'round'])
    expect(unitsAt(match.situation, 'edge')).toEqual(['soviet Rifle 07', 'soviet Rifle 08'])
    expect(unitsAt(match.situation, 'entryCup')).toEqual([])
    expect(told).toHaveLength(4)
    expect(told[1]).toBe('Move the Round marker to space 2.')
    expect(told[3]).toBe('Your reinforcements may enter now: Soviet Rifle 07 and Soviet Rifle 08.')
  })

  test("of the AI's go into its Draw Cup, and only that is told", () => {
    const match = arriving(['yourSide', 1], ['parameter', false])
    const told = next(match, ['mission', 'round'])
    expect(told).toHaveLength(4)
    expect(told[3]).toBe(
      'Reinforcements of the AI: put Soviet Rifle 07 and Soviet Rifle 08 into the AI Draw Cup.',
    )
  })

  test('are the newest headline of the Round, by the rule of the Rounds and that of the cup', () => {
    const match = arriving(['yourSide', 1], ['parameter', false])
    playAnswers(match, ['mission', 'round'])
    const told = match.log.at(-1)
    expect(told).toMatchObject({ tell: { id: 'coh.arrivingAI', as: 'headline' } })
    expect(conflictOfHeroes.cites?.['coh.arrivingAI']?.heading).toBe('G 3.6, 5.6 Rounds, AI Draw Cup')
    expect(conflictOfHeroes.cites?.['coh.arriving']?.heading).toBe('G 3.6 Rounds')
  })

  test('are not offered as destroyed at first glance before they arrive, but can be named', () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'units', '0', ['units']), ['units', ['german Rifle 01']])
    playAnswers(match, ['play', 'soviet-04-top'])
    discardRest(match)
    playAnswers(match, ['yourSide', 1], ['parameter', false], ...begun, ['mission', 'lost'])
    const named = (seldom: true | undefined): readonly string[] =>
      (match.question?.options ?? []).filter((each) => each.isRare === seldom).map(({ id }) => id)
    expect(named(undefined)).toEqual(['german Rifle 01'])
    expect(named(true)).toEqual(['soviet Rifle 07', 'soviet Rifle 08'])
    playAnswers(match, ['lost', 'soviet Rifle 07'])
    expect(match.question?.id).toBe('coh.lostVp')
  })

  test('are told of only in their Round', () => {
    const match = arriving(['yourSide', 6], ['sheet', 1])
    playAnswers(match, ['mission', 'round'])
    expect(next(match, ['mission', 'round'])).toHaveLength(3)
  })
})

describe('a unit that is destroyed', () => {
  test('is the one that is named, and cannot be destroyed again', () => {
    const match = running()
    playAnswers(match, ['mission', 'lost'])
    expect(optionIds(match)).toContain('soviet Rifle 05')
    playAnswers(match, ['lost', 'soviet Rifle 05'])
    expect(match.question && format(match.question.text)).toBe(
      'How many VP is Soviet Rifle 05 worth, by your cards?',
    )
    expect(next(match, ['lostVp', 2])).toEqual(['Soviet Rifle 05 is destroyed.', 'VP of the Germans: 2.'])
    expect(standing(match.situation)).not.toContain('soviet Rifle 05')
    playAnswers(match, ['mission', 'lost'])
    expect(optionIds(match)).not.toContain('soviet Rifle 05')
  })

  test('costs a CAP as long as there is one: what is told is what was really taken', () => {
    const match = running()
    corrected(match, { set: 'lost', to: 6 })
    expect(next(match, ['mission', 'round'])[0]).toBe(
      'Round 2: you have 0 CAPs, 4 less for the units that you have lost, and draw 1 Action Card.',
    )
    expect(missionOf(match.situation)).toMatchObject({ lost: 6, caps: 0 })
  })

  test("of the AI's gives you its VP, and costs you no CAP", () => {
    const match = running()
    playAnswers(match, ['mission', 'lost'], ['lost', 'german Rifle 01'], ['lostVp', 2])
    expect(missionOf(match.situation)).toMatchObject({ lost: 0, vp: { german: 0, soviet: 2 } })
  })
})

test('you are asked, not the AI: what was lost and what it was worth, CAPs, VP and the VP at the end', () => {
  const match = running()
  const to = (...answers: readonly ScriptedAnswer[]) => playAnswers(match, ...answers).question?.to
  const asked = [
    to(['mission', 'lost']),
    to(['lost', 'soviet Rifle 05']),
    to(['lostVp', 1], ['mission', 'caps']),
    to(['capsLeft', 1], ['mission', 'vp']),
    to(['scores', 'soviet']),
    to(['vp', 1], ['mission', 'end']),
  ]
  expect(asked).toEqual(asked.map(() => 'player'))
  expect(match.question && format(match.question.text)).toContain('how many VP do the Germans have in all')
})

test('VP that are scored and CAPs that are spent are asked for by name and number', () => {
  const match = running()
  playAnswers(match, ['mission', 'caps'])
  expect(match.question?.proposal).toBe(missionOf(match.situation).caps - 1)
  playAnswers(match, ['capsLeft', 1], ['mission', 'vp'], ['scores', 'soviet'])
  expect(match.question && format(match.question.text)).toBe('How many VP do the Soviets score?')
  expect(next(match, ['vp', 3])).toEqual(['VP of the Soviets: 3.'])
})

describe('Soviet 22 (G 6.2): the Truck of the AI', () => {
  const driving = () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'units', '0', ['units']), ['units', ['german Rifle 01']])
    playAnswers(match, ...typed('soviet-22', 'special'))
    discardRest(match)
    playAnswers(match, ['yourSide', 1], ['area', 'order'], ['symbol', 'shield'], ['parameter', false])
    playAnswers(match, ['markerStart', 0], ['end', 20], ['truckFrom', '1-A'], ['truckTo', '1-L'])
    return playAnswers(match, ['soloHandicap', 'none'])
  }

  test('drives on when another unit is destroyed', () => {
    const match = driving()
    playAnswers(match, ['mission', 'lost'], ['lost', 'german Rifle 01'], ['lostVp', 1])
    expect(missionOf(match.situation).truck).toBeDefined()
    expect(next(match, ['mission', 'two'])).toContain(
      'The Truck moves its full movement along the road, 2 times.',
    )
  })

  test('that has left by its edge cannot be destroyed', () => {
    const match = driving()
    expect(standing(match.situation)).toContain('soviet Truck a')
    expect(next(match, ['mission', 'truck'])).toEqual([
      'Take the Truck off the map: it has exited by map 1, long edge L02 to L18.',
    ])
    expect(standing(match.situation)).not.toContain('soviet Truck a')
  })
})

describe('the end', () => {
  const ended = (german: number, soviet: number) => {
    const match = running()
    const told = next(match, ['mission', 'end'])
    playAnswers(match, ['finalVp', german], ['finalVp', soviet])
    return { told, text: match.outcome && format(match.outcome.text), match }
  }

  test('is told with the VP of both sides', () => {
    expect([ended(1, 3).text, ended(4, 2).text, ended(2, 2).text]).toEqual([
      'You win with 3 VP against 1, as the Soviets.',
      'The AI wins with 4 VP against 2, as the Germans.',
      'It is a draw: both sides have 2 VP.',
    ])
  })

  test('called by you is told, and each side is asked by its name', () => {
    const { told, match } = ended(1, 3)
    expect(told).toEqual(['The mission is over.'])
    expect(logTexts(match).slice(-3)).toEqual([
      'VP of the Germans: 1.',
      'VP of the Soviets: 3.',
      'The Victory Points are counted.',
    ])
    expect(match.situation.stage).toBe('over')
  })
})
