import { type Edit, format } from '@opfor/kernel'
import { playAnswers, newMatch, optionIds, type ScriptedAnswer } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { conflictOfHeroes } from '../../index.ts'
import { hexesOf } from '../../table/maps/maps.ts'
import { playerOf, unitsAt } from '../../table/situation.ts'
import { corrected, moved, passedOver, standing } from '../../testing/corrected.ts'
import { example, setUp } from '../../testing/example.ts'
import { duel, firefight, solo, typed, wins } from '../../testing/matches.ts'

const nothingLeft: unknown = expect.stringMatching(passedOver)

const markersOn = (side: string, ...hexes: readonly string[]): readonly Edit[] =>
  hexes.map((hex) => moved(`marker ${side}`, 'supply', hex))

describe('set-up', () => {
  const begun = (guideline: string, ...script: readonly ScriptedAnswer[]) => {
    const match = firefight({ guideline })
    if (guideline !== '1') playAnswers(match, ['variant', 'no'])
    return playAnswers(match, ...wins, ['side', 'german'], ...script)
  }

  test('a map that was laid by hand is not chosen again', () => {
    const match = begun('1')
    expect(corrected(match, { set: 'map-3', to: '0,0' })).toContainEqual(nothingLeft)
    expect(match.situation.maps).toEqual([{ map: 3, x: 0, y: 0 }])
    expect(optionIds(match)).toEqual(['3-A', '3-L'])
  })

  test('two maps that were laid by hand are enough where two are played', () => {
    const match = begun('4')
    corrected(match, { set: 'map-3', to: '0,0' }, { set: 'map-5', to: '1,0' })
    expect(standing(match)).toBe('edge')
  })

  test('a map that lies on the table meanwhile is not joined once more', () => {
    const match = begun('4', ['map', '1'], ['addMap', '3'])
    expect(corrected(match, { set: 'map-3', to: '0,1' })).toContainEqual(nothingLeft)
    expect(match.situation.maps.map(({ map }) => map)).toEqual([1, 3])
  })

  test('an entry edge that was set by hand stays', () => {
    const match = begun('1', ['map', '1'])
    expect(corrected(match, { set: 'edge-german', to: '1-L' })).toContainEqual(nothingLeft)
    expect(playerOf(match.situation, 'german').edge).toEqual({ map: 1, edge: 'L' })
    expect(playerOf(match.situation, 'soviet').edge).toEqual({ map: 1, edge: 'A' })
  })

  test('a card that is in a hand already stays there when the others are dealt', () => {
    const match = playAnswers(firefight({ guideline: '5' }), ['variant', 'no'], ...setUp.slice(0, 7), [
      'optional',
      false,
    ])
    playAnswers(match, ['handicap', 'none'])
    expect(standing(match)).toBe('deal')
    const [first = ''] = match.situation.guideline.players.map(({ id }) => id)
    corrected(match, { set: `hand-${first}`, to: `${first}-09` }, { set: `left-${first}`, to: 2 })
    playAnswers(match, ['deal', [`${first}-01`, `${first}-02`]])
    expect(playerOf(match.situation, first).hand).toEqual([`${first}-01`, `${first}-02`, `${first}-09`])
  })
})

