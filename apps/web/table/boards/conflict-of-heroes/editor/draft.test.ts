import type { CardPack } from '@opfor/games/conflict-of-heroes/files'
import { expect, test } from 'vitest'
import { cardWith, withEntry, withHalf } from './draft.ts'

const pack: CardPack = {
  opfor: 1,
  title: '',
  cards: { 'german-02': { bottom: { units: ['Rifle 03'] } } },
  conditions: { 'condition-1': { bottom: { units: ['LMG 09'] } } },
}

test('an entry is changed, added or removed; a part without entries is left out', () => {
  expect(withEntry(pack, 'tiles', 'german-01', { area: 'order' }).tiles).toEqual({
    'german-01': { area: 'order' },
  })
  expect(withEntry(pack, 'cards', 'german-02', undefined)).toEqual({
    opfor: 1,
    title: '',
    conditions: pack.conditions,
  })
})

test('a half keeps what was told before, and tells no more what is undefined', () => {
  const card = { top: { caps: 1, lasts: false }, bottom: { caps: 0 } }
  expect(withHalf(card, 'top', { title: 'Mine' }).top).toEqual({ caps: 1, lasts: false, title: 'Mine' })
  expect(withHalf(card, 'bottom', { caps: undefined })).toEqual({ top: card.top })
})

test('a unit is known to be on another card of its side, or on a Condition Card', () => {
  expect(cardWith(pack, 'Rifle 03', 'cards.german-04.bottom')).toBe('german-02')
  expect(cardWith(pack, 'Rifle 03', 'cards.german-02.bottom')).toBeUndefined()
  expect(cardWith(pack, 'Rifle 03', 'cards.soviet-04.bottom')).toBeUndefined()
  expect(cardWith(pack, 'LMG 09', 'cards.german-04.bottom')).toBe('condition-1')
  expect(cardWith(pack, 'Rifle 03', 'conditions.condition-2.bottom')).toBe('german-02')
})
