import { say } from '@opfor/kernel'
import { answer, offered, said } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from '../completion/briefing.ts'
import { missionOf } from '../../table/situation.ts'
import { discardRest, solo, typed } from '../../testing/matches.ts'
import { toldBy } from '../../testing/told-by.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

const face = [['area', 'order'] as const, ['symbol', 'shield'] as const, ['parameter', false] as const]

describe('G 6.2, Soviet 22', () => {
  /** The Soviets are the AI, and have played a half of card 22 that names Truck a among its units. */
  const developed = (half: 'top' | 'bottom') => {
    const told = { section: half === 'top' ? 'special' : 'units', caps: 0, units: ['Truck a'] }
    const pack = { opfor: 1, title: 'mine', cards: { 'soviet-22': { [half]: told } } }
    const match = solo({ pack })
    answer(match, ...typed('german-05', 'units'), ['play', `soviet-22-${half}`])
    discardRest(match)
    answer(match, ['yourSide', 1])
    if (half === 'top') answer(match, ['area', 'order'], ['symbol', 'shield'], ['parameter', false])
    else answer(match, ['sheet', 1])
    return answer(match, ['markerStart', 0], ['end', 20])
  }

  test('a Truck that Soviet 08 has hidden is taken out of the Rumored Enemy Draw Cup, and told so', () => {
    const match = solo()
    answer(match, ...typed('german-05', 'units'), ...typed('soviet-22', 'special'))
    answer(match, ...typed('german-06', 'units'), ...typed('soviet-08', 'special'))
    answer(match, ['hideCard', 'soviet-22'], ['rumorHex', '1-K08'], ['rumorHex', '1-K10'])
    discardRest(match)
    answer(match, ['yourSide', 1], ['mineHex', '1-K18'])
    answer(match, ['symbol', 'shield'], ['yellow', false], ['parameter', false], ...face)
    answer(match, ['markerStart', 0], ['end', 20], ['truckFrom', '1-A'], ['truckTo', '1-L'])
    expect(said(match)).toContain(
      'Take the Truck out of the Rumored Enemy Draw Cup: it enters on the road instead.',
    )
    expect(match.situation.units['soviet Truck a']?.at).toBe('road')
  })

  test('a further Truck of the card goes into the AI Draw Cup', () => {
    const match = answer(developed('top'), ['truckFrom', '1-A'], ['truckTo', '1-L'])
    expect(match.situation.units['soviet Truck a']?.at).toBe('entryCup')
    expect(match.situation.units['soviet Truck b']?.at).toBe('road')
  })

  test('a Truck of its bottom drives by itself, as that of its top', () => {
    const match = answer(developed('bottom'), ['truckFrom', '1-A'], ['truckTo', '1-L'])
    expect(match.situation.units['soviet Truck a']?.at).toBe('road')
  })
})

describe('G 6.2, Soviet 22:', () => {
  /** The Soviets are the AI, and their Truck is under way; the mission ends on space 2. */
  const driving = (how: string) => {
    const match = solo({}, by('lastMove', how))
    answer(match, ...typed('german-05', 'units'), ...typed('soviet-22', 'special'))
    discardRest(match)
    answer(match, ['yourSide', 1], ...face, ['markerStart', 0], ['end', 2])
    answer(match, ['truckFrom', '1-A'], ['truckTo', '1-L'], ['soloHandicap', 'none'])
    const from = match.told.length
    answer(match, ['mission', 'two'])
    return said(match, from).filter((text) => text.includes('Truck'))
  }

  /** The AI's Truck lies on the space of Round 3. */
  const ofRound3 = (how: string) => {
    const cards = { 'soviet-22': { top: { section: 'special', caps: 0, round: 3 } } }
    const match = solo({ pack: { opfor: 1, title: 'mine', cards } }, by('truckRound', how))
    answer(match, ...typed('german-05', 'units'), ['play', 'soviet-22-top'])
    discardRest(match)
    answer(match, ['yourSide', 1], ...face, ['markerStart', 0], ['end', 20])
    return answer(match, ['truckFrom', '1-A'], ['truckTo', '1-L'], ['soloHandicap', 'none'])
  }

  test('truckRound: it enters at once, and moves for each space', () => {
    const match = ofRound3('atOnce')
    expect(match.situation.units['soviet Truck a']?.at).toBe('road')
    expect(toldBy(match, ['mission', 'one'])).toContain('The Truck moves its full movement along the road.')
  })

  test('truckRound: or it waits for its Round, and moves from then on', () => {
    const match = ofRound3('round')
    const edges = 'map 1, long edge A02 to A18 and drives on the road to map 1, long edge L02 to L18.'
    expect(said(match)).toContain(`In Round 3 the Truck enters over ${edges}`)
    const page = briefing(match.situation).parts.flatMap(({ lines }) => lines.map((line) => say(line)))
    expect(page).toContain(`In Round 3 the Truck enters over ${edges}`)
    expect(offered(match)).not.toContain('truck')
    expect(toldBy(match, ['mission', 'one']).join()).not.toContain('Truck')
    answer(match, ['mission', 'round'])
    expect(match.situation.units['soviet Truck a']?.at).toBe('round-3')
    expect(toldBy(match, ['mission', 'round'])).toContain(`The Truck enters over ${edges}`)
    expect(match.situation.units['soviet Truck a']?.at).toBe('road')
    expect(offered(match)).toContain('truck')
    expect(toldBy(match, ['mission', 'one'])).toContain('The Truck moves its full movement along the road.')
  })

  test('truckRound: one that is destroyed before its Round has no road any more', () => {
    const match = ofRound3('round')
    answer(match, ['mission', 'lost'], ['lost', 'soviet Truck a'], ['lostVp', 0])
    expect(missionOf(match.situation).truck).toBeUndefined()
  })

  test('lastMove: for the space that ends the mission the Truck does not move, or it does', () => {
    expect(driving('ended')).toEqual(['The Truck moves its full movement along the road.'])
    expect(driving('moves')).toEqual(['The Truck moves its full movement along the road, 2 times.'])
  })
})