describe('playing a card', () => {
  test('a card that is gone while it is told is not played, and another is asked for', () => {
    const match = playAnswers(duel('5'), ['play', 'german-05'], ['half', 'vp'])
    corrected(match, moved('german-05', 'deck-german', 'discard'))
    playAnswers(match, ['caps', '0'], ['more', []])
    expect(match.situation.plays).toEqual([])
    expect(standing(match)).toBe('play')
    expect(optionIds(match)).not.toContain('german-05')
  })

  test('it is the turn of the one who is said to be next', () => {
    const match = duel('5')
    expect(corrected(match, { set: 'next', to: 1 })).toContainEqual(nothingLeft)
    expect(optionIds(match)[0]).toMatch(/^soviet/)
    expect(corrected(match, { set: 'left-soviet', to: 0 })).toContainEqual(nothingLeft)
    expect(optionIds(match)[0]).toMatch(/^german/)
    expect(playerOf(match.situation, 'german').left).toBe(5)
  })

  test('a deck that is empty gives no card: what was drawn is played', () => {
    const match = newMatch(conflictOfHeroes, { options: { asking: 'each', mode: 'solo', guideline: '1' } })
    playAnswers(match, ...wins, ['map', '1'], ['edge', '1-A'], ['drawTwo', ['german-03']])
    const gone = ['german-01', 'german-02', 'german-04'].map((card) => moved(card, 'deck-german', 'discard'))
    expect(corrected(match, ...gone)).toContainEqual(nothingLeft)
    expect(optionIds(match)).toEqual(['german-03-top', 'german-03'])
    expect(match.situation.decks['german']?.rest).toEqual([])
  })

  test('no card at all is left: that is told, and the player has played all', () => {
    const match = newMatch(conflictOfHeroes, { options: { asking: 'each', mode: 'solo', guideline: '1' } })
    playAnswers(match, ...wins, ['map', '1'], ['edge', '1-A'])
    const all = ['01', '02', '03', '04'].map((number) => moved(`german-${number}`, 'deck-german', 'discard'))
    expect(corrected(match, ...all)).toContain('No card is left for the German player.')
    expect(playerOf(match.situation, 'german').left).toBe(0)
  })

  test('the top of a deck is drawn as it was corrected', () => {
    const match = newMatch(conflictOfHeroes, { options: { asking: 'each', mode: 'solo', guideline: '5' } })
    playAnswers(match, ['variant', 'no'], ...wins, ['map', '1'], ['edge', '1-A'])
    corrected(
      match,
      moved('german-07', 'deck-german', 'top-german'),
      moved('german-06', 'deck-german', 'top-german'),
    )
    expect(match.situation.decks['german']?.top).toEqual(['german-07', 'german-06'])
    corrected(match, { arrange: 'top-german', pieces: ['german-06', 'german-07'] })
    playAnswers(match, ['drawTwo', ['german-06']])
    expect(optionIds(match)).toEqual(['german-06', 'german-07'])
  })
})

describe('placing units', () => {
  const placing = () =>
    playAnswers(
      example(5),
      ['play', 'german-01-top'],
      ['placeUnits', ['german Pioneer 17', 'german Pioneer 18']],
    )

  test('a unit that stands on the map meanwhile is not placed again', () => {
    const match = placing()
    expect(corrected(match, moved('german Pioneer 17', 'edge', '1-K05'))).toContainEqual(nothingLeft)
    expect(match.situation.units['german Pioneer 17']?.at).toBe('1-K05')
    expect(match.question && format(match.question.text)).toBe('Where do you place Pioneer 18?')
  })

  test('one that comes later too', () => {
    const match = placing()
    corrected(match, moved('german Pioneer 18', 'edge', '1-K05'))
    playAnswers(match, ['place', '1-K07'])
    expect(match.situation.units['german Pioneer 18']?.at).toBe('1-K05')
    expect(standing(match)).toBe('play')
  })

  test('the card that gave it is as it was corrected', () => {
    const match = placing()
    corrected(match, { set: 'unit.card.german Pioneer 17', to: '' })
    playAnswers(match, ['place', '1-K05'])
    expect(match.situation.units['german Pioneer 17']).toEqual({ at: '1-K05', by: 'german', card: '' })
  })

  test('where no unit waits any more none is chosen', () => {
    const match = playAnswers(example(5), ['play', 'german-01-top'])
    const away = ['17', '18'].map((number) => moved(`german Pioneer ${number}`, 'edge', 'supply'))
    expect(corrected(match, ...away)).toContainEqual(nothingLeft)
    expect(unitsAt(match.situation, 'edge')).not.toContain('german Pioneer 17')
  })
})

describe('Control Markers', () => {
  const placing = () => playAnswers(example(3), ['play', 'german-03-top'])

  test('none is placed where all of them lie on the map', () => {
    const match = placing()
    const all = markersOn('soviet', '1-B03', '1-B05', '1-B07', '1-B09', '1-B11', '1-B13')
    const told = corrected(match, ...all)
    expect(told).toContain('All 6 Control Markers of the Soviets are on maps: no more are placed.')
    expect(standing(match)).toBe('play')
    expect(match.situation.markers).toHaveLength(6)
  })

  test('no card is chosen where no unit waits any more', () => {
    const match = playAnswers(placing(), ['markerHex', '1-E09'])
    const units = unitsAt(match.situation, 'edge').filter((id) => id.startsWith('soviet'))
    expect(corrected(match, ...units.map((id) => moved(id, 'edge', 'hidden')))).toContainEqual(nothingLeft)
    expect(standing(match)).toBe('play')
  })
})

