import { fill, message, say } from '@opfor/kernel'
import { answer, offered, said } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from './briefing.ts'
import { germanTexts } from './german.ts'
import { missionOf, type Situation, unitsAt } from './situation.ts'
import { corrected, moved, standing } from './testing/corrected.ts'
import { discardRest, duel, firefight, solo, typed, wins } from './testing/matches.ts'
import { unplaced } from './tile-defenses.ts'
import { words } from './words.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })
const begun = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]
const face = [['area', 'order'] as const, ['symbol', 'shield'] as const, ['parameter', false] as const]
const linesOf = (now: Situation): readonly string[] =>
  briefing(now).parts.flatMap(({ lines }) => lines.map((line) => say(line)))

describe('G 6.0, Rumored Enemies move on the table:', () => {
  const mission = () => {
    const match = solo()
    discardRest(match)
    return answer(match, ['yourSide', 1], ['sheet', 1], ...begun)
  }

  test('an event places one also where another was placed before', () => {
    const match = mission()
    for (let nth = 0; nth < 2; nth += 1) answer(match, ['mission', 'rumor'], ['label', 'D14'])
    expect(match.situation.rumored.map(({ at }) => at)).toEqual(['1-D14', '1-D14'])
    answer(match, ['mission', 'reveal'])
    expect(match.question?.text.text).toContain('named by the hex where its counter was placed')
    expect(offered(match)).toEqual(['1-D14'])
  })

  test('where all counters lie on maps that is told, and not that no hex will do', () => {
    const match = mission()
    for (let row = 0; row < 18; row += 1) corrected(match, moved('rumored', 'supply', '1-D14'))
    answer(match, ['mission', 'rumor'])
    corrected(match, moved('rumored', 'supply', '1-D14'))
    answer(match, ['label', 'E05'])
    expect(said(match).at(-1)).toBe('No Rumored Enemy appears: all 19 counters lie on maps.')
  })
})

describe('G 2.0, a guideline of your own for three:', () => {
  /** Two Germans against a Soviet; the player who sits first has the initiative and takes this line. */
  const three = (role: string, guideline = 'own-3', wishes = {}) => {
    const match = firefight({ guideline, cards: 'real' }, wishes)
    if (guideline === '7') answer(match, ['variant', 'no'])
    else {
      answer(match, ['ownTwo', 'german'], ['ownRounds', 4], ['ownFrom', 1], ['ownTo', 16])
      answer(match, ['ownActions', '02-13'], ['ownDrawn', 1], ['ownHand', 4], ['ownCaps', 3])
      answer(match, ['ownHand', 8], ['ownCaps', 6], ['ownMaps', 1])
    }
    return answer(match, ...wins, ...wins.slice(2), ['side', role], ['map', '1'])
  }

  test.each([
    ['german-1', ['german-1', 'soviet', 'german-2', 'soviet'], 'german-2'],
    ['german-2', ['german-2', 'soviet', 'german-1', 'soviet'], 'german-1'],
    ['soviet', ['soviet', 'german-1', 'soviet', 'german-2'], 'german-2'],
  ])('%s has the initiative and goes first, then by turns: %o', (role, order, third) => {
    const match = three(role)
    expect(match.situation.order).toEqual(order)
    expect(match.question?.to).toBe('player-1')
    answer(match, ['edge', '1-A'])
    expect(offered(match)).toEqual(['1-02', '1-18'])
    answer(match, ['edge', '1-18'])
    const at = Object.fromEntries(match.situation.players.map(({ id, edge }) => [id, edge?.edge]))
    expect([at[role], at[third]]).toEqual(['A', '18'])
    expect(Object.values(at)).toContain('L')
  })

  test('printedOrder: in Guideline 7 the order begins as printed, or with the Initiative Player', () => {
    const order = (how: string) => three('soviet', '7', by('printedOrder', how)).situation.order
    expect(order('printed')).toEqual(['german-1', 'soviet', 'german-2', 'soviet'])
    expect(order('initiative')).toEqual(['soviet', 'german-2', 'soviet', 'german-1'])
    const match = three('soviet', '7', by('printedOrder', 'initiative'))
    expect(match.situation.players.find(({ seat }) => seat === match.question?.to)?.id).toBe('german-1')
  })
})

