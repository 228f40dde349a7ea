import { say } from '@opfor/kernel'
import { chosenBy, decisions, explained, keptBy, newMatch, rulingsTold, turn } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blitzkrieg } from './index.ts'
import { rulings } from './rulings.ts'
import { matchAt, placed } from './testing/matches.ts'
import { onHouseBoard, type Position } from './testing/position.ts'

/** The bot's turn by one reading of a ruling. */
function played(ruling: string, reading: string, position: Position) {
  const wishes = { options: { stratagems: false }, rulings: { [`blitzkrieg.${ruling}`]: reading } }
  const match = matchAt(position, wishes)
  turn(match)
  return match
}

/** One placement by one reading of a ruling. */
function laid(ruling: string, reading: string, kind: string, where: string, position: Position) {
  return placed('player', kind, where, position, [], { rulings: { [`blitzkrieg.${ruling}`]: reading } })
}

/** How an explanation marks a line that rests on a ruling: by its question. */
function restingOn(ruling: string): string {
  const question = rulings.find(({ id }) => id === `blitzkrieg.${ruling}`)?.question
  return question === undefined ? 'no such ruling' : `[ruling: ${say(question)}]`
}

const twoUnits = { row: ['army-1', 'navy-1'] } as const

test('there are fifteen rulings, each with at least two readings, a default among them and a reason', () => {
  expect(rulings).toHaveLength(15)
  for (const { id, readings, standard, why, question } of rulings) {
    expect(Object.keys(readings).length).toBeGreaterThanOrEqual(2)
    expect(Object.keys(readings)).toContain(standard)
    expect(`${id} ${say(why)} ${say(question)}`).toMatch(/^blitzkrieg\.\w+ .+\. .+\?$/)
  }
})

