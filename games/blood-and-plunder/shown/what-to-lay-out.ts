import { noteText, withParams, type Message, messages, currentReading, type Table } from '@opfor/kernel'
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

const words = messages('blood-and-plunder.layOut', {
  table:
    'The table of this battle: {width} by {height} inches, {home}. (x"/y") is x inches from the left and y from the bottom.',
  terrain: 'Terrain: {pieces}.',
  circle: '{name} ({across}" across) at {place}',
  corners: '{name} ({across}" by {down}") around {place}',
  objectives: 'Objectives: {objectives}.',
  objective: '{name} {place}',
  opfor: 'The OPFOR: {pieces}.',
  player: 'Your side: {pieces}.',
  unit: '{models} {unit}',
  unitAt: '{models} {unit} {place}',
  aboard: '{models} {unit} aboard {ship}',
  scores: noteText(
    'The battle lasts {turns, plural, one {# turn} other {# turns}}. At the end of each turn, enter the strike points that your scenario gives.',
  ),
  scoresObjectives: noteText(
    'The battle lasts {turns, plural, one {# turn} other {# turns}}. At the end of each turn, enter the strike points that your scenario gives. Without a scenario, decide now what an objective is worth: this battle does not say.',
  ),
})

/** Setup: the table of the battle, which a map shows by itself, with the objectives that score. */
export function tellWhatToLayOut(table: Table<Situation>): void {
  const { now } = table
  const { turns, objectives } = now.battle
  if (!isMapped(now)) for (const told of [...ground(now), ...forces(now)]) table.change(now, told)
  table.change(now, objectives.length > 0 ? words.scoresObjectives : words.scores, { turns })
}

function ground({ battle }: Situation): readonly Message[] {
  const { width, height, homeEdge, terrain, objectives } = battle
  const named = objectives.map(({ name, at }) =>
    withParams(words.objective, { name: nameOf(name), place: placeInShort(at) }),
  )
  return [
    withParams(words.table, { width: width / 10, height: height / 10, home: homeEdges[homeEdge] }),
    ...(terrain.length > 0 ? [withParams(words.terrain, { pieces: terrain.map(piece) })] : []),
    ...(named.length > 0 ? [withParams(words.objectives, { objectives: named })] : []),
  ]
}

function piece({ name, outline }: Terrain): Message {
  if ('centre' in outline) {
    const { centre, radius } = outline
    return withParams(words.circle, { name: nameOf(name), across: radius / 5, place: placeInShort(centre) })
  }
  const [across, down] = [
    spanOf(outline.corners.map(({ x }) => x)),
    spanOf(outline.corners.map(({ y }) => y)),
  ]
  const middle: Point = { x: across.middle, y: down.middle }
  const size = { across: across.length / 10, down: down.length / 10 }
  return withParams(words.corners, { name: nameOf(name), ...size, place: placeInShort(middle) })
}

function spanOf(tenths: readonly number[]): { readonly length: number; readonly middle: number } {
  const [from, to] = [Math.min(...tenths), Math.max(...tenths)]
  return { length: to - from, middle: Math.round((from + to) / 2) }
}

function forces(now: Situation): readonly Message[] {
  return sides.map((side) => withParams(words[side], { pieces: piecesOf(now, side) }))
}

function piecesOf(now: Situation, side: Side): readonly Message[] {
  // Ruling: whoDeploys. Only a scenario has places for both sides.
  const starts = currentReading(now, whoDeploys) === 'scenario' ? now.battle.starts : []
  return [
    ...now.ships.filter((ship) => ship.side === side).map((ship) => shipAt(ship, starts)),
    ...now.units.filter((unit) => unit.side === side).map((unit) => unitAt(now, unit, starts)),
  ]
}

function shipAt({ id, name, at, heading }: Ship, starts: readonly Start[]): Message {
  if (!hasStart(starts, id)) return name
  return withParams(words.objective, { name, place: poseInShort(at, heading) })
}

function unitAt(now: Situation, { id, name, models, aboard, at }: Unit, starts: readonly Start[]): Message {
  const ship = now.ships.find((each) => each.id === aboard)
  if (ship !== undefined) return withParams(words.aboard, { models, unit: name, ship: ship.name })
  if (!hasStart(starts, id)) return withParams(words.unit, { models, unit: name })
  return withParams(words.unitAt, { models, unit: name, place: placeInShort(at) })
}

function hasStart(starts: readonly Start[], id: string): boolean {
  return starts.some((start) => start.id === id)
}
