import { format } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { stratagemCards } from './stratagem-card.ts'
import { forecast } from './may-come.ts'
import { examples } from '../examples/examples.ts'
import { blitzkrieg } from '../../index.ts'
import { situation } from '../../testing/position.ts'
import { chosenBy, newMatch, answerChance, unwrap } from '@opfor/kernel/testing'
import { matchFromExample } from '@opfor/kernel'

const withTokens = { options: { stratagems: true } }

describe('the stratagem in play as a card', () => {
  const card = (position: Parameters<typeof situation>[0], wishes = {}) =>
    stratagemCards(situation(position, { ...withTokens, ...wishes })).map(({ title, cite, lines }) => [
      format(title),
      cite.heading,
      ...lines.map((line) => format(line)),
    ])

  test('says what it filters in each step, under its own heading', () => {
    expect(card({ stratagem: 'counterattack' })).toEqual([
      [
        'Counterattack',
        'Stratagem Tokens: Counterattack',
        'Theatre: you lead there',
        'Position: no filter',
        'Unit: the greatest change',
        'Unit, then: the largest lead so far',
      ],
    ])
  })

  test('shows the lines of the readings that the match is played by', () => {
    const [lines = []] = card(
      { stratagem: 'counterattack' },
      { rulings: { 'blitzkrieg.changeTies': 'everywhere' } },
    )
    expect(lines.slice(-2)).toEqual([
      'Unit: the greatest change',
      'Unit, then: the largest movement of the marker',
    ])
  })

  test('says what counts otherwise', () => {
    const [guns = []] = card({ stratagem: 'big-guns' })
    expect(guns.slice(-3)).toEqual([
      'Unit: a special weapon',
      'Unit, otherwise: the greatest change',
      'Unit, then: the largest lead so far',
    ])
    const [warfare = []] = card({ stratagem: 'economic-warfare' })
    expect(warfare.slice(3, 6)).toEqual([
      'Position: the bot has 4 units or fewer: industrial production',
      'Position, otherwise: bombing',
      'Position, otherwise: industrial production',
    ])
  })

  test('Steamroll names the stratagem that it repeats', () => {
    expect(card({ stratagem: 'steamroll', meaning: 'secure' })[0]?.slice(0, 3)).toEqual([
      'Steamroll: Secure again',
      'Stratagem Tokens: Secure',
      'Theatre: the bot leads there',
    ])
  })

  test('there is none in a learning game', () => {
    const learning = situation({ stratagem: 'secure' }, { options: { stratagems: false } })
    expect(stratagemCards(learning)).toEqual([])
  })
})

describe('what may come', () => {
  const told = (now: ReturnType<typeof situation>) =>
    forecast({ ...now, toMove: 'player' }, undefined).map(
      ({ when, does }) => `${format(when)}: ${format(does)}`,
    )

  test('each token that is left in the cup, and where the bot would go with it', () => {
    const now = situation({ stratagem: 'big-guns', markers: { EE: -2, SEA: 3 } }, withTokens)
    const prospects = told(now)
    expect(prospects).toHaveLength(7)
    expect(prospects).toContain('Counterattack: Eastern Europe, campaign 1, space 2 (Industrial Production)')
    expect(prospects.find((each) => each.startsWith('Secure'))).toMatch(/South East Asia/)
    expect(prospects.find((each) => each.startsWith('Steamroll'))).toMatch(/^Steamroll \(Big Guns again\)/)
    expect(prospects.some((each) => each.startsWith('Big Guns'))).toBe(false)
  })

  test('without stratagems there is one answer, and none once the war is over', () => {
    const learning = situation({ row: ['army-1'] }, { options: { stratagems: false } })
    expect(told(learning)).toEqual([
      'Without stratagems: Africa & Middle East, campaign 1, space 1 (Strategic Advantage 3)',
    ])
    expect(forecast({ ...learning, ended: 'victory-track' }, undefined)).toEqual([])
    const empty = { ...learning.bot, reserve: [] }
    expect(told({ ...learning, bot: empty })).toEqual(['Without stratagems: it could not place a unit'])
    const match = newMatch(blitzkrieg)
    expect(forecast(match.situation, match.question)).toEqual([])
    const stuck = situation(
      { row: ['navy-1'], closed: { WE: 3, PO: 3, AME: 2, SEA: 2 } },
      { options: { stratagems: false } },
    )
    expect(told(stuck)).toEqual(['Without stratagems: it could not place a unit'])
  })
})

describe('the examples of the leaflet open as positions', () => {
  test.each([
    ['example-1', 'PO', 'PO.2.1'],
    ['example-2', 'EE', 'EE.2.1'],
  ])('%s: %s, %s', (id, theatre, space) => {
    const example = examples.find((each) => each.id === id)
    if (example === undefined) throw new Error(`no ${id}`)
    const match = answerChance(unwrap(matchFromExample(blitzkrieg, example, 1)))
    expect([chosenBy(match, 'theatre'), chosenBy(match, 'position')]).toEqual([theatre, space])
  })
})
