import { currentReading, resumeMatch, format } from '@opfor/kernel'
import { playAnswers, optionIds, unwrapProblem, answerChance, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { parsePack } from './table/card-packs/card-pack.ts'
import { defenseHexes } from './rules/placing/defense-counters.ts'
import { conflictOfHeroes } from './index.ts'
import { learnt } from './table/card-packs/learnt.ts'
import { hexesOf, rankFrom } from './table/maps/maps.ts'
import { freeHexes, legalHexes } from './rules/placing/placing-units.ts'
import { netting } from './rules/mission/solo-rulings.ts'
import { playerOf, type Situation, unitsAt } from './table/situation.ts'
import { corrected, moved } from './testing/corrected.ts'
import { example } from './testing/example.ts'
import { duel, firefight, typed, wins } from './testing/matches.ts'

const ruled = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

describe('G 3.0', () => {
  test('players alternate, one card at a time, for its top or its bottom', () => {
    const match = duel('5')
    expect(match.question?.to).toBe('player-1')
    playAnswers(match, ['play', 'german-05'])
    expect(optionIds(match)).toEqual(['vp', 'special', 'units', 'neither'])
    playAnswers(match, ['half', 'vp'], ['caps', '0'], ['more', []])
    expect(match.question?.to).toBe('player-2')
  })

  test('a card goes under the section of its option, later cards under earlier ones', () => {
    const match = duel('5')
    playAnswers(
      match,
      ...typed('german-05', 'vp'),
      ...typed('soviet-05', 'special'),
      ...typed('german-06', 'vp'),
    )
    const rows = match.game.layout(match.situation).rows
    expect(rows.find(({ at }) => at.id === 'board-german-vp')?.pieces.map(({ id }) => id)).toEqual([
      'german-05',
      'german-06',
    ])
    expect(rows.find(({ at }) => at.id === 'board-soviet-special')?.pieces.map(({ id }) => id)).toEqual([
      'soviet-05',
    ])
  })

  test('a card of which neither half can be played is discarded and counts as played', () => {
    const match = duel('5')
    playAnswers(match, ['play', 'german-05'], ['half', 'neither'])
    expect(playerOf(match.situation, 'german').left).toBe(4)
    expect(match.situation.decks['german']?.discard).toEqual(['german-05'])
    expect(match.situation.plays).toEqual([])
  })

  test('no card is played twice', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'special'))
    expect(optionIds(match)).not.toContain('german-05')
  })

  test('CAPs never fall below 0', () => {
    const match = duel('5')
    playAnswers(
      match,
      ...typed('german-05', 'vp', '-3'),
      ...typed('soviet-05', 'vp'),
      ...typed('german-06', 'vp', '-3'),
    )
    expect(playerOf(match.situation, 'german')).toMatchObject({ caps: 0, gained: -6, base: 4 })
  })

  test('CAPs that are gained on 0 raise the marker by as many', () => {
    const match = duel('5')
    const caps = ['-2', '-2', '-2', '+2'].map((change, at) => {
      playAnswers(match, ...typed(`german-0${5 + at}`, 'vp', change), ...typed(`soviet-0${5 + at}`, 'vp'))
      return playerOf(match.situation, 'german').caps
    })
    expect(caps).toEqual([2, 0, 0, 2])
  })
})

describe('G 3.1', () => {
  test('the bottom gives units, which lie beside the entry edge', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'units', '+1', ['units']), [
      'units',
      ['german HMG 19', 'german Rifle 01'],
    ])
    expect(unitsAt(match.situation, 'edge')).toEqual(['german HMG 19', 'german Rifle 01'])
    expect(logTexts(match)).toContain(
      'Put German Rifle 01 and HMG 19 beside the entry edge of the German player.',
    )
  })

  test('a numbered unit comes up once only: those of other cards and those in play are not offered', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'units', '0', ['units']), ['units', ['german Rifle 01']])
    playAnswers(match, ...typed('soviet-05', 'vp'), ...typed('german-06', 'units', '0', ['units']))
    expect(optionIds(match)).toContain('german Rifle 02')
    expect(optionIds(match)).not.toContain('german Rifle 01')
    expect(optionIds(match)).not.toContain('german Pioneer 17')
    expect(optionIds(match)).not.toContain('soviet Rifle 01')
  })

  test('the box holds the running numbers of squads, and two of each other kind', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'units', '0', ['units']))
    expect(
      optionIds(match).filter((id) => /\d\d$/.test(id) && /Rifle|LMG|HMG|Pioneer/.test(id)),
    ).toHaveLength(20 - 5)
    expect(optionIds(match).filter((id) => id.includes('Pz II F'))).toEqual([
      'german Pz II F a',
      'german Pz II F b',
    ])
  })
})

