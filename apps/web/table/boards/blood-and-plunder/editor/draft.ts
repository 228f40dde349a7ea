import {
  type Battle,
  type Side,
  shipRadius,
  startingRadius,
  type WrittenBattle,
  type WrittenForce,
  type WrittenTerrain,
} from '@opfor/games/blood-and-plunder/files'
import type { Json } from '@opfor/kernel'
import { freeId } from '../../../packs/ids.ts'

/** Complete or not; distances are in inches. */
export type Draft = WrittenBattle

/** In inches. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Undefined if parts are missing. */
export function parseDraft(pack: Json): Draft | undefined {
  // The parts that the editor needs are checked below.
  const draft = pack as unknown as Partial<Draft> | undefined
  const forces = draft?.forces as Partial<Draft['forces']> | undefined
  const lists = [
    draft?.terrain,
    draft?.objectives,
    draft?.starts,
    forces?.opfor?.units,
    forces?.player?.units,
  ]
  const sized = typeof draft?.width === 'number' && typeof draft.height === 'number'
  return sized && lists.every((list) => Array.isArray(list)) ? (draft as Draft) : undefined
}

/** Converts the table of a draft to tenths of an inch, for drawing. */
export function toTable(
  draft: Draft,
): Pick<Battle, 'width' | 'height' | 'terrain' | 'objectives' | 'homeEdge'> {
  return {
    width: draft.width * 10,
    height: draft.height * 10,
    homeEdge: draft.homeEdge,
    terrain: draft.terrain.map(({ corners, circle, ...piece }) => ({
      ...piece,
      outline:
        circle === undefined
          ? { corners: (corners ?? []).map(tenths) }
          : { centre: tenths(circle), radius: circle.radius * 10 },
    })),
    objectives: draft.objectives.map(({ id, name, ...at }) => ({ id, name, at: tenths(at) })),
  }
}

function tenths({ x, y }: Place): Place {
  return { x: x * 10, y: y * 10 }
}

/** Clamps a point to the table and snaps it to half inches. */
export function snapToTable({ width, height }: Draft, { x, y }: Place): Place {
  const on = (value: number, size: number): number => Math.min(size, Math.max(0, Math.round(value * 2) / 2))
  return { x: on(x, width), y: on(y, height) }
}

/** Everything with its own starting position: ships, and units ashore. */
export function listStarters(draft: Draft): readonly {
  readonly id: string
  readonly name: string
  readonly side: Side
  readonly isShip: boolean
  /** In tenths of an inch. */
  readonly radius: number
}[] {
  return (['opfor', 'player'] as const).flatMap((side) => [
    ...(draft.forces[side].ships ?? []).map(({ id, name }) => ({
      id,
      name,
      side,
      isShip: true,
      radius: shipRadius,
    })),
    ...draft.forces[side].units
      .filter(({ aboard = '' }) => aboard === '')
      .map((unit) => ({ id: unit.id, name: unit.name, side, isShip: false, radius: startingRadius(unit) })),
  ])
}

/** As written, otherwise in a row at its side's edge. */
export function startPosition(draft: Draft, id: string): Place & { readonly heading: number } {
  const written = draft.starts.find((start) => start.id === id)
  if (written !== undefined) return { ...written, heading: written.heading ?? 0 }
  const all = listStarters(draft)
  const at = all.findIndex((each) => each.id === id)
  const isOpfor = all[at]?.side === 'opfor'
  const row = all.filter(({ side }) => (side === 'opfor') === isOpfor)
  const nth = row.findIndex((each) => each.id === id)
  const x = Math.round(((nth + 1) * draft.width * 2) / (row.length + 1)) / 2
  return { x, y: isOpfor ? draft.height - 2 : 2, heading: isOpfor ? 8 : 0 }
}

/** Writes out the start positions of all starters. */
export function withStarts(draft: Draft): Draft {
  return { ...draft, starts: listStarters(draft).map(({ id }) => ({ id, ...startPosition(draft, id) })) }
}

/** Changes duplicate ids. */
export function withForce(draft: Draft, side: Side, force: WrittenForce): Draft {
  const theirs = idsOf(draft.forces[side === 'opfor' ? 'player' : 'opfor'])
  const ids = new Map(idsOf(force).map((id) => [id, theirs.includes(id) ? freeId(id, theirs) : id]))
  const renamed: WrittenForce = {
    ...force,
    ships: (force.ships ?? []).map((ship) => ({ ...ship, id: ids.get(ship.id) ?? ship.id })),
    units: force.units.map((unit) => ({
      ...unit,
      id: ids.get(unit.id) ?? unit.id,
      ...(unit.aboard === undefined ? {} : { aboard: ids.get(unit.aboard) ?? unit.aboard }),
    })),
  }
  return withStarts({ ...draft, forces: { ...draft.forces, [side]: renamed } })
}

function idsOf({ units, ships = [] }: WrittenForce): readonly string[] {
  return [...units, ...ships].map(({ id }) => id)
}

export function allIds({ forces: { opfor, player }, terrain, objectives }: Draft): readonly string[] {
  return [...idsOf(opfor), ...idsOf(player), ...[...terrain, ...objectives].map(({ id }) => id)]
}

export function centreOf({ circle, corners = [] }: WrittenTerrain): Place {
  if (circle !== undefined) return circle
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  const count = Math.max(1, corners.length)
  return { x: sum.x / count, y: sum.y / count }
}