describe('G 6.2, Soviet 08 counts the units on the card:', () => {
  /** Soviet 03 was played for four units, of which one stands on the map. */
  const hiding = (how: string) => {
    const match = solo({}, by('cardUnits', how))
    answer(match, ...typed('german-05', 'vp'), ['play', 'soviet-03-bottom'], ...typed('german-06', 'vp'))
    answer(match, ...typed('soviet-05', 'special', '0', ['place']), ['placeUnits', ['soviet Rifle 05']])
    answer(match, ['place', '1-J10'], ...typed('german-07', 'vp'))
    return answer(match, ...typed('soviet-08', 'special'), ['hideCard', 'soviet-03'])
  }
  const columns = ['02', '04', '06', '08', '10', '12', '14', '16']

  test('cardUnits: all of them, also those on the map, or those that wait', () => {
    const all = hiding('all')
    for (const column of columns) answer(all, ['rumorHex', `1-K${column}`])
    expect(unitsAt(all.situation, 'rumors-soviet')).toHaveLength(4)
    expect(all.situation.noEnemy.soviet).toBe(4)
    const waiting = hiding('waiting')
    for (const column of columns.slice(2)) answer(waiting, ['rumorHex', `1-K${column}`])
    expect(unitsAt(waiting.situation, 'rumors-soviet')).toHaveLength(3)
    expect(waiting.situation.units['soviet Rifle 05']?.at).toBe('1-J10')
    expect(waiting.situation.noEnemy.soviet).toBe(3)
  })

  test('units that were not told are told now, and count', () => {
    const match = solo()
    answer(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'units'), ...typed('german-06', 'vp'))
    answer(match, ...typed('soviet-08', 'special'))
    expect(offered(match)).toEqual(['soviet-05', 'none'])
    answer(match, ['hideCard', 'soviet-05'], ['units', ['soviet Rifle 01', 'soviet Rifle 02']])
    for (const column of columns.slice(0, 4)) answer(match, ['rumorHex', `1-K${column}`])
    expect(unitsAt(match.situation, 'rumors-soviet')).toEqual(['soviet Rifle 01', 'soviet Rifle 02'])
    expect(match.situation.noEnemy.soviet).toBe(2)
    expect(standing(match)).toBe('play')
  })

  test('German 14: one of a card whose units were not told can be chosen', () => {
    const match = solo()
    answer(
      match,
      ...typed('german-05', 'vp'),
      ...typed('soviet-05', 'units'),
      ...typed('german-14', 'special'),
    )
    expect(offered(match)).toEqual(['soviet-05', 'none'])
    answer(match, ['hideUnit', 'soviet-05'], ['units', ['soviet Rifle 01', 'soviet Rifle 02']])
    expect(offered(match)).toEqual(['soviet Rifle 01', 'soviet Rifle 02', 'none'])
    answer(match, ['hideUnit', 'soviet Rifle 02'])
    for (const column of columns.slice(0, 3)) answer(match, ['rumorHex', `1-K${column}`])
    expect(unitsAt(match.situation, 'rumors-soviet')).toEqual(['soviet Rifle 02'])
    expect(match.situation.units['soviet Rifle 01']?.at).toBe('edge')
  })
})

