import { cellText, message, format, spotCheck } from '@opfor/kernel'
import { playAnswers, newMatch, optionIds, logTexts, type ScriptedAnswer } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from './rules/completion/briefing.ts'
import { rule } from './table/citations.ts'
import { conflictOfHeroes } from './index.ts'
import { picture } from './shown/picture.ts'
import { missionOf } from './table/situation.ts'
import { example } from './testing/example.ts'
import { discardRest, solo, typed, wins } from './testing/matches.ts'

const cited = (id: string): string | undefined => conflictOfHeroes.cites?.[id]?.number

describe('G 2.1, 2 and the end of the example:', () => {
  test('Track Sheets and Record Boards are laid out, for a solo mission too', () => {
    expect(logTexts(example(0))).toContain(
      'Each player lays out a Track Sheet, and each side a Card Record Board, where all can see them.',
    )
    expect(logTexts(solo())).toContain('Lay out a Track Sheet and a Card Record Board for each side.')
  })

  test('Action Cards are drawn for Round 1, and the dice say who begins it, by the base game', () => {
    expect(logTexts(example()).slice(-4)).toEqual([
      'The Soviet player draws 2 Action Cards for Round 1.',
      'The German player draws 1 Action Card for Round 1.',
      'Roll 2d6 for each side: the higher roll has the initiative in Round 1.',
      'The firefight is ready to play.',
    ])
    expect(cited('coh.roundInitiative')).toBe('AtB 2.1')
    expect(cited('coh.firstTurn')).toBe('AtB 2.1')
  })

  test('rules of the base game are named by number and as its own; destroyed units as the index has them', () => {
    expect(rule('AtB 7.4')).toMatchObject({ book: 'Awakening the Bear', heading: 'AtB 7.4 of the base game' })
    expect(cited('coh.destroyed')).toBe('G 3.2.1')
  })
})

describe('G 5.2 with real cards:', () => {
  test('each play is told with how to draw: two, one is played, one goes back on top', () => {
    const match = solo()
    const told =
      'Draw two cards from the deck of the German player, play one of them, and put the other back on top of the deck.'
    expect(logTexts(match).at(-1)).toBe(told)
    playAnswers(match, ...typed('german-05', 'vp'))
    expect(logTexts(match).at(-1)).toBe(told.replace('German', 'Soviet'))
  })

  test('and the question says so too, where it is seen', () => {
    const match = solo()
    expect(match.question && format(match.question.text)).toBe(
      'Which card does the German player play? Draw two from its deck, play one, and put the other back on top.',
    )
  })

  test('where the app draws it is not told', () => {
    const match = newMatch(conflictOfHeroes, { options: { asking: 'each', mode: 'solo' } })
    playAnswers(match, ...wins, ['map', '1'], ['edge', '1-A'])
    expect(logTexts(match).join()).not.toContain('Draw two cards')
  })
})

describe('the Order Cards of a mission', () => {
  const deckChecked = (orders: 'app' | 'real'): boolean => {
    const match = solo({ orders })
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['sheet', 1], ['markerStart', 0], ['end', 20])
    const told = spotCheck(conflictOfHeroes.layout(match.situation)).map((each) => format(each))
    return told.some((each) => each.startsWith('the Order Card Deck: '))
  }

  test('are counted when the table is checked only where the app draws them', () => {
    expect([deckChecked('app'), deckChecked('real')]).toEqual([true, false])
  })
})

