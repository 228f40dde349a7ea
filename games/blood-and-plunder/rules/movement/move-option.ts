import { fill, type Message, message, reading } from '@opfor/kernel'
import { isCavalry } from '../action-exceptions/action-exceptions.ts'
import { keepingAway } from './keeping-away.ts'
import type { MoveKind } from './move-words.ts'
import { loneHolder } from '../rulings/actions.ts'
import type { Situation, Unit } from '../../table/situation.ts'

const words: Readonly<Record<MoveKind, Message>> = {
  aggressive: message(
    'blood-and-plunder.comesFirst.aggressive',
    'Aggressive Move: closer to its nearest enemy, round what stands in the way',
  ),
  tactical: message(
    'blood-and-plunder.comesFirst.tactical',
    'Tactical Move: closer to the nearest objective not under control (none, or there already: to the nearest enemy or into better cover)',
  ),
  retreat: message(
    'blood-and-plunder.comesFirst.retreat',
    'Retreat Move, with {moves, plural, one {this move} other {the # moves it has left}}: out of sight of an enemy, into better cover, or farther back as hidden as it is',
  ),
  gun: message(
    'blood-and-plunder.comesFirst.gun',
    'Move its gun, which sees no enemy now, to where it sees one with the {moves, plural, one {move} other {# moves}} it has left',
  ),
}

const mounted = message(
  'blood-and-plunder.comesFirst.tactical.mounted',
  'Tactical Move: closer to the nearest objective not under control (none, or there already: to the nearest enemy, out of sight of an enemy or into better cover)',
)

const more = {
  holder: message('blood-and-plunder.comesFirst.holder', '{move} (not if it alone holds an objective)'),
  kept: message('blood-and-plunder.comesFirst.kept', '{move}, keeping away'),
} as const

const alone = {
  free: message('blood-and-plunder.ask.canMove', 'Can {unit} do this? {move}.'),
  kept: message('blood-and-plunder.ask.canMove.kept', 'Can {unit} do this? {move}. ({keeping}.)'),
} as const

/** Whether a move can be performed, asked by itself. */
export function moveAsked(now: Situation, unit: Unit, kind: MoveKind, moves: number): Message {
  const keeping = kind === 'gun' ? undefined : keepingAway(now, unit)
  const asked = { unit: unit.name, move: moveOption(now, unit, kind, moves) }
  return keeping === undefined ? fill(alone.free, asked) : fill(alone.kept, { ...asked, keeping })
}

/** A move as the answer to what comes first. */
export function moveOption(now: Situation, unit: Unit, kind: MoveKind, moves: number): Message {
  // Ruling: loneHolder.
  const stays = kind === 'tactical' && reading(now, loneHolder) === 'stays'
  const told = kind === 'tactical' && isCavalry(unit) ? mounted : words[kind]
  const move = stays ? fill(more.holder, { move: told }) : fill(told, { moves })
  return kind === 'gun' || keepingAway(now, unit) === undefined ? move : fill(more.kept, { move })
}
