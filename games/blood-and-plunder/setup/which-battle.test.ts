import type { Json } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { landBattle } from '../table/samples/land.ts'
import { battleFrom } from './which-battle.ts'

const titled = (title: string): Json => ({ ...(landBattle as { readonly [key: string]: Json }), title })

test("an owner's battle is parsed once, but only the last few stay in memory", () => {
  const first = battleFrom(titled('0'))
  expect(battleFrom(titled('0'))).toBe(first)
  for (let at = 1; at <= 20; at += 1) battleFrom(titled(String(at)))
  expect(battleFrom(titled('0'))).not.toBe(first)
  expect(battleFrom(titled('0'))).toEqual(first)
})
