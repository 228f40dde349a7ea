import { format, formatHeadline, latestTurnCard, type TurnCard } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { blitzkrieg } from '../index.ts'
import { placed } from '../testing/matches.ts'
import { turnCard } from './turn-card.ts'

function cardOf(...args: Parameters<typeof placed>): TurnCard {
  const { journal, outcome, log, steps } = placed(...args)
  const card = latestTurnCard({ game: { ...blitzkrieg, turnCard }, journal, outcome, log, steps })
  if (card === undefined) throw new Error('The bot has not acted.')
  return card
}

/** Without the end of the match, which comes first: it ends with the placement. */
const came = (...args: Parameters<typeof placed>): readonly string[] =>
  cardOf(...args)
    .happenings.slice(1)
    .map((each) => formatHeadline(each))

describe('the headline', () => {
  test('a lead that is taken counts more than a greater one', () => {
    const at = { markers: { WE: 2, PO: 3, EE: 3, AME: 3, SEA: -1 } }
    expect(came('bot', 'army-2', 'SEA.1.3', at)).toEqual([
      'The bot takes the lead in South East Asia',
      'The bot extends its lead in Africa & Middle East',
    ])
  })

  test('points count more than a lead, and a theatre more than a campaign', () => {
    const full = { 'EE.1.2': 'player army-1' }
    expect(came('bot', 'army-2', 'EE.1.1', { on: full, markers: { EE: -1 } })[0]).toBe(
      'The bot scores in Eastern Europe: +2 VP',
    )
    expect(came('bot', 'army-2', 'EE.1.1', { on: full, markers: { EE: 14 } })[0]).toMatch(
      /^The bot conquers Eastern Europe: \+\d+ VP$/,
    )
  })

  test('a marker that draws level, and one that stays behind', () => {
    expect(came('bot', 'army-2', 'WE.1.2', { markers: { WE: -2 } }, [['drawWeapon', ['spy']]])).toEqual([
      'The bot draws level in Western Europe',
      'The bot gets a special weapon',
    ])
    expect(came('bot', 'army-2', 'WE.2.3', { markers: { WE: -5 }, closed: { WE: 1 } })[0]).toBe(
      'The bot cuts your lead in Western Europe',
    )
  })
})

describe('the steps', () => {
  test('two moves of a marker are one step with both causes, relative to where it lies', () => {
    const { steps } = cardOf('bot', 'army-2', 'EE.1.1', { markers: { EE: -1 } })
    expect(steps.map(({ by, what, note }) => [by, format(what), note && format(note)])).toEqual([
      ['opponent', 'army 2 on Eastern Europe', 'From slot 1 of the bot’s row to campaign 1, space 1'],
      [
        'opponent',
        'Eastern Europe: marker 3 to the bot',
        'Tactical Advantage 1 and army 2: from you 1 to bot 2',
      ],
    ])
    expect(steps[1]).toMatchObject({ distance: 3, edits: [{ set: 'marker.EE', to: 2 }] })
  })

  test('victory points say what gave them', () => {
    const { steps } = cardOf('bot', 'army-1', 'SEA.1.2', {})
    expect(steps.map(({ what, note }) => `${format(what)}: ${note && format(note)}`)).toContain(
      'Bot: 1 VP more, 1 now: Propaganda 1',
    )
  })
})
