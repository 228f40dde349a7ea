import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  english,
  type Json,
  makeTranscript,
  parseJournal,
  resumeMatch,
  format,
  resolveSettings,
} from '@opfor/kernel'
import { playAnswers, newMatch, optionIds, unwrapProblem, unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { packSchema, parsePack, parsePackText } from './card-pack.ts'
import { conflictOfHeroes } from '../../index.ts'
import { grown, learnt, newsFor } from './learnt.ts'
import { legalHexes } from '../../rules/placing/placing-units.ts'
import { halfNote, halfText, ownTexts, withoutTexts } from './own-texts.ts'
import { packFrom } from './which-cards.ts'
import { revealed } from '../generator-cards/revealed.ts'
import { terrainAt } from '../maps/terrain.ts'
import { duel, firefight, typed } from '../../testing/matches.ts'
import { setUp } from '../../testing/example.ts'

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json
const good = plain(revealed) as { readonly [key: string]: Json }
const refused = (json: Json) => unwrapProblem(parsePack(json))
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
    const own = { opfor: 1, title: 'mine', cards: { 'german-04': { top: { section: 'vp', caps: 0 } } } }
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
    [
      'another format',
      { ...good, opfor: 2 },
      'opfor: format 2 is newer than format 1, which this program reads: update it',
    ],
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
      'a half in no section',
      withCard('german-01', { top: { section: 'left' } }),
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
    ['terrain on no map', { ...good, terrain: { 0: {} } }, 'terrain: there is no 0'],
    ['terrain on no hex', { ...good, terrain: { 5: { A03: 'water' } } }, 'terrain.5: there is no A03'],
    [
      'terrain that is none',
      { ...good, terrain: { 5: { A02: 'lava' } } },
      'terrain.5.A02: one of water, heavyWoods',
    ],
  ])('%s', (_, json, expected) => {
    expect(refused(json)).toContain(expected)
  })

  test('a key called __proto__, anywhere', () => {
    for (const at of ['{"opfor"', '{"german-01"', '{"top"', '{"section"', '{"soviet-01"']) {
      const text = JSON.stringify(good).replace(at, `{"__proto__":{"caps":3},${at.slice(1)}`)
      const parsed = parsePackText(text)
      expect(unwrapProblem(parsed)).toMatch(/__proto__/)
    }
    expect(({} as { readonly caps?: number }).caps).toBeUndefined()
  })

  test('ten megabytes, without being read', () => {
    const parsed = parsePackText(JSON.stringify({ ...good, title: 'x'.repeat(10_000_000) }))
    expect(unwrapProblem(parsed)).toMatch(
      /^The card pack: 10\d{6} characters are too many; 200000 are enough/,
    )
  })

  test('a text nested a hundred thousand deep', () => {
    const deep = `${'['.repeat(99_000)}${']'.repeat(99_000)}`
    expect(refused(JSON.parse(deep) as Json)).toContain('an object is expected')
    const parsed = parsePackText(`{"opfor": 1,"title":"x","cards":${deep}}`)
    expect(unwrapProblem(parsed)).toContain('cards: an object is expected')
  })

  test('what is no JSON', () => {
    expect(parsePackText('{')).toEqual({ ok: false, problem: 'The card pack: it is not JSON.' })
    expect(parsePackText(JSON.stringify(good)).ok).toBe(true)
  })

  test('and the match does not begin with it', () => {
    const all = resolveSettings(conflictOfHeroes, {
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
  const match = firefight()
  playAnswers(match, ...setUp, ['play', 'soviet-01'], ['half', 'units'], ['caps', '+1'], ['more', ['units']])
  playAnswers(match, ['units', ['soviet Rifle 01', 'soviet SMG 13']])
  const pack = learnt(match.situation, revealed)

  test('takes four taps: number, half, CAP change, done', () => {
    const quick = firefight()
    playAnswers(quick, ...setUp)
    playAnswers(quick, ['play', 'soviet-02'])
    const before = quick.steps.length - 1
    playAnswers(quick, ['half', 'special'], ['caps', '0'], ['more', []])
    expect(quick.steps.length - before).toBe(4)
    expect(quick.question?.to).toBe('player-2')
  })

  test('is offered for the pack of its owner, and what the pack knows is not', () => {
    expect(pack.cards).toEqual({
      'soviet-01': { bottom: { section: 'units', caps: 1, units: ['Rifle 01', 'SMG 13'] } },
    })
    playAnswers(match, ['play', 'german-04-bottom'])
    expect(learnt(match.situation, revealed).cards).toEqual(pack.cards)
  })

  test('costs one tap the next time', () => {
    const whole = plain(grown(revealed, pack))
    const next = firefight({ pack: whole })
    playAnswers(next, ...setUp)
    playAnswers(next, ['play', 'soviet-01-bottom'])
    expect(next.question?.to).toBe('player-2')
    expect(Object.keys(next.situation.units)).toEqual(['soviet Rifle 01', 'soviet SMG 13'])
  })

  test('a half that is known only in part is asked for the rest', () => {
    const next = firefight({ guideline: '3', cards: 'real' })
    playAnswers(
      next,
      ['variant', 'no'],
      ['initiative', 6],
      ['initiative', 6],
      ['initiative', 1],
      ['initiative', 1],
    )
    playAnswers(
      next,
      ['side', 'german'],
      ['map', '1'],
      ['edge', '1-A'],
      ['optional', false],
      ['handicap', 'none'],
    )
    playAnswers(next, ['play', 'german-14'])
    expect(optionIds(next)).toEqual(['vp', 'special', 'units', 'neither'])
  })

  test.each(['german-14', 'german-20', 'soviet-08', 'soviet-20', 'soviet-22'])(
    'the booklet tells no section of %s: it is asked, and what was told is kept',
    (card) => {
      const next = duel('5')
      if (card.startsWith('soviet')) playAnswers(next, ...typed('german-05', 'vp'))
      playAnswers(next, ['play', card])
      expect(optionIds(next)).toEqual(['vp', 'special', 'units', 'neither'])
      playAnswers(next, ['half', 'vp'], ['caps', '0'], ['more', []])
      expect(learnt(next.situation, revealed).cards?.[card]?.top).toMatchObject({ section: 'vp', caps: 0 })
    },
  )

  test('a half that was told in four taps can be told more of, and a known card be discarded', () => {
    const first = duel('5')
    playAnswers(first, ...typed('german-05', 'units', '+1'))
    const own = plain(grown({ opfor: 1, title: '' }, learnt(first.situation, revealed)))
    const next = duel('5', {}, own)
    expect(optionIds(next).filter((id) => id.startsWith('german-05'))).toEqual([
      'german-05-bottom',
      'german-05',
    ])
    playAnswers(next, ['play', 'german-05'])
    expect(optionIds(next)).toEqual(['vp', 'special', 'units', 'neither'])
    playAnswers(next, ['half', 'units'], ['caps', '+1'], ['more', ['units']], ['units', ['german Rifle 01']])
    expect(learnt(next.situation, packFrom(own)).cards).toEqual({
      'german-05': { bottom: { section: 'units', caps: 1, units: ['Rifle 01'] } },
    })
  })
})

describe('a pack grows by what is learnt', () => {
  const own = {
    opfor: 1 as const,
    title: 'mine',
    cards: { 'german-05': { top: { section: 'vp' as const, title: 'Hold', note: 'Read it twice.' } } },
  }
  const told = { section: 'vp' as const, caps: 1 }
  const more = { opfor: 1 as const, title: '', cards: { 'german-05': { top: told } } }

  test('the titles and notes of its owner stay', () => {
    expect(grown(own, more).cards?.['german-05']?.top).toEqual({
      section: 'vp',
      caps: 1,
      title: 'Hold',
      note: 'Read it twice.',
    })
    expect(grown(own, more).title).toBe('mine')
  })

  test('news are counted, and are none any more once they are in it', () => {
    const tiles = { 'soviet-04': { symbol: 'burst' as const } }
    const terrain = { 1: { A02: 'water' as const } }
    expect(newsFor(own, { ...more, tiles, terrain })).toBe(3)
    expect(newsFor(grown(own, { ...more, tiles, terrain }), { ...more, tiles, terrain })).toBe(0)
    expect(newsFor(own, { opfor: 1, title: '' })).toBe(0)
  })

  test('terrain that was marked before stays: only hexes that the match has changed are news', () => {
    const marks = { 1: { A02: 'water', A04: 'water', B03: 'road' } } as const
    const mine = { opfor: 1 as const, title: 'mine', terrain: marks }
    const match = duel('5')
    match.correct([{ set: 'terrain-1', to: 'C04 hill' }])
    expect(grown(mine, learnt(match.situation, revealed)).terrain).toEqual({
      1: { ...marks[1], C04: 'hill' },
    })
    const older = duel('5', {}, { opfor: 1, title: '', terrain: { 1: { A02: 'hill' } } })
    const begun = older.situation.pack
    expect(newsFor(mine, learnt(older.situation, begun))).toBe(0)
    older.correct([{ set: 'terrain-1', to: '' }])
    expect(grown(mine, learnt(older.situation, begun)).terrain).toEqual({ 1: { A04: 'water', B03: 'road' } })
  })

  test('a hex that joined maps make of their halves is marked as any other', () => {
    const match = duel('4')
    expect(match.correct([{ set: 'terrain-1', to: 'A02 water, D19 water, M03 hill' }]).ok).toBe(true)
    expect(terrainAt(match.situation.pack, '1-D19')).toBe('water')
    expect(legalHexes(match.situation, 'german')).not.toContain('1-D19')
    const pack = grown({ opfor: 1, title: '' }, learnt(match.situation, revealed))
    expect(parsePack(plain(pack)).ok).toBe(true)
    expect(match.correct([{ set: 'terrain-1', to: 'D20 water' }]).ok).toBe(false)
  })
})

describe('the owner keeps the texts', () => {
  const texted = {
    ...revealed,
    title: 'Cards of Anna',
    cards: {
      ...revealed.cards,
      'german-05': { top: { section: 'vp' as const, caps: 0, title: 'Mine {x}', note: 'Long.' } },
    },
    conditions: { 'condition-1': { top: { section: 'special' as const, title: 'Fog' } } },
  }
  const texts = /Mine|Long|Veteran|Fog|Anna/

  test('a pack without them has the same numbers', () => {
    const bare = withoutTexts(texted)
    expect(bare.cards?.['german-05']).toEqual({ top: { section: 'vp', caps: 0 } })
    expect(JSON.stringify(bare)).not.toMatch(texts)
    expect(withoutTexts(bare)).toEqual(bare)
  })

  test('a match keeps none of them: neither its journal nor its situation nor its transcript', () => {
    const match = newMatch(conflictOfHeroes, { options: { asking: 'each', pack: plain(texted) } }, 5)
    for (const seat of [1, 2, 3, 4]) playAnswers(match, ['initiative', seat])
    const transcript = unwrap(makeTranscript(conflictOfHeroes, match.journal))
    expect(JSON.stringify(match.journal)).not.toMatch(/Mine|Long|Fog|Anna/)
    expect(JSON.stringify(match.situation)).not.toMatch(/Mine|Long|Fog|Anna/)
    expect(transcript).not.toMatch(/Mine|Long|Fog|Anna/)
  })

  test('a journal that came with them is read without them', () => {
    const { journal } = newMatch(conflictOfHeroes, {}, 5)
    const settings = { ...journal.settings, options: { ...journal.settings.options, pack: plain(texted) } }
    const parsed = unwrap(parseJournal(plain({ ...journal, settings }), conflictOfHeroes))
    expect(JSON.stringify(unwrap(resumeMatch(conflictOfHeroes, parsed)).journal)).not.toMatch(texts)
  })

  test('they are shown by the ids of the messages that they stand for, on the device that has the pack', () => {
    const texts_ = ownTexts(texted)
    expect(texts_['coh.own.german-05.top']).toBe('Mine (x) ({effects})')
    expect(texts_['coh.note.german-05.top']).toBe('Long.')
    const language = { ...english, texts: texts_ }
    const half = texted.cards['german-05'].top
    expect(format(halfText('german-05', 'top', { ...half, marker: 4 }), language)).toBe(
      'Mine (x) (an enemy Control Marker, 4 hexes)',
    )
    expect(format(halfText('german-05', 'top', { section: 'vp', caps: 1 }), language)).toBe(
      'Mine (x) (+1 CAP)',
    )
    expect(format(halfText('german-06', 'top', { section: 'vp' }), language)).toBe('nothing more is known')
    expect(format(halfNote('german-05', 'top'), language)).toBe('Long.')
    expect(format(halfNote('german-06', 'top'), language)).toBe('')
  })
})
