import { registry } from '@opfor/games'
import type { Pack } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { type Draft, parseDraft, listStarters, startPosition, withForce, withStarts } from './draft.ts'
import { toPack } from '../../../packs/parse-pack.ts'
import { handlesOf, moveHandle, rotatePiece } from './handles.ts'
import { terrainKinds, newPiece } from './table-tab.tsx'

const game = registry.find(({ id }) => id === 'blood-and-plunder')
const question = game?.options.find((option) => option.question.id === 'battle')?.question as Pack
const sample = (id: string): Draft => {
  const draft = parseDraft(question.whole(id))
  if (draft === undefined) throw new Error(`Unknown sample ${id}.`)
  return draft
}
const land = sample('land')
const sea = sample('sea')

function kindCalled(key: string): (typeof terrainKinds)[number] {
  const kind = terrainKinds.find((each) => each.key === key)
  if (kind === undefined) throw new Error(`Unknown kind ${key}.`)
  return kind
}

function isPlayable(draft: Draft): boolean {
  return question.parse(toPack(draft)).ok
}

test('a pack that is not a battle has no draft', () => {
  expect(parseDraft({ opfor: 1 })).toBeUndefined()
  expect(parseDraft(undefined)).toBeUndefined()
})

test('a unit with a base is as wide as its models, otherwise a token', () => {
  const [first, ...rest] = land.forces.opfor.units
  if (first === undefined) throw new Error('There is no unit.')
  const wide = withForce(land, 'opfor', {
    ...land.forces.opfor,
    units: [{ ...first, models: 11, base: 1 }, ...rest],
  })
  const radius = (draft: Draft): number | undefined =>
    listStarters(draft).find(({ id }) => id === first.id)?.radius
  expect(radius(land)).toBe(10)
  expect(radius(wide)).toBe(20)
  expect(isPlayable(wide)).toBe(true)
})

test('every kind of terrain can be added, and the battle stays playable', () => {
  const draft = terrainKinds.reduce(
    (before, kind) => ({ ...before, terrain: [...before.terrain, newPiece(before, kind, kind.key)] }),
    land,
  )
  expect(draft.terrain).toHaveLength(land.terrain.length + terrainKinds.length)
  expect(isPlayable(draft)).toBe(true)
})

test('a dragged piece stays on the table and snaps to half inches', () => {
  const [church] = land.terrain
  const id = church?.id ?? ''
  const there = moveHandle(land, { kind: 'piece', id }, { x: 1000, y: -1000 })
  const corners = there.terrain[0]?.corners ?? []
  expect(Math.max(...corners.map(({ x }) => x))).toBe(land.width)
  expect(Math.min(...corners.map(({ y }) => y))).toBe(0)
  expect(isPlayable(there)).toBe(true)
})

test('corners can be dragged, edges split, and circles resized', () => {
  const wall = land.terrain.find(({ corners }) => corners !== undefined)
  const grove = land.terrain.find(({ circle }) => circle !== undefined)
  const [wallId, groveId] = [wall?.id ?? '', grove?.id ?? '']
  const cornered = moveHandle(land, { kind: 'corner', id: wallId, nth: 0 }, { x: 3.3, y: 4.2 })
  expect(cornered.terrain.find(({ id }) => id === wallId)?.corners?.[0]).toEqual({ x: 3.5, y: 4 })
  const more = moveHandle(land, { kind: 'edge', id: wallId, nth: 1 }, { x: 9, y: 9 })
  const corners = more.terrain.find(({ id }) => id === wallId)?.corners ?? []
  expect(corners).toHaveLength((wall?.corners?.length ?? 0) + 1)
  expect(corners[2]).toEqual({ x: 9, y: 9 })
  const { x = 0, y = 0 } = grove?.circle ?? {}
  const wide = moveHandle(land, { kind: 'radius', id: groveId }, { x: x + 5.2, y })
  expect(wide.terrain.find(({ id }) => id === groveId)?.circle?.radius).toBe(5)
  for (const draft of [cornered, more, wide]) expect(isPlayable(draft)).toBe(true)
})

test('each corner has a handle, and each edge one for a new corner', () => {
  const wall = land.terrain.find(({ corners }) => corners?.length === 4)
  expect(wall && handlesOf(wall).map(({ handle }) => handle.kind)).toEqual(
    Array.from({ length: 4 }, () => ['corner', 'edge']).flat(),
  )
})

test('a piece rotated sixteen times is back in place, within rounding', () => {
  const house = newPiece(land, kindCalled('house'), 'House')
  let now = house
  for (let times = 0; times < 16; times += 1) now = rotatePiece(land, now)
  for (const [at, corner] of (now.corners ?? []).entries()) {
    expect(Math.abs(corner.x - (house.corners?.[at]?.x ?? 0))).toBeLessThan(1)
    expect(Math.abs(corner.y - (house.corners?.[at]?.y ?? 0))).toBeLessThan(1)
  }
})

test('starts can be moved; missing ones are in a row at the edge', () => {
  const id = listStarters(land)[0]?.id ?? ''
  expect(startPosition(moveHandle(land, { kind: 'start', id }, { x: 7.1, y: 8.9 }), id)).toMatchObject({
    x: 7,
    y: 9,
  })
  const bare = withStarts({ ...land, starts: [] })
  expect(bare.starts).toHaveLength(listStarters(land).length)
  expect(isPlayable(bare)).toBe(true)
})

test('at sea only ships have starts', () => {
  expect(listStarters(sea).map(({ id }) => id)).toEqual(['guard-ship', 'sloop'])
})

test('an imported force keeps its crews aboard and gets unique ids', () => {
  const both = withForce(sea, 'player', sea.forces.opfor)
  expect(both.forces.player.units.every(({ aboard }) => aboard === both.forces.player.ships?.[0]?.id)).toBe(
    true,
  )
  expect(isPlayable(both)).toBe(true)
})
