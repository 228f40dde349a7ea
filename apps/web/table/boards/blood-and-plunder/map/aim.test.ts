import { registry } from '@opfor/games'
import type { Situation } from '@opfor/games/blood-and-plunder/view'
import { type LiveMatch, lastMoveLog, format } from '@opfor/kernel'
import { answerRandomly, newMatch } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { currentAttack } from './aim.tsx'
import { cropAround, fillAspect } from './crop.ts'
import { handleOf, headingTo, pointAhead } from './pose.ts'

const table = { width: 360, height: 360 }

test('a crop shows both points with a margin, within the table', () => {
  expect(cropAround(table, { x: 20, y: 340 }, { x: 100, y: 250 })).toEqual({ x: 0, y: 0, w: 140, h: 150 })
})

test('a wider image shows more of the table', () => {
  const part = { x: 0, y: 100, w: 100, h: 150 }
  expect(fillAspect(part, 2, table)).toEqual({ x: 0, y: 100, w: 300, h: 150 })
  expect(fillAspect({ ...part, x: 260 }, 2, table)).toEqual({ x: 60, y: 100, w: 300, h: 150 })
  expect(fillAspect({ ...part, x: 150 }, 2, table)).toEqual({ x: 50, y: 100, w: 300, h: 150 })
})

test('if the table is too narrow, it is centred', () => {
  expect(fillAspect({ x: 0, y: 100, w: 100, h: 200 }, 2, table)).toEqual({ x: -20, y: 100, w: 400, h: 200 })
})

test('without a width the crop is unchanged', () => {
  const part = { x: 0, y: 100, w: 100, h: 150 }
  expect(fillAspect(part, 0, table)).toEqual(part)
})

test('every heading can be derived from the handle at the bow', () => {
  const at = { x: 200, y: 300 }
  for (let heading = 0; heading < 16; heading += 1)
    expect(headingTo(at, handleOf({ at, heading }))).toBe(heading)
})

test('a ship heading up has its bow at the top and its starboard on the right', () => {
  expect(pointAhead(0, 50)).toEqual({ x: 0, y: -50 })
  expect(pointAhead(0, 0, 20)).toEqual({ x: 20, y: 0 })
})

const attack = /^blood-and-plunder\.(shoots|volley|charges)$/

function play(seed: number, answers: number, seen: (match: LiveMatch<unknown>) => void): void {
  const game = registry.find(({ id }) => id === 'blood-and-plunder')
  if (game === undefined) throw new Error('Unknown game blood-and-plunder.')
  const match = newMatch(game, { options: { battle: 'land', way: 'map' } }, seed)
  for (let at = 0; at < answers && match.question !== undefined; at += 1) {
    answerRandomly(match, seed + at)
    seen(match)
  }
}

test('the arrow starts at the attacking unit, also if another unit gave it a command point', () => {
  let ordered = 0
  const seen = (match: LiveMatch<unknown>): void => {
    const now = match.situation as Situation
    const headline = match.log.findLast((one) => one.kind === 'change' && one.tell.as === 'headline')
    if (headline?.kind !== 'change' || !attack.test(headline.tell.id)) return
    const aim = currentAttack(now, lastMoveLog(match))
    if (aim === undefined) return
    expect(format(headline.tell).startsWith(format(aim[0].name))).toBe(true)
    if (aim[0].id !== now.acting.unit) ordered += 1
  }
  for (let seed = 1; seed <= 12; seed += 1) play(seed, 400, seen)
  expect(ordered).toBeGreaterThan(0)
})