describe('placing units', () => {
  test('neither with nor next to an enemy unit or Control Marker', () => {
    const now = example(5).situation
    const legal = legalHexes(now, 'german')
    for (const hex of ['D11', 'E09', 'F11', 'G07', 'D10', 'E10', 'F10', 'E08'])
      expect(legal).not.toContain(`1-${hex}`)
    expect(legal).toContain('1-E13')
    expect(legal).toContain('1-D13')
  })

  test("a Control Marker of one's own side is no hindrance", () => {
    const now = example(4).situation
    expect(legalHexes(now, 'soviet')).toContain('1-E09')
  })

  test('a unit may stay off the map, and enters over its edge', () => {
    const match = duel('5')
    playAnswers(match, ['play', 'german-04-bottom'], ...typed('soviet-05', 'vp'), ['play', 'german-01-top'])
    playAnswers(match, ['placeUnits', ['german Pioneer 17']], ['place', 'off'])
    expect(match.situation.units['german Pioneer 17']?.at).toBe('edge')
  })

  test('not on water, where the owner has marked it', () => {
    const pack = { opfor: 1, title: 'mine', terrain: { 1: { F06: 'water', F07: 'water' } } }
    const now = duel('5', {}, pack).situation
    expect(legalHexes(now, 'german')).not.toContain('1-F06')
    expect(freeHexes(now, 'german')).toContain('1-F06')
  })
})

describe('Control Markers', () => {
  const secure = (wishes: Parameters<typeof duel>[1]) => {
    const match = duel('1', wishes)
    playAnswers(match, ['play', 'german-03-top'])
    return match
  }

  test("markerEdge: counted from the edge of the opponent, or from one's own", () => {
    const hexes = optionIds(secure({}))
    expect(hexes).toHaveLength(17)
    expect(hexes.every((hex) => rankFrom('L', hex) === 4)).toBe(true)
    const own = optionIds(secure(ruled('markerEdge', 'own')))
    expect(own.every((hex) => rankFrom('A', hex) === 4)).toBe(true)
  })

  test('once, at once, with the units of one card, within 3 hexes', () => {
    const match = example(3)
    playAnswers(match, ['play', 'german-03-top'], ['markerHex', '1-E09'])
    expect(match.question).toMatchObject({ id: 'coh.reaction', to: 'player-1' })
    playAnswers(match, ['reaction', 'soviet-03'])
    const near = optionIds(match).filter((id) => id !== 'off')
    expect(near).toHaveLength(37)
    playAnswers(match, ['place', 'off'], ['place', 'off'], ['place', 'off'], ['place', 'off'])
    expect(match.question?.id).toBe('coh.play')
  })

  test('without units the right is lost', () => {
    const match = duel('1')
    playAnswers(match, ['play', 'german-03-top'], ['markerHex', '1-I09'], ['play', 'soviet-03-bottom'])
    expect(match.question?.id).toBe('coh.play')
  })

  test('not on water, where the owner has marked it, nor a Defense Counter', () => {
    const match = duel('5', {}, { opfor: 1, title: 'mine', terrain: { 1: { I09: 'water' } } })
    playAnswers(match, ...typed('german-05', 'vp', '0', ['marker']), ['marker', 4])
    expect(optionIds(match)).toHaveLength(16)
    expect(optionIds(match)).not.toContain('1-I09')
    expect(defenseHexes(match.situation, 'german')).not.toContain('1-I09')
  })

  test('no two Control Markers lie in one hex', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'vp', '0', ['marker']), ['marker', 1], ['markerHex', '1-L02'])
    playAnswers(match, ...typed('soviet-05', 'vp'), ...typed('german-06', 'vp', '0', ['marker']), [
      'marker',
      1,
    ])
    expect(optionIds(match)).toHaveLength(16)
    expect(optionIds(match)).not.toContain('1-L02')
  })
})