describe('G 6.2, the Mine of Soviet 08:', () => {
  /** The AI is Soviet, and its Mine lies in the Rumored Enemy Draw Cup alone. */
  const mined = () => {
    const match = solo()
    answer(match, ...typed('german-05', 'vp'), ...typed('soviet-08', 'special'), ['hideCard', 'none'])
    discardRest(match)
    answer(match, ['yourSide', 1], ['mineHex', '1-F07'], ['symbol', 'shield'], ['yellow', false])
    return answer(match, ['parameter', false], ...begun)
  }
  const revealed = () =>
    answer(mined(), ['mission', 'reveal'], ['whichRumor', '1-F07'], ['drawRumor', ['mine']])

  test('in the cup or revealed it is not among the Defense Counters that a tile draws', () => {
    const count = (now: Situation) => unplaced(now).filter((kind) => kind === 'mine').length
    const match = mined()
    expect(count(match.situation)).toBe(11)
    expect(count(answer(revealed(), ['mineLies', '1-F07']).situation)).toBe(11)
  })

  test('revealed it lies in a hex, where no other Defense Counter is placed', () => {
    const match = revealed()
    expect(match.question?.proposal).toMatchObject({ id: '1-F07' })
    answer(match, ['mineLies', '1-G09'])
    expect(said(match).at(-1)).toBe('Place a Mine on G09.')
    const lying = match.game.layout(match.situation).lying.filter(({ piece }) => piece.id === 'mine')
    expect(lying.map(({ at }) => at.id)).toEqual(['1-G09'])
    answer(match, ['mission', 'defenses'], ['tileDefenses', 1], ['drawDefense', ['wire']], ['sideUp', 'wire'])
    expect(offered(match)).not.toContain('1-G09')
    expect(offered(match)).toContain('1-F07')
  })

  test('a correction moves it to another hex, or off the map', () => {
    const match = answer(revealed(), ['mineLies', '1-G09'])
    corrected(match, moved('mine', '1-G09', '1-H04'))
    expect(match.situation).toMatchObject({ mine: 'revealed', mineAt: '1-H04' })
    corrected(match, moved('mine', '1-H04', 'supply'))
    expect(match.situation.mine).toBe('')
    expect(match.situation.mineAt).toBeUndefined()
  })
})

test('G 6.1: Low Risk moves are reminded of where no unit was named, and not where all are lost', () => {
  const match = solo()
  answer(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'], ['play', 'german-02-bottom'])
  answer(match, ...typed('soviet-16', 'vp'), ['chosen', []])
  discardRest(match)
  answer(match, ['yourSide', 2], ['symbol', 'shield'], ...begun, ['mission', 'stays'])
  const reminder = 'Tile 16: Low Risk moves only for the units that were chosen for its card.'
  expect(said(match)).toContain(reminder)
  expect(linesOf(match.situation)).toContain(reminder)
  const plays = match.situation.plays.map((play) => ({ ...play, picked: ['soviet Rifle 05'] }))
  const rifle = { at: 'lost', by: 'soviet', card: 'soviet-03' }
  const units = { ...match.situation.units, 'soviet Rifle 05': rifle }
  expect(linesOf({ ...match.situation, plays, units }).join()).not.toContain('Low Risk')
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

  test('lastMove: for the space that ends the mission the Truck does not move, or it does', () => {
    expect(driving('ended')).toEqual(['The Truck moves its full movement along the road.'])
    expect(driving('moves')).toEqual(['The Truck moves its full movement along the road, 2 times.'])
  })
})

describe('G 3.8.1, a hex that two maps share:', () => {
  /** A Rifle stands where maps 1 and 3 meet, in a hex with a label of map 1; then map 3 is switched. */
  const shared = () => {
    const match = duel('4')
    answer(match, ...typed('german-10', 'units', '0', ['units', 'place']), ['units', ['german Rifle 01']])
    answer(match, ['placeUnits', ['german Rifle 01']], ['place', '1-F19'])
    answer(match, ...typed('soviet-10', 'special', '0', ['switchMap']), ['switch', '3'])
    return answer(match, ['switchTo', '5'])
  }

  test('what stands there may be in water of the new map', () => {
    const match = shared()
    expect(standing(match)).toBe('cannotStay')
    expect(offered(match)).toEqual(['german Rifle 01'])
    answer(match, ['cannotStay', ['german Rifle 01']], ['nearest.tie', '1-F18'])
    expect(match.situation.units['german Rifle 01']?.at).toBe('1-F18')
  })
})

describe('G 5.4, the Order Card Deck:', () => {
  /** The AI's Germans have played cards with these CAPs; the sheet is Offense. */
  const highest = (how: string, ...caps: readonly string[]) => {
    const match = solo({}, by('netting', how))
    for (const [at, change] of caps.entries())
      answer(match, ...typed(`german-0${5 + at}`, 'units', change), ...typed(`soviet-0${5 + at}`, 'units'))
    discardRest(match)
    answer(match, ['yourSide', 6], ['sheet', 6])
    return missionOf(match.situation).deck.rest.slice(-2)
  }

  test('netting: all gains and then all losses, as printed; or as one sum; or as they were played', () => {
    expect(highest('printed', '-1', '+2')).toEqual(['51', '54'])
    expect(highest('net', '-1', '+2')).toEqual(['51', '55'])
    expect(highest('each', '-1', '+2')).toEqual(['54', '55'])
  })

  test('the top of a Condition Card is for both sides: its CAPs count for the AI, whoever played it', () => {
    const conditions = { 'condition-4': { top: { section: 'special', caps: 1 } } }
    const match = solo({ pack: { format: 1, title: 'mine', conditions } })
    answer(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'special', '0', ['conditions']))
    answer(match, ['conditions', ['condition-2', 'condition-4']], ['conditionTop', 'condition-4'])
    answer(match, ['conditionCaps', '0'], ['lasts', false])
    discardRest(match)
    answer(match, ['yourSide', 6], ...face)
    expect(missionOf(match.situation).ai).toBe('german')
    expect(missionOf(match.situation).deck.rest).toHaveLength(40)
  })
})

