import { type Message, message, messages } from '@opfor/kernel'
import type { Battle } from '../../table/battle.ts'
import type { Outline, Terrain } from '../../table/geometry/terrain.ts'
import { placeInShort } from '../../rules/movement/move-words.ts'
import { nameOf } from '../../table/samples/names.ts'
import { terrainMark } from './ground.ts'
import { objectiveMark } from './marks.ts'
import type { Scale } from './scale.ts'

const does = messages('blood-and-plunder.map', {
  impassable: 'it is impassable',
  blocks: 'it hides what is behind it',
  full: message('blood-and-plunder.map.fullCover', 'it gives full cover'),
  some: message('blood-and-plunder.map.someCover', 'it gives some cover'),
  nothing: message('blood-and-plunder.map.noEffect', 'it has no effect'),
})

export const homeEdges: Readonly<Record<Battle['homeEdge'], Message>> = {
  left: message('blood-and-plunder.map.home.left', "the OPFOR's home edge is on the left"),
  right: message('blood-and-plunder.map.home.right', "the OPFOR's home edge is on the right"),
  bottom: message('blood-and-plunder.map.home.bottom', "the OPFOR's home edge is at the bottom"),
  top: message('blood-and-plunder.map.home.top', "the OPFOR's home edge is at the top"),
}

/** In inches: enough to set up the table. */
export function measuresOf(battle: Battle, { across, down }: Scale): readonly Message[] {
  const { width, height, homeEdge, terrain, objectives } = battle
  return [
    message(
      'blood-and-plunder.map.table',
      'The table is {width} by {height} inches, and {home}. A character is {across} by {down} inches; (x"/y") is x inches from the left and y from the bottom.',
      {
        width: width / 10,
        height: height / 10,
        home: homeEdges[homeEdge],
        across: across / 10,
        down: down / 10,
      },
    ),
    ...terrain.map((piece) =>
      message('blood-and-plunder.map.terrain', '{mark} {name}, {shape}: {does}.', {
        mark: terrainMark(piece),
        name: nameOf(piece.name),
        shape: shapeOf(piece.outline),
        does: effectsOf(piece),
      }),
    ),
    ...objectives.map(({ name, at }, nth) =>
      message('blood-and-plunder.map.objective', '{mark} {name}, an objective at {place}.', {
        mark: objectiveMark(nth),
        name: nameOf(name),
        place: placeInShort(at),
      }),
    ),
  ]
}

function shapeOf(outline: Outline): Message {
  return 'centre' in outline
    ? message('blood-and-plunder.map.circle', 'a circle {across} inches across around {place}', {
        across: outline.radius / 5,
        place: placeInShort(outline.centre),
      })
    : message('blood-and-plunder.map.corners', 'with corners at {places}', {
        places: outline.corners.map(placeInShort),
      })
}

function effectsOf({ cover, blocks, impassable }: Terrain): readonly Message[] {
  const all = [
    ...(impassable ? [does.impassable] : []),
    ...(blocks ? [does.blocks] : []),
    ...(cover === 2 ? [does.full] : cover === 1 ? [does.some] : []),
  ]
  return all.length === 0 ? [does.nothing] : all
}
