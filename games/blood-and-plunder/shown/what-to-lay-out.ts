import { aside, fill, type Message, message, reading, type Table } from '@opfor/kernel'
import { type Side, sides, type Start } from '../table/battle.ts'
import type { Point } from '../table/geometry/point.ts'
import type { Terrain } from '../table/geometry/terrain.ts'
import { homeEdges } from './map/measures.ts'
import { placeInShort } from '../rules/movement/move-words.ts'
import { isMapped } from '../table/on-the-map.ts'
import { whoDeploys } from '../rules/rulings/turn.ts'
import { nameOf } from '../table/samples/names.ts'
import { poseInShort } from '../rules/opposing-force-ships/ship-words.ts'
import type { Ship, Situation, Unit } from '../table/situation.ts'

const words = {
  table: message(
    'blood-and-plunder.layOut.table',
    'The table of this battle: {width} by {height} inches, {home}. (x"/y") is x inches from the left and y from the bottom.',
  ),
  terrain: message('blood-and-plunder.layOut.terrain', 'Terrain: {pieces}.'),
  circle: message('blood-and-plunder.layOut.circle', '{name} ({across}" across) at {place}'),
  corners: message('blood-and-plunder.layOut.corners', '{name} ({across}" by {down}") around {place}'),
  objectives: message('blood-and-plunder.layOut.objectives', 'Objectives: {objectives}.'),
  objective: message('blood-and-plunder.layOut.objective', '{name} {place}'),
  opfor: message('blood-and-plunder.layOut.opfor', 'The OPFOR: {pieces}.'),
  player: message('blood-and-plunder.layOut.player', 'Your side: {pieces}.'),
  unit: message('blood-and-plunder.layOut.unit', '{models} {unit}'),
  unitAt: message('blood-and-plunder.layOut.unitAt', '{models} {unit} {place}'),
  aboard: message('blood-and-plunder.layOut.aboard', '{models} {unit} aboard {ship}'),
  scores: aside(
    'blood-and-plunder.layOut.scores',
    'The battle lasts {turns, plural, one {# turn} other {# turns}}. At the end of each you enter the strike points that your scenario gives.',
  ),
  scoresObjectives: aside(
    'blood-and-plunder.layOut.scoresObjectives',
    'The battle lasts {turns, plural, one {# turn} other {# turns}}. At the end of each you enter the strike points that your scenario gives. If you play without one, settle now what an objective is worth: this battle does not say.',
  ),
} as const

/** Setup: what lies and stands on the table, as the battle has it; a map shows that by itself. What scores is told with it. */
export function tellWhatToLayOut(table: Table<Situation>): void {
  const { now } = table
  const { turns, objectives } = now.battle
  if (!isMapped(now)) for (const told of [...ground(now), ...forces(now)]) table.change(now, told)
  table.change(now, objectives.length > 0 ? words.scoresObjectives : words.scores, { turns })
}

function ground({ battle }: Situation): readonly Message[] {
  const { width, height, homeEdge, terrain, objectives } = battle
  const named = objectives.map(({ name, at }) =>
    fill(words.objective, { name: nameOf(name), place: placeInShort(at) }),
  )
  return [
    fill(words.table, { width: width / 10, height: height / 10, home: homeEdges[homeEdge] }),
    ...(terrain.length > 0 ? [fill(words.terrain, { pieces: terrain.map(piece) })] : []),
    ...(named.length > 0 ? [fill(words.objectives, { objectives: named })] : []),
  ]
}

function piece({ name, outline }: Terrain): Message {
  if ('centre' in outline) {
    const { centre, radius } = outline
    return fill(words.circle, { name: nameOf(name), across: radius / 5, place: placeInShort(centre) })
  }
  const [across, down] = [
    spanOf(outline.corners.map(({ x }) => x)),
    spanOf(outline.corners.map(({ y }) => y)),
  ]
  const middle: Point = { x: across.middle, y: down.middle }
  const size = { across: across.length / 10, down: down.length / 10 }
  return fill(words.corners, { name: nameOf(name), ...size, place: placeInShort(middle) })
}

function spanOf(tenths: readonly number[]): { readonly length: number; readonly middle: number } {
  const [from, to] = [Math.min(...tenths), Math.max(...tenths)]
  return { length: to - from, middle: Math.round((from + to) / 2) }
}

function forces(now: Situation): readonly Message[] {
  return sides.map((side) => fill(words[side], { pieces: piecesOf(now, side) }))
}

function piecesOf(now: Situation, side: Side): readonly Message[] {
  // Ruling: whoDeploys. Only a scenario has places for both sides.
  const starts = reading(now, whoDeploys) === 'scenario' ? now.battle.starts : []
  return [
    ...now.ships.filter((ship) => ship.side === side).map((ship) => shipAt(ship, starts)),
    ...now.units.filter((unit) => unit.side === side).map((unit) => unitAt(now, unit, starts)),
  ]
}

function shipAt({ id, name, at, heading }: Ship, starts: readonly Start[]): Message {
  if (!hasStart(starts, id)) return name
  return fill(words.objective, { name, place: poseInShort(at, heading) })
}

function unitAt(now: Situation, { id, name, models, aboard, at }: Unit, starts: readonly Start[]): Message {
  const ship = now.ships.find((each) => each.id === aboard)
  if (ship !== undefined) return fill(words.aboard, { models, unit: name, ship: ship.name })
  if (!hasStart(starts, id)) return fill(words.unit, { models, unit: name })
  return fill(words.unitAt, { models, unit: name, place: placeInShort(at) })
}

function hasStart(starts: readonly Start[], id: string): boolean {
  return starts.some((start) => start.id === id)
}
