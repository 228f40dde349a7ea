import { beginMatch, type Json } from '@opfor/kernel'
import { unwrapProblem } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blitzkrieg } from '../index.ts'
import type { Situation } from '../table/situation.ts'
import { type Position, onHouseBoard, settings, situation } from '../testing/position.ts'

function entered(now: Situation): { readonly [key: string]: Json } {
  const { theatres, bot, player, lastBy, pool, unseen, cup, token, stratagem, toMove, lastTurn, ended } = now
  const all = { theatres, bot, player, lastBy, pool, unseen, cup, token, stratagem, toMove, lastTurn, ended }
  return JSON.parse(JSON.stringify(all)) as { readonly [key: string]: Json }
}

const position: Position = {
  row: ['army-1', 'navy-2', 'spy'],
  reserve: ['general', 'army-3'],
  on: { 'WE.1.1': 'bot navy-1', 'EE.1.2': 'elite-army' },
  markers: { WE: 3, EE: -2 },
  vp: [4, 7],
  stratagem: 'secure',
  toMove: 'player',
}
const now = situation(position)
const good = entered(now)
const refused = (json: Json, wishes = {}) => unwrapProblem(blitzkrieg.parseSituation(json, settings(wishes)))

describe('a position entered by hand', () => {
  test('gives the situation', () => {
    expect(blitzkrieg.parseSituation(good, settings())).toEqual({ ok: true, value: now })
  })

  test('a match begins from it, without set-up', () => {
    const match = beginMatch(blitzkrieg, 1, {}, good)
    expect(match.ok && match.value.situation).toEqual(now)
    expect(match.ok && match.value.question?.id).toBe('blitzkrieg.space')
  })

  test('one of a match that has ended, in each of the ways', () => {
    const full = entered(situation({ closed: { WE: 3, PO: 3, EE: 3, AME: 2, SEA: 2 } }))
    for (const { id } of blitzkrieg.endings) {
      const table = id === 'nothing-open' ? full : good
      const over = blitzkrieg.parseSituation({ ...table, ended: id }, settings())
      expect(over.ok && over.value.ended).toBe(id)
    }
    expect(refused({ ...good, ended: 'nothing-open' })).toContain('but theatres are open')
    expect(refused(full)).toContain('but no theatre is open')
  })

  test('bags, pool and cup may be entered in any order; the row keeps its order', () => {
    const turned = { ...good, pool: now.pool.toReversed(), cup: now.cup.toReversed() }
    expect(blitzkrieg.parseSituation(turned, settings())).toEqual({ ok: true, value: now })
  })

  test('at the table', () => {
    const at = situation({ ...position, reserve: [], unseen: 2 }, { options: { where: 'table' } })
    expect(blitzkrieg.parseSituation(entered(at), settings({ options: { where: 'table' } }))).toEqual({
      ok: true,
      value: at,
    })
  })

  test('on a board that its owner entered', () => {
    const wishes = { options: { board: onHouseBoard() } }
    const at = situation({ opened: ['DEN'], markers: { DEN: 2 } }, wishes)
    expect(blitzkrieg.parseSituation(entered(at), settings(wishes))).toEqual({ ok: true, value: at })
  })
})

describe('a position is refused, with what is wrong:', () => {
  const theatre = (index: number, change: object): Json => ({
    ...good,
    theatres: now.theatres.map((state, at) =>
      at === index ? { ...state, ...change } : { ...state },
    ) as Json,
  })
  const force = (side: 'bot' | 'player', change: object): Json => ({
    ...good,
    [side]: { ...now[side], ...change } as Json,
  })

  test.each<[string, Json, string]>([
    ['no object', 7, 'an object is expected, not 7'],
    ['a field too many', { ...good, cheat: 1 }, 'there is no field "cheat"'],
    ['a field too few', { ...good, pool: undefined }, 'pool: a list is expected, not nothing'],
    ['a unit that does not exist', force('bot', { reserve: ['tank'] }), 'bot.reserve[0]: one of airforce-0'],
    ['VP below 0', force('bot', { vp: -1 }), 'bot.vp: a whole number from 0 to 99 is expected, not -1'],
    ['half a point', force('bot', { vp: 1.5 }), 'bot.vp: a whole number'],
    ['a war that you have won', force('player', { vp: 26 }), 'You have 26 VP: with 25 the war is over.'],
    [
      'a last turn that is not said to be one',
      force('bot', { vp: 25 }),
      'The bot has 25 VP on your turn: "lastTurn" is true then.',
    ],
    ['a theatre too few', { ...good, theatres: [] }, 'There are 5 theatres, not 0.'],
    ['a marker off its track', theatre(4, { marker: 12 }), 'The marker of SEA is beyond its track.'],
    ['too many closed campaigns', theatre(0, { closed: 4 }), 'WE has 3 campaigns.'],
    ['a theatre that waits', theatre(0, { waits: true }), 'WE is open from the start.'],
    ['spaces that do not fit', theatre(0, { spaces: [['', '']] }), 'The spaces of WE do not fit the board.'],
    [
      'nonsense on a space',
      theatre(1, {
        spaces: [
          ['x', ''],
          ['', '', '', ''],
          ['', '', ''],
        ],
      }),
      '"x" in PO is no unit.',
    ],
    [
      'a special weapon with an owner',
      theatre(1, {
        spaces: [
          ['bot spy', ''],
          ['', '', '', ''],
          ['', '', ''],
        ],
      }),
      '"bot spy" in PO is no unit.',
    ],
    [
      'a unit of nobody',
      theatre(1, {
        spaces: [
          ['army-1', ''],
          ['', '', '', ''],
          ['', '', ''],
        ],
      }),
      '"army-1" in PO is no unit.',
    ],
    [
      'three words on a space',
      theatre(1, {
        spaces: [
          ['bot army-1 x', ''],
          ['', '', '', ''],
          ['', '', ''],
        ],
      }),
      '"bot army-1 x" in PO is no unit.',
    ],
    ['a unit too many', force('bot', { reserve: ['army-1', 'army-1', 'army-1', 'army-1'] }), 'There are'],
    [
      'a unit too few',
      force('player', { reserve: ['general'] }),
      'There are 1 of player army-3; there must be 2.',
    ],
    ['a weapon too few', { ...good, pool: now.pool.slice(1) }, 'There are 0 of blitz-army; there must be 1.'],
    [
      'a stratagem token too few',
      { ...good, cup: now.cup.slice(1) },
      'There are 0 of big-guns; there must be 1.',
    ],
    [
      'a reserve unseen on screen',
      { ...good, unseen: 1 },
      'Special weapons are drawn unseen only at the table, and by you.',
    ],
    ['an end that does not exist', { ...good, ended: 'peace' }, 'ended: one of '],
  ])('%s', (_, json, expected) => {
    expect(refused(json)).toContain(expected)
  })

  test('a reserve that the app cannot know, at the table', () => {
    expect(refused(good, { options: { where: 'table' } })).toBe(
      'At the table your reserve is not told from your bag: enter all as your bag.',
    )
  })

  test('more unseen weapons than are left', () => {
    const wishes = { options: { where: 'table' } }
    const at = situation({ reserve: [], row: ['spy', 'scientist'], unseen: 15 }, wishes)
    expect(refused(entered(at), wishes)).toBe('More special weapons are unseen than are left.')
  })

  test('the match does not begin then', () => {
    const match = beginMatch(blitzkrieg, 1, {}, { ...good, unseen: 1 })
    expect(match).toEqual({
      ok: false,
      problem: 'The entered position: Special weapons are drawn unseen only at the table, and by you.',
    })
  })
})
