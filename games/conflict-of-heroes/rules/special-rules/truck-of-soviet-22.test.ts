import { format } from '@opfor/kernel'
import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from '../completion/briefing.ts'
import { missionOf } from '../../table/situation.ts'
import { discardRest, solo, typed } from '../../testing/matches.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

const face = [['area', 'order'] as const, ['symbol', 'shield'] as const, ['parameter', false] as const]

describe('G 6.2, Soviet 22', () => {
  const developed = (half: 'top' | 'bottom') => {
    const told = { section: half === 'top' ? 'special' : 'units', caps: 0, units: ['Truck a'] }
    const pack = { opfor: 1, title: 'mine', cards: { 'soviet-22': { [half]: told } } }
    const match = solo({ pack })
    playAnswers(match, ...typed('german-05', 'units'), ['play', `soviet-22-${half}`])
    discardRest(match)
    playAnswers(match, ['yourSide', 1])
    if (half === 'top') playAnswers(match, ['area', 'order'], ['symbol', 'shield'], ['parameter', false])
    else playAnswers(match, ['sheet', 1])
    return playAnswers(match, ['markerStart', 0], ['end', 20])
  }

  test('a Truck that Soviet 08 has hidden is taken out of the Rumored Enemy Draw Cup, and told so', () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'units'), ...typed('soviet-22', 'special'))
    playAnswers(match, ...typed('german-06', 'units'), ...typed('soviet-08', 'special'))
    playAnswers(match, ['hideCard', 'soviet-22'], ['rumorHex', '1-K08'], ['rumorHex', '1-K10'])
    discardRest(match)
    playAnswers(match, ['yourSide', 1], ['mineHex', '1-K18'])
    playAnswers(match, ['symbol', 'shield'], ['yellow', false], ['parameter', false], ...face)
    playAnswers(match, ['markerStart', 0], ['end', 20], ['truckFrom', '1-A'], ['truckTo', '1-L'])
    expect(logTexts(match)).toContain(
      'Take the Truck out of the Rumored Enemy Draw Cup: it enters on the road instead.',
    )
    expect(match.situation.units['soviet Truck a']?.at).toBe('road')
  })

  test('a further Truck of the card goes into the AI Draw Cup', () => {
    const match = playAnswers(developed('top'), ['truckFrom', '1-A'], ['truckTo', '1-L'])
    expect(match.situation.units['soviet Truck a']?.at).toBe('entryCup')
    expect(match.situation.units['soviet Truck b']?.at).toBe('road')
  })

  test('a Truck of its bottom drives by itself, as that of its top', () => {
    const match = playAnswers(developed('bottom'), ['truckFrom', '1-A'], ['truckTo', '1-L'])
    expect(match.situation.units['soviet Truck a']?.at).toBe('road')
  })
})

describe('G 6.2, Soviet 22:', () => {
  const driving = (how: string) => {
    const match = solo({}, by('lastMove', how))
    playAnswers(match, ...typed('german-05', 'units'), ...typed('soviet-22', 'special'))
    discardRest(match)
    playAnswers(match, ['yourSide', 1], ...face, ['markerStart', 0], ['end', 2])
    playAnswers(match, ['truckFrom', '1-A'], ['truckTo', '1-L'], ['soloHandicap', 'none'])
    const from = match.log.length
    playAnswers(match, ['mission', 'two'])
    return logTexts(match, from).filter((text) => text.includes('Truck'))
  }

  const ofRound3 = (how: string) => {
    const cards = { 'soviet-22': { top: { section: 'special', caps: 0, round: 3 } } }
    const match = solo({ pack: { opfor: 1, title: 'mine', cards } }, by('truckRound', how))
    playAnswers(match, ...typed('german-05', 'units'), ['play', 'soviet-22-top'])
    discardRest(match)
    playAnswers(match, ['yourSide', 1], ...face, ['markerStart', 0], ['end', 20])
    return playAnswers(match, ['truckFrom', '1-A'], ['truckTo', '1-L'], ['soloHandicap', 'none'])
  }

  test('truckRound: it enters at once, and moves for each space', () => {
    const match = ofRound3('atOnce')
    expect(match.situation.units['soviet Truck a']?.at).toBe('road')
    expect(loggedByAnswers(match, ['mission', 'one'])).toContain(
      'The Truck moves its full movement along the road.',
    )
  })

  test('truckRound: or it waits for its Round, and moves from then on', () => {
    const match = ofRound3('round')
    const edges = 'map 1, long edge A02 to A18 and drives along the road to map 1, long edge L02 to L18.'
    expect(logTexts(match)).toContain(`In Round 3 the Truck enters from ${edges}`)
    const page = briefing(match.situation).parts.flatMap(({ lines }) => lines.map((line) => format(line)))
    expect(page).toContain(`In Round 3 the Truck enters from ${edges}`)
    expect(optionIds(match)).not.toContain('truck')
    expect(loggedByAnswers(match, ['mission', 'one']).join()).not.toContain('Truck')
    playAnswers(match, ['mission', 'round'])
    expect(match.situation.units['soviet Truck a']?.at).toBe('round-3')
    expect(loggedByAnswers(match, ['mission', 'round'])).toContain(`The Truck enters from ${edges}`)
    expect(match.situation.units['soviet Truck a']?.at).toBe('road')
    expect(optionIds(match)).toContain('truck')
    expect(loggedByAnswers(match, ['mission', 'one'])).toContain(
      'The Truck moves its full movement along the road.',
    )
  })

  test('truckRound: one that is destroyed before its Round has no road any more', () => {
    const match = ofRound3('round')
    playAnswers(match, ['mission', 'lost'], ['lost', 'soviet Truck a'], ['lostVp', 0])
    expect(missionOf(match.situation).truck).toBeUndefined()
  })

  test('lastMove: for the space that ends the mission the Truck does not move, or it does', () => {
    expect(driving('ended')).toEqual(['The Truck moves its full movement along the road.'])
    expect(driving('moves')).toEqual(['The Truck moves its full movement along the road, 2 times.'])
  })
})