describe('G 3.7.3', () => {
  const dug = (count: number, cup?: Readonly<Record<string, number>>) => {
    const match = duel('5', {}, cup === undefined ? '' : { opfor: 1, title: 'mine', cup })
    playAnswers(match, ...typed('german-05', 'special', '0', ['defense']), ['defense', count])
    return match
  }

  test('so many are drawn from the cup; one side of each is chosen', () => {
    const match = dug(2)
    playAnswers(match, ['drawDefense', ['hasty', 'wire']])
    expect(optionIds(match)).toEqual(['hasty', 'bunker', 'wire', 'trench', 'roadBlock', 'mine'])
    playAnswers(match, ['sideUp', 'trench'], ['defenseHex', '1-D05'], ['sideUp', 'wire'])
    expect(match.situation.defenses).toEqual([{ kind: 'hasty trench', side: 'german', at: '1-D05' }])
  })

  test('not where a Defense Counter lies, and not with or next to an enemy unit or Control Marker', () => {
    const now: Situation = {
      ...example(5).situation,
      defenses: [{ kind: 'wire wire', side: 'german', at: '1-B03' }],
    }
    expect(defenseHexes(now, 'german')).not.toContain('1-B03')
    for (const hex of ['E09', 'E10', 'D11', 'D10'])
      expect(defenseHexes(now, 'german')).not.toContain(`1-${hex}`)
    expect(defenseHexes(now, 'german')).toContain('1-B02')
    expect(defenseHexes(now, 'soviet')).toContain('1-E09')
  })

  test('a Hasty Defense may lie in an empty hex', () => {
    expect(defenseHexes(duel('5').situation, 'german')).toHaveLength(196)
  })

  test('an empty cup gives what is left', () => {
    const match = dug(4, { hasty: 1, bunker: 1, wire: 0, trench: 0, roadBlock: 0, mine: 0 })
    playAnswers(match, ['drawDefense', ['bunker', 'hasty']])
    expect(match.question?.id).toBe('coh.sideUp')
  })

  test('the cup is as the owner has it; Smoke only if wanted', () => {
    expect(dug(1, { mine: 9 }).situation.cup.filter((kind) => kind === 'mine')).toHaveLength(9)
    expect(firefight().situation.cup).not.toContain('smoke')
    for (const cards of ['app', 'real'])
      expect(firefight({ smoke: true, cards }).situation.cup.filter((kind) => kind === 'smoke')).toHaveLength(
        4,
      )
  })

  test('a Trench or Bunker takes units in at once: no vehicle, and a gun into a Bunker, or by trenchGuns into both', () => {
    const units = ['german Rifle 01', 'german PaK36 a', 'german Pz II F a']
    const placed = (kind: string, guns = 'offered') => {
      const match = duel('5', { rulings: { 'conflict-of-heroes.trenchGuns': guns } })
      playAnswers(
        match,
        ...typed('german-05', 'units', '0', ['units', 'place']),
        ['units', units],
        ['placeUnits', units],
      )
      for (const _ of units) playAnswers(match, ['place', '1-D05'])
      playAnswers(match, ...typed('soviet-05', 'vp'), ...typed('german-06', 'special', '0', ['defense']), [
        'defense',
        1,
      ])
      playAnswers(match, ['drawDefense', [kind]], ['sideUp', kind], ['defenseHex', '1-D05'])
      return match
    }
    expect(optionIds(placed('trench'))).toEqual(['german PaK36 a', 'german Rifle 01'])
    expect(optionIds(placed('trench', 'foot'))).toEqual(['german Rifle 01'])
    expect(optionIds(placed('bunker', 'foot'))).toEqual(['german PaK36 a', 'german Rifle 01'])
    expect(optionIds(placed('bunker'))).toEqual(['german PaK36 a', 'german Rifle 01'])
    expect(placed('wire').question?.id).toBe('coh.play')
    const match = placed('bunker')
    playAnswers(match, ['takeIn', ['german Rifle 01']])
    expect(logTexts(match)).toContain('Put German Rifle 01 into the Bunker.')
  })
})

