import { chanceAnswererFor, type NumberQuestion, autoPlay, format, resolveWhoRolls } from '@opfor/kernel'
import { playAnswers, logTexts, type ScriptedAnswer } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { layout } from '../../shown/corrections/layout.ts'
import { missionOf } from '../../table/situation.ts'
import { standing } from '../../testing/corrected.ts'
import { discardRest, missionByForms, solo, typed } from '../../testing/matches.ts'
import { eventsAhead } from './track-events.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

const begun = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

describe('G 5.5, the spaces of the sheet that a pack tells:', () => {
  const three = (missionTiles: Readonly<Record<string, readonly number[]>>) => {
    const sheets = { defenseSheet: { missionTiles } }
    const match = solo({ pack: { opfor: 1, title: 'mine', sheets } })
    for (const number of ['05', '06', '07'])
      playAnswers(match, ...typed(`german-${number}`, 'vp'), ...typed(`soviet-${number}`, 'vp'))
    discardRest(match)
    playAnswers(match, ['yourSide', 6])
    for (const _ of [1, 2, 3])
      playAnswers(match, ['area', 'track'], ['symbol', 'shield'], ['yellow', false], ['parameter', false])
    return playAnswers(match, ...begun)
  }
  const track = (match: ReturnType<typeof three>) =>
    missionOf(match.situation).track.map(({ tile, chain, space }) => [tile, chain, space])

  test('a third tile begins on 3a, where the sheet has one', () => {
    expect(track(three({ 3: [6, 10] }))).toEqual([
      ['05', 1, 2],
      ['06', 2, 4],
      ['07', 3, 6],
    ])
    expect(track(three({}))).toContainEqual(['07', 1, 5])
  })

  test('a tile follows them without a question, and leaves after the last', () => {
    const match = three({ 1: [1, 3], 3: [12] })
    playAnswers(match, ['mission', 'one'])
    expect(track(match)).toContainEqual(['05', 1, 3])
    playAnswers(match, ['mission', 'two'])
    expect(standing(match)).toBe('mission')
    expect(track(match).map(([tile]) => tile)).toEqual(['06', '07'])
  })
})

test('a marker that has not reached the track stays before space 1', () => {
  const match = solo()
  discardRest(match)
  playAnswers(match, ['yourSide', 1], ['sheet', 1], ...begun, ['mission', 'stays'])
  expect(logTexts(match).at(-1)).toBe('The Mission Track marker stays before space 1.')
})

describe('G 5.5.1: the mission ends at once on the end space', () => {
  test('an event printed there is not read', () => {
    const match = missionByForms({ events: [2, 3], ends: { 5: 3 } })
    expect(eventsAhead(match.situation)).toEqual([2])
    expect(loggedByAnswers(match, ['mission', 'two']).join()).toContain('space 2')
    expect(loggedByAnswers(match, ['mission', 'two']).filter((line) => line.includes('event'))).toEqual([])
  })
})

test('G 5.5.1: a marker that was put beyond the end space ends the mission with the next order', () => {
  const match = missionByForms({ ends: { 5: 3 } })
  match.correct([{ set: 'marker', to: 7 }])
  expect(loggedByAnswers(match, ['mission', 'stays'])).toEqual(['Space 7 ends the mission.'])
  expect(match.question?.id).toBe('coh.finalVp')
})

const ended: readonly ScriptedAnswer[] = [
  ['markerStart', 0],
  ['end', 20],
]

const against = { soviet: 1, german: 6 } as const

function onTrack(ai: keyof typeof against, tile: string, options: Parameters<typeof solo>[0] = {}) {
  const match = solo(options)
  const [first, second] = ai === 'german' ? [tile, '05'] : ['05', tile]
  playAnswers(match, ...typed(`german-${first}`, ai === 'german' ? 'vp' : 'units'))
  playAnswers(match, ...typed(`soviet-${second}`, ai === 'soviet' ? 'special' : 'units'))
  const isHidden = match.question?.id === 'coh.hideCard'
  if (isHidden) playAnswers(match, ['hideCard', 'none'])
  discardRest(match)
  playAnswers(match, ['yourSide', against[ai]])
  playAnswers(
    match,
    isHidden ? ['mineHex', '1-F07'] : ['area', 'track'],
    ['symbol', 'burst'],
    ['yellow', false],
  )
  return playAnswers(match, ['parameter', false], ...ended, ['soloHandicap', 'none'])
}

function next(match: ReturnType<typeof onTrack>, ...answers: readonly ScriptedAnswer[]): readonly string[] {
  const from = match.log.length
  playAnswers(match, ...answers)
  return logTexts(match, from)
}

describe("the app's Order Cards, where Generator Cards are real:", () => {
  test('the app draws them, and other draws stay real, also when the match is opened again', () => {
    const match = playAnswers(onTrack('soviet', '09', { orders: 'app' }), ['mission', 'order'])
    expect(resolveWhoRolls(match).draws).toBe('real')
    autoPlay(match, chanceAnswererFor(resolveWhoRolls(match)))
    expect(match.question?.id).toBe('coh.advance')
    expect(match.steps.at(-1)).toMatchObject({ q: 'coh.drawOrder', by: 'seed' })
    expect(resolveWhoRolls(match).draws).toBe('real')
  })

  test('the app also draws the Command Cards that a handicap removes, and from a real deck a person', () => {
    const removed = (orders: string) => {
      const match = solo({ orders })
      discardRest(match)
      playAnswers(match, ['yourSide', 6], ['sheet', 1], ...ended, ['soloHandicap', 'cards2'])
      expect(match.question?.id).toBe('coh.remove')
      autoPlay(match, chanceAnswererFor({ dice: 'app', draws: 'real' }))
      return match.question?.id
    }
    expect(removed('app')).toBe('coh.mission')
    expect(removed('real')).toBe('coh.remove')
  })
})

