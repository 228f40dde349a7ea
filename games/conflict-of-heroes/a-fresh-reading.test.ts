import { type Conversation, say } from '@opfor/kernel'
import { answer, offered, said } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from './briefing.ts'
import { type Situation, unitsAt } from './situation.ts'
import { discardRest, duel, firefight, missionByForms, solo, typed, wins } from './testing/matches.ts'
import { eventsAhead } from './track-events.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

/** The lines of the briefing. */
function linesOf(match: Conversation<Situation>): readonly string[] {
  return briefing(match.situation).parts.flatMap(({ lines }) => lines.map((line) => say(line)))
}

/** What is told while these answers are given. */
function toldBy(
  match: Conversation<Situation>,
  ...answers: Parameters<typeof answer>[1][]
): readonly string[] {
  const before = said(match).length
  answer(match, ...answers)
  return said(match).slice(before)
}

/** Four players, each with cards of their own: German 1, Soviet 1, German 2, Soviet 2. */
function four(): Conversation<Situation> {
  const match = firefight({ guideline: '8', cards: 'real' })
  answer(match, ['variant', 'no'], ...wins, ...wins.slice(2), ...wins.slice(2), ['side', 'german-1'])
  return answer(match, ['map', '1'], ['edge', '1-A'], ['optional', false], ['handicap', 'none'])
}

describe('G 6.3: the briefing has the CAPs with which you begin', () => {
  const begun = (reading: string) => {
    const match = solo({}, by('fewerCaps', reading))
    discardRest(match)
    answer(match, ['yourSide', 1], ['sheet', 1], ['markerStart', 0], ['end', 20], ['soloHandicap', 'caps1'])
    return linesOf(match)
  }

  test('fewer in the first Round', () => {
    expect(begun('first')).toContain('Command marker of the German player: 3.')
    expect(begun('first')).toContain('The German player: 3 of 4 CAPs this Round, Action Cards each Round: 1.')
  })

  test('fewer in every Round', () => {
    expect(begun('every')).toContain('Command marker of the German player: 3.')
    expect(begun('every')).toContain('The German player: 3 CAPs, Action Cards each Round: 1.')
  })
})

describe('G 5.5: the briefing says where the Mission Track marker lies', () => {
  test.each([
    [0, 'Mission Track marker: before space 1.'],
    [3, 'Mission Track marker: on space 3.'],
  ])('begun on %i', (start, line) => {
    expect(linesOf(missionByForms({ start }))).toContain(line)
  })
})

describe('G 5.5.1: the mission ends at once on the end space', () => {
  test('an event printed there is not read', () => {
    const match = missionByForms({ events: [2, 3], ends: { 5: 3 } })
    expect(eventsAhead(match.situation)).toEqual([2])
    expect(toldBy(match, ['mission', 'two']).join()).toContain('space 2')
    expect(toldBy(match, ['mission', 'two']).filter((line) => line.includes('event'))).toEqual([])
  })
})

test('G 5.5.1: a marker that was put beyond the end space ends the mission with the next order', () => {
  const match = missionByForms({ ends: { 5: 3 } })
  match.correct([{ set: 'marker', to: 7 }])
  expect(toldBy(match, ['mission', 'stays'])).toEqual(['Space 7 ends the mission.'])
  expect(match.question?.id).toBe('coh.finalVp')
})

describe('G 4.2: units are placed by the player of their card', () => {
  test('nobody is told to place those of a team-mate', () => {
    const match = four()
    answer(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'vp'), ...typed('german-13', 'units'))
    answer(match, ...typed('soviet-13', 'vp'))
    const told = toldBy(match, ...typed('german-06', 'special', '0', ['place']))
    expect(told).toContain('No unit of the German player 1 waits beside the edge: nothing is placed.')
    expect(told.join()).not.toContain('those of German card 13')
  })

  test('into the Trench of a team-mate they go as their own player says', () => {
    const match = four()
    answer(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'vp'))
    answer(match, ...typed('german-13', 'units', '0', ['units', 'place']), ['units', ['german Rifle 01']])
    answer(match, ['placeUnits', ['german Rifle 01']], ['place', '1-D06'], ...typed('soviet-13', 'vp'))
    answer(match, ...typed('german-06', 'special', '0', ['defense']), ['defense', 1])
    answer(match, ['drawDefense', ['trench']], ['sideUp', 'trench'], ['defenseHex', '1-D06'])
    const { seat } = match.situation.players.find(({ id }) => id === 'german-2') ?? {}
    expect(match.question).toMatchObject({ id: 'coh.takeIn', to: seat })
    expect(offered(match)).toEqual(['german Rifle 01'])
  })
})