describe('G 3.8', () => {
  test('a map is added where edges of the same length touch; units enter from its far edge', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'special', '0', ['addMap']))
    expect(match.question?.to).toBe('player-1')
    expect(optionIds(match)).toEqual(['2', '3', '4', '5'])
    playAnswers(match, ['addMap', '4'], ['join', '1-A'])
    expect(playerOf(match.situation, 'german').edge).toEqual({ map: 4, edge: 'A' })
    expect(playerOf(match.situation, 'soviet').edge).toEqual({ map: 1, edge: 'L' })
  })

  test('several maps on one edge: the entry edge slides to the outermost', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'special', '0', ['addMap']), ['addMap', '4'], ['join', '1-A'])
    playAnswers(match, ...typed('soviet-05', 'special', '0', ['addMap']), ['addMap', '5'], ['join', '4-A'])
    expect(playerOf(match.situation, 'german').edge).toEqual({ map: 5, edge: 'A' })
    expect(hexesOf(match.situation.maps)).toHaveLength(3 * 196 + 16)
  })

  test('an edge that is not covered stays', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'special', '0', ['addMap']), ['addMap', '4'], ['join', '1-18'])
    expect(match.situation.players.map(({ edge }) => edge)).toEqual([
      { map: 1, edge: 'A' },
      { map: 1, edge: 'L' },
    ])
  })

  test('with every map in use the option has no effect', () => {
    const match = duel('5')
    for (const [at, map] of ['2', '3', '4', '5'].entries()) {
      const card = `${at % 2 === 0 ? 'german' : 'soviet'}-1${at}`
      const edge = at === 0 ? '1-18' : `${at + 1}-18`
      playAnswers(match, ...typed(card, 'special', '0', ['addMap']), ['addMap', map], ['join', edge])
    }
    const from = match.log.length
    playAnswers(match, ...typed('german-09', 'special', '0', ['addMap', 'switchMap']))
    expect(
      logTexts(match, from).filter((text) => text === 'Every map is in use: this has no effect.'),
    ).toHaveLength(2)
  })
})

describe('G 3.8.1', () => {
  const placedOn = (hex: string, pack: Parameters<typeof duel>[2] = '') => {
    const match = duel('5', {}, pack)
    playAnswers(match, ...typed('german-05', 'units', '0', ['units', 'place']), [
      'units',
      ['german Rifle 01'],
    ])
    playAnswers(match, ['placeUnits', ['german Rifle 01']], ['place', hex])
    playAnswers(match, ...typed('soviet-05', 'special', '0', ['switchMap']), ['switch', '1'])
    return match
  }

  test('the new map is one that is not in use, in the same place; counters and edges keep their numbers', () => {
    const match = placedOn('1-F06')
    expect(optionIds(match)).toEqual(['2', '3', '4', '5'])
    playAnswers(match, ['switchTo', '5'], ['cannotStay', []])
    expect(match.situation.maps).toEqual([{ map: 5, x: 0, y: 0 }])
    expect(match.situation.units['german Rifle 01']?.at).toBe('5-F06')
    expect(playerOf(match.situation, 'german').edge).toEqual({ map: 5, edge: 'A' })
  })

  test('a counter that cannot stand there goes to the nearest hex that can hold it; among several its owner chooses', () => {
    const water = ['F06', 'E05', 'E06', 'E07', 'F05', 'F07', 'G06'].filter(
      (hex) => hex !== 'G06' && hex !== 'F05',
    )
    const match = placedOn('1-F06', {
      opfor: 1,
      title: 'mine',
      terrain: { 5: Object.fromEntries(water.map((hex) => [hex, 'water'])) },
    })
    playAnswers(match, ['switchTo', '5'])
    expect(match.question?.proposal).toEqual([expect.objectContaining({ id: 'german Rifle 01' })])
    playAnswers(match, ['cannotStay', ['german Rifle 01']])
    expect(match.question?.id).toBe('conflict-of-heroes.nearest.tie')
    const near = optionIds(match)
    expect(near).toContain('5-G06')
    expect(near).not.toContain('5-E06')
    playAnswers(match, ['nearest.tie', '5-G06'])
    expect(match.situation.units['german Rifle 01']?.at).toBe('5-G06')
  })

  test('Control Markers, Defense Counters and Rumored Enemies move off hexes that cannot hold them too', () => {
    const terrain = { 5: { I09: 'water', D05: 'water' } }
    const match = duel('5', {}, { opfor: 1, title: 'mine', terrain })
    playAnswers(
      match,
      ...typed('german-05', 'special', '0', ['marker', 'defense']),
      ['marker', 4],
      ['defense', 1],
    )
    playAnswers(match, ['markerHex', '1-I09'])
    playAnswers(match, ['drawDefense', ['bunker']], ['sideUp', 'bunker'], ['defenseHex', '1-D05'])
    playAnswers(
      match,
      ...typed('soviet-05', 'special', '0', ['switchMap']),
      ['switch', '1'],
      ['switchTo', '5'],
    )
    const wet = ['markers soviet 5-I09', 'defenses german 5-D05']
    expect(match.question?.proposal).toMatchObject(wet.map((id) => ({ id })))
    const from = match.log.length
    playAnswers(match, ['cannotStay', wet], ['nearest.tie', '5-H09'], ['nearest.tie', '5-C05'])
    expect(match.situation.markers).toMatchObject([{ side: 'soviet', at: '5-H09' }])
    expect(match.situation.defenses).toMatchObject([{ kind: 'bunker bunker', at: '5-C05' }])
    expect(logTexts(match, from)).toContain('Move Bunker on D05 to C05.')
  })

  test('two Defense Counters that a correction put into one hex move together, and the match plays again', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'special', '0', ['defense']), ['defense', 2])
    playAnswers(match, ['drawDefense', ['bunker', 'wire']], ['sideUp', 'bunker'], ['defenseHex', '1-D05'])
    playAnswers(match, ['sideUp', 'wire'], ['defenseHex', '1-E05'])
    const edit = { move: 'defense wire', from: '1-E05', to: '1-D05', count: 1 }
    expect(unwrapProblem(match.correct([edit]))).toBe('nothing')
    playAnswers(
      match,
      ...typed('soviet-05', 'special', '0', ['switchMap']),
      ['switch', '1'],
      ['switchTo', '5'],
    )
    expect(optionIds(match)).toEqual(['defenses german 5-D05'])
    const from = match.log.length
    playAnswers(match, ['cannotStay', ['defenses german 5-D05']], ['nearest.tie', '5-C05'])
    expect(logTexts(match, from)).toContain('Move Bunker and Wire on D05 to C05.')
    expect(resumeMatch(conflictOfHeroes, match.journal).ok).toBe(true)
  })
})

