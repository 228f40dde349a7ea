import { format } from '@opfor/kernel'
import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from './rules/completion/briefing.ts'
import { rankFrom } from './table/maps/maps.ts'
import { markerEdge, rulings, smallDeck } from './rules/rulings.ts'
import { unitsAt } from './table/situation.ts'
import { chosenUnit } from './rules/mission/solo-rulings.ts'
import { discardRest, duel, solo, typed } from './testing/matches.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

test('there are 28 rulings, and each has two readings; netting and thirdTile have three', () => {
  expect(rulings).toHaveLength(28)
  for (const { id, readings } of rulings)
    expect(Object.keys(readings)).toHaveLength(/netting|thirdTile/.test(id) ? 3 : 2)
})

describe('where the print does not settle it, the literal reading is the standard:', () => {
  test.each([
    ['wideEdge', 'one'],
    ['destroyedUnits', 'asked'],
    ['ownRumors', 'stay'],
    ['emptyCup', 'soloRules'],
    ['reactionCards', 'forUnits'],
    ['removed', 'any'],
    ['thirdTile', 'free'],
    ['halves', 'nothing'],
    ['lostCaps', 'one'],
    ['chosenUnit', 'soviet'],
    ['eligibleHex', 'placing'],
    ['netting', 'printed'],
    ['besideMarkers', 'enemy'],
    ['besideRumors', 'free'],
    ['trenchGuns', 'offered'],
    ['rumorHexes', 'any'],
    ['printedOrder', 'printed'],
    ['fewerCaps', 'first'],
    ['lastMove', 'ended'],
    ['truckElsewhere', 'road'],
    ['truckRound', 'atOnce'],
    ['conditionCaps', 'played'],
    ['zeroCaps', 'had'],
  ])('%s is %s', (id, standard) => {
    expect(rulings.find((each) => each.id.endsWith(`.${id}`))?.default).toBe(standard)
  })
})

test('a reading that the words do not allow, and is offered, is called a house rule', () => {
  const { either } = chosenUnit.readings
  const { extended } = smallDeck.readings
  for (const each of [either, extended]) expect(format(each)).toContain(': a house rule')
})

test('markerEdge says that its standard departs from the letter, and smallDeck speaks of every Guideline', () => {
  expect(format(markerEdge.why)).toContain('We depart from it')
  expect(format(smallDeck.why)).toMatch(/^A Guideline names the cards of each deck/)
})