describe('G 6.2, Soviet 08:', () => {
  test('cardUnits: a unit of the card that lies in the cup already counts too', () => {
    const match = solo()
    answer(match, ...typed('german-05', 'vp'), ['play', 'soviet-03-bottom'], ...typed('german-14', 'special'))
    answer(match, ['hideUnit', 'soviet Rifle 05'])
    for (const column of ['02', '04', '06']) answer(match, ['rumorHex', `1-K${column}`])
    answer(match, ...typed('soviet-08', 'special'), ['hideCard', 'soviet-03'])
    for (const column of ['02', '04', '06', '08', '10', '12', '14', '16'])
      answer(match, ['rumorHex', `1-H${column}`])
    expect(match.question?.id).toBe('coh.play')
    expect(match.situation.noEnemy.soviet).toBe(6)
    expect(unitsAt(match.situation, 'rumors-soviet')).toHaveLength(4)
    expect(said(match).filter((line) => line.includes('Put Soviet Rifle 05 into'))).toHaveLength(1)
  })

  test('without a card no No Enemy counter is put into the cup', () => {
    const match = answer(solo(), ...typed('german-05', 'vp'))
    const told = toldBy(match, ...typed('soviet-08', 'special'), ['hideCard', 'none'])
    expect(told.join()).not.toContain('No Enemy')
  })

  test('where all No Enemy counters are in use, that is said', () => {
    const pack = {
      format: 1,
      title: '',
      cards: { 'soviet-05': { bottom: { section: 'units', caps: 0, units: rifles(8) } } },
    }
    const match = answer(solo({ pack }), ...typed('german-05', 'vp'), ['play', 'soviet-05-bottom'])
    answer(match, ...typed('german-06', 'vp'), ...typed('soviet-08', 'special'), ['hideCard', 'soviet-05'])
    for (let nth = 0; nth < 16; nth += 1) answer(match, ['rumorHex', offered(match).at(-1) ?? ''])
    answer(match, ...typed('german-14', 'special'), ['hideUnit', 'none'])
    const told = toldBy(
      match,
      ...[1, 2, 3].map((nth) => ['rumorHex', offered(match).at(-nth) ?? ''] as const),
    )
    expect(told).toContain('All 8 No Enemy counters are in use: no other is put in.')
  })
})

function rifles(count: number): readonly string[] {
  return Array.from({ length: count }, (_, nth) => `Rifle 0${nth + 1}`)
}

describe('what is told is so:', () => {
  test('a map lies the same way round as the first, whichever way others lie', () => {
    const match = duel('5')
    answer(match, ...typed('german-05', 'special', '0', ['addMap']), ['addMap', '2'], ['join', '1-18-turned'])
    const told = toldBy(
      match,
      ...typed('soviet-05', 'special', '0', ['addMap']),
      ['addMap', '3'],
      ['join', '1-02'],
    )
    expect(told.join()).toContain('Lay map 3 the same way round as map 1: ')
  })

  test('units of a top wait, and none of a units card', () => {
    const match = duel('5')
    answer(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'special', '0', ['units']))
    answer(match, ['units', ['soviet Rifle 01']], ...typed('german-06', 'vp', '0', ['marker']), ['marker', 4])
    expect(toldBy(match, ['markerHex', '1-I10'])).toContain(
      'No units from a units card of the Soviets wait beside the edge: nothing is placed near it.',
    )
  })

  test('a Condition Card of the player changes the CAPs of the AI too, and is not called its own', () => {
    const conditions = {
      'condition-1': { top: { caps: 1 } },
      'condition-2': { bottom: { caps: 0, lasts: false } },
    }
    const match = solo({ pack: { format: 1, title: '', conditions } })
    answer(match, ...typed('german-05', 'special', '0', ['conditions']))
    answer(match, ['conditions', ['condition-1', 'condition-2']], ['conditionTop', 'condition-1'])
    discardRest(match)
    expect(toldBy(match, ['yourSide', 1], ['sheet', 1])).toContain(
      'CAPs that the AI has gained or lost by cards: Condition Card 1 +1.',
    )
  })

  test('G 4.2: team-mates share a Record Board', () => {
    expect(toldBy(four(), ...typed('german-05', 'vp'))).toContain(
      'German card 05 goes under the Victory Points of the Record Board of the Germans.',
    )
  })

  /** A firefight of one's own with card 18 alone for each side, up to the first hand that is dealt. */
  const cardEighteen = (guideline: string, hand: number) => {
    const match = firefight({ guideline, cards: 'app' })
    answer(match, ['ownRounds', 5], ['ownFrom', 18], ['ownTo', 18], ['ownActions', '02-13'], ['ownDrawn', 1])
    answer(match, ['ownHand', hand], ['ownCaps', 3], ['ownHand', hand], ['ownCaps', 3], ['ownMaps', 1])
    answer(match, ...wins)
    if (guideline === 'own-4') answer(match, ...wins.slice(2), ...wins.slice(2))
    answer(match, ['side', offered(match)[0] ?? ''], ['map', '1'], ['edge', '1-A'])
    if (match.question?.id === 'coh.optional') answer(match, ['optional', false])
    if (match.question?.id === 'coh.handicap') answer(match, ['handicap', 'none'])
    if (match.question?.id === 'coh.deal') answer(match, ['deal', hand === 0 ? [] : ['german-18']])
    return said(match)
  }

  test('a deck of one card is named by that card', () => {
    expect(cardEighteen('own', 1)).toContain(
      'The app draws from these Generator Decks: German card 18 and Soviet card 18.',
    )
    expect(cardEighteen('own', 1)).toContain('Your hand: German card 18.')
  })

  test('a hand without cards', () => {
    expect(cardEighteen('own-4', 0)).toContain('You have no card in hand.')
  })

  test('the counter of a question has its article', () => {
    const match = duel('5')
    answer(match, ...typed('german-05', 'special', '0', ['defense']), ['defense', 1])
    answer(match, ['drawDefense', ['mine']], ['sideUp', 'mine'])
    expect(match.question && say(match.question.text)).toBe('Where do you place the Mine counter?')
  })
})
