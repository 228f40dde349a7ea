import { type Message, message } from '@opfor/kernel'
import { sides } from '../../table/battle.ts'
import { inchesAlong, type Point } from '../../table/geometry/point.ts'
import type { Terrain } from '../../table/geometry/terrain.ts'
import { placeInShort } from '../../rules/movement/move-words.ts'
import { nameOf } from '../../table/samples/names.ts'
import { poseInShort } from '../../rules/opposing-force-ships/ship-words.ts'
import { shipsOf, type Situation } from '../../table/situation.ts'
import { terrainMark } from './ground.ts'
import { lettersOf, objectiveMark } from './marks.ts'
import type { ProposedMove } from './proposed-move.ts'

export function keyOf(now: Situation, move: ProposedMove | undefined): readonly Message[] {
  const { terrain, objectives } = now.battle
  const letters = lettersOf(now)
  return [
    ...(move === undefined ? [] : [moveTold(move, letters.get(move.id) ?? '?')]),
    ...sides
      .flatMap((side) => shipsOf(now, side))
      .map((ship) =>
        message('blood-and-plunder.map.ship', '{mark} {ship} {pose}', {
          mark: letters.get(ship.id) ?? '?',
          ship: ship.name,
          pose: poseInShort(ship.at, ship.heading),
        }),
      ),
    ...marksOfTerrain(terrain).map((mark) =>
      named(
        mark,
        terrain.filter((each) => terrainMark(each) === mark).map(({ name }) => nameOf(name)),
      ),
    ),
    ...objectives.map(({ name }, at) => named(objectiveMark(at), [nameOf(name)])),
  ]
}

function named(mark: string, names: readonly Message[]): Message {
  return message('blood-and-plunder.map.mark', '{mark} {names}', { mark, names })
}

function marksOfTerrain(terrain: readonly Terrain[]): readonly string[] {
  return [...new Set(terrain.map(terrainMark))]
}

function moveTold({ name, way, heading }: ProposedMove, mark: string): Message {
  const place = (at: Point | undefined): Message | string => (at === undefined ? '' : placeInShort(at))
  const end = way.at(-1)
  return message(
    'blood-and-plunder.map.move',
    '{mark} {unit}: {inches, plural, one {# inch} other {# inches}} from {from} to @ {to}',
    {
      mark,
      unit: name,
      inches: inchesAlong(way),
      from: place(way[0]),
      to: end === undefined || heading === undefined ? place(end) : poseInShort(end, heading),
    },
  )
}