describe('G 3.9', () => {
  const drawn = () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'special', '0', ['conditions']), [
      'conditions',
      ['condition-2', 'condition-4'],
    ])
    return match
  }

  test('two are drawn; one is played for its top, as a rule for both sides, the other for its bottom', () => {
    const match = drawn()
    expect(optionIds(match)).toEqual(['condition-2', 'condition-4'])
    playAnswers(
      match,
      ['conditionTop', 'condition-4'],
      ['conditionTopCaps', '0'],
      ['conditionCaps', '+1'],
      ['lasts', true],
    )
    const rows = match.game.layout(match.situation).rows
    expect(rows.find(({ at }) => at.id === 'board-german-special')?.pieces.map(({ id }) => id)).toEqual([
      'german-05',
      'condition-4',
    ])
    expect(rows.find(({ at }) => at.id === 'board-german-conditions')?.pieces.map(({ id }) => id)).toEqual([
      'condition-2',
    ])
    expect(playerOf(match.situation, 'german').caps).toBe(5)
  })

  test('a bottom without lasting effect is discarded', () => {
    const match = drawn()
    playAnswers(
      match,
      ['conditionTop', 'condition-4'],
      ['conditionTopCaps', '0'],
      ['conditionCaps', '0'],
      ['lasts', false],
    )
    const { lying } = match.game.layout(match.situation)
    expect(lying.find(({ piece }) => piece.id === 'condition-2')?.at.id).toBe('discard')
  })

  test('there are five: the last one is played for either half, and then the option has no effect', () => {
    const match = drawn()
    playAnswers(
      match,
      ['conditionTop', 'condition-4'],
      ['conditionTopCaps', '0'],
      ['conditionCaps', '0'],
      ['lasts', false],
    )
    playAnswers(match, ...typed('soviet-05', 'special', '0', ['conditions']), [
      'conditions',
      ['condition-1', 'condition-3'],
    ])
    playAnswers(
      match,
      ['conditionTop', 'condition-1'],
      ['conditionTopCaps', '0'],
      ['conditionCaps', '0'],
      ['lasts', false],
    )
    playAnswers(match, ...typed('german-06', 'special', '0', ['conditions']), ['conditions', ['condition-5']])
    expect(optionIds(match)).toEqual(['top', 'bottom'])
    playAnswers(match, ['conditionHalf', 'bottom'], ['conditionCaps', '0'], ['lasts', true])
    const from = match.log.length
    playAnswers(match, ...typed('soviet-06', 'special', '0', ['conditions']))
    expect(logTexts(match, from)).toContain('No Condition Card is left: this has no effect.')
  })

  test('a bottom that the pack knows does all that it says, for the player who plays it', () => {
    const bottom = { caps: 1, lasts: false, units: ['Rifle 01'], defense: 1, actions: 1 }
    const conditions = Object.fromEntries([1, 2, 3, 4, 5].map((nth) => [`condition-${nth}`, { bottom }]))
    const one = { 'condition-2': { bottom } }
    expect(parsePack({ opfor: 1, title: 'mine', conditions })).toMatchObject({ ok: false })
    const match = duel('5', {}, { opfor: 1, title: 'mine', conditions: one })
    playAnswers(match, ...typed('german-05', 'special', '0', ['conditions']))
    playAnswers(match, ['conditions', ['condition-2', 'condition-4']], ['conditionTop', 'condition-4'])
    playAnswers(
      match,
      ['conditionTopCaps', '0'],
      ['drawDefense', ['wire']],
      ['sideUp', 'wire'],
      ['defenseHex', '1-D05'],
    )
    expect(playerOf(match.situation, 'german')).toMatchObject({ caps: 5, gained: 1, drawn: 2 })
    expect(match.situation.units).toMatchObject({ 'german Rifle 01': { at: 'edge', by: 'german' } })
    expect(match.situation.defenses).toHaveLength(1)
    expect(match.question?.to).toBe('player-2')
  })

  test('the top of a Condition Card binds both sides: it gives nobody units, and CAPs and Action Cards to all', () => {
    const units = { 'condition-1': { top: { section: 'special', units: ['Rifle 01'] } } }
    expect(parsePack({ opfor: 1, title: 'mine', conditions: units })).toEqual({
      ok: false,
      problem: 'The card pack: conditions.condition-1.top: there is no field "units".',
    })
    const conditions = { 'condition-4': { top: { section: 'special', caps: -1, actions: 1 } } }
    const match = duel('5', {}, { opfor: 1, title: 'mine', conditions })
    playAnswers(match, ...typed('german-05', 'special', '0', ['conditions']))
    playAnswers(match, ['conditions', ['condition-2', 'condition-4']], ['conditionTop', 'condition-4'])
    expect(match.situation.players.map(({ caps }) => caps)).toEqual([3, 3])
    expect(match.situation.players.map(({ drawn: actions }) => actions)).toEqual([2, 2])
  })

  test('CAPs of a top that nobody knows are asked for in the form, and count for all', () => {
    const match = firefight({ asking: 'few', guideline: '5', cards: 'real' })
    playAnswers(
      match,
      ['variant', 'no'],
      ...wins,
      ['side', 'german'],
      ['mapAndEdge', { map: '1', edge: 'A' }],
    )
    playAnswers(match, ['optional', false], ['handicap', 'none'])
    const draws = { what: 'german-05-special', caps: 0, units: [], more: ['conditions'] }
    playAnswers(match, ['atOnce', draws], ['conditions', ['condition-2', 'condition-4']])
    const bottom = { caps: 1, lasts: false, units: [], more: [] }
    playAnswers(match, ['conditionsAtOnce', { top: 'condition-4', topCaps: -2, ...bottom }])
    expect(match.situation.players.map(({ id, caps }) => [id, caps])).toEqual([
      ['german', 3],
      ['soviet', 2],
    ])
    expect(match.situation.plays.find(({ card }) => card === 'condition-4')?.told.caps).toBe(-2)
  })

  test('one thing after another, the CAPs of a top that nobody knows are asked, and everybody has them', () => {
    const match = drawn()
    playAnswers(match, ['conditionTop', 'condition-4'])
    expect(match.question && format(match.question.text)).toBe(
      "Condition Card 4: how does its top change everybody's CAPs?",
    )
    playAnswers(match, ['conditionTopCaps', '-1'], ['conditionCaps', '0'], ['lasts', false])
    expect(match.situation.players.map(({ caps }) => caps)).toEqual([3, 3])
  })

  test('the last one alone, played for its top, is asked for its CAPs', () => {
    const match = drawn()
    corrected(match, ...['1', '3'].map((nth) => moved(`condition-${nth}`, 'conditions', 'discard')))
    playAnswers(match, ['conditionTop', 'condition-4'], ['conditionTopCaps', '0'])
    playAnswers(match, ['conditionCaps', '0'], ['lasts', false])
    playAnswers(match, ...typed('soviet-05', 'special', '0', ['conditions']), ['conditions', ['condition-5']])
    playAnswers(match, ['conditionHalf', 'top'], ['conditionTopCaps', '+2'])
    expect(match.situation.players.map(({ caps }) => caps)).toEqual([6, 6])
  })

  test('where the pack knows both bottoms, the CAPs of the top are asked all the same; a 0 is kept for the pack', () => {
    const bottom = { caps: 0, lasts: false }
    const conditions = { 'condition-2': { bottom }, 'condition-4': { bottom } }
    const pack = { opfor: 1, title: 'mine', conditions }
    const match = firefight({ asking: 'few', guideline: '5', cards: 'real', pack })
    playAnswers(
      match,
      ['variant', 'no'],
      ...wins,
      ['side', 'german'],
      ['mapAndEdge', { map: '1', edge: 'A' }],
    )
    playAnswers(match, ['optional', false], ['handicap', 'none'])
    const draws = { what: 'german-05-special', caps: 0, units: [], more: ['conditions'] }
    playAnswers(match, ['atOnce', draws], ['conditions', ['condition-2', 'condition-4']])
    playAnswers(match, ['conditionTop', 'condition-4'], ['conditionTopCaps', '0'])
    const told = { 'condition-4': { top: { section: 'special', caps: 0 } } }
    expect(learnt(match.situation, match.situation.pack).conditions).toMatchObject(told)
  })

  test('a 0 that a form tells of a top is kept for the pack', () => {
    const match = firefight({ asking: 'few', guideline: '5', cards: 'real' })
    playAnswers(
      match,
      ['variant', 'no'],
      ...wins,
      ['side', 'german'],
      ['mapAndEdge', { map: '1', edge: 'A' }],
    )
    playAnswers(match, ['optional', false], ['handicap', 'none'])
    const draws = { what: 'german-05-special', caps: 0, units: [], more: ['conditions'] }
    playAnswers(match, ['atOnce', draws], ['conditions', ['condition-2', 'condition-4']])
    const bottom = { caps: 1, lasts: false, units: [], more: [] }
    playAnswers(match, ['conditionsAtOnce', { top: 'condition-4', topCaps: 0, ...bottom }])
    const { conditions = {} } = learnt(match.situation, match.situation.pack)
    expect(conditions['condition-4']?.top).toEqual({ section: 'special', caps: 0 })
  })

  test('a bottom that nobody knows can be told whole: CAPs, units, counters and maps', () => {
    const match = drawn()
    playAnswers(match, ['conditionTop', 'condition-4'], ['conditionTopCaps', '0'])
    expect(optionIds(match)).toContain('more')
    playAnswers(match, ['conditionCaps', 'more'], ['conditionCaps', '+1'], ['more', ['units', 'addMap']])
    expect(optionIds(match).every((id) => id.startsWith('german'))).toBe(true)
    playAnswers(match, ['units', ['german Rifle 01']], ['lasts', false], ['addMap', '4'], ['join', '1-18'])
    expect(match.situation.units['german Rifle 01']).toMatchObject({ at: 'edge', card: 'condition-2' })
    expect(match.situation.maps).toHaveLength(2)
    expect(playerOf(match.situation, 'german').caps).toBe(5)
  })
})