describe('G 5.5, the spaces of the sheet that a pack tells:', () => {
  /** The AI's Germans have three tiles of the Mission Track, on the Defense side. */
  const three = (missionTiles: Readonly<Record<string, readonly number[]>>) => {
    const sheets = { defenseSheet: { missionTiles } }
    const match = solo({ pack: { format: 1, title: 'mine', sheets } })
    for (const number of ['05', '06', '07'])
      answer(match, ...typed(`german-${number}`, 'vp'), ...typed(`soviet-${number}`, 'vp'))
    discardRest(match)
    answer(match, ['yourSide', 6])
    for (const _ of [1, 2, 3])
      answer(match, ['area', 'track'], ['symbol', 'shield'], ['yellow', false], ['parameter', false])
    return answer(match, ...begun)
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
    answer(match, ['mission', 'one'])
    expect(track(match)).toContainEqual(['05', 1, 3])
    answer(match, ['mission', 'two'])
    expect(standing(match)).toBe('mission')
    expect(track(match).map(([tile]) => tile)).toEqual(['06', '07'])
  })
})

describe('G 3.7.3, next to what nothing is placed:', () => {
  /** A Soviet Control Marker lies on I09, and the Soviets place a Defense Counter. */
  const marked = (how: string) => {
    const match = duel('5', by('besideMarkers', how))
    answer(match, ...typed('german-05', 'vp', '0', ['marker']), ['marker', 4], ['markerHex', '1-I09'])
    answer(match, ...typed('soviet-05', 'special', '0', ['defense']), ['defense', 1])
    answer(match, ['drawDefense', ['wire']], ['sideUp', 'wire'])
    return offered(match)
  }

  test('besideMarkers: a Control Marker of the enemy, or any', () => {
    expect(marked('enemy')).toEqual(expect.arrayContaining(['1-I09', '1-I10']))
    expect(marked('any')).not.toContain('1-I09')
    expect(marked('any')).not.toContain('1-I10')
    expect(marked('any')).toContain('1-I11')
  })

  test('besideRumors: a Rumored Enemy is no unit, or keeps others away like one', () => {
    const hexes = (how: string) => {
      const match = solo({}, by('besideRumors', how))
      answer(match, ...typed('german-05', 'units', '0', ['units']), ['units', ['german Rifle 01']])
      answer(match, ['play', 'soviet-03-bottom'], ...typed('german-14', 'special'))
      answer(match, ['hideUnit', 'soviet Rifle 05'])
      for (const hex of ['1-F06', '1-F10', '1-F14']) answer(match, ['rumorHex', hex])
      answer(match, ...typed('soviet-06', 'vp'), ...typed('german-06', 'special', '0', ['place']))
      answer(match, ['placeUnits', ['german Rifle 01']])
      return offered(match)
    }
    expect(hexes('free')).toEqual(expect.arrayContaining(['1-F06', '1-F07']))
    expect(hexes('apart')).not.toContain('1-F06')
    expect(hexes('apart')).not.toContain('1-F07')
  })
})