describe('G 6.0: the Order Card for Soviet tile 8', () => {
  const app = { orders: 'app' }
  const landed = (match: ReturnType<typeof onTrack>) =>
    playAnswers(match, ['mission', 'order'], ['drawOrder', ['18']], ['advance', '2']).question?.id

  test("is drawn from the app's deck when the tile is carried out", () => {
    expect(landed(onTrack('soviet', '08', app))).toBe('coh.drawOrder')
  })

  test('is drawn for no other tile, and for none of the Germans', () => {
    expect(landed(onTrack('soviet', '09', app))).toBe('coh.mission')
    expect(landed(onTrack('german', '08', app))).toBe('coh.mission')
  })

  test('is drawn by its owner where the deck is real', () => {
    const match = onTrack('soviet', '08')
    expect(next(match, ['mission', 'two'])).toContain('Carry out Tile 08.')
    expect(match.question?.id).toBe('coh.mission')
  })
})

describe('G 5.5: the tile moves on', () => {
  test('to a space that the sheet says, farther than its own', () => {
    const match = onTrack('german', '05')
    for (let moves = 0; moves < 4; moves += 1) playAnswers(match, ['mission', 'two'])
    playAnswers(match, ['mission', 'one'])
    expect(match.question?.to).toBe('player')
    expect(match.question && format(match.question.text)).toContain('9')
    const { end } = missionOf(match.situation)
    const { default: usual } = (match.question as NumberQuestion).range
    expect([usual?.slice(0, 3), usual?.at(-1)]).toEqual([[0, 10, 11], end])
    expect(next(match, ['nextSpace', 9])).toEqual([
      'Space 9 is not beyond space 9, where the tile is. Enter a higher number, or 0 if there is no further space.',
    ])
    expect(next(match, ['nextSpace', 3])[0]).toContain('Space 3 is not beyond space 9')
    expect(missionOf(match.situation).track).toMatchObject([{ tile: '05', space: 9 }])
    expect(next(match, ['nextSpace', 0])).toEqual(['Tile 05 leaves the Mission Track.'])
    expect(missionOf(match.situation).track).toEqual([])
  })

  test('as far as any sheet may reach, and is already there', () => {
    const match = onTrack('german', '05')
    for (let moves = 0; moves < 4; moves += 1) playAnswers(match, ['mission', 'two'])
    playAnswers(match, ['mission', 'one'], ['nextSpace', 99])
    const { lying, places } = layout(match.situation)
    expect(lying.find(({ piece }) => piece.id === 'tile 05')?.at.id).toBe('track-99')
    expect(places.some(({ id }) => id === 'track-99')).toBe(true)
  })
})

describe('G 6.2, Soviet 22: the Truck', () => {
  const driving = (end: number, lastMove: string) => {
    const match = solo({}, { rulings: { 'conflict-of-heroes.lastMove': lastMove } })
    playAnswers(match, ...typed('german-05', 'units'), ...typed('soviet-22', 'special'))
    discardRest(match)
    playAnswers(match, ['yourSide', 1], ['area', 'order'], ['symbol', 'shield'], ['parameter', false])
    playAnswers(match, ['markerStart', 0], ['end', end], ['truckFrom', '1-A'], ['truckTo', '1-L'])
    return playAnswers(match, ['soloHandicap', 'none'], ['mission', 'two'])
  }
  const drives = (told: readonly string[]) => told.filter((line) => line.startsWith('The Truck moves'))

  test('moves for the spaces of each advance', () => {
    expect(drives(next(driving(20, 'ended'), ['mission', 'two']))).toEqual([
      'The Truck moves its full movement along the road, 2 times.',
    ])
    expect(drives(next(driving(20, 'ended'), ['mission', 'one']))).toEqual([
      'The Truck moves its full movement along the road.',
    ])
  })

  test('does not move for the last space alone, or does (lastMove)', () => {
    expect(drives(next(driving(3, 'ended'), ['mission', 'one']))).toEqual([])
    expect(drives(next(driving(3, 'moves'), ['mission', 'one']))).toEqual([
      'The Truck moves its full movement along the road.',
    ])
  })
})

test('G 5.5.1: the end of the mission lies beyond the marker', () => {
  const match = solo()
  discardRest(match)
  playAnswers(match, ['yourSide', 6], ['sheet', 1], ['markerStart', 4])
  expect(logTexts(match).at(-1)).toBe('Put the Mission Track marker on space 4.')
  expect(match.question).toMatchObject({ id: 'coh.end', to: 'player', range: { from: 5, to: 99 } })
  expect(next(match, ['end', 9])).toEqual(['Put a coin on space 9: the mission ends there.'])
})
