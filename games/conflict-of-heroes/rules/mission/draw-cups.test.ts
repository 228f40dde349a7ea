import { format } from '@opfor/kernel'
import { playAnswers, logTexts, type ScriptedAnswer } from '@opfor/kernel/testing'
import { expect, test, describe } from 'vitest'
import { briefing } from '../completion/briefing.ts'
import type { Situation } from '../../table/situation.ts'
import { corrected } from '../../testing/corrected.ts'
import { discardRest, solo, typed } from '../../testing/matches.ts'
import { truckOfSoviet22 } from '../special-rules/truck-of-soviet-22.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

const begun = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

const linesOf = (now: Situation): readonly string[] =>
  briefing(now).parts.flatMap(({ lines }) => lines.map((line) => format(line)))

test('there is one Rumored Enemy Draw Cup for both sides', () => {
  const match = solo({}, by('chosenUnit', 'either'))
  playAnswers(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
  playAnswers(match, ...typed('german-14', 'special'), ['hideUnit', 'german Pioneer 17'])
  for (const hex of ['1-C03', '1-C05', '1-C07']) playAnswers(match, ['rumorHex', hex])
  const told = logTexts(match).join(' ')
  expect(told).toContain('Put Pioneer 17 into the Rumored Enemy Draw Cup.')
  expect(told).toContain('Put 2 No Enemy counters into the Rumored Enemy Draw Cup.')
  playAnswers(match, ...typed('soviet-08', 'special'), ['hideCard', 'none'])
  discardRest(match)
  playAnswers(match, ['yourSide', 1], ['mineHex', '1-K03'], ['symbol', 'shield'], ['yellow', false])
  playAnswers(match, ['parameter', false], ...begun)
  expect(logTexts(match).join()).toContain('put a Mine counter into the Rumored Enemy Draw Cup.')
  const lines = linesOf(match.situation)
  expect(lines).toContain('Rumored Enemy Draw Cup: Pioneer 17, No Enemy (2) and a Mine.')
})

function next(match: ReturnType<typeof solo>, ...answers: readonly ScriptedAnswer[]): readonly string[] {
  const from = match.log.length
  playAnswers(match, ...answers)
  return logTexts(match, from)
}

describe('G 5.6: the Draw Cup of the AI', () => {
  const withCup = () => {
    const match = solo()
    playAnswers(match, ['play', 'german-04-bottom'], ['play', 'soviet-05'], ['half', 'neither'])
    discardRest(match)
    return playAnswers(match, ['yourSide', 6], ['sheet', 1], ...begun, ['mission', 'enter'])
  }

  test('a unit that is drawn enters, if you say so', () => {
    const match = withCup()
    expect(next(match, ['drawUnit', ['german Pioneer 18']])).toEqual([
      'Pioneer 18 enters with the move order, from map 1, long edge A02 to A18.',
    ])
    expect(linesOf(match.situation)).toContain(
      'Units of the German player enter from map 1, long edge A02 to A18.',
    )
    expect(match.question?.to).toBe('player')
    expect(match.question && format(match.question.text)).toContain('Pioneer 18')
    expect(next(match, ['completed', true])).toEqual(['Pioneer 18 is where its move ended on your table.'])
    expect(match.situation.units['german Pioneer 18']).toMatchObject({ at: 'entered', card: 'german-04' })
  })

  test('its edge is told by whose it is where a correction has taken it away', () => {
    const match = withCup()
    corrected(match, { set: 'edge-german', to: '' })
    expect(next(match, ['drawUnit', ['german Pioneer 18']])).toEqual([
      'Pioneer 18 enters from the entry edge of the Germans with the move order.',
    ])
  })

  test('or the AI passes', () => {
    const match = playAnswers(withCup(), ['drawUnit', ['german Pioneer 18']])
    expect(next(match, ['completed', false])).toEqual([
      'The AI passes; Pioneer 18 goes back into the AI Draw Cup.',
    ])
  })
})

describe('G 6.2: a Rumored Enemy that is revealed', () => {
  const rumored = () => {
    const rulings = {
      'conflict-of-heroes.ownRumors': 'hidden',
      'conflict-of-heroes.chosenUnit': 'either',
    }
    const match = solo({}, { rulings })
    playAnswers(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
    playAnswers(match, ...typed('german-14', 'special'), ['hideUnit', 'german Pioneer 17'])
    for (const hex of ['1-B03', '1-B05', '1-B07']) playAnswers(match, ['rumorHex', hex])
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['area', 'order'], ['symbol', 'shield'], ['parameter', false])
    return playAnswers(match, ...begun, ['mission', 'reveal'])
  }

  test('is told by what comes out of the cup: nobody, or a unit', () => {
    const match = rumored()
    expect(match.question?.to).toBe('player')
    playAnswers(match, ['whichRumor', '1-B03'])
    expect(match.question?.options?.map(({ name }) => format(name))).toEqual(['Pioneer 17', 'No Enemy'])
    expect(next(match, ['drawRumor', ['noEnemy']])).toEqual([
      'The Rumored Enemy on B03 turns out to be No Enemy.',
    ])
    expect(match.question?.id).toBe('coh.mission')
    expect(
      next(match, ['mission', 'reveal'], ['whichRumor', '1-B05'], ['drawRumor', ['german Pioneer 17']]),
    ).toEqual(['The Rumored Enemy on B05 turns out to be Pioneer 17.'])
  })
})

describe('G 6.2: the Truck of Soviet 22', () => {
  test('is none of other units of its card, and no Truck of another card', () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'units'), ...typed('soviet-22', 'special'))
    const { situation } = match
    const truck = situation.units['soviet Truck a']
    if (truck === undefined) throw new Error('There is no Truck.')
    const units = (more: typeof situation.units) => truckOfSoviet22({ ...situation, units: more })
    const elsewhere = { ...truck, card: 'soviet-05' }
    expect(units({ 'soviet Rifle 01': truck, 'soviet Truck a': truck })).toBe('soviet Truck a')
    expect(units({ 'soviet Truck b': elsewhere, 'soviet Truck a': truck })).toBe('soviet Truck a')
    expect(units({ 'soviet Truck b': elsewhere, 'soviet Rifle 01': truck })).toBeUndefined()
  })
})
