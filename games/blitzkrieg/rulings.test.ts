import { format } from '@opfor/kernel'
import {
  chosenBy,
  decisionsOf,
  explanationText,
  candidatesAfter,
  newMatch,
  optionIds,
  loggedRulings,
  type ScriptedAnswer,
  turn,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { houseBoard } from './setup/the-board/house-board.ts'
import { blitzkrieg } from './index.ts'
import { rulings } from './rules/rulings.ts'
import { matchAt, placed, playerPlaces } from './testing/matches.ts'
import { onHouseBoard, type Position } from './testing/position.ts'

function played(ruling: string, reading: string, position: Position) {
  const wishes = { options: { stratagems: false }, rulings: { [`blitzkrieg.${ruling}`]: reading } }
  const match = matchAt(position, wishes)
  turn(match)
  return match
}

function laid(ruling: string, reading: string, kind: string, where: string, position: Position) {
  return placed('player', kind, where, position, [], { rulings: { [`blitzkrieg.${ruling}`]: reading } })
}

function restingOn(ruling: string): string {
  const name = rulings.find(({ id }) => id === `blitzkrieg.${ruling}`)?.name
  return name === undefined ? 'no such ruling' : `[ruling: “${format(name)}”]`
}

const twoUnits = { row: ['army-1', 'navy-1'] } as const

test('there are eighteen rulings, each with at least two readings, a default among them and a reason', () => {
  expect(rulings).toHaveLength(18)
  for (const { id, readings, default: standard, why, question } of rulings) {
    expect(Object.keys(readings).length).toBeGreaterThanOrEqual(2)
    expect(Object.keys(readings)).toContain(standard)
    expect(`${id} ${format(why)} ${format(question)}`).toMatch(/^blitzkrieg\.\w+ .+\. .+\?$/)
  }
})

describe('a ruling changes the result, and is told:', () => {
  test('theatreOrder: by columns the Pacific Ocean stands above Eastern Europe, by height below', () => {
    const at = { ...twoUnits, closed: { WE: 3, AME: 2, SEA: 2 }, markers: { PO: -9, EE: -9 } }
    const by = (reading: string) => played('theatreOrder', reading, at)
    expect([chosenBy(by('columns'), 'theatre'), chosenBy(by('height'), 'theatre')]).toEqual(['PO', 'EE'])
    const tie = decisionsOf(by('columns'), 'theatre')[0]?.lines.at(-1)
    expect(tie?.kind === 'tied' && tie.rule.rulings[0]?.id).toBe('blitzkrieg.theatreOrder')
    expect(explanationText(by('height'), 'theatre')).toContain(
      `the topmost, then the leftmost ${restingOn('theatreOrder')}`,
    )
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
    const at = { ...twoUnits, on, markers: { EE: 1 }, drawn: 'secure' } as const
    expect(chosenBy(played('severalWinners', 'all', at), 'theatre')).toBe('EE')
    const first = played('severalWinners', 'first', at)
    expect(chosenBy(first, 'theatre')).toBe('WE')
    expect(explanationText(first, 'theatre')).toContain(restingOn('severalWinners'))
  })

  test('severalWinners: the first is the first by theatreOrder', () => {
    const on = { 'PO.1.2': 'player navy-1', 'EE.1.1': 'player army-1' }
    const at = { ...twoUnits, on, markers: { PO: 1 }, drawn: 'secure' } as const
    const by = (order: string) => {
      const rulings = { 'blitzkrieg.severalWinners': 'first', 'blitzkrieg.theatreOrder': order }
      const match = matchAt(at, { options: { stratagems: false }, rulings })
      turn(match)
      return chosenBy(match, 'theatre')
    }
    expect([by('columns'), by('height')]).toEqual(['PO', 'EE'])
  })

  test('severalWinners: where nothing can be won the first reading narrows nothing', () => {
    const match = played('severalWinners', 'first', twoUnits)
    expect(candidatesAfter(match, 'theatre', 'first.place')).toBeUndefined()
    expect(chosenBy(match, 'theatre')).toBe('AME')
  })

  test('theatreOrCampaign: a position that closes the theatre is as good as one that closes the campaign', () => {
    const on = { 'SEA.1.1': 'player navy-1', 'SEA.1.2': 'player navy-1' }
    const at = {
      row: ['army-1', 'task-force-army'],
      on,
      markers: { SEA: 6 },
      drawn: 'rapid-deployment',
    } as const
    const by = (reading: string) => played('theatreOrCampaign', reading, at)
    expect([chosenBy(by('either'), 'unit'), chosenBy(by('theatreFirst'), 'unit')]).toEqual(['row-1', 'row-2'])
    const mark = '[ruling: “A closing unit must win”, “Theatre or campaign” and “What a placement counts”]'
    expect(explanationText(by('theatreFirst'), 'unit')).toContain(mark)
    expect(explanationText(by('either'), 'unit')).not.toContain('“Theatre or campaign”')
  })

  test('unitMustWin: a unit that closes a campaign must win it, or closing is enough', () => {
    const at = { row: ['army-1', 'army-3'], on: { 'EE.1.1': 'player army-1' }, markers: { EE: -1 } }
    const by = (reading: string) => played('unitMustWin', reading, { ...at, drawn: 'rapid-deployment' })
    expect([chosenBy(by('wins'), 'unit'), chosenBy(by('closes'), 'unit')]).toEqual(['row-2', 'row-1'])
    expect(explanationText(by('closes'), 'unit')).toContain(
      `it closes the theatre or the campaign ${restingOn('unitMustWin')}`,
    )
  })

  test('unitMustWin: by the other reading all that fill the campaign stay, or those that reach the end cell', () => {
    const full = { row: ['army-1', 'army-2'], on: { 'EE.1.1': 'player army-1' }, markers: { EE: -9 } }
    const filling = played('unitMustWin', 'closes', { ...full, closed: { WE: 3, PO: 3, AME: 2, SEA: 2 } })
    expect(explanationText(filling, 'unit')).toContain(`${restingOn('unitMustWin')}: all`)
    const at = { row: ['army-1', 'army-3'], markers: { EE: 11 }, closed: { EE: 1 } }
    expect(candidatesAfter(played('unitMustWin', 'closes', at), 'unit', 'closes.2')).toEqual(['row-2'])
  })

  test('placementTried: the tactical space counts when a placement is judged, or the movement alone', () => {
    const at = { ...twoUnits, on: { 'EE.1.2': 'player army-1' }, markers: { EE: -1 } }
    const by = (reading: string) => played('placementTried', reading, at)
    expect([chosenBy(by('whole'), 'theatre'), chosenBy(by('movement'), 'theatre')]).toEqual(['EE', 'AME'])
    expect(explanationText(by('whole'), 'theatre')).toContain(restingOn('placementTried'))
  })

  test('highestStrength: by real movement the general, by printed number the army', () => {
    const on = { 'WE.1.2': 'bot army-1', 'WE.2.1': 'bot army-1', 'WE.1.3': 'bot army-1' }
    const closed = { WE: 1, PO: 3, EE: 3, AME: 2, SEA: 2 }
    const at = { row: ['general', 'army-3'], on, closed, vp: [20, 0], markers: { WE: -9 } } as const
    const by = (reading: string) => played('highestStrength', reading, at)
    expect([chosenBy(by('real'), 'unit'), chosenBy(by('printed'), 'unit')]).toEqual(['row-1', 'row-2'])
    for (const reading of ['real', 'printed'])
      expect(explanationText(by(reading), 'unit')).toContain(restingOn('highestStrength'))
  })

  test("highestStrength: the bot's scientist is an airforce of 3, whatever it has printed", () => {
    const closed = { WE: 1, PO: 3, EE: 3, AME: 2, SEA: 2 }
    const at = { row: ['army-2', 'scientist', 'army-1'], closed, vp: [20, 0], markers: { WE: -9 } } as const
    expect(chosenBy(played('highestStrength', 'printed', at), 'unit')).toBe('row-2')
  })

  test('highestStrength: a spy has the printed number of the unit that it takes after', () => {
    const on = { 'WE.1.2': 'bot army-1', 'WE.2.1': 'bot army-1', 'WE.1.3': 'bot army-1' }
    const closed = { WE: 1, PO: 3, EE: 3, AME: 2, SEA: 2 }
    const after = (player: string) =>
      chosenBy(
        played('highestStrength', 'printed', {
          row: ['army-2', 'spy'],
          on,
          closed,
          vp: [20, 0],
          markers: { WE: -9 },
          last: { player },
        }),
        'unit',
      )
    expect([after('army-3'), after('general'), after('scientist')]).toEqual(['row-2', 'row-1', 'row-2'])
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
    expect(explanationText(by('first'), 'position')).toContain(
      `research industry ${restingOn('researchIndustry')}`,
    )
  })

  test('changeTies: the larger lead, or the larger movement', () => {
    const at = { row: ['army-1', 'army-3'], markers: { EE: -9 }, drawn: 'counterattack' } as const
    const by = (reading: string) => played('changeTies', reading, { ...at, closed: { EE: 1 } })
    expect(candidatesAfter(by('lead'), 'unit', 'counterattack.lead.extreme')).toEqual(['row-1', 'row-2'])
    expect(candidatesAfter(by('shift'), 'unit', 'counterattack.shift.shift')).toEqual(['row-2'])
    expect(explanationText(by('shift'), 'unit')).toContain(restingOn('changeTies'))
    expect(explanationText(by('lead'), 'unit')).not.toContain(restingOn('changeTies'))
  })

  test('changeTies: the larger movement in every category', () => {
    const at = { row: ['army-2', 'army-3'], markers: { EE: -1 }, drawn: 'counterattack' } as const
    const by = (reading: string) => played('changeTies', reading, { ...at, closed: { EE: 1 } })
    expect(candidatesAfter(by('shift'), 'unit', 'counterattack.shift.shift')).toBeUndefined()
    expect(candidatesAfter(by('everywhere'), 'unit', 'counterattack.everywhere.shift')).toEqual(['row-2'])
    expect(explanationText(by('everywhere'), 'unit')).toContain(
      `the largest movement of the marker ${restingOn('changeTies')}`,
    )
  })

  test('strategicTies: as a theatre is selected, the top one, or your choice', () => {
    const at = { markers: { WE: -1, PO: -1, EE: -1, SEA: -1 }, closed: { EE: 1 } }
    const by = (reading: string, ...script: readonly ScriptedAnswer[]) =>
      placed('bot', 'army-1', 'AME.1.1', at, script, { rulings: { 'blitzkrieg.strategicTies': reading } })
    expect(chosenBy(by('theatre'), 'strategic')).toBe('EE')
    expect(candidatesAfter(by('theatre'), 'strategic', 'theatre.empty')).toEqual(['WE', 'EE', 'SEA'])
    expect(candidatesAfter(by('theatre'), 'strategic', 'theatre.vp')).toEqual(['EE'])
    expect(chosenBy(by('top'), 'strategic')).toBe('WE')
    expect(chosenBy(by('player', ['strategic.player.tie', 'SEA']), 'strategic')).toBe('SEA')
    expect(explanationText(by('theatre'), 'strategic')).toContain(restingOn('strategicTies'))
    expect(explanationText(by('player', ['strategic.player.tie', 'PO']), 'strategic')).toContain(
      `you choose the theatre ${restingOn('strategicTies')}`,
    )
  })

  test('strategicTies: your choice is among all with the greatest change, in printed order', () => {
    const at = { row: ['army-1'], markers: { WE: -1, PO: -1, EE: 1, SEA: -1 } }
    const rulings = { 'blitzkrieg.strategicTies': 'player' }
    const match = matchAt(at, { options: { stratagems: false }, rulings })
    expect(match.question?.to).toBe('player')
    expect(optionIds(match)).toEqual(['WE', 'PO', 'SEA'])
  })

  test('strategicTies: still tied, the top one by theatreOrder', () => {
    const by = (order: string) =>
      placed('bot', 'army-1', 'AME.1.1', { markers: { WE: 1, PO: -1, EE: -1, SEA: 1 } }, [], {
        rulings: { 'blitzkrieg.strategicTies': 'theatre', 'blitzkrieg.theatreOrder': order },
      })
    expect([chosenBy(by('columns'), 'strategic'), chosenBy(by('height'), 'strategic')]).toEqual(['PO', 'EE'])
    expect(candidatesAfter(by('columns'), 'strategic', 'theatre.vp')).toEqual(['PO', 'EE'])
  })

  test('economicWarfare: both kinds of space earn nothing extra, or come first', () => {
    const at = { ...twoUnits, closed: { WE: 1, AME: 1 }, drawn: 'economic-warfare' } as const
    const by = (reading: string) => played('economicWarfare', reading, at)
    expect([chosenBy(by('either'), 'theatre'), chosenBy(by('both'), 'theatre')]).toEqual(['AME', 'WE'])
    expect(explanationText(by('both'), 'theatre')).toContain(
      `it has both kinds of space ${restingOn('economicWarfare')}`,
    )
  })

  test('blitzRepeat: elsewhere, or lost', () => {
    const at = { row: ['airforce-0', 'navy-1'], closed: { EE: 1 }, on: { 'EE.2.3': 'player army-1' } }
    const by = (reading: string) =>
      played('blitzRepeat', reading, { ...at, markers: { EE: -1 }, drawn: 'counterattack' })
    expect(decisionsOf(by('elsewhere'), 'theatre')).toHaveLength(2)
    expect(decisionsOf(by('lost'), 'theatre')).toHaveLength(1)
    expect(loggedRulings(by('lost'))).toEqual(['blitzRepeat: lost'])
  })

  test('spyCopies: the last unit of the enemy, or of anyone', () => {
    const at = { last: { bot: 'navy-3', player: 'airforce-1', by: 'player' } } as const
    const by = (reading: string) => laid('spyCopies', reading, 'spy', 'SEA.1.1', at)
    expect(by('opponent').situation.theatres[4]?.marker).toBe(-3)
    expect(by('anyone').situation.theatres[4]?.marker).toBe(-1)
    expect(loggedRulings(by('anyone'))).toEqual(['spyCopies: anyone'])
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
    expect(loggedRulings(by('airforce'))).toContain('spyAfterScientist: airforce')
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
    expect(loggedRulings(by('anywhere'))).toContain('nuclearTerrain: anywhere')
  })

  test('theatreBonus: once for the whole closing, or once for each campaign', () => {
    const on = { 'SEA.1.3': 'bot army-1', 'SEA.2.1': 'bot navy-1', 'SEA.2.2': 'bot army-1' }
    const by = (reading: string) =>
      laid('theatreBonus', reading, 'task-force-navy', 'SEA.1.1', { on, markers: { SEA: -10 } })
    expect(by('once').situation.player.vp).toBe(2 + 4 + 2 + 1)
    expect(by('perCampaign').situation.player.vp).toBe(2 + 4 + 2 + 2 + 1)
    expect(loggedRulings(by('once'))).toEqual(['theatreBonus: once'])
  })

  test('pastTwentyFive: the bot passes 25 VP in your turn, which ends the war, or it moves once more', () => {
    const on = { 'SEA.2.1': 'bot navy-1', 'SEA.2.2': 'bot army-1' }
    const at = { toMove: 'player', on, markers: { SEA: 9 }, closed: { SEA: 1 }, vp: [20, 3] } as const
    const by = (reading: string, player = 3) => {
      const rulings = { 'blitzkrieg.pastTwentyFive': reading }
      const position = { ...at, vp: [20, player], reserve: ['navy-1', 'airforce-1'] } as const
      const match = matchAt(position, { options: { stratagems: false }, rulings })
      playerPlaces(match, 'navy-1', 'SEA.2.3')
      return match
    }
    expect(by('over').outcome).toMatchObject({ winner: 'bot', way: 'victory-track' })
    expect(loggedRulings(by('over'))).toEqual(['pastTwentyFive: over'])
    const goesOn = by('ownTurn')
    expect(goesOn.outcome).toBeUndefined()
    expect(goesOn.situation).toMatchObject({ toMove: 'bot', lastTurn: false })
    turn(goesOn)
    expect(goesOn.situation).toMatchObject({ toMove: 'player', lastTurn: true })
    playerPlaces(goesOn, 'airforce-1', 'PO.1.2')
    expect(goesOn.outcome).toMatchObject({ winner: 'bot', way: 'victory-track' })
    expect(by('ownTurn', 25).outcome?.way).toBe('victory-track')
  })

  test('nipponClosedBy: whoever placed the last unit, or whoever won the campaign', () => {
    const by = (reading: string, side: 'bot' | 'player', marker: number) => {
      const wishes = {
        options: { stratagems: false, board: onHouseBoard() },
        rulings: { 'blitzkrieg.nipponClosedBy': reading },
      }
      const empty = side === 'bot' ? { reserve: [] } : { row: [] }
      const at = { ...empty, on: { 'SAN.1.1': 'player navy-3' }, markers: { SAN: marker } }
      const script: readonly ScriptedAnswer[] = [
        ['open', 'CHI'],
        ['red', 'nobody'],
      ]
      return placed(side, 'army-1', 'SAN.1.2', at, script, wishes)
    }
    const advanced = (...given: Parameters<typeof by>) =>
      by(...given).situation.theatres.find((_, nth) => houseBoard.campaigns[nth]?.id === 'CHI')?.marker
    expect([advanced('placed', 'bot', -3), advanced('won', 'bot', -3)]).toEqual([1, 0])
    expect([advanced('placed', 'bot', -1), advanced('won', 'bot', -1)]).toEqual([1, 0])
    expect([advanced('placed', 'player', 3), advanced('won', 'player', 3)]).toEqual([0, 1])
    expect([advanced('placed', 'player', 1), advanced('won', 'player', 1)]).toEqual([0, 0])
    expect(loggedRulings(by('won', 'bot', -3))).toEqual(['nipponClosedBy: won'])
    expect(loggedRulings(by('won', 'bot', 3))).toEqual([])
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
    expect(loggedRulings(by('replace'))).toEqual(['nipponStart: replace'])
  })
})