describe('the Rounds of a solo mission have no end of their own:', () => {
  const running = (...plays: readonly ScriptedAnswer[]) => {
    const match = playAnswers(solo(), ...plays)
    discardRest(match)
    return playAnswers(
      match,
      ['yourSide', 6],
      ['sheet', 1],
      ['markerStart', 0],
      ['end', 20],
      ['soloHandicap', 'none'],
    )
  }

  test('no coin, no last Round: the Mission Track says when it ends', () => {
    const match = running()
    expect(logTexts(match).join()).not.toMatch(/coin on Round|last Round/)
    const lines = briefing(match.situation).parts.flatMap((part) => part.lines.map((each) => format(each)))
    expect(lines).toContain('Round track: the marker on 1; the Mission Track says when the mission ends.')
    expect(lines.join()).not.toContain('the end after Round')
  })

  test('the AI has no CAPs on the board any more, and your Action Cards are told', () => {
    const match = running()
    const labels = picture(match.situation).columns.map(([panel]) =>
      (panel?.rows ?? []).map(({ label }) => format(label)),
    )
    expect(labels.map((each) => each.includes('CAPs'))).toEqual([false, true])
    expect(logTexts(match)).toContain('You draw 1 Action Card.')
  })

  test("in a mission the board shows this Round's CAPs, the Round and the VP of each side, and its legend says so", () => {
    const match = running(['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
    const shown = (label: string): readonly string[] => {
      const { columns, below } = picture(match.situation)
      const rows = [...columns.flat(), ...below].flatMap((panel) => panel.rows)
      return rows
        .filter((row) => format(row.label) === label)
        .map(({ cells }) => cells.map(cellText).join(' '))
    }
    expect([shown('CAPs'), shown('Round'), shown('Scored')]).toEqual([['4 +1'], ['1'], ['0', '0']])
    playAnswers(
      match,
      ['mission', 'caps'],
      ['capsLeft', 3],
      ['mission', 'vp'],
      ['scores', 'soviet'],
      ['vp', 2],
    )
    expect([shown('CAPs'), shown('Round'), shown('Scored')]).toEqual([['3 +1'], ['1'], ['0', '2']])
    playAnswers(match, ['mission', 'lost'], ['lost', 'soviet Rifle 06'], ['lostVp', 1], ['mission', 'round'])
    expect([shown('CAPs'), shown('Round'), shown('Scored')]).toEqual([['3 +1'], ['2'], ['1', '2']])
    expect(format(picture(match.situation).legend[0] ?? message('none', ''))).toMatch(
      /^CAPs that you have left this Round/,
    )
  })

  test('the end space is as the sheet has it, however near or far', () => {
    for (const space of [2, 99]) {
      const match = solo()
      discardRest(match)
      playAnswers(match, ['yourSide', 6], ['sheet', 1], ['markerStart', 0], ['end', space])
      expect(missionOf(match.situation).end).toBe(space)
    }
  })
})

describe('an event draws an Order Card:', () => {
  test("from the app's deck: it is used up and moves no marker", () => {
    const match = solo({ orders: 'app' })
    discardRest(match)
    playAnswers(
      match,
      ['yourSide', 6],
      ['sheet', 1],
      ['markerStart', 0],
      ['end', 20],
      ['soloHandicap', 'none'],
    )
    playAnswers(match, ['mission', 'event'], ['drawOrder', ['18']])
    expect(logTexts(match).at(-1)).toBe('Order Card 18 is drawn for the event; it moves no marker.')
    expect(missionOf(match.situation)).toMatchObject({ marker: 0, deck: { discard: ['18'] } })
  })

  test('Soviet tile 8 leads to it: the card is drawn, and its hex is asked', () => {
    const match = solo({ orders: 'app' })
    playAnswers(match, ...typed('german-05', 'units'), ...typed('soviet-08', 'special'), ['hideCard', 'none'])
    discardRest(match)
    playAnswers(match, ['yourSide', 1], ['mineHex', '1-K18'], ['symbol', 'shield'], ['yellow', false])
    playAnswers(match, ['parameter', false], ['markerStart', 0], ['end', 20], ['soloHandicap', 'none'])
    playAnswers(match, ['mission', 'order'], ['drawOrder', ['20']], ['advance', '2'])
    expect(match.question?.id).toBe('coh.drawOrder')
    playAnswers(match, ['drawOrder', ['18']], ['label', 'D14'])
    expect(match.situation.rumored.map(({ at }) => at)).toContain('1-D14')
    expect(missionOf(match.situation).track).toMatchObject([{ tile: '08', space: 5 }])
  })

  test('with real cards their owner draws: nothing of it is offered', () => {
    const match = solo()
    discardRest(match)
    playAnswers(
      match,
      ['yourSide', 6],
      ['sheet', 1],
      ['markerStart', 0],
      ['end', 20],
      ['soloHandicap', 'none'],
    )
    expect(optionIds(match)).not.toContain('event')
  })
})
