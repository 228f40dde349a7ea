import type { PictureCell, CharacterMap, PictureView } from '@opfor/kernel'
import type { Side } from '../../table/battle.ts'
import { tokenRadius } from '../../table/geometry/reach.ts'
import { ownRadius } from '../../table/on-the-map.ts'
import { isAlive, type Situation } from '../../table/situation.ts'
import { Drawing } from './drawing.ts'
import { groundOf } from './ground.ts'
import { keyOf } from './key.ts'
import { bowOf, lettersOf, objectiveMark } from './marks.ts'
import { measuresOf } from './measures.ts'
import { type ProposedMove, proposedMove } from './proposed-move.ts'
import { type Scale, scaleFor } from './scale.ts'

/** Shows terrain, objectives, ships with bows, units ashore (wide ones at their width) and the proposed move. */
export function tableMap(now: Situation, onlooking: PictureView): CharacterMap {
  const scale = scaleFor(now.battle, onlooking)
  const move = proposedMove(now, onlooking.question)
  return {
    lines: framed(drawn(now, scale, move), scale),
    key: keyOf(now, move),
    measured: measuresOf(now.battle, scale),
  }
}

function drawn(
  now: Situation,
  scale: Scale,
  move: ProposedMove | undefined,
): readonly (readonly PictureCell[])[] {
  const { terrain, objectives } = now.battle
  const drawing = new Drawing(groundOf(terrain, scale), scale)
  const letters = lettersOf(now)
  const mark = (id: string, side: Side): PictureCell => ({ text: letters.get(id) ?? '?', tone: toneOf(side) })
  const ashore = now.units.filter((unit) => isAlive(unit) && unit.aboard === '')
  for (const { id, side, at } of ashore) drawing.put(at, mark(id, side))
  for (const { id, side, at, heading } of now.ships.filter(({ gone }) => gone !== true))
    drawing.putBow(drawing.put(at, mark(id, side)), bowOf(heading), toneOf(side))
  if (move !== undefined) drawMove(drawing, move)
  for (const [at, objective] of objectives.entries())
    drawing.put(objective.at, { text: objectiveMark(at), tone: 'special' })
  if (move !== undefined) drawing.putWay(move.way, { text: '+', tone: 'free' })
  for (const unit of ashore.filter((each) => ownRadius(now, each) > tokenRadius))
    drawing.putDisc(unit.at, ownRadius(now, unit), mark(unit.id, unit.side))
  return drawing.rows
}

function drawMove(drawing: Drawing, { way, heading }: ProposedMove): void {
  const end = way.at(-1)
  if (end === undefined) return
  const square = drawing.put(end, { text: '@', tone: 'free' })
  if (heading !== undefined) drawing.putBow(square, bowOf(heading), 'free')
}

function toneOf(side: Side): PictureCell['tone'] {
  return side === 'opfor' ? 'bot' : 'player'
}

/** Columns between the numbers below the map; the rows beside it use half. */
const apart = 6

function framed(
  rows: readonly (readonly PictureCell[])[],
  { across, down, columns }: Scale,
): CharacterMap['lines'] {
  const digits = String((rows.length * down) / 10).length
  const faint = (text: string): PictureCell => ({ text, tone: 'closed' })
  const edge = [faint(`${' '.repeat(digits)}+${'-'.repeat(columns)}+`)]
  const numbers = Array.from({ length: Math.ceil(columns / apart) }, (_, nth) =>
    String((nth * apart * across) / 10).padEnd(apart),
  )
  const foot = `${' '.repeat(digits + 1)}${numbers.join('').slice(0, columns + 1)}`
  return [
    edge,
    ...rows.map((cells, at) => {
      const up = rows.length - 1 - at
      const inches = up % (apart / 2) === 0 ? String((up * down) / 10) : ''
      return [faint(`${inches.padStart(digits)}|`), ...cells, faint('|')]
    }),
    edge,
    [faint(foot.padEnd(columns + digits + 2))],
  ]
}
