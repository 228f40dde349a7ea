import { expect, test } from 'vitest'
import { german } from './german.ts'
import { changeTo, words } from './words.ts'

const all = [...Object.values(words), changeTo]

const partsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part).toSorted()

test('every text is there in German, and no other', () => {
  expect(Object.keys(german).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
})

test.each(all)('$id has the same parts in German', ({ id, text }) => {
  expect(partsOf(german[id] ?? '')).toEqual(partsOf(text))
})