describe('Defense Counters', () => {
  const drawn = (...kinds: readonly string[]) =>
    playAnswers(
      duel('5'),
      ...typed('german-05', 'special', '0', ['defense']),
      ['defense', kinds.length],
      ['drawDefense', kinds],
    )

  test('one that was taken out of the cup is not placed', () => {
    const match = playAnswers(drawn('wire'), ['sideUp', 'wire'])
    const all = match.situation.cup.filter((kind) => kind === 'wire').length
    const away = { move: 'defense wire', from: 'cup', to: 'supply', count: all }
    expect(corrected(match, away)).toContainEqual(nothingLeft)
    expect(match.situation.defenses).toEqual([])
  })

  test('nobody goes into one where nobody stands', () => {
    const match = playAnswers(
      duel('5'),
      ...typed('german-05', 'special', '0', ['units', 'place', 'defense']),
      ['units', ['german Rifle 01']],
      ['defense', 1],
      ['placeUnits', ['german Rifle 01']],
      ['place', '1-D05'],
      ['drawDefense', ['trench']],
      ['sideUp', 'trench'],
      ['defenseHex', '1-D05'],
    )
    expect(standing(match)).toBe('takeIn')
    expect(corrected(match, moved('german Rifle 01', '1-D05', '1-E05'))).toContainEqual(nothingLeft)
  })

  test('two of a kind lie in one hex, and go one by one', () => {
    const match = duel('5')
    corrected(match, moved('defense wire', 'cup', '1-D05'), moved('defense wire', 'cup', '1-D05'))
    corrected(match, { set: 'up.wire:1-D05:2', to: 'bunker' })
    expect(match.situation.defenses.map(({ kind }) => kind)).toEqual(['wire wire', 'wire bunker'])
    corrected(match, moved('defense wire', '1-D05', 'cup'))
    expect(match.situation.defenses).toMatchObject([{ kind: 'wire wire', at: '1-D05' }])
  })
})

describe('switching maps', () => {
  const switching = () =>
    playAnswers(duel('5'), ...typed('german-05', 'special', '0', ['switchMap']), ['switch', '1'])

  test('a map that is no longer there is not switched', () => {
    const match = switching()
    const told = corrected(match, { set: 'map-3', to: '0,0' }, { set: 'map-1', to: '' })
    expect(told).toContainEqual(nothingLeft)
    expect(match.situation.maps).toEqual([{ map: 3, x: 0, y: 0 }])
  })

  test('a map that came meanwhile is not offered', () => {
    const match = switching()
    corrected(match, { set: 'map-3', to: '1,0' })
    expect(optionIds(match)).toEqual(['2', '4', '5'])
  })

  test('none is switched where every map is in use', () => {
    const match = playAnswers(duel('5'), ...typed('german-05', 'special', '0', ['switchMap']))
    const slots = ['1,0', '2,0', '3,0', '4,0']
    const all = slots.map((to, at): Edit => ({ set: `map-${at + 2}`, to }))
    expect(corrected(match, ...all)).toContain('Every map is in use: this has no effect.')
  })

  const away = () => {
    const match = playAnswers(duel('5'), ...typed('german-05', 'units', '0', ['units', 'place']))
    playAnswers(
      match,
      ['units', ['german Rifle 01']],
      ['placeUnits', ['german Rifle 01']],
      ['place', '1-F06'],
    )
    playAnswers(
      match,
      ...typed('soviet-05', 'special', '0', ['switchMap']),
      ['switch', '1'],
      ['switchTo', '5'],
    )
    return match
  }

  test('the nearest hex is looked for from where the counter stands after the correction', () => {
    const match = playAnswers(away(), ['cannotStay', ['german Rifle 01']])
    expect(optionIds(match)).toContain('5-F05')
    corrected(match, moved('german Rifle 01', '5-F06', '5-K12'))
    expect(optionIds(match)).toContain('5-K11')
    expect(optionIds(match)).not.toContain('5-F05')
  })

  test('no counter is asked for where none stands there', () => {
    const match = away()
    expect(standing(match)).toBe('cannotStay')
    expect(corrected(match, moved('german Rifle 01', '5-F06', 'edge'))).toContainEqual(nothingLeft)
  })
})

