import { readFileSync } from 'node:fs'
import path from 'node:path'
import { begin, type Json, settled } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { mergedPacks, packSchema, parsePack, parsePackText } from './card-pack.ts'
import { conflictOfHeroes } from './index.ts'
import { learnt, withoutTexts } from './learnt.ts'
import { packFrom } from './options.ts'
import { revealed } from './revealed.ts'
import { answer, newMatch, offered } from './testing/matches.ts'
import { setUp } from './testing/example.ts'

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json
const good = plain(revealed) as { readonly [key: string]: Json }
const problem = (json: Json): string => {
  const parsed = parsePack(json)
  return parsed.ok ? '' : parsed.problem
}
const withCard = (card: string, halves: Json): Json => ({ ...good, cards: { [card]: halves } })

describe('the pack of what the booklet tells', () => {
  test('is a good pack', () => {
    expect(parsePack(good)).toEqual({ ok: true, value: revealed })
  })

  test('holds 14 halves on 14 cards and 4 tiles', () => {
    const halves = Object.values(revealed.cards ?? {}).flatMap((card) => Object.keys(card))
    expect(halves).toHaveLength(14)
    expect(Object.keys(revealed.tiles ?? {})).toHaveLength(4)
  })

  test('is the standard; what an owner types in comes over it', () => {
    expect(packFrom('')).toBe(revealed)
    const own = { format: 1, title: 'mine', cards: { 'german-04': { top: { section: 'vp', caps: 0 } } } }
    expect(packFrom(own).cards?.['german-04']).toEqual({
      bottom: { section: 'units', caps: 1, units: ['Pioneer 17', 'Pioneer 18'] },
      top: { section: 'vp', caps: 0 },
    })
    expect(packFrom(own).title).toBe('mine')
  })
})

