import { expect, test } from 'vitest'
import { german } from './german.ts'
import { words } from './say/words.ts'

test('every text has a German one with the same parts', () => {
  const partsOf = (text: string | undefined) => [...(text ?? '').matchAll(/\{\w+\}/g)].map(String).toSorted()
  const all = Object.values(words)
  expect(Object.keys(german).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  for (const { id, text } of all) expect([id, partsOf(german[id])]).toEqual([id, partsOf(text)])
})