describe('G 3.1, units that are in play', () => {
  test('a unit is given once only: for one that is in play another of its name is taken', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'units', '0', ['units']))
    playAnswers(match, ['units', ['soviet Rifle 01']], ...typed('german-06', 'vp'))
    match.correct([{ move: 'soviet Rifle 05', from: 'supply', to: 'edge', count: 1 }])
    const from = match.log.length
    playAnswers(match, ['play', 'soviet-03-bottom'])
    expect(logTexts(match, from)).toContain(
      'Soviet Rifle 05 is in play already: take Soviet Rifle 02 instead.',
    )
    expect(match.situation.units['soviet Rifle 02']).toMatchObject({ at: 'edge', card: 'soviet-03' })
  })

  test('a unit of which no other is left is not given again, and it is told', () => {
    const match = duel('5')
    match.correct(
      ['20', '21', '22'].map((number) => ({
        move: `soviet NKVD ${number}`,
        from: 'supply',
        to: 'edge',
        count: 1,
      })),
    )
    playAnswers(match, ...typed('german-05', 'vp'))
    const from = match.log.length
    playAnswers(match, ['play', 'soviet-03-bottom'])
    expect(logTexts(match, from)).toContain('NKVD 21 is already in play and not added again.')
  })

  test('Soviet 22 gives the first Truck that nobody has; without one it is told', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-10', 'units', '0', ['units']))
    playAnswers(
      match,
      ['units', ['soviet Truck a']],
      ...typed('german-06', 'vp'),
      ...typed('soviet-22', 'special'),
    )
    expect(match.situation.units['soviet Truck b']).toMatchObject({ at: 'edge', card: 'soviet-22' })
    const none = duel('5')
    playAnswers(none, ...typed('german-05', 'vp'), ...typed('soviet-10', 'units', '0', ['units']))
    playAnswers(none, ['units', ['soviet Truck a', 'soviet Truck b']], ...typed('german-06', 'vp'))
    playAnswers(none, ...typed('soviet-22', 'special'))
    expect(logTexts(none)).toContain('No Truck is left: none is added.')
  })

  test('space 1 of the Round track is the start: its units wait beside the edge', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'units', '0', ['units', 'round']))
    playAnswers(match, ['units', ['german Rifle 01']], ['round', 1])
    expect(match.situation.units['german Rifle 01']?.at).toBe('edge')
  })
})