test('the published schema is the one that packs are read by', () => {
  const file = path.join(import.meta.dirname, 'card-pack.schema.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(packSchema)
})

describe('a pack is refused, with what is wrong and where:', () => {
  test.each<[string, Json, string]>([
    ['no object', 7, 'The card pack: an object is expected, not 7.'],
    ['another format', { ...good, format: 2 }, 'format: a whole number from 1 to 1 is expected, not 2'],
    ['an unknown key', { ...good, logo: '' }, 'there is no field "logo"'],
    ['no title', { ...good, title: undefined }, 'title: a text of at most 80 characters is expected'],
    ['cards that are a list', { ...good, cards: [] }, 'cards: an object is expected, not []'],
    ['a card that does not exist', withCard('german-26', {}), 'cards: there is no german-26'],
    [
      'a half that does not exist',
      withCard('german-01', { left: {} }),
      'cards.german-01: there is no field "left"',
    ],
    [
      'a half without a section',
      withCard('german-01', { top: {} }),
      'cards.german-01.top.section: one of units, vp, special',
    ],
    [
      'CAPs as a text',
      withCard('german-01', { top: { section: 'vp', caps: '1' } }),
      'cards.german-01.top.caps: a whole number from -3 to 3 is expected, not "1"',
    ],
    [
      'a unit without a number',
      withCard('german-01', { bottom: { section: 'units', units: ['Rifle 01', 'Rifle'] } }),
      'cards.german-01.bottom.units[1]: a unit is a name and its number, as Rifle 05',
    ],
    [
      'nine units',
      withCard('german-01', {
        bottom: { section: 'units', units: Array.from({ length: 9 }, () => 'Rifle 01') },
      }),
      'cards.german-01.bottom.units: at most 8 items are expected, not 9',
    ],
    [
      'units on top',
      withCard('german-01', { top: { section: 'units' } }),
      'cards.german-01.top: the top is vp or special',
    ],
    [
      'VP at the bottom',
      withCard('german-01', { bottom: { section: 'vp' } }),
      'cards.german-01.bottom: the bottom is units',
    ],
    [
      'a unit on two cards',
      {
        ...good,
        cards: {
          'german-05': { bottom: { section: 'units', units: ['Rifle 05'] } },
          'german-06': { bottom: { section: 'units', units: ['Rifle 05'] } },
        },
      },
      'cards.german-06.bottom: Rifle 05 stands already on cards.german-05.bottom',
    ],
    [
      'a sixth Condition Card',
      { ...good, conditions: { 'condition-6': {} } },
      'conditions: there is no condition-6',
    ],
    ['a tile that does not exist', { ...good, tiles: { 'german-00': {} } }, 'tiles: there is no german-00'],
    [
      'a tile in no area',
      { ...good, tiles: { 'german-01': { area: 'sea' } } },
      'tiles.german-01.area: one of counteraction',
    ],
    ['water on no map', { ...good, water: { 9: [] } }, 'water: there is no 9'],
    ['water on no hex', { ...good, water: { 5: ['A03'] } }, 'water.5: there is no hex A03'],
  ])('%s', (_, json, expected) => {
    expect(problem(json)).toContain(expected)
  })

  test('a key called __proto__, anywhere', () => {
    for (const at of ['{"format"', '{"german-01"', '{"top"', '{"section"', '{"soviet-01"']) {
      const text = JSON.stringify(good).replace(at, `{"__proto__":{"caps":3},${at.slice(1)}`)
      const parsed = parsePackText(text)
      expect(parsed.ok ? '' : parsed.problem).toMatch(/__proto__/)
    }
    expect(({} as { readonly caps?: number }).caps).toBeUndefined()
  })

  test('ten megabytes, without being read', () => {
    const parsed = parsePackText(JSON.stringify({ ...good, title: 'x'.repeat(10_000_000) }))
    expect(parsed.ok ? '' : parsed.problem).toMatch(
      /^The card pack: 10\d{6} characters are too many; 200000 are enough/,
    )
  })

  test('a text nested a hundred thousand deep', () => {
    const deep = `${'['.repeat(99_000)}${']'.repeat(99_000)}`
    expect(problem(JSON.parse(deep) as Json)).toContain('an object is expected')
    const parsed = parsePackText(`{"format":1,"title":"x","cards":${deep}}`)
    expect(parsed.ok ? '' : parsed.problem).toContain('cards: an object is expected')
  })

  test('what is no JSON', () => {
    expect(parsePackText('{')).toEqual({ ok: false, problem: 'The card pack: it is not JSON.' })
    expect(parsePackText(JSON.stringify(good)).ok).toBe(true)
  })

  test('and the match does not begin with it', () => {
    const all = settled(conflictOfHeroes, {
      options: { pack: withCard('german-01', { top: { section: 'vp', caps: 9 } }) },
    })
    expect(all).toEqual({
      ok: false,
      problem:
        'Option pack: The card pack: cards.german-01.top.caps: a whole number from -3 to 3 is expected, not 9.',
    })
  })
})

describe('what is typed about a card', () => {
  const match = newMatch()
  answer(match, ...setUp, ['play', 'soviet-01'], ['half', 'units'], ['caps', '+1'], ['more', ['units']])
  answer(match, ['units', ['soviet Rifle 01', 'soviet SMG 13']])
  const pack = learnt(match.situation)

  test('takes four taps: number, half, CAP change, done', () => {
    const quick = newMatch()
    answer(quick, ...setUp)
    answer(quick, ['play', 'soviet-02'])
    const before = quick.steps.length - 1
    answer(quick, ['half', 'special'], ['caps', '0'], ['more', []])
    expect(quick.steps.length - before).toBe(4)
    expect(quick.question?.to).toBe('player-2')
  })

  test('is offered for the pack of its owner, and what the pack knows is not', () => {
    expect(pack.cards).toEqual({
      'soviet-01': { bottom: { section: 'units', caps: 1, units: ['Rifle 01', 'SMG 13'] } },
    })
    answer(match, ['play', 'german-04-bottom'])
    expect(learnt(match.situation).cards).toEqual(pack.cards)
  })

  test('costs one tap the next time', () => {
    const whole = plain(mergedPacks(revealed, pack))
    const next = newMatch({ pack: whole })
    answer(next, ...setUp)
    answer(next, ['play', 'soviet-01-bottom'])
    expect(next.question?.to).toBe('player-2')
    expect(Object.keys(next.situation.units)).toEqual(['soviet Rifle 01', 'soviet SMG 13'])
  })

  test('a half that is known only in part is asked for the rest', () => {
    const next = newMatch({ guideline: '3', cards: 'real' })
    answer(
      next,
      ['variant', 'no'],
      ['initiative', 6],
      ['initiative', 6],
      ['initiative', 1],
      ['initiative', 1],
    )
    answer(next, ['side', 'german'], ['map', '1'], ['edge', '1-A'], ['optional', false], ['handicap', 'none'])
    answer(next, ['play', 'german-14'])
    expect(offered(next)).toEqual(['special', 'units', 'neither'])
  })
})

describe('the owner keeps the texts', () => {
  test('without them the same match is played', () => {
    const texted = {
      ...revealed,
      cards: {
        ...revealed.cards,
        'german-05': { top: { section: 'vp' as const, caps: 0, title: 'Mine', note: 'Long.' } },
      },
    }
    const bare = withoutTexts(texted)
    expect(bare.cards?.['german-05']).toEqual({ top: { section: 'vp', caps: 0 } })
    expect(JSON.stringify(bare)).not.toMatch(/Mine|Long|Veteran/)
    const ways = [texted, bare].map((pack) => begin(conflictOfHeroes, 5, { options: { pack: plain(pack) } }))
    expect(ways.every(({ ok }) => ok)).toBe(true)
  })
})
