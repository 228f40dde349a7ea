import { bag, withoutAll } from '@opfor/kernel'
import { spacesOf } from '../../../rules/mission/mission-track.ts'
import { missionTiles } from '../../../table/developing-the-ai/sheet-shapes.ts'
import { type Mission, type Situation, withMission } from '../../../table/situation.ts'

/** G 5.4: in its deck, drawn, or in the box. */
export function moveOrder(now: Situation, card: string, from: string, to: string): Situation | undefined {
  if (now.mission === undefined) return undefined
  const { top, rest, discard } = now.mission.deck
  const lies = rest.includes(card) ? 'orders' : discard.includes(card) ? 'orders-drawn' : 'supply'
  if (lies !== from) return undefined
  const without = { top, rest: withoutAll(rest, [card]), discard: withoutAll(discard, [card]) }
  if (to === 'supply') return withMission(now, { deck: without })
  if (to === 'orders') return withMission(now, { deck: { ...without, rest: bag([...without.rest, card]) } })
  return to === 'orders-drawn'
    ? withMission(now, { deck: { ...without, discard: bag([...without.discard, card]) } })
    : undefined
}

/** G 5.3.2 and G 5.5: on the Solo Mission Sheet, on the Mission Track or in the box. */
export function moveTile(now: Situation, tile: string, from: string, to: string): Situation | undefined {
  const { mission } = now
  if (mission === undefined || placeOfTile(mission, tile) !== from) return undefined
  const taken: Mission = {
    ...mission,
    counteractions: mission.counteractions.filter((each) => each !== tile),
    orders: mission.orders.filter((each) => each !== tile),
    track: mission.track.filter((each) => each.tile !== tile),
  }
  const laid = (change: Partial<Mission>, area: 'counteraction' | 'order' | 'track'): Situation => {
    const faces = { ...mission.faces, [tile]: { ...mission.faces[tile], area } }
    return { ...now, mission: { ...taken, ...change, faces } }
  }
  if (to === 'supply') return { ...now, mission: taken }
  if (to === 'sheet-counteractions')
    return laid({ counteractions: [...taken.counteractions, tile] }, 'counteraction')
  if (to === 'sheet-orders') return laid({ orders: [...taken.orders, tile] }, 'order')
  if (!to.startsWith('track-')) return undefined
  const space = Number(to.slice('track-'.length))
  const before = mission.track.find((each) => each.tile === tile)
  const chain = before?.chain ?? missionTiles.findLast((each) => spacesOf(now, each).includes(space)) ?? 1
  const step = Math.max(
    0,
    spacesOf(now, chain).findLastIndex((each) => each <= space),
  )
  const moved = { tile, chain, step, space }
  const track = mission.track.map((each) => (each.tile === tile ? moved : each))
  return laid({ track: before === undefined ? [...track, moved] : track }, 'track')
}

function placeOfTile({ counteractions, orders, track }: Mission, tile: string): string {
  if (counteractions.includes(tile)) return 'sheet-counteractions'
  if (orders.includes(tile)) return 'sheet-orders'
  const space = track.find((each) => each.tile === tile)?.space
  return space === undefined ? 'supply' : `track-${space}`
}
