import { type Json, type Message, format } from '@opfor/kernel'
import {
  playAnswers,
  decisionsOf,
  explanationText,
  newMatch,
  answerChance,
  loggedRulings,
  logTexts,
  logTextsWithReasons,
  type ScriptedAnswer,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { countsAsEngaged, isAggressive } from './rules/action-exceptions/action-exceptions.ts'
import { bears } from './table/geometry/compass.ts'
import { bloodAndPlunder } from './index.ts'
import { apart, holdsAlone, isInTheOpen, seesUnit } from './table/on-the-map.ts'
import { rulings } from './rules/rulings.ts'
import { retreatPlan } from './rules/rulings/actions.ts'
import { noPlayerShip } from './rules/rulings/command-and-ships.ts'
import { crewsCharge } from './rules/rulings/exceptions.ts'
import { shipWith, type Situation, unitWith } from './table/situation.ts'
import { activation, type Field, matchOn, situation, stalemate, unharmed } from './testing/field.ts'
import { box, goal, on } from './testing/ground.ts'
import { gun, traits, unitAs } from './testing/profiles.ts'
import { citationsByMessage } from './table/citations-by-message.ts'

const enemy = { 'free-muskets': {} }
const seen: string[] = []

function under(
  id: string,
  reading: string,
  field: Field,
  ...script: readonly ScriptedAnswer[]
): readonly string[] {
  seen.push(`${id}.${reading}`)
  return activation({ ...field, rulings: { [id]: reading } }, ...script).did
}

function toldUnder(id: string, reading: string, field: Field, ...script: readonly ScriptedAnswer[]): string {
  seen.push(`${id}.${reading}`)
  const match = matchOn({ ...field, rulings: { [id]: reading } })
  return logTextsWithReasons(playAnswers(match, ...script)).join('\n')
}

const one = (unit: ReturnType<typeof unitAs>, more: Partial<Field> = {}): Field => ({
  units: { 'town-muskets': unit, ...enemy },
  ...more,
})
const asWords = ({ question }: ReturnType<typeof matchOn>): string =>
  [question?.text, ...(question?.options ?? []).map(({ name }) => name)]
    .map((each) => (each === undefined ? '' : format(each)))
    .join('\n')
const two = { 'free-muskets': {}, boarders: {} }

describe('the turn', () => {
  const waiting: Field = {
    units: { 'town-muskets': {}, ...enemy },
    options: { deck: 'real' },
    change: { next: [], card: '' },
  }

  test('3: a card of its own deck is gone, one of a shared deck may come again', () => {
    const lie = (reading: string): number => {
      seen.push(`whoseDeck.${reading}`)
      const match = matchOn({ ...waiting, rulings: { whoseDeck: reading } })
      playAnswers(match, ['draw', ['S7']])
      return match.situation.deck.rest.length
    }
    expect([lie('own'), lie('shared')]).toEqual([53, 54])
  })

  test('6: strike points count when the unit is activated, or as they were when the card was shown', () => {
    const field = one(unitAs(), { card: 'S7', scenario: { opfor: 0, player: 1 } })
    const near: readonly ScriptedAnswer[] = [
      ['nearestEnemy.measured', 30],
      ['move.aggressive.one', true],
    ]
    expect(under('whenCounted', 'activated', field, ...near)[0]).toMatch(/advances on its nearest enemy/)
    const held: readonly ScriptedAnswer[] = [
      ['nearestEnemy.measured', 30],
      ['move.tactical.one', true],
    ]
    expect(under('whenCounted', 'shown', field, ...held)[0]).toMatch(/makes a Tactical Move/)
  })

  test('7: an event is set aside and another card drawn; several apply as drawn, or the last first', () => {
    const order = (reading: string): readonly string[] => {
      seen.push(`eventsApplied.${reading}`)
      const match = matchOn({
        units: { 'town-muskets': {}, 'free-muskets': { activated: true } },
        change: { next: [], card: '' },
        rulings: { eventsApplied: reading },
      })
      playAnswers(match, ['draw', ['event-1']], ['draw', ['event-2']])
      expect(match.situation).toMatchObject({ events: ['event-1', 'event-2'], card: '' })
      playAnswers(match, ['draw', ['S7']], ['nearestEnemy.measured', 30], ['move.tactical.one', false])
      playAnswers(match, ['scored', { opfor: 0, player: 0 }])
      expect(match.situation).toMatchObject({ turn: 2, events: [] })
      return logTexts(match).flatMap((line) => line.match(/^Apply [^.]*\./) ?? [])
    }
    const applied = [1, 2].map((event) => `Apply event card ${event}, drawn by the OPFOR.`)
    expect(order('drawn')).toEqual(applied)
    expect(order('last')).toEqual(applied.toReversed())
  })

  test('8: a faction that exchanges its hand gains nothing, or exchanges a low card', () => {
    const { battle } = situation(waiting)
    const exchanging = { ...battle, opfor: { ...battle.opfor, redraws: true } }
    const field = { ...waiting, change: { ...waiting.change, battle: exchanging } }
    expect(toldUnder('handRules', 'nothing', field, ['draw', ['S2']])).toMatch(/shows 2 of Spades/)
    const redrawn = toldUnder('handRules', 'redraw', field, ['draw', ['S2']], ['draw', ['H3']])
    expect(redrawn).toMatch(/2 of Spades is exchanged for another card/)
    expect(redrawn).toMatch(/shows 3 of Hearts/)
  })

  test('9: aboard a grappled ship is not engaged, or is', () => {
    const field: Field = {
      battle: 'sea',
      units: { 'town-muskets': { empty: 1 }, 'grenade-party': { aboard: '', empty: 1 }, boarders: {} },
      ships: { 'guard-ship': { grappled: 'sloop', moves: 2 }, sloop: { grappled: 'guard-ship' } },
    }
    const boards: readonly ScriptedAnswer[] = [
      ['chargeable.one', true],
      ['melee', stalemate],
    ]
    const contact = under('whatIsEngaged', 'contact', field, ['nearestEnemy', ['grenade-party']], ...boards)
    expect(contact[0]).toBe('Grenade Party charges Boarders.')
    const grappled = under('whatIsEngaged', 'grappled', field, ...boards)
    expect(grappled[0]).toBe('Town Muskets charges Boarders.')
  })

  test('9: aboard a ship that is not grappled, or ashore, a unit is engaged in contact alone', () => {
    const engaged = (units: Field['units']): readonly boolean[] => {
      const now = situation({ battle: 'sea', units, rulings: { whatIsEngaged: 'grappled' } })
      return Object.keys(units).map((id) => countsAsEngaged(now, unitWith(now, id)))
    }
    expect(
      engaged({
        'town-muskets': {},
        'grenade-party': { aboard: '' },
        'garrison-line': { engaged: ['boarders'] },
      }),
    ).toEqual([false, false, true])
  })

  test('10: enemies within 12 inches count seen or not, or only seen', () => {
    const field: Field = { units: { 'town-muskets': { empty: 1 }, 'lance-party': {}, ...enemy } }
    const any = activation(
      field,
      ['nearestEnemy', ['town-muskets']],
      ['chargeable.one', false],
      ['move.aggressive.one', true],
    )
    expect(any.now.units.find(({ activated }) => activated)?.id).toBe('town-muskets')
    seen.push('twelveInches.any')
    under(
      'twelveInches',
      'seen',
      field,
      ['nearestSeen', ['town-muskets']],
      ['nearestEnemy.measured', 11],
      ['chargeable.one', false],
      ['move.aggressive.one', true],
    )
  })

  test('14: where nothing can be performed command points are still used, or not', () => {
    const field: Field = {
      units: { 'garrison-line': { engaged: [] }, 'town-muskets': { empty: 1, activated: true }, ...enemy },
    }
    const script: readonly ScriptedAnswer[] = [
      ['nearestEnemy.measured', 30],
      ['move.aggressive.one', false],
    ]
    const more: readonly ScriptedAnswer[] = [
      ['commandRange.one', true],
      ['shot.range.one', false],
      ['move.tactical.one', false],
    ]
    expect(under('nothingPerformed', 'command', field, ...script, ...more)).toEqual([
      'Garrison Line gives a command point to Town Muskets.',
      'Town Muskets reloads and is loaded.',
      'Garrison Line uses a command point itself.',
    ])
    expect(under('nothingPerformed', 'end', field, ...script)).toEqual([])
  })

  test('15: a Shaken unit rallies, or does what the column says', () => {
    const field = one(unitAs({}, { fatigue: 3 }))
    expect(under('shakenUnits', 'rally', field, ['rallied', 1])).toEqual([
      'Town Muskets is Shaken and rallies with its whole activation (1 action).',
    ])
    const script: readonly ScriptedAnswer[] = [
      ['nearestEnemy.measured', 30],
      ['move.aggressive.one', true],
    ]
    expect(under('shakenUnits', 'column', field, ...script)[0]).toMatch(/advances on its nearest enemy/)
  })

  test('16: the column stays within an activation, or chart 1 is read anew', () => {
    const field: Field = {
      card: 'D7',
      units: { 'town-muskets': unitAs(), 'free-muskets': {}, boarders: {} },
    }
    const first: readonly ScriptedAnswer[] = [
      ['nearestEnemy.measured', 9],
      ['shot.20', ['free-muskets']],
      ['harm', { lost: 6, fatigue: 0 }],
      ['nearestEnemy.measured', 9],
      ['chargeable', []],
    ]
    expect(under('columnChanges', 'stays', field, ...first)).toEqual([
      'Town Muskets shoots at Free Muskets.',
      'Town Muskets reloads and is loaded.',
    ])
    const anew = under('columnChanges', 'anew', field, ...first, ['move.aggressive.one', true])
    expect(anew.at(-1)).toMatch(/advances on its nearest enemy/)
  })

  test('41, 40 and 18 are words to the person', () => {
    const deploy = (reading: string): string => {
      seen.push(`whoDeploys.${reading}`)
      const match = newMatch(bloodAndPlunder, { rulings: { 'blood-and-plunder.whoDeploys': reading } })
      return logTexts(match)[0] ?? ''
    }
    expect(logTexts(newMatch(bloodAndPlunder))[0]).toBe(deploy('scenario'))
    expect(deploy('scenario')).toMatch(/^Set up both sides as your scenario says/)
    expect(deploy('before')).toMatch(/^Deploy the OPFOR before your own units/)
    expect(deploy('after')).toMatch(/^Deploy your own units, then the OPFOR/)
    const field = one(unitAs())
    const script: readonly ScriptedAnswer[] = [
      ['nearestEnemy.measured', 30],
      ['move.aggressive.one', true],
    ]
    const talk = (reading: string): string => {
      seen.push(`optionalChoices.${reading}`)
      return logTextsWithReasons(
        activation({ ...field, rulings: { optionalChoices: reading } }, ...script).match,
      ).join('\n')
    }
    expect(talk('never')).not.toMatch(/pushes/)
    expect(talk('reminded')).toMatch(/pushes for an extra move/)
    const onTheMap = activation({ ...field, way: 'map', rulings: { optionalChoices: 'reminded' } })
    expect(logTexts(onTheMap.match).join('\n')).toMatch(/pushes for an extra move/)
  })

  test('42: the OPFOR takes every Strike Test, or gives up four points above', () => {
    const over: Field = {
      units: { 'town-muskets': { activated: true }, 'free-muskets': { activated: true } },
      change: { next: [], card: '' },
      scenario: { opfor: 4, player: 0 },
    }
    const scored: ScriptedAnswer = ['scored', { opfor: 0, player: 0 }]
    expect(toldUnder('strikeTests', 'taken', over, scored, ['test', true])).toMatch(/Test is passed/)
    expect(toldUnder('strikeTests', 'concedes', over, scored)).toMatch(/gives up/)
  })

  test('43: which models fall is told', () => {
    const field: Field = {
      units: { 'town-muskets': { engaged: ['free-muskets'] }, 'free-muskets': { engaged: ['town-muskets'] } },
    }
    const hurt = { ...stalemate, ownLost: 2 }
    expect(toldUnder('casualties', 'nearest', field, ['melee', hurt])).toMatch(
      /nearest the enemy first\. \(A Ruling of ours/,
    )
    expect(toldUnder('casualties', 'random', field, ['melee', hurt])).toMatch(
      /at random\. \(A Ruling of yours/,
    )
    expect(Object.keys(citationsByMessage).filter((id) => id.includes('casualties'))).toEqual([])
    expect(toldUnder('casualties', 'rulebook', field, ['melee', hurt])).not.toMatch(/nearest the|at random/)
  })
})

describe('actions', () => {
  test('12: a target number above 10 is no target, or is one', () => {
    const field = one(unitAs({ shoot: 10, rangeStep: 1 }, { at: { x: 100, y: 150 } }), {
      way: 'map',
      units: {
        'town-muskets': unitAs({ shoot: 10, rangeStep: 1 }, { at: { x: 100, y: 150 } }),
        'free-muskets': { at: { x: 100, y: 60 } },
      },
    })
    expect(under('hopelessShots', 'no', field, ['melee', stalemate])[0]).toMatch(/charges/)
    expect(under('hopelessShots', 'yes', field, ['harm', unharmed])).toEqual([
      'Town Muskets shoots at Free Muskets.',
    ])
  })

  test('13: a move counts only where it improves something, or always', () => {
    const field = one(unitAs({}, { empty: 1 }))
    expect(
      under('idleMoves', 'improves', field, ['nearestEnemy.measured', 30], ['move.aggressive.one', false]),
    ).toEqual(['Town Muskets reloads and is loaded.'])
    expect(under('idleMoves', 'always', field, ['nearestEnemy.measured', 30])[0]).toMatch(
      /advances on its nearest enemy/,
    )
  })

  test('13 and 22: a unit that alone holds an objective stays even where any move counts', () => {
    const { battle } = situation({ way: 'map', units: {} })
    const at = battle.objectives[0]?.at ?? { x: 0, y: 0 }
    const field: Field = {
      way: 'map',
      card: 'S7',
      units: { 'town-muskets': unitAs({ range: 1 }, { at }), 'free-muskets': { at: { x: 300, y: 20 } } },
      rulings: { idleMoves: 'always', loneHolder: 'stays' },
    }
    expect(activation(field).did).toEqual([])
    const leaves = activation({ ...field, rulings: { idleMoves: 'always', loneHolder: 'leaves' } })
    expect(leaves.did.join(' ')).toMatch(/Move it 4 inches/)
  })

  test('13 and 22: without a map it is asked whether the unit alone holds an objective', () => {
    const field: Field = { ...one(unitAs({ weapons: ['melee'] }), { card: 'S7' }) }
    const answered = (...script: readonly ScriptedAnswer[]): string =>
      activation(
        { ...field, rulings: { idleMoves: 'always', loneHolder: 'stays' } },
        ['nearestEnemy.measured', 30],
        ...script,
      ).did.join(' ')
    expect(answered(['holdsAlone.one', true])).not.toMatch(/moves/)
    expect(answered(['holdsAlone.one', false])).toMatch(/makes a Tactical Move/)
    const leaves = { ...field, rulings: { idleMoves: 'always', loneHolder: 'leaves' } }
    expect(activation(leaves, ['nearestEnemy.measured', 30]).did.join(' ')).toMatch(/makes a Tactical Move/)
  })

  test('22: without a map the question tells a lone holder to stay, or does not', () => {
    const question = (loneHolder: string): string => {
      const match = matchOn({
        ...one(unitAs({ weapons: ['melee'] }), { card: 'S7' }),
        rulings: { loneHolder },
      })
      playAnswers(match, ['nearestEnemy.measured', 30])
      return match.question === undefined ? '' : format(match.question.text)
    }
    expect(question('stays')).toMatch(/No, if it alone holds an objective/)
    expect(question('leaves')).toMatch(/closer to the nearest objective .* or into better cover\.\)$/)
  })

  test('13: where any move counts, a unit that may go nowhere makes none', () => {
    const wall = (id: string, x: number, y: number) => ({
      ...box(id, { x, y }, { x: x + 30, y: y + 30 }),
      impassable: true,
    })
    const walls = [wall('left', 59, 85), wall('right', 111, 85), wall('top', 85, 111), wall('bottom', 85, 59)]
    const units = {
      'town-muskets': unitAs({}, { at: { x: 100, y: 100 }, empty: 1 }),
      'free-muskets': { at: { x: 300, y: 300 } },
    }
    const moved = (terrain: typeof walls): readonly string[] =>
      under('idleMoves', 'always', on({ terrain }, { units }))
    expect(moved(walls)).toEqual(['Town Muskets reloads and is loaded.'])
    expect(moved([])[0]).toMatch(/Town Muskets advances/)
  })

  test('13: where any move counts, it still leads towards what it is for', () => {
    const wood = { ...box('wood', { x: 160, y: 220 }, { x: 200, y: 240 }), cover: 2 } as const
    const units = { 'lance-party': { at: { x: 180, y: 200 } }, 'free-muskets': { at: { x: 330, y: 20 } } }
    const field: Field = { card: 'S7', rulings: { idleMoves: 'always' }, units }
    const { did, now } = activation(on({ terrain: [wood], objectives: [goal(180, 60)] }, field))
    expect(did[0]).toMatch(/ makes for Goal\. /)
    expect(unitWith(now, 'lance-party').at.y).toBeLessThan(200)
  })

  test('13: by house rule empty units reload first', () => {
    const field = one(unitAs({}, { empty: 1 }), { options: { reloadFirst: true } })
    expect(activation(field).did).toEqual(['Town Muskets reloads and is loaded.'])
  })

  test('19: those that have not activated first of all, or after those in the open, or after the lowest number', () => {
    const field: Field = { units: { 'town-muskets': {}, 'free-muskets': { activated: true }, boarders: {} } }
    const target = (reading: string, ...script: readonly ScriptedAnswer[]): readonly string[] =>
      under(
        'shootingOrder',
        reading,
        field,
        ['nearestEnemy.measured', 10],
        ['shot.12', ['free-muskets', 'boarders']],
        ...script,
        ['harm', unharmed],
      )
    const inTheOpen: ScriptedAnswer = ['easyInTheOpen', ['free-muskets']]
    expect(target('always')).toEqual(['Town Muskets shoots at Boarders.'])
    expect(target('unactivated', inTheOpen)).toEqual(['Town Muskets shoots at Free Muskets.'])
    expect(target('number', inTheOpen)).toEqual(['Town Muskets shoots at Free Muskets.'])
    const nobody: ScriptedAnswer = ['easyInTheOpen', []]
    const lowest: ScriptedAnswer = ['targetNumber.fewest', ['free-muskets']]
    expect(target('unactivated', nobody)).toEqual(['Town Muskets shoots at Boarders.'])
    expect(target('number', nobody, lowest)).toEqual(['Town Muskets shoots at Free Muskets.'])
  })

  test('20: the closest that can be charged, or only the closest of all', () => {
    const field: Field = { units: { 'lance-party': {}, ...two } }
    const near: ScriptedAnswer = ['nearestEnemy.measured', 5]
    expect(
      under('chargeTarget', 'legal', field, near, ['chargeable', ['boarders']], ['melee', stalemate]),
    ).toEqual(['Lance Party charges Boarders.'])
    const closest = under(
      'chargeTarget',
      'closest',
      field,
      near,
      ['distanceTo.fewest', ['free-muskets']],
      ['chargeable.one', false],
      ['move.aggressive.one', false],
    )
    expect(closest).toEqual([])
  })

  test('20: a guerrilla that charges only the closest of all charges nobody where that one has no Fatigue', () => {
    const guerrilla = unitAs(
      { ...traits('Quick'), weapons: ['melee'], charge: 12 },
      { at: { x: 180, y: 180 } },
    )
    const field = on(
      {},
      {
        units: {
          'town-muskets': guerrilla,
          'free-muskets': { at: { x: 180, y: 80 } },
          boarders: { at: { x: 180, y: 290 }, fatigue: 1 },
        },
      },
    )
    const charges = (reading: string, ...script: readonly ScriptedAnswer[]): string =>
      under('chargeTarget', reading, field, ...script).join(' ')
    expect(charges('legal', ['melee', stalemate])).toMatch(/charges Boarders/)
    expect(charges('closest')).not.toMatch(/charges/)
  })

  test('22: a unit that alone holds an objective stays, or leaves', () => {
    const field: Field = {
      way: 'map',
      card: 'S2',
      units: {
        'town-muskets': unitAs({ weapons: ['melee'] }, { at: { x: 180, y: 185 } }),
        'free-muskets': { at: { x: 90, y: 12 } },
      },
    }
    expect(under('loneHolder', 'stays', field)).toEqual([])
    expect(activation(field).did[0]).toMatch(/makes for/)
    expect(under('loneHolder', 'leaves', field)[0]).toMatch(
      /Town Muskets makes for .* Move it (3\.\d|4) inches/,
    )
    expect(explanationText(activation(field).match, 'B-aggressive')).toContain('Ruling, Lone holder: yes')
  })

  test('22: a lone holder that leaves its objective may turn back, and is told why', () => {
    const units = {
      'town-muskets': unitAs({ weapons: ['melee'], charge: 1 }, { at: { x: 130, y: 170 } }),
      'free-muskets': { at: { x: 300, y: 40 } },
    }
    const objectives = [goal(100, 200), goal(300, 200)]
    const { match, now } = activation(on({ objectives }, { card: 'H6', units }))
    const told = logTexts(match)
    expect(
      told.filter((line) => line.startsWith('Town Muskets leaves Goal, which no other unit holds')),
    ).toHaveLength(1)
    expect(told.filter((line) => line.startsWith('Town Muskets makes for Goal'))).toHaveLength(2)
    expect(explanationText(match, 'tactical')).toContain('the shortest way to that objective')
    expect(holdsAlone(now, unitWith(now, 'town-muskets'))).toBe(true)
  })

  test('22: a tactical move leads to the best cover that is closer, or as close as it can', () => {
    for (const reading of ['first', 'ties']) {
      const hedge = box('hedge', { x: 150, y: 268 }, { x: 170, y: 270 })
      const field = {
        card: 'S6',
        units: { 'town-muskets': { at: { x: 180, y: 300 } }, 'free-muskets': { at: { x: 160, y: 40 } } },
        rulings: { tacticalCover: reading },
      }
      const shown = activation(on({ terrain: [{ ...hedge, cover: 2 }] }, field))
      const [unit, foe] = [unitWith(shown.now, 'town-muskets'), unitWith(shown.now, 'free-muskets')]
      expect(isInTheOpen(shown.now, foe, unit)).toBe(reading === 'ties')
      expect(unit.at.y < 262).toBe(reading === 'ties')
      seen.push(`tacticalCover.${reading}`)
      const byEye = activation(
        { ...field, way: 'asked' },
        ['nearestEnemy.measured', 30],
        ['move.tactical.one', true],
      )
      expect(byEye.did.join(' ')).toMatch(reading === 'first' ? /into the best cover/ : /as close as it can/)
    }
  })

  test('22: cavalry goes as close as it can, whatever the cover', () => {
    const hedge = box('hedge', { x: 150, y: 268 }, { x: 170, y: 270 })
    const { now } = activation(
      on(
        { terrain: [{ ...hedge, cover: 2 }] },
        {
          card: 'S6',
          units: {
            'town-muskets': unitAs({ mounted: true }, { at: { x: 180, y: 300 } }),
            'free-muskets': { at: { x: 160, y: 40 } },
          },
        },
      ),
    )
    expect(unitWith(now, 'town-muskets').at.y).toBeLessThan(262)
  })

  test('23: a retreat leads to the nearest objective, or to one that lies no nearer to the enemy', () => {
    const fallsBack = (reading: string, ...objectives: ReturnType<typeof goal>[]) => {
      seen.push(`retreatTo.${reading}`)
      const shown = activation(
        on(
          { objectives },
          {
            card: 'H2',
            scenario: { opfor: 1, player: 0 },
            units: { 'lance-party': { at: { x: 180, y: 200 } }, 'free-muskets': { at: { x: 180, y: 60 } } },
            rulings: { retreatTo: reading },
          },
        ),
      )
      return unitWith(shown.now, 'lance-party').at
    }
    const [beside, behind] = [goal(260, 130), goal(20, 260)]
    expect(fallsBack('nearest', beside, behind).x).toBeGreaterThan(220)
    expect(fallsBack('behind', beside, behind).x).toBeLessThan(140)
    expect(fallsBack('behind', beside)).toEqual({ x: 180, y: 280 })
  })

  test('23: a retreat looks for the best cover, or for an objective, first', () => {
    const wood = { ...box('wood', { x: 200, y: 165 }, { x: 240, y: 205 }), cover: 1 } as const
    const wall = { ...box('wall', { x: 140, y: 165 }, { x: 170, y: 205 }), cover: 2 } as const
    const units = {
      'town-muskets': unitAs({}, { at: { x: 185, y: 185 }, empty: 1 }),
      'free-muskets': { at: { x: 185, y: 20 } },
    }
    const fallsBack = (retreatCover: string): number => {
      seen.push(`retreatCover.${retreatCover}`)
      const field: Field = { card: 'S2', scenario: { opfor: 1, player: 0 }, units, rulings: { retreatCover } }
      const { now } = activation(on({ terrain: [wood, wall], objectives: [goal(260, 185)] }, field))
      return unitWith(now, 'town-muskets').at.x
    }
    expect(fallsBack('cover')).toBeLessThan(175)
    expect(fallsBack('objective')).toBeGreaterThan(205)
  })

  test('23: a retreat plans with all the moves that are left, or with each by itself', () => {
    const barn = { ...box('barn', { x: 140, y: 150 }, { x: 170, y: 153 }), blocks: true }
    const redoubt = {
      ...box('redoubt', { x: 240, y: 150 }, { x: 285, y: 153 }),
      blocks: true,
      cover: 2,
    } as const
    const seenAfterOne = (plan: string): boolean => {
      seen.push(`retreatPlan.${plan}`)
      const field = on(
        { terrain: [barn, redoubt] },
        {
          card: 'H2',
          scenario: { opfor: 1, player: 0 },
          units: {
            'town-muskets': unitAs({}, { at: { x: 180, y: 180 }, empty: 1 }),
            'free-muskets': { at: { x: 180, y: 20 } },
          },
          rulings: { retreatPlan: plan, coverFrom: 'closest' },
        },
      )
      const match = matchOn(field)
      playAnswers(match, ['where', match.question?.proposal as Json])
      const now = match.situation
      return seesUnit(now, unitWith(now, 'free-muskets'), unitWith(now, 'town-muskets'))
    }
    expect(seenAfterOne('activation')).toBe(true)
    expect(seenAfterOne(retreatPlan.default)).toBe(false)
    expect(seenAfterOne('move')).toBe(false)
    const asks = (plan: string): string => {
      const field = one(unitAs({ weapons: ['melee'] }), {
        card: 'H2',
        scenario: { opfor: 1, player: 0 },
        rulings: { retreatPlan: plan },
      })
      const { question } = matchOn(field)
      return question === undefined ? '' : format(question.text)
    }
    expect(asks('activation')).toMatch(/with the 2 moves it has left/)
    expect(asks('move')).toMatch(/^Can Town Muskets, with this move,/)
    const option = (plan: string): string => {
      const field = one(unitAs({ weapons: ['melee'] }), {
        card: 'H2',
        scenario: { opfor: 1, player: 0 },
        rulings: { retreatPlan: plan },
        options: { asking: 'few' },
      })
      return asWords(matchOn(field))
    }
    expect(option('activation')).toMatch(/Retreat Move, with the 2 moves it has left: /)
    expect(option('move')).toMatch(/Retreat Move, with this move: /)
  })

  test('23: a retreat that plans ahead does not lead who is hidden into sight', () => {
    const barn = { ...box('barn', { x: 140, y: 150 }, { x: 170, y: 153 }), blocks: true }
    const redoubt = {
      ...box('redoubt', { x: 220, y: 150 }, { x: 265, y: 153 }),
      blocks: true,
      cover: 2,
    } as const
    for (const reading of ['activation', 'move']) {
      const match = matchOn(
        on(
          { terrain: [barn, redoubt] },
          {
            card: 'H2',
            scenario: { opfor: 1, player: 0 },
            units: {
              'town-muskets': unitAs({}, { at: { x: 155, y: 180 }, empty: 1 }),
              'free-muskets': { at: { x: 180, y: 20 } },
            },
            rulings: { retreatPlan: reading },
          },
        ),
      )
      const hidden = (now: Situation): boolean =>
        !seesUnit(now, unitWith(now, 'free-muskets'), unitWith(now, 'town-muskets'))
      expect(hidden(match.situation)).toBe(true)
      playAnswers(match, ['where', match.question?.proposal as Json])
      expect(hidden(match.situation)).toBe(true)
    }
  })

  test('23: without a map the order of a retreat is told by the ruling', () => {
    const back = (rulings: Readonly<Record<string, string>>): string =>
      activation(
        one(unitAs({ weapons: ['melee'] }), { card: 'S2', scenario: { opfor: 1, player: 0 }, rulings }),
        ['move.retreat.one', true],
      ).did.join(' ')
    expect(back({})).toMatch(/into the best cover, towards the nearest objective and then its home edge\.$/)
    expect(back({ retreatTo: 'behind' })).toMatch(
      /towards the nearest objective that is no nearer to the enemy/,
    )
    expect(back({ retreatCover: 'objective' })).toMatch(/then its home edge, into the best cover there\.$/)

    const told = (reading: string): string =>
      under(
        'retreatOrder',
        reading,
        one(unitAs({ weapons: ['melee'] }), { card: 'S2', scenario: { opfor: 1, player: 0 } }),
        ['move.retreat.one', true],
      ).join(' ')
    expect(told('closest')).toMatch(/out of sight of the closest enemy, then of as many as possible/)
    expect(told('most')).toMatch(/out of sight of as many enemies as possible, then of the closest/)
  })

  test('23: a retreat first hides from the closest enemy, or from as many as possible', () => {
    const south = box('south', { x: 130, y: 188 }, { x: 160, y: 190 })
    const east = box('east', { x: 205, y: 228 }, { x: 207, y: 232 })
    for (const reading of ['closest', 'most']) {
      const { match, now } = activation(
        on(
          { terrain: [south, east].map((wall) => ({ ...wall, blocks: true })) },
          {
            card: 'S2',
            scenario: { opfor: 1, player: 0 },
            units: {
              'town-muskets': { at: { x: 180, y: 200 }, empty: 1 },
              'free-muskets': { at: { x: 180, y: 100 } },
              boarders: { at: { x: 330, y: 260 } },
              'captains-company': { at: { x: 330, y: 240 } },
              'river-guides': { at: { x: 330, y: 220 } },
            },
            rulings: { retreatOrder: reading },
          },
        ),
      )
      seen.push(`retreatOrder.${reading}`)
      const lines = logTextsWithReasons(match).filter((line) => line.includes(' see it'))
      expect(lines[0]).toMatch(
        reading === 'closest' ? /closest enemies that see it/ : /the fewest enemies that see it \[ruling/,
      )
      const watched = ['free-muskets', 'boarders', 'captains-company', 'river-guides'].filter((id) =>
        seesUnit(now, unitWith(now, id), unitWith(now, 'town-muskets')),
      )
      if (reading === 'most') expect(watched).toEqual(['free-muskets'])
      else expect([watched.includes('free-muskets'), watched.length]).toEqual([false, 2])
    }
  })

  test('22: cover counts from every enemy that sees a place, or from the closest, whether it sees it or not', () => {
    const wall = { ...box('wall', { x: 60, y: 200 }, { x: 300, y: 203 }), blocks: true }
    const hedges = [
      box('south', { x: 165, y: 262 }, { x: 195, y: 264 }),
      box('west', { x: 150, y: 285 }, { x: 153, y: 300 }),
    ].map((hedge) => ({ ...hedge, cover: 2, impassable: true }) as const)
    const isCovered = (reading: string): boolean => {
      seen.push(`coverFrom.${reading}`)
      const units = {
        'town-muskets': unitAs({ range: 4 }, { at: { x: 180, y: 300 } }),
        'free-muskets': { at: { x: 180, y: 160 } },
        boarders: { at: { x: 10, y: 260 } },
      }
      const field: Field = { card: 'S6', units, rulings: { coverFrom: reading } }
      const { match, now } = activation(on({ terrain: [wall, ...hedges] }, field))
      const told = logTextsWithReasons(match).join('\n')
      expect(told).toMatch(/the best cover \[ruling: .*“Cover of a place”\].*full cover/)
      const [unit, foe] = [unitWith(now, 'town-muskets'), unitWith(now, 'boarders')]
      return !seesUnit(now, foe, unit) || !isInTheOpen(now, foe, unit)
    }
    expect([isCovered('seen'), isCovered('closest')]).toEqual([true, false])
  })

  test('23: a retreat hides from the closest enemies: those at the least distance, or one after another', () => {
    const walls = [
      box('south', { x: 100, y: 150 }, { x: 260, y: 153 }),
      box('west', { x: 150, y: 215 }, { x: 152, y: 245 }),
      box('east', { x: 208, y: 155 }, { x: 210, y: 185 }),
    ].map((wall) => ({ ...wall, blocks: true }))
    const enemies = {
      'free-muskets': { at: { x: 180, y: 100 } },
      boarders: { at: { x: 60, y: 200 } },
      'captains-company': { at: { x: 320, y: 190 } },
      'river-guides': { at: { x: 320, y: 210 } },
    }
    const watchers = (reading: string): readonly string[] => {
      const units = { 'town-muskets': { at: { x: 180, y: 200 }, empty: 1 }, ...enemies }
      const scenario = { opfor: 1, player: 0 }
      const field: Field = { card: 'S2', scenario, units, rulings: { closestUnits: reading } }
      seen.push(`closestUnits.${reading}`)
      const { now } = activation(on({ terrain: walls }, field))
      const unit = unitWith(now, 'town-muskets')
      return Object.keys(enemies).filter((id) => seesUnit(now, unitWith(now, id), unit))
    }
    expect(watchers('least')).toEqual(['boarders'])
    expect(watchers('inTurn')).toEqual(['captains-company', 'river-guides'])
    const byEye = (reading: string): string => {
      const field = one(unitAs({ weapons: ['melee'] }), { card: 'S2', scenario: { opfor: 1, player: 0 } })
      return activation({ ...field, rulings: { closestUnits: reading } }, [
        'move.retreat.one',
        true,
      ]).did.join(' ')
    }
    expect(byEye('least')).toMatch(/out of sight of the closest enemy, then of as many/)
    expect(byEye('inTurn')).toMatch(/of the closest enemy, of the next closest as well and so on/)
  })

  test('24: a loaded unit answers a charge with a shot, or fights', () => {
    const charged = (reading: string): string =>
      toldUnder(
        'defensiveAttack',
        reading,
        { units: { 'town-muskets': {}, ...enemy }, change: { next: ['player'] } },
        ['yours', 'free-muskets'],
        ['did', ['charged']],
        ['whom', 'town-muskets'],
      )
    expect(charged('shoot')).toMatch(/defensive shot at Free Muskets/)
    expect(charged('fight')).toMatch(/fighting Free Muskets off/)
  })

  test('a defensive attack answers charges, or shots too', () => {
    const field: Field = { units: { 'town-muskets': {}, ...enemy }, change: { next: ['player'] } }
    const shot: readonly ScriptedAnswer[] = [
      ['yours', 'free-muskets'],
      ['did', ['shot']],
      ['atWhom', 'town-muskets'],
      ['harm', unharmed],
    ]
    const shotAt = (reading: string, ...more: readonly ScriptedAnswer[]): string =>
      toldUnder('defendsAgainst', reading, field, ...shot, ...more)
    expect(shotAt('charges')).not.toMatch(/defensive shot/)
    expect(shotAt('all', ['shot.range.one', true])).toMatch(/defensive shot at Free Muskets/)
    expect(shotAt('all', ['shot.range.one', false])).toMatch(/cannot answer the attack/)
  })

  test('on a map a shot is answered only within range and sight', () => {
    const field: Field = {
      way: 'map',
      units: {
        'town-muskets': unitAs({ range: 4 }, { at: { x: 100, y: 300 } }),
        'free-muskets': { at: { x: 100, y: 100 } },
      },
      rulings: { defendsAgainst: 'all' },
      change: { next: ['player'] },
    }
    const { did } = activation(
      field,
      ['yours', 'free-muskets'],
      ['did', ['shot']],
      ['atWhom', 'town-muskets'],
      ['harm', unharmed],
    )
    expect(did).toEqual([])
  })
})

describe('exceptions', () => {
  test('25: a gun crew does not charge, or does', () => {
    const field = one(unitAs({ ...gun('naval') }, { empty: 1 }))
    expect(under('crewsCharge', 'no', field)).toEqual(['Town Muskets reloads and is loaded.'])
    expect(
      under(
        'crewsCharge',
        'yes',
        field,
        ['nearestEnemy.measured', 5],
        ['chargeable.one', true],
        ['melee', { ...stalemate, gun: false }],
      ),
    ).toEqual(['Town Muskets charges Free Muskets.'])
  })

  test('26: guerrillas keep away from enemies without Fatigue, or from friends too', () => {
    const field: Field = {
      units: { 'town-muskets': unitAs(traits('Quick')), 'lance-party': { activated: true }, ...enemy },
    }
    const kept = (reading: string): string => {
      seen.push(`whoseFatigue.${reading}`)
      const script: readonly ScriptedAnswer[] = [
        ['nearestEnemy.measured', 30],
        ['move.aggressive.one', true],
      ]
      return logTextsWithReasons(
        activation({ ...field, rulings: { whoseFatigue: reading } }, ...script).match,
      ).join('\n')
    }
    expect(kept('enemies')).toMatch(
      /within 8 inches of a unit without Fatigue, and no closer to one already nearer \(Free Muskets\)\. It/,
    )
    expect(kept('anyone')).toMatch(
      /within 8 inches of a unit without Fatigue, and no closer to one already nearer \(Free Muskets and Lance Party\)\. It/,
    )
  })

  test('26: a charge of guerrillas keeps the 8 inches too, or does not', () => {
    const field = on(
      {},
      {
        card: 'S13',
        units: {
          'town-muskets': unitAs({ weapons: ['melee'], ...traits('Cunning') }, { at: { x: 180, y: 200 } }),
          'free-muskets': { at: { x: 180, y: 150 } },
        },
      },
    )
    expect(under('guerrillaCharges', 'move', field)).toEqual([])
    expect(under('guerrillaCharges', 'charge', field, ['melee', stalemate])).toEqual([
      'Town Muskets charges Free Muskets.',
    ])
  })

  test('28: the drilled shot whenever it reaches 8, or only where the ordinary one does not', () => {
    const field = one(unitAs(traits('Drilled')), { card: 'D13' })
    const shot: readonly ScriptedAnswer[] = [
      ['nearestEnemy.measured', 10],
      ['shot.12.one', true],
    ]
    expect(
      under('drilledShot', 'always', field, ...shot, ['drilled.one', true], ['harm', unharmed]),
    ).toHaveLength(1)
    expect(
      under(
        'drilledShot',
        'needed',
        field,
        ...shot,
        ['targetNumber.measured', 8],
        ['harm', unharmed],
        ['chargeable.one', false],
        ['move.aggressive.one', false],
      ),
    ).toEqual(['Town Muskets shoots at Free Muskets.', 'Town Muskets reloads and is loaded.'])
  })

  test('29: explosives make aggressive, or change nothing', () => {
    const field = one(unitAs({ weapons: ['muskets', 'explosives'] }))
    expect(
      under(
        'whoIsAggressive',
        'either',
        field,
        ['nearestEnemy.measured', 5],
        ['chargeable.one', true],
        ['melee', stalemate],
      )[0],
    ).toMatch(/charges/)
    expect(
      under(
        'whoIsAggressive',
        'unarmed',
        field,
        ['nearestEnemy.measured', 5],
        ['shot.12.one', true],
        ['harm', unharmed],
      )[0],
    ).toMatch(/shoots/)
    const only = (reading: string, weapons: readonly ('muskets' | 'pistols' | 'explosives')[]): boolean => {
      seen.push(`whoIsAggressive.${reading}`)
      const now = situation({ ...one(unitAs({ weapons })), rulings: { whoIsAggressive: reading } })
      return isAggressive(now, unitWith(now, 'town-muskets'))
    }
    expect(only('either', ['pistols'])).toBe(true)
    expect(only('all', ['pistols'])).toBe(false)
    expect(only('all', ['pistols', 'explosives'])).toBe(true)
    expect(only('all', ['muskets', 'explosives'])).toBe(false)
  })

  test('30: an aggressive unit shoots behind its last move, or at the end', () => {
    const field = one(unitAs({ weapons: ['pistols'] }, { fatigue: 1 }))
    const near: readonly ScriptedAnswer[] = [
      ['nearestEnemy.measured', 9],
      ['chargeable.one', false],
      ['move.aggressive.one', false],
    ]
    expect(
      under('aggressiveOrder', 'behind', field, ...near, ['shot.12.one', true], ['harm', unharmed]),
    ).toEqual(['Town Muskets shoots at Free Muskets.'])
    expect(under('aggressiveOrder', 'last', field, ...near, ['rallied', 1])).toEqual([
      'Town Muskets rallies.',
    ])
  })

  test('31: bayonets are fixed before the column, or only where a charge may follow', () => {
    const field = one(unitAs(traits('Bayonets'), { empty: 1 }))
    expect(under('fixingBayonets', 'before', field, ['nearestEnemy.measured', 5])).toEqual([
      'Town Muskets fixes bayonets.',
    ])
    expect(
      under(
        'fixingBayonets',
        'charge',
        field,
        ['nearestEnemy.measured', 5],
        ['chargeable.one', true],
        ['melee', stalemate],
      ),
    ).toEqual(['Town Muskets charges Free Muskets.'])
  })

  test('31: where no charge can follow they stay off: nobody in reach, or none in the column', () => {
    const field = one(unitAs(traits('Bayonets'), { empty: 3 }), { card: 'D13' })
    const fixes = (on: Field, ...script: readonly ScriptedAnswer[]): readonly string[] =>
      under('fixingBayonets', 'charge', on, ['nearestEnemy.measured', 7], ...script)
    const nobody: readonly ScriptedAnswer[] = [
      ['chargeable.one', false],
      ['move.aggressive.one', false],
    ]
    expect(fixes(field, ...nobody).join(' ')).not.toMatch(/bayonets/)
    expect(fixes(field, ['chargeable.one', true], ['melee', stalemate])).toEqual([
      'Town Muskets fixes bayonets.',
      'Town Muskets charges Free Muskets.',
    ])
    const falling: Field = { ...field, card: 'D2', scenario: { opfor: 1, player: 0 } }
    expect(fixes(falling, ['move.retreat.one', false]).join(' ')).not.toMatch(/bayonets/)
  })

  test('31: an engaged unit that is empty fixes bayonets, or does not', () => {
    const field: Field = {
      units: {
        'town-muskets': unitAs(traits('Bayonets'), { empty: 1, engaged: ['free-muskets'] }),
        'free-muskets': { engaged: ['town-muskets'] },
      },
    }
    expect(under('engagedBayonets', 'yes', field)).toEqual(['Town Muskets fixes bayonets.'])
    expect(under('engagedBayonets', 'no', field, ['melee', stalemate])).toEqual([
      'Town Muskets fights Free Muskets.',
    ])
    const charging = { ...field, rulings: { fixingBayonets: 'charge' } }
    expect(activation(charging, ['melee', stalemate]).did).toEqual(['Town Muskets fights Free Muskets.'])
  })

  test('33: a guerrilla that is aggressive keeps its distance, or closes with anyone', () => {
    const field = one(unitAs({ ...traits('Quick'), weapons: ['melee'] }))
    expect(under('severalExceptions', 'prohibitions', field, ['move.aggressive.one', false])).toEqual([])
    expect(
      under(
        'severalExceptions',
        'aggressive',
        field,
        ['nearestEnemy.measured', 5],
        ['chargeable.one', true],
        ['melee', stalemate],
      ),
    ).toEqual(['Town Muskets charges Free Muskets.'])
  })

  test('44: a crew without its gun is an ordinary unit, or a crew all the same', () => {
    const field = one(unitAs({ ...gun('naval'), weapons: ['muskets'] }, { gunLost: true }))
    const near: ScriptedAnswer = ['nearestEnemy.measured', 30]
    expect(under('crewWithoutGun', 'ordinary', field, near, ['move.aggressive.one', true])).toHaveLength(1)
    expect(under('crewWithoutGun', 'crew', field, near)).toEqual([])
  })
})

describe('command points', () => {
  const field: Field = {
    units: {
      'garrison-line': { fatigue: 2 },
      'town-muskets': { activated: true, fatigue: 2 },
      'lance-party': { activated: true, fatigue: 1 },
      ...enemy,
    },
  }
  const start: readonly ScriptedAnswer[] = [
    ['nearestEnemy.measured', 30],
    ['move.aggressive.one', true],
  ]
  const orders = (did: readonly string[]): readonly string[] =>
    did.filter((line) => line.includes('command point')).map((line) => line.replace(/.* to /, ''))

  test("34: to the closest other unit, or the commander's own first", () => {
    const others = under(
      'closestToCommander',
      'others',
      field,
      ...start,
      ['commandRange', ['town-muskets', 'lance-party']],
      ['distanceTo.fewest', ['lance-party']],
      ['rallied', 0],
      ['rallied', 0],
    )
    expect(orders(others)).toEqual(['Lance Party.', 'Town Muskets.'])
    const own = under(
      'closestToCommander',
      'own',
      field,
      ...start,
      ['rallied', 0],
      ['commandRange', ['lance-party']],
      ['rallied', 0],
    )
    expect(orders(own)).toEqual(['Garrison Line uses a command point itself.', 'Lance Party.'])
    const nobody: ScriptedAnswer = ['commandRange', []]
    expect(orders(under('closestToCommander', 'others', field, ...start, nobody, ['rallied', 0]))).toEqual([
      'Garrison Line uses a command point itself.',
    ])
  })

  test('35: one point a unit, or as many as there are', () => {
    const near: readonly ScriptedAnswer[] = [['commandRange', ['town-muskets']]]
    const once = under('pointsPerUnit', 'one', field, ...start, ...near, ['rallied', 0], ['rallied', 0])
    expect(orders(once)).toEqual(['Town Muskets.', 'Garrison Line uses a command point itself.'])
    const often = under('pointsPerUnit', 'many', field, ...start, ...near, ['rallied', 0], ['rallied', 0])
    expect(orders(often)).toEqual(['Town Muskets.', 'Town Muskets.'])
  })

  test('36: a point that the closest cannot use goes to the next, or is lost', () => {
    const idle: Field = {
      ...field,
      units: { ...field.units, 'town-muskets': { activated: true, engaged: [], empty: 0 } },
    }
    const three: Field = {
      ...idle,
      units: { ...idle.units, 'bow-scouts': { activated: true, fatigue: 1 } },
    }
    const all: readonly ScriptedAnswer[] = [
      ['commandRange', ['town-muskets', 'lance-party', 'bow-scouts']],
      ['distanceTo.fewest', ['town-muskets']],
      ['shot.range.one', false],
      ['move.tactical.one', false],
      ['distanceTo.fewest', ['lance-party']],
      ['rallied', 0],
    ]
    const next = under('uselessPoint', 'next', three, ...start, ...all, ['rallied', 0])
    expect(orders(next)).toEqual(['Town Muskets.', 'Lance Party.', 'Bow Scouts.'])
    const lost = under('uselessPoint', 'lost', three, ...start, ...all)
    expect(orders(lost)).toEqual(['Town Muskets.', 'Lance Party.'])
  })
})

describe('ships', () => {
  const afloat = (more: Partial<Field>): Field => ({
    battle: 'sea',
    units: {
      'town-muskets': { empty: 1 },
      'garrison-line': { activated: true, empty: 0 },
      'grenade-party': { activated: true },
      boarders: {},
    },
    ...more,
  })
  const rest: readonly ScriptedAnswer[] = [['grapple.one', false]]

  test('37: the second movement at the second to last activation, or at the last', () => {
    const field = afloat({
      units: {
        'town-muskets': { empty: 1 },
        'garrison-line': { activated: true },
        'grenade-party': { activated: true },
        boarders: {},
      },
      ships: { 'guard-ship': { moves: 1 } },
    })
    for (const reading of ['secondToLast', 'last'])
      expect(under('secondMovement', reading, field, ...rest)).toContain(
        'Guard Ship sails straight towards the closest player ship.',
      )
    const before = afloat({
      units: {
        'town-muskets': { empty: 1 },
        'naval-gunners': {},
        'garrison-line': { activated: true },
        boarders: {},
      },
      ships: { 'guard-ship': { moves: 1 } },
    })
    const near: ScriptedAnswer = ['nearestEnemy', ['town-muskets']]
    expect(under('secondMovement', 'secondToLast', before, near, ...rest)).toContain(
      'Guard Ship sails straight towards the closest player ship.',
    )
    expect(under('secondMovement', 'last', before, near, ['second', 3], ...rest)).not.toContain(
      'Guard Ship sails straight towards the closest player ship.',
    )
    expect(under('secondMovement', 'last', before, near, ['second', 6], ...rest)).toContain(
      'Guard Ship sails straight towards the closest player ship.',
    )
    const fallen = {
      ...before,
      scenario: { opfor: 0, player: 4 },
      units: { ...before.units, 'garrison-line': { activated: true, models: 0 } },
    }
    expect(under('secondMovement', 'secondToLast', fallen, near, ...rest)).toContain(
      'Guard Ship sails straight towards the closest player ship.',
    )
  })

  test('37: who was activated aboard and has landed since counts among the activations aboard', () => {
    const towards = 'Guard Ship sails straight towards the closest player ship.'
    const landed = (activatedOn: string): Field =>
      afloat({
        units: {
          'town-muskets': { empty: 1 },
          'naval-gunners': {},
          'garrison-line': { activated: true, aboard: '', activatedOn },
          boarders: {},
        },
        ships: { 'guard-ship': { moves: 1 } },
      })
    const near: ScriptedAnswer = ['nearestEnemy', ['town-muskets']]
    const rolls = ({ match }: ReturnType<typeof activation>): boolean =>
      match.journal.entries.some((entry) => 'q' in entry && entry.q.endsWith('.second'))
    const second = activation(landed('guard-ship'), near, ...rest)
    expect(rolls(second)).toBe(false)
    expect(second.did).toContain(towards)
    expect(rolls(activation(landed(''), near, ['second', 3], ...rest))).toBe(true)
    const { now } = activation(afloat({}), ...rest)
    expect(unitWith(now, 'town-muskets')).toMatchObject({ activated: true, activatedOn: 'guard-ship' })
  })

  test('37: with one or two units aboard a ship makes both its movements', () => {
    const towards = 'Guard Ship sails straight towards the closest player ship.'
    const movements = (units: Field['units'], moves: number, reading: string): number =>
      under(
        'secondMovement',
        reading,
        { battle: 'sea', units: { ...units, boarders: {} }, ships: { 'guard-ship': { moves } } },
        ...rest,
      ).filter((line) => line === towards).length
    const alone = { 'town-muskets': { empty: 1 } }
    const last = { ...alone, 'garrison-line': { activated: true } }
    for (const reading of ['secondToLast', 'last']) {
      expect(movements(alone, 0, reading)).toBe(2)
      expect(movements(last, 1, reading)).toBe(1)
      expect(movements(last, 0, reading)).toBe(2)
      expect(movements(alone, 2, reading)).toBe(0)
    }
    const first = afloat({ units: { 'town-muskets': { empty: 1 }, 'grenade-party': {}, boarders: {} } })
    const near: ScriptedAnswer = ['nearestEnemy', ['town-muskets']]
    expect(
      under('secondMovement', 'secondToLast', first, near, ...rest).filter((line) => line === towards),
    ).toHaveLength(1)
  })

  test('38: without a player ship towards the nearest unit, or it holds', () => {
    const field = afloat({ change: {} })
    const lone = (reading: string): readonly string[] => {
      seen.push(`noPlayerShip.${reading}`)
      const match = { ...field, rulings: { noPlayerShip: reading } }
      const ships = situation(match).ships.filter(({ side }) => side === 'opfor')
      return activation({ ...match, change: { ships } }, ['chargeable.one', false]).did
    }
    expect(lone('units')[0]).toBe('Guard Ship sails towards the nearest player unit.')
    expect(lone('holds')[0]).toBe('Guard Ship holds its position.')
  })

  test('25, 38: the literal readings are the standard', () => {
    expect([crewsCharge.default, noPlayerShip.default]).toEqual(['yes', 'holds'])
  })

  test('39: as many guns bearing, the shorter range decides, or the guns that bear back', () => {
    for (const reading of ['range', 'safety']) {
      seen.push(`broadside.${reading}`)
      const shown = activation({
        battle: 'sea',
        way: 'map',
        card: 'S7',
        units: { 'naval-gunners': {}, 'gun-deck': {} },
        rulings: { broadside: reading },
      })
      const lines = logTextsWithReasons(shown.match).filter((line) => /^ {2}maximum broadside/.test(line))
      expect(lines[0]).toMatch(/the most guns that bear/)
      expect(lines[1]).toMatch(
        reading === 'range' ? /the shortest distance to the target/ : /enemy guns that bear back/,
      )
    }
  })

  test('39: every gun of a broadside counts, or only those that are loaded', () => {
    const field: Field = {
      battle: 'sea',
      way: 'map',
      card: 'S7',
      units: { 'naval-gunners': { empty: 2 }, 'gun-deck': {} },
      ships: {
        'guard-ship': { at: { x: 200, y: 300 }, heading: 8, moves: 1 },
        sloop: { at: { x: 200, y: 180 } },
      },
    }
    for (const reading of ['all', 'loaded']) {
      seen.push(`broadsideGuns.${reading}`)
      const { now } = activation({ ...field, rulings: { broadsideGuns: reading } })
      const [guard, sloop] = [shipWith(now, 'guard-ship'), shipWith(now, 'sloop')]
      if (guard === undefined || sloop === undefined) throw new Error('A ship is missing.')
      expect(bears(guard.at, guard.heading, sloop.at)).toBe(reading === 'all')
    }
    const words = (rulings: Readonly<Record<string, string>>): string =>
      logTexts(matchOn({ ...field, way: 'asked', rulings })).join(' ')
    expect(words({})).toMatch(/as many of its guns as possible bear .* as near as that allows/)
    expect(words({ broadsideGuns: 'loaded' })).toMatch(/as many of its loaded guns as possible/)
    expect(words({ broadside: 'safety' })).toMatch(/where the fewest enemy guns bear back/)
  })

  test('39: a broadside bears on any player ship, or only on the closest', () => {
    const field: Field = {
      battle: 'sea',
      way: 'map',
      card: 'S7',
      units: { 'naval-gunners': {}, 'gun-deck': {} },
      ships: {
        'guard-ship': { at: { x: 240, y: 250 }, heading: 0, moves: 1 },
        sloop: { at: { x: 240, y: 340 }, heading: 0 },
      },
    }
    const now = situation(field)
    const ships = now.ships.map((ship) =>
      ship.id === 'guard-ship' ? { ...ship, hull: { ...ship.hull, turn: 1 } } : ship,
    )
    const brig = { ...ships[1], id: 'brig', at: { x: 400, y: 270 } } as (typeof ships)[number]
    const sailed = (broadsideAt: string): string => {
      seen.push(`broadsideAt.${broadsideAt}`)
      const match = matchOn({ ...field, rulings: { broadsideAt }, change: { ships: [...ships, brig] } })
      return logTextsWithReasons(answerChance(match)).join('\n')
    }
    expect(sailed('any')).toMatch(/the most guns that bear: (?!all equal \(0\))/)
    expect(sailed('closest')).toMatch(/the most guns that bear: all equal \(0\)/)
    expect(sailed('any')).toMatch(/bear on any player ship/)
    expect(sailed('closest')).toMatch(/bear on the closest player ship/)
  })

  test('guns at a unit aboard are aimed at it, or at its ship', () => {
    const field: Field = {
      battle: 'sea',
      units: { 'naval-gunners': {}, boarders: {} },
      ships: { 'guard-ship': { moves: 2 } },
      card: 'S2',
      scenario: { opfor: 1, player: 0 },
    }
    const shot = (gunsAtShips: string) => {
      seen.push(`gunsAtShips.${gunsAtShips}`)
      const script: readonly ScriptedAnswer[] = [
        ['shot.range.one', true],
        ['damage', 2],
        ['harm', { lost: 1, fatigue: 0 }],
      ]
      return activation({ ...field, rulings: { gunsAtShips } }, ...script)
    }
    expect(shot('unit').did).toContain('Naval Gunners shoots at Boarders aboard Sloop.')
    expect(shot('ship').did).toContain('Naval Gunners shoots at Sloop.')
    for (const { match, now } of [shot('unit'), shot('ship')]) {
      expect(shipWith(now, 'sloop')?.damage).toBe(2)
      expect(unitWith(now, 'boarders').models).toBe(7)
      expect(loggedRulings(match)).toContainEqual(expect.stringContaining('gunsAtShips'))
    }
  })

  test('small arms at a unit aboard do its ship no harm', () => {
    const field: Field = {
      battle: 'sea',
      units: { 'town-muskets': {}, boarders: {} },
      ships: { 'guard-ship': { moves: 2 } },
      card: 'S2',
      scenario: { opfor: 1, player: 0 },
    }
    const shown = activation(field, ['shot.range.one', true], ['harm', unharmed])
    expect(shown.did).toContain('Town Muskets shoots at Boarders.')
    expect(shown.asked).not.toContain('damage')
  })

  test('40: you are reminded of the sails, or not', () => {
    const talk = (reading: string): string => {
      seen.push(`sails.${reading}`)
      return logTextsWithReasons(
        activation({ ...afloat({}), rulings: { sails: reading } }, ...rest).match,
      ).join('\n')
    }
    expect(talk('reminded')).toMatch(/Sail settings, tacking and anchors of Guard Ship/)
    expect(talk('silent')).not.toMatch(/Sail settings/)
  })
})

test('what rests on the base game alone is cited so, and what no sentence says is called a house rule', () => {
  const named = (some: typeof rulings): readonly string[] => some.map(({ id }) => id.split('.')[1] ?? '')
  expect(named(rulings.filter(({ cite }) => cite.heading.startsWith('Base game')))).toEqual([
    'shakenUnits',
    'whatIsEngaged',
    'defendsAgainst',
    'defensiveAttack',
    'hopelessShots',
  ])
  const isHouseRule = ({ text }: Message): boolean => text.includes('a house rule')
  expect(named(rulings.filter(({ readings }) => Object.values(readings).some(isHouseRule)))).toEqual([
    'handRules',
    'shakenUnits',
    'strikeTests',
    'fixingBayonets',
    'severalExceptions',
    'whoIsAggressive',
    'secondMovement',
  ])
})

test('every reading of every ruling was shown', () => {
  const all = rulings.flatMap(({ id, readings }) =>
    Object.keys(readings).map((each) => `${id}.${each}`.slice('blood-and-plunder.'.length)),
  )
  expect(all.filter((each) => !seen.includes(each))).toEqual([])
})

describe('firm rulings', () => {
  test('2: one card for one activation of the OPFOR', () => {
    const field: Field = { units: { 'town-muskets': {}, ...enemy } }
    const { now } = activation(field, ['nearestEnemy.measured', 30], ['move.aggressive.one', true])
    expect(unitWith(now, 'town-muskets').activated).toBe(true)
    expect(now.card).toBe('S13')
  })

  test('10: less than 12 inches is strict', () => {
    const field = one(unitAs())
    expect(
      activation(field, ['nearestEnemy.measured', 12], ['move.aggressive.one', false]).asked,
    ).not.toContain('shot.12.one')
    expect(
      activation(field, ['nearestEnemy.measured', 11.9], ['shot.12.one', true], ['harm', unharmed]).did,
    ).toHaveLength(1)
  })

  test('11: among equals the unit is picked at random, and the pick is in the journal', () => {
    const field: Field = { units: { 'town-muskets': { empty: 1 }, 'lance-party': {}, ...enemy } }
    const { match } = activation(field, ['nearestEnemy', []], ['move.aggressive.one', true])
    expect(match.journal.entries).toContainEqual({
      q: 'blood-and-plunder.activate.tie',
      a: 'lance-party',
      by: 'seed',
    })
  })

  test('17: the bound does not replace the range of a weapon', () => {
    const short = {
      'town-muskets': unitAs({ range: 4 }, { at: { x: 100, y: 150 } }),
      'free-muskets': { at: { x: 100, y: 30 } },
    }
    expect(activation({ way: 'map', units: short }).did[0]).not.toMatch(/shoots/)
  })

  test('21: an aggressive move stops short of contact', () => {
    const near = {
      'town-muskets': unitAs({ charge: 1 }, { at: { x: 100, y: 100 }, empty: 1 }),
      'free-muskets': { at: { x: 100, y: 60 } },
    }
    const { now } = activation({ way: 'map', units: near })
    const [us, them] = [unitWith(now, 'town-muskets'), unitWith(now, 'free-muskets')]
    expect(apart(now, us, them)).toBeGreaterThan(0)
    expect(apart(now, us, them)).toBeLessThan(0.5)
  })

  test('45: any decision may be overruled, and the reason is told', () => {
    const field: Field = { units: { 'town-muskets': { empty: 1 }, 'lance-party': {}, ...enemy } }
    const match = matchOn(field)
    playAnswers(match, ['nearestEnemy', []], ['activate.tie', 'town-muskets'])
    const [decision] = decisionsOf(match)
    if (decision === undefined) throw new Error('nothing was decided')
    expect(match.overrule(decision, 'lance-party', 'it looks bolder').ok).toBe(true)
    expect(logTextsWithReasons(match).join('\n')).toMatch(
      /Lance Party instead of Town Muskets \(it looks bolder\)/,
    )
  })
})