describe('G 4.0', () => {
  test('what is unused is discarded: Condition Cards, decks and hands, Defense Counters', () => {
    const { conditions, cup, decks, players } = example().situation
    expect([conditions, cup]).toEqual([[], []])
    expect(Object.values(decks).map(({ top, rest }) => top.length + rest.length)).toEqual([0, 0])
    expect(players.map(({ hand }) => hand)).toEqual([[], []])
  })

  test('there is no quota of tops and bottoms', () => {
    const match = duel('3')
    for (const number of [10, 11, 12, 13, 15])
      for (const side of ['german', 'soviet'] as const)
        playAnswers(match, ...typed(`${side}-${number}`, 'units'))
    expect(match.outcome?.way).toBe('ready')
  })
})

describe('hidden cards of the firefight', () => {
  test('German 14 hides a unit, Soviet 08 the units of a card and a mine', () => {
    const match = duel('5')
    playAnswers(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
    playAnswers(match, ...typed('german-14', 'special'), ['hideUnit', 'german Pioneer 17'])
    expect(match.situation.units['german Pioneer 17']?.at).toBe('hidden')
    playAnswers(match, ...typed('soviet-08', 'special'), ['hideCard', 'soviet-03'])
    expect(unitsAt(match.situation, 'hidden').filter((id) => id.startsWith('soviet'))).toHaveLength(4)
    expect(match.situation.mine).toBe('hidden')
    expect(match.situation.rumored).toEqual([])
  })
})

test('the app deals, or the real cards are dealt and their numbers said', () => {
  const real = duel('2')
  expect(logTexts(real)).toContain('Deal 5 Generator Cards to the German player.')
  expect(real.situation.players.map(({ hand }) => hand)).toEqual([[], []])
  expect(optionIds(real).length).toBeGreaterThan(9)
  const app = firefight({ guideline: '2' })
  playAnswers(
    app,
    ['variant', 'no'],
    ...wins,
    ['side', 'german'],
    ['map', '1'],
    ['edge', '1-A'],
    ['optional', false],
    ['handicap', 'none'],
  )
  answerChance(app)
  expect(new Set(optionIds(app).map((id) => id.slice(0, 9))).size).toBe(5)
  expect(currentReading(app.situation, netting)).toBe('printed')
})
