import {
  parseFailure,
  fileShape,
  bool,
  parseSuccess,
  integer,
  type Json,
  listOf,
  oneOf,
  optional,
  type Parsed,
  parseWith,
  record,
  type Shape,
  text,
} from '@opfor/kernel'
import { type Battle, edges, type Objective, type Side, type Start } from '../table/battle.ts'
import { forceShape, tenthsBetween, wholeForce, type WrittenForce } from './force-file.ts'
import type { Cover, Terrain } from '../table/geometry/terrain.ts'
import type { Force } from '../table/profile.ts'

const inches = tenthsBetween(0, 120)

/** Distances are in inches. */
export interface WrittenTerrain {
  readonly id: string
  readonly name: string
  readonly cover: Cover
  readonly blocks: boolean
  readonly impassable: boolean
  readonly corners?: readonly { readonly x: number; readonly y: number }[]
  readonly circle?: { readonly x: number; readonly y: number; readonly radius: number }
}

const place = { x: inches, y: inches }
const cornersShape = optional(listOf(record<{ readonly x: number; readonly y: number }>(place), 40))
const circleShape = optional(
  record<{ readonly x: number; readonly y: number; readonly radius: number }>({ ...place, radius: inches }),
)

const terrainShape = record<WrittenTerrain>({
  id: text(40),
  name: text(60),
  cover: integer(0, 2) as Shape<Cover>,
  blocks: bool,
  impassable: bool,
  corners: cornersShape,
  circle: circleShape,
})

/** Distances are in inches. */
export interface WrittenBattle {
  readonly opfor: 1
  readonly title: string
  readonly author?: string
  readonly turns: number
  readonly width: number
  readonly height: number
  readonly homeEdge: Battle['homeEdge']
  readonly terrain: readonly WrittenTerrain[]
  readonly objectives: readonly (Omit<Objective, 'at'> & { readonly x: number; readonly y: number })[]
  readonly forces: Readonly<Record<Side, WrittenForce>>
  readonly starts: readonly (Omit<Start, 'heading'> & { readonly heading?: number })[]
}

export const battleShape = fileShape<WrittenBattle>({
  title: text(80),
  author: optional(text(80)),
  turns: integer(1, 20),
  width: inches,
  height: inches,
  homeEdge: oneOf(...edges),
  terrain: listOf(terrainShape, 100),
  objectives: listOf(
    record<WrittenBattle['objectives'][number]>({ id: text(40), name: text(60), ...place }),
    12,
  ),
  forces: record<WrittenBattle['forces']>({ opfor: forceShape, player: forceShape }),
  starts: listOf(
    record<WrittenBattle['starts'][number]>({
      id: text(40),
      ...place,
      heading: optional(integer(0, 15)),
    }),
    64,
  ),
})

export const battleSchema: Json = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Opfor battle for Blood & Plunder',
  ...(battleShape.schema as { readonly [key: string]: Json }),
}

export function parseBattle(json: Json): Parsed<Battle> {
  const parsed = parseWith(battleShape, json)
  if (!parsed.ok) return parseFailure(`The battle: ${parsed.problem}.`)
  const { author = '', turns, width, height, homeEdge, title, objectives, forces, ...rest } = parsed.value
  if (width < 120 || height < 120) return parseFailure('The battle: the table is smaller than a foot.')
  const [opfor, player] = [wholeForce(forces.opfor), wholeForce(forces.player)]
  if (!opfor.ok) return opfor
  if (!player.ok) return player
  const shared = idsOf(opfor.value).find((id) => idsOf(player.value).includes(id))
  if (shared !== undefined) return parseFailure(`The battle: both forces have a "${shared}".`)
  const terrain: Terrain[] = []
  for (const piece of rest.terrain) {
    const outline = outlineOf(piece)
    if (outline === undefined)
      return parseFailure(`The battle: terrain ${piece.id} needs three corners, or a circle.`)
    const { id, name, cover, blocks, impassable } = piece
    terrain.push({ id, name, cover, blocks, impassable, outline })
  }
  return parseSuccess({
    title,
    author,
    turns,
    width,
    height,
    homeEdge,
    terrain,
    objectives: objectives.map(({ id, name, x, y }) => ({ id, name, at: { x, y } })),
    opfor: opfor.value,
    player: player.value,
    starts: rest.starts.map(({ heading = 0, ...start }) => ({ ...start, heading })),
  })
}

function outlineOf({ corners, circle }: WrittenTerrain): Terrain['outline'] | undefined {
  if (circle !== undefined && corners === undefined)
    return { centre: { x: circle.x, y: circle.y }, radius: circle.radius }
  return circle === undefined && corners !== undefined && corners.length >= 3 ? { corners } : undefined
}

function idsOf({ units, ships }: Force): readonly string[] {
  return [...units, ...ships].map(({ id }) => id)
}