describe('adding maps', () => {
  test('none is added where every map came meanwhile', () => {
    const match = playAnswers(duel('5'), ...typed('german-05', 'special', '0', ['addMap']))
    const all = ['1,0', '2,0', '3,0', '4,0'].map((to, at): Edit => ({ set: `map-${at + 2}`, to }))
    expect(corrected(match, ...all)).toContain('Every map is in use: this has no effect.')
  })
})

describe('Condition Cards', () => {
  const drawn = (...more: readonly ScriptedAnswer[]) =>
    playAnswers(
      duel('5'),
      ...typed('german-05', 'special', '0', ['conditions']),
      ['conditions', ['condition-2', 'condition-4']],
      ...more,
    )

  test('one that was put back is not played', () => {
    const match = drawn()
    corrected(match, moved('condition-2', 'discard', 'conditions'))
    expect(optionIds(match)).toEqual(['condition-4'])
    playAnswers(match, ['conditionTop', 'condition-4'], ['conditionTopCaps', '0'])
    expect(match.situation.plays.map(({ card }) => card)).toEqual(['german-05', 'condition-4'])
    expect(match.situation.conditions).toContain('condition-2')
  })

  test('one that was put back while its CAPs are told is not played', () => {
    const match = drawn(['conditionTop', 'condition-4'])
    expect(corrected(match, moved('condition-4', 'discard', 'conditions'))).toContainEqual(nothingLeft)
    expect(match.situation.plays.map(({ card }) => card)).not.toContain('condition-4')
    expect(standing(match)).toBe('conditionCaps')
  })

  test('none is left of both: nothing is played', () => {
    const match = drawn()
    const back = ['condition-2', 'condition-4'].map((card) => moved(card, 'discard', 'conditions'))
    expect(corrected(match, ...back)).toContainEqual(nothingLeft)
    expect(match.situation.conditions).toHaveLength(5)
  })

  test.each(['conditionCaps', 'lasts'])(
    'one that lies under a board meanwhile is not played twice: %s',
    (at) => {
      const match = drawn(['conditionTop', 'condition-4'], ['conditionTopCaps', '0'])
      if (at === 'lasts') playAnswers(match, ['conditionCaps', '+1'])
      expect(standing(match)).toBe(at)
      expect(corrected(match, moved('condition-2', 'discard', 'board-german-conditions'))).toContainEqual(
        nothingLeft,
      )
      expect(match.situation.plays.map(({ card }) => card)).toEqual([
        'german-05',
        'condition-4',
        'condition-2',
      ])
      expect(playerOf(match.situation, 'german').caps).toBe(4)
    },
  )

  test('the last one is not played where it was put back', () => {
    const match = drawn(['conditionTop', 'condition-4'], ['conditionTopCaps', '0'])
    playAnswers(match, ['conditionCaps', '0'], ['lasts', false])
    const rest = ['condition-1', 'condition-3'].map((card) => moved(card, 'conditions', 'discard'))
    corrected(match, ...rest)
    playAnswers(match, ...typed('soviet-05', 'special', '0', ['conditions']), ['conditions', ['condition-5']])
    expect(standing(match)).toBe('conditionHalf')
    expect(corrected(match, moved('condition-5', 'discard', 'conditions'))).toContainEqual(nothingLeft)
    expect(match.situation.conditions).toEqual(['condition-5'])
  })
})

describe('hidden units', () => {
  const hiding = (...more: readonly ScriptedAnswer[]) =>
    playAnswers(
      solo({ guideline: '5' }),
      ['play', 'german-04-bottom'],
      ['play', 'soviet-03-bottom'],
      ...typed('german-14', 'special'),
      ...more,
    )

  test('one that stands on the map meanwhile does not go into the cup', () => {
    const match = hiding(['hideUnit', 'soviet Rifle 05'], ['rumorHex', '1-B03'])
    corrected(match, moved('soviet Rifle 05', 'edge', '1-B09'))
    playAnswers(match, ['rumorHex', '1-B05'], ['rumorHex', '1-B07'])
    expect(match.situation.units['soviet Rifle 05']?.at).toBe('1-B09')
  })

  test('no Rumored Enemy is placed where all of them lie on the map', () => {
    const match = hiding(['hideUnit', 'soviet Rifle 05'])
    const hexes = hexesOf(match.situation.maps).slice(0, 19)
    expect(corrected(match, ...hexes.map((hex) => moved('rumored', 'supply', hex)))).toContainEqual(
      nothingLeft,
    )
    expect(match.situation.rumored).toHaveLength(19)
  })
})