describe('every new ruling, in each of its readings:', () => {
  test('a Control Marker may lie on or next to units of the player who places it', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'units', '0', ['units', 'place']), [
      'units',
      ['german Rifle 01'],
    ])
    playAnswers(match, ['placeUnits', ['german Rifle 01']], ['place', '1-I09'], ...typed('soviet-05', 'vp'))
    playAnswers(match, ...typed('german-06', 'vp', '0', ['marker']), ['marker', 4])
    expect(optionIds(match)).toContain('1-I09')
    expect(optionIds(match)).toHaveLength(17)
  })

  test('wideEdge: an entry edge is that of one map, or the whole side of both', () => {
    const joined = (how: string) => {
      const match = duel('4', by('wideEdge', how))
      playAnswers(match, ...typed('german-10', 'vp', '0', ['marker']), ['marker', 4])
      return match
    }
    expect(optionIds(joined('one')).every((hex) => hex.startsWith('1-'))).toBe(true)
    const whole = optionIds(joined('whole'))
    expect(whole.filter((hex) => hex.startsWith('3-'))).toHaveLength(17)
    expect(whole.every((hex) => rankFrom('L', hex) === 4)).toBe(true)
    expect(logTexts(joined('whole'))).toContain(
      'The whole side counts for the Soviet player: map 1, long edge L02 to L18 and map 3, long edge L02 to L18.',
    )
    expect(logTexts(joined('one')).join()).not.toContain('The whole side')
  })

  test('a card of which nothing lasts is discarded', () => {
    const match = playAnswers(duel('5'), ...typed('german-05', 'special'))
    expect(logTexts(match).find((text) => text.includes('Special Rules'))).toMatch(
      /; if it has no lasting effect, discard it\.$/,
    )
  })

  test('destroyedUnits: you say what a unit is worth, or 1 is proposed', () => {
    const lost = (how: string) => {
      const match = solo({}, by('destroyedUnits', how))
      playAnswers(match, ...typed('german-05', 'units'), ['play', 'soviet-03-bottom'])
      discardRest(match)
      playAnswers(
        match,
        ['yourSide', 6],
        ['sheet', 1],
        ['markerStart', 0],
        ['end', 20],
        ['soloHandicap', 'none'],
      )
      playAnswers(match, ['mission', 'lost'], ['lost', 'soviet Rifle 05'])
      return match
    }
    expect(lost('asked').question?.proposal).toBeUndefined()
    expect(lost('one').question?.proposal).toBe(1)
    const told = (how: string) =>
      briefing(lost(how).situation).parts.flatMap(({ lines }) => lines.map((line) => format(line)))
    expect(told('asked')).toContain('Destroyed units: VP as your cards say.')
    expect(told('one')).toContain('Destroyed units: 1 VP each, unless a card says more.')
  })

  const ownRumors = (how: string) => {
    const match = solo({}, by('ownRumors', how))
    playAnswers(
      match,
      ...typed('german-05', 'units'),
      ['play', 'soviet-03-bottom'],
      ...typed('german-06', 'vp'),
    )
    playAnswers(match, ...typed('soviet-08', 'special'), ['hideCard', 'soviet-03'])
    for (const column of ['02', '04', '06', '08', '10', '12', '14', '16'])
      playAnswers(match, ['rumorHex', `1-K${column}`])
    discardRest(match)
    playAnswers(match, ['yourSide', 6])
    return match
  }

  test('ownRumors: they stay as they were placed, or the units are hidden as usual', () => {
    const stay = ownRumors('stay')
    expect(stay.situation.rumored).toHaveLength(8)
    expect(unitsAt(stay.situation, 'rumors-soviet')).toHaveLength(4)
    const hidden = ownRumors('hidden')
    expect(hidden.situation.rumored).toEqual([])
    expect(unitsAt(hidden.situation, 'hidden')).toHaveLength(4)
  })

  test('ownRumors: one that stays is revealed by what was put into the cup with it', () => {
    const match = ownRumors('stay')
    playAnswers(match, ['area', 'order'], ['symbol', 'shield'], ['parameter', false])
    playAnswers(match, ['markerStart', 0], ['end', 20], ['soloHandicap', 'none'])
    playAnswers(match, ['mission', 'reveal'], ['whichRumor', '1-K02'], ['drawRumor', ['soviet Rifle 05']])
    expect(match.situation.units['soviet Rifle 05']?.at).toBe('1-K02')
    playAnswers(match, ['mission', 'reveal'], ['whichRumor', '1-K04'], ['drawRumor', ['noEnemy']])
    expect(match.situation.noEnemy.soviet).toBe(3)
  })

  test('markerStart: the space on which the marker begins is asked, or it begins before space 1', () => {
    const match = solo({}, by('markerStart', 'asked'))
    discardRest(match)
    playAnswers(
      match,
      ['yourSide', 6],
      ['sheet', 1],
      ['markerStart', 1],
      ['end', 5],
      ['soloHandicap', 'none'],
    )
    expect(logTexts(match)).toContain('Put the Mission Track marker on space 1.')
    playAnswers(match, ['mission', 'one'])
    expect(logTexts(match)).toContain('Move the Mission Track marker to space 2.')
    const before = solo({}, by('markerStart', 'before'))
    discardRest(before)
    playAnswers(before, ['yourSide', 6], ['sheet', 1])
    expect(before.question?.id).toBe('coh.end')
  })

  test('emptyCup: your Solo Rules say what a Rumored Enemy is, or it is nobody', () => {
    const told = (how: string) => {
      const match = solo({}, by('emptyCup', how))
      discardRest(match)
      playAnswers(
        match,
        ['yourSide', 6],
        ['sheet', 1],
        ['markerStart', 0],
        ['end', 20],
        ['soloHandicap', 'none'],
      )
      playAnswers(match, ['mission', 'rumor'], ['label', 'D14'])
      playAnswers(match, ['mission', 'reveal'], ['whichRumor', '1-D14'])
      expect(match.situation.rumored).toEqual([])
      return logTexts(match).at(-1)
    }
    expect(told('soloRules')).toMatch(/look up in your Solo Rules/)
    expect(told('nobody')).toMatch(/There was no enemy on D14 after all: the cup is empty\.$/)
  })
})
