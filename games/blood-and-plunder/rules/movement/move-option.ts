import { withParams, type Message, message, messages, currentReading } from '@opfor/kernel'
import type { Situation, Unit } from '../../table/situation.ts'
import { isCavalry, keptAtDistance } from '../action-exceptions/action-exceptions.ts'
import { loneHolder } from '../rulings/actions.ts'
import type { MoveKind } from './move-words.ts'

/** Guerrillas: the units to avoid and how. Said once with a question; its answers only name it. */
export function keepingAway(now: Situation, unit: Unit): Message | undefined {
  const kept = keptAtDistance(now, unit).map(({ name }) => name)
  if (kept.length === 0) return undefined
  return message(
    'blood-and-plunder.keepingAway',
    'Keeping away: not within 8 inches of a unit without Fatigue, and no closer to one already nearer: {kept}',
    { kept },
  )
}

const words: Readonly<Record<MoveKind, Message>> = {
  aggressive: message(
    'blood-and-plunder.comesFirst.aggressive',
    'Aggressive Move: closer to its nearest enemy, going around obstacles',
  ),
  tactical: message(
    'blood-and-plunder.comesFirst.tactical',
    'Tactical Move: closer to the nearest objective not under control (if none, or already there: to the nearest enemy or into better cover)',
  ),
  retreat: message(
    'blood-and-plunder.comesFirst.retreat',
    'Retreat Move, with {moves, plural, one {this move} other {the # moves it has left}}: out of sight of an enemy, into better cover, or farther back without being less hidden',
  ),
  gun: message(
    'blood-and-plunder.comesFirst.gun',
    'Move its gun, which sees no enemy now, to where it sees one ({moves, plural, one {# move} other {# moves}} left)',
  ),
}

const mounted = message(
  'blood-and-plunder.comesFirst.tactical.mounted',
  'Tactical Move: closer to the nearest objective not under control (if none, or already there: to the nearest enemy, out of sight of an enemy or into better cover)',
)

const more = messages('blood-and-plunder.comesFirst', {
  holder: '{move} (not if it alone holds an objective)',
  kept: '{move}, keeping away',
})

const alone = {
  free: message('blood-and-plunder.ask.canMove', 'Can {unit} do this? {move}.'),
  kept: message('blood-and-plunder.ask.canMove.kept', 'Can {unit} do this? {move}. ({keeping}.)'),
} as const

export function moveAsked(now: Situation, unit: Unit, kind: MoveKind, moves: number): Message {
  const keeping = kind === 'gun' ? undefined : keepingAway(now, unit)
  const asked = { unit: unit.name, move: moveOption(now, unit, kind, moves) }
  return keeping === undefined ? withParams(alone.free, asked) : withParams(alone.kept, { ...asked, keeping })
}

export function moveOption(now: Situation, unit: Unit, kind: MoveKind, moves: number): Message {
  // Ruling: loneHolder.
  const stays = kind === 'tactical' && currentReading(now, loneHolder) === 'stays'
  const told = kind === 'tactical' && isCavalry(unit) ? mounted : words[kind]
  const move = stays ? withParams(more.holder, { move: told }) : withParams(told, { moves })
  return kind === 'gun' || keepingAway(now, unit) === undefined ? move : withParams(more.kept, { move })
}