describe('what is told', () => {
  test('with one card left in a deck it is drawn alone', () => {
    const match = solo({ guideline: '1' })
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      const own = offered(match).find((id) => !/top|bottom/.test(id)) ?? ''
      answer(match, ['play', own], ['half', 'neither'])
    }
    expect(said(match).at(-1)).toBe('Draw the last card from the deck of the German player, and play it.')
  })

  test('each side has its Rumored Enemy Draw Cup by that reading, and is named with it', () => {
    const readings = { ...by('rumorCups', 'each').rulings, ...by('chosenUnit', 'either').rulings }
    const match = solo({}, { rulings: readings })
    answer(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
    answer(match, ...typed('german-14', 'special'), ['hideUnit', 'german Pioneer 17'])
    for (const hex of ['1-C03', '1-C05', '1-C07']) answer(match, ['rumorHex', hex])
    const told = said(match).join(' ')
    expect(told).toContain('Put Pioneer 17 into the Rumored Enemy Draw Cup of the Germans.')
    expect(told).toContain('Put 2 No Enemy counters into the Rumored Enemy Draw Cup of the Germans.')
    answer(match, ...typed('soviet-08', 'special'), ['hideCard', 'none'])
    discardRest(match)
    answer(match, ['yourSide', 1], ['mineHex', '1-K03'], ['symbol', 'shield'], ['yellow', false])
    answer(match, ['parameter', false], ...begun)
    expect(said(match).join()).toContain('put a Mine counter into the Rumored Enemy Draw Cup of the Soviets.')
    const lines = linesOf(match.situation)
    expect(lines).toContain('Rumored Enemy Draw Cup of the Germans: Pioneer 17 and No Enemy (2).')
    expect(lines).toContain('Rumored Enemy Draw Cup of the Soviets: a Mine.')
    answer(match, ['mission', 'reveal'], ['whichRumor', '1-C03'])
    expect(say(match.question?.text ?? message('none', ''))).toContain('Draw Cup of the Germans')
  })

  test('near a new Control Marker only one card is placed, told or not', () => {
    const match = duel('5')
    answer(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'units'), ...typed('german-06', 'vp'))
    answer(match, ['play', 'soviet-03-bottom'], ...typed('german-07', 'vp', '0', ['marker']), ['marker', 4])
    answer(match, ['markerHex', '1-I09'])
    expect(said(match).at(-1)).toBe(
      'The units of one card may be placed within 3 hexes of it. You are asked now about cards whose units were told; to place those of one of these instead, choose none there: Soviet card 05.',
    )
    expect(offered(match)).toEqual(['soviet-03', 'none'])
  })

  test('a marker that has not reached the track stays before space 1', () => {
    const match = solo()
    discardRest(match)
    answer(match, ['yourSide', 1], ['sheet', 1], ...begun, ['mission', 'stays'])
    expect(said(match).at(-1)).toBe('The Mission Track marker stays before space 1.')
  })

  test('one CAP and one Action Card are told as one', () => {
    const match = duel('5')
    answer(match, ...typed('german-05', 'units', '-3'))
    expect(said(match)).toContain('Put the Command marker of the German player on 1 CAP.')
    const mission = solo()
    discardRest(mission)
    answer(mission, ['yourSide', 1], ['sheet', 1], ...begun, ['mission', 'caps'], ['capsLeft', 1])
    expect(said(mission).at(-1)).toBe('You have 1 CAP.')
    expect(say(fill(words.actions, { player: 'German player', count: 1 }))).toBe(
      'The German player draws 1 Action Card each Round.',
    )
  })

  test('in German several chosen units take the plural', () => {
    const text = germanTexts['coh.chosenAre'] ?? ''
    const told = (...units: readonly string[]) =>
      say(fill(message('test', text), { card: 'Karte', units, count: units.length }))
    expect(told('Rifle 05')).toBe('Karte: gewählt ist Rifle 05.')
    expect(told('Rifle 05', 'Rifle 06')).toMatch(/^Karte: gewählt sind Rifle 05 /)
  })
})
