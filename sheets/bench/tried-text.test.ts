import { expect, test } from 'vitest'
import { garrison } from './long-sheet.ts'
import { triedText } from './tried-text.ts'

test('mutated texts are read without a fault', () => {
  for (let seed = 0; seed < 40; seed += 1) expect(triedText([garrison], seed).wrong).toEqual([])
})