describe('a ruling changes the result, and is told:', () => {
  test('theatreOrder: by columns the Pacific Ocean stands above Eastern Europe, by height below', () => {
    const at = { ...twoUnits, closed: { WE: 3, AME: 2, SEA: 2 }, markers: { PO: -9, EE: -9 } }
    const by = (reading: string) => played('theatreOrder', reading, at)
    expect([chosenBy(by('columns'), 'theatre'), chosenBy(by('height'), 'theatre')]).toEqual(['PO', 'EE'])
    const tie = decisions(by('columns'), 'theatre')[0]?.lines.at(-1)
    expect(tie?.kind === 'tied' && tie.rule.ruling?.id).toBe('blitzkrieg.theatreOrder')
    expect(explained(by('height'), 'theatre')).toContain(`place from the top ${restingOn('theatreOrder')}`)
  })

  test('theatreOrder: it decides strategic advantages, too', () => {
    const by = (reading: string) =>
      placed('bot', 'army-1', 'AME.1.1', { markers: { WE: 1, PO: -1, EE: -1, SEA: 1 } }, [], {
        rulings: { 'blitzkrieg.theatreOrder': reading },
      })
    expect([chosenBy(by('columns'), 'strategic'), chosenBy(by('height'), 'strategic')]).toEqual(['PO', 'EE'])
  })

  test('severalWinners: all that can be won stay, or the first in printed order is taken', () => {
    const on = { 'EE.1.1': 'player army-1', 'WE.1.1': 'player navy-1', 'WE.1.2': 'player army-1' }
    const at = { ...twoUnits, on, markers: { EE: 1 }, stratagem: 'secure' } as const
    expect(chosenBy(played('severalWinners', 'all', at), 'theatre')).toBe('EE')
    const first = played('severalWinners', 'first', at)
    expect(chosenBy(first, 'theatre')).toBe('WE')
    expect(explained(first, 'theatre')).toContain(restingOn('severalWinners'))
  })

  test('severalWinners: where nothing can be won the first reading narrows nothing', () => {
    const match = played('severalWinners', 'first', twoUnits)
    expect(keptBy(match, 'theatre', 'first.place')).toHaveLength(5)
    expect(chosenBy(match, 'theatre')).toBe('AME')
  })

  test('theatreOrCampaign: a position that closes the theatre is as good as one that closes the campaign', () => {
    const on = { 'SEA.1.1': 'player navy-1', 'SEA.1.2': 'player navy-1' }
    const at = {
      row: ['army-1', 'task-force-army'],
      on,
      markers: { SEA: 6 },
      stratagem: 'rapid-deployment',
    } as const
    const by = (reading: string) => played('theatreOrCampaign', reading, at)
    expect([chosenBy(by('either'), 'unit'), chosenBy(by('theatreFirst'), 'unit')]).toEqual(['row-1', 'row-2'])
    for (const reading of ['either', 'theatreFirst'])
      expect(explained(by(reading), 'unit')).toContain(restingOn('theatreOrCampaign'))
    expect(explained(by('theatreFirst'), 'position')).not.toContain('either is as good')
  })

  test('unitMustWin: a unit that closes a campaign must win it, or closing is enough', () => {
    const at = { row: ['army-1', 'army-3'], on: { 'EE.1.1': 'player army-1' }, markers: { EE: -1 } }
    const by = (reading: string) => played('unitMustWin', reading, { ...at, stratagem: 'rapid-deployment' })
    expect([chosenBy(by('wins'), 'unit'), chosenBy(by('closes'), 'unit')]).toEqual(['row-2', 'row-1'])
    expect(explained(by('closes'), 'unit')).toContain(
      `it closes the theatre or the campaign ${restingOn('unitMustWin')}`,
    )
  })

  test('unitMustWin: by the other reading all that fill the campaign stay, or those that reach the end cell', () => {
    const full = { row: ['army-1', 'army-2'], on: { 'EE.1.1': 'player army-1' }, markers: { EE: -9 } }
    const filling = played('unitMustWin', 'closes', { ...full, closed: { WE: 3, PO: 3, AME: 2, SEA: 2 } })
    expect(explained(filling, 'unit')).toContain(`${restingOn('unitMustWin')}: all`)
    const at = { row: ['army-1', 'army-3'], markers: { EE: 11 }, closed: { EE: 1 } }
    expect(keptBy(played('unitMustWin', 'closes', at), 'unit', 'closes.2')).toEqual(['row-2'])
  })

  test('placementTried: the tactical space counts when a placement is judged, or the movement alone', () => {
    const at = { ...twoUnits, on: { 'EE.1.2': 'player army-1' }, markers: { EE: -1 } }
    const by = (reading: string) => played('placementTried', reading, at)
    expect([chosenBy(by('whole'), 'theatre'), chosenBy(by('movement'), 'theatre')]).toEqual(['EE', 'AME'])
    expect(explained(by('whole'), 'theatre')).toContain(restingOn('placementTried'))
  })

  test('highestStrength: by real movement the general, by printed number the army', () => {
    const on = { 'WE.1.2': 'bot army-1', 'WE.2.1': 'bot army-1', 'WE.1.3': 'bot army-1' }
    const closed = { WE: 1, PO: 3, EE: 3, AME: 2, SEA: 2 }
    const at = { row: ['general', 'army-3'], on, closed, vp: [20, 0], markers: { WE: -9 } } as const
    const by = (reading: string) => played('highestStrength', reading, at)
    expect([chosenBy(by('real'), 'unit'), chosenBy(by('printed'), 'unit')]).toEqual(['row-1', 'row-2'])
    for (const reading of ['real', 'printed'])
      expect(explained(by(reading), 'unit')).toContain(restingOn('highestStrength'))
  })

  test('researchIndustry: with Research after Improved Research, or before it', () => {
    const board = onHouseBoard((each) =>
      each.start === 'open' ? { ...each, spaces: ['L:research2', 'L:researchIndustry', 'L:none'] } : each,
    )
    const by = (reading: string) => {
      const rulings = { 'blitzkrieg.researchIndustry': reading }
      const match = matchAt({ row: ['army-1', 'army-2'] }, { options: { stratagems: false, board }, rulings })
      turn(match)
      return match
    }
    expect(chosenBy(by('plain'), 'position')?.slice(-1)).toBe('1')
    expect(chosenBy(by('first'), 'position')?.slice(-1)).toBe('2')
    expect(explained(by('first'), 'position')).toContain(`research industry ${restingOn('researchIndustry')}`)
  })

  test('changeTies: the larger lead, or the larger movement', () => {
    const at = { row: ['army-1', 'army-3'], markers: { EE: -9 }, stratagem: 'counterattack' } as const
    const by = (reading: string) => played('changeTies', reading, { ...at, closed: { EE: 1 } })
    expect(keptBy(by('lead'), 'unit', 'counterattack.lead.extreme')).toEqual(['row-1', 'row-2'])
    expect(keptBy(by('shift'), 'unit', 'counterattack.shift.shift')).toEqual(['row-2'])
    for (const reading of ['lead', 'shift'])
      expect(explained(by(reading), 'unit')).toContain(restingOn('changeTies'))
  })

  test('economicWarfare: both kinds of space earn nothing extra, or come first', () => {
    const at = { ...twoUnits, closed: { WE: 1, AME: 1 }, stratagem: 'economic-warfare' } as const
    const by = (reading: string) => played('economicWarfare', reading, at)
    expect([chosenBy(by('either'), 'theatre'), chosenBy(by('both'), 'theatre')]).toEqual(['AME', 'WE'])
    expect(explained(by('both'), 'theatre')).toContain(`both kinds of space ${restingOn('economicWarfare')}`)
  })

  test('blitzRepeat: elsewhere, or lost', () => {
    const at = { row: ['airforce-0', 'navy-1'], closed: { EE: 1 }, on: { 'EE.2.3': 'player army-1' } }
    const by = (reading: string) =>
      played('blitzRepeat', reading, { ...at, markers: { EE: -1 }, stratagem: 'counterattack' })
    expect(decisions(by('elsewhere'), 'theatre')).toHaveLength(2)
    expect(decisions(by('lost'), 'theatre')).toHaveLength(1)
    expect(rulingsTold(by('lost'))).toEqual(['blitzRepeat: lost'])
  })

  test('spyCopies: the last unit of the enemy, or of anyone', () => {
    const at = { last: { bot: 'navy-3', player: 'airforce-1', by: 'player' } } as const
    const by = (reading: string) => laid('spyCopies', reading, 'spy', 'SEA.1.1', at)
    expect(by('opponent').situation.theatres[4]?.marker).toBe(-3)
    expect(by('anyone').situation.theatres[4]?.marker).toBe(-1)
    expect(rulingsTold(by('anyone'))).toEqual(['spyCopies: anyone'])
  })

  test('spyCopies: before anyone has placed a unit there is nothing to copy, by either reading', () => {
    for (const reading of ['opponent', 'anyone']) {
      const rulings = { 'blitzkrieg.spyCopies': reading }
      const match = matchAt({ row: ['spy'] }, { options: { stratagems: false }, rulings })
      expect(match.outcome?.way).toBe('bot-cannot-place')
    }
  })

  test('spyAfterScientist: your spy is a scientist, or an airforce of 3', () => {
    const at = { last: { bot: 'scientist', by: 'bot' } } as const
    const by = (reading: string) => laid('spyAfterScientist', reading, 'spy', 'SEA.1.1', at)
    expect(by('scientist').situation.theatres[4]?.marker).toBe(0)
    expect(by('airforce').situation.theatres[4]?.marker).toBe(-3)
    expect(rulingsTold(by('airforce'))).toContain('spyAfterScientist: airforce')
  })

  test('nuclearTerrain: on land only, or anywhere', () => {
    const at = { row: ['nuclear-bomb'], closed: { WE: 3, PO: 2, EE: 3, AME: 2, SEA: 2 } }
    const covered = { ...at, on: { 'PO.3.2': 'player navy-1', 'PO.3.3': 'player navy-1' } }
    const by = (reading: string) => {
      const rulings = { 'blitzkrieg.nuclearTerrain': reading }
      return matchAt(covered, { options: { stratagems: false }, rulings })
    }
    expect(by('land').outcome?.way).toBe('bot-cannot-place')
    expect(by('anywhere').situation.theatres[1]?.spaces[2]?.[0]).toBe('nuclear-bomb')
    expect(rulingsTold(by('anywhere'))).toContain('nuclearTerrain: anywhere')
  })

  test('theatreBonus: once for the whole closing, or once for each campaign', () => {
    const on = { 'SEA.1.3': 'bot army-1', 'SEA.2.1': 'bot navy-1', 'SEA.2.2': 'bot army-1' }
    const by = (reading: string) =>
      laid('theatreBonus', reading, 'task-force-navy', 'SEA.1.1', { on, markers: { SEA: -10 } })
    expect(by('once').situation.player.vp).toBe(2 + 4 + 2 + 1)
    expect(by('perCampaign').situation.player.vp).toBe(2 + 4 + 2 + 2 + 1)
    expect(rulingsTold(by('once'))).toEqual(['theatreBonus: once'])
  })

  test('nipponStart: the two tracks take the place of the rolls, or come before them', () => {
    const by = (reading: string) => {
      const rulings = { 'blitzkrieg.nipponStart': reading }
      const match = newMatch(blitzkrieg, { options: { board: onHouseBoard(), difficulty: 'hard' }, rulings })
      if (reading === 'both') turn(match, ['region', 1], ['region', 2], ['region', 3], ['region', 4])
      else turn(match)
      return match
    }
    const sum = (match: ReturnType<typeof by>): number =>
      match.situation.theatres.reduce((all, { marker }) => all + marker, 0)
    expect([sum(by('replace')), sum(by('both'))]).toEqual([4, 12])
    expect(rulingsTold(by('replace'))).toEqual(['nipponStart: replace'])
  })
})
