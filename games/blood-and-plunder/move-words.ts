import { aside, headline, type Message, message } from '@opfor/kernel'
import type { Point } from './geometry/point.ts'
import type { Unit } from './situation.ts'

/** The three kinds of move, and a gun's on its field carriage. */
export type MoveKind = 'aggressive' | 'tactical' | 'retreat' | 'gun'

/** What is asked where the table must tell whether a move improves anything. */
export function moveQuestion(kind: MoveKind, { name: unit }: Unit, kept: readonly Unit[]): Message {
  const away = kept.map(({ name }) => name)
  if (kept.length > 0 && kind !== 'gun') return guerrillaQuestion(kind, unit, away)
  switch (kind) {
    case 'aggressive':
      return message('blood-and-plunder.ask.aggressive', 'Can {unit} get closer to its nearest enemy?', {
        unit,
      })
    case 'tactical':
      return message(
        'blood-and-plunder.ask.tactical',
        'Can {unit} get nearer to an objective that its side does not control (if there is none: nearer to the closest enemy, or into better cover)? No, if it alone holds an objective.',
        { unit },
      )
    case 'retreat':
      return message(
        'blood-and-plunder.ask.retreat',
        'Can {unit} get out of sight of an enemy, or into better cover?',
        { unit },
      )
    case 'gun':
      return message(
        'blood-and-plunder.ask.gun',
        'Does the gun of {unit} see no enemy now, and would it see one after a move?',
        { unit },
      )
  }
}

function guerrillaQuestion(kind: Exclude<MoveKind, 'gun'>, unit: Message, kept: readonly Message[]): Message {
  switch (kind) {
    case 'aggressive':
      return message(
        'blood-and-plunder.ask.aggressive.kept',
        'Can {unit} get closer to its nearest enemy, but not within 8 inches of {kept}?',
        { unit, kept },
      )
    case 'tactical':
      return message(
        'blood-and-plunder.ask.tactical.kept',
        'Can {unit} get nearer to an objective that its side does not control (if there is none: nearer to the closest enemy, or into better cover), but not within 8 inches of {kept}? No, if it alone holds an objective.',
        { unit, kept },
      )
    case 'retreat':
      return message(
        'blood-and-plunder.ask.retreat.kept',
        'Can {unit} get out of sight of an enemy or into better cover, but not within 8 inches of {kept}?',
        { unit, kept },
      )
  }
}

/** What the OPFOR does, where you move the models by eye. */
export const moves: Readonly<Record<MoveKind, Message>> = {
  aggressive: headline(
    'blood-and-plunder.moves.aggressive',
    '{unit} moves straight towards its nearest enemy, short of contact; it ends in cover where that costs no distance.',
  ),
  tactical: headline(
    'blood-and-plunder.moves.tactical',
    '{unit} moves towards the nearest objective that its side does not control (if there is none: towards the closest enemy), by the way with the best cover.',
  ),
  retreat: headline(
    'blood-and-plunder.moves.retreat',
    '{unit} falls back: out of sight of the closest enemy, then of as many as possible, into the best cover, at an objective or towards its home edge.',
  ),
  gun: headline('blood-and-plunder.moves.gun', '{unit} moves its gun to where it sees an enemy.'),
}

/** The same for guerrillas: where they must not go is said in the same breath. */
export const keptMoves: Readonly<Record<MoveKind, Message>> = {
  aggressive: headline(
    'blood-and-plunder.moves.aggressive.kept',
    '{unit} moves straight towards its nearest enemy, but not within 8 inches of {kept}; it ends in cover where that costs no distance.',
  ),
  tactical: headline(
    'blood-and-plunder.moves.tactical.kept',
    '{unit} moves towards the nearest objective that its side does not control (if there is none: towards the closest enemy), by the way with the best cover, but not within 8 inches of {kept}.',
  ),
  retreat: headline(
    'blood-and-plunder.moves.retreat.kept',
    '{unit} falls back, not within 8 inches of {kept}: out of sight of the closest enemy, then of as many as possible, into the best cover, at an objective or towards its home edge.',
  ),
  gun: headline(
    'blood-and-plunder.moves.gun.kept',
    '{unit} moves its gun to where it sees an enemy, but not within 8 inches of {kept}.',
  ),
}

/** A place on the table, as one measures it there. */
export function placeName({ x, y }: Point): Message {
  return message('blood-and-plunder.place', '({x}" from the left, {y}" from the bottom)', {
    x: x / 10,
    y: y / 10,
  })
}

/** A place on the table and a heading. */
export function poseName({ x, y }: Point, heading: number): Message {
  return message('blood-and-plunder.pose', '({x}" from the left, {y}" from the bottom, heading {heading})', {
    x: x / 10,
    y: y / 10,
    heading,
  })
}

/** What the OPFOR does on a map. */
export const movesTo: Readonly<Record<MoveKind, Message>> = {
  aggressive: headline(
    'blood-and-plunder.movesTo.aggressive',
    '{unit} advances {inches} inches {place}: move it on your table.',
  ),
  tactical: headline(
    'blood-and-plunder.movesTo.tactical',
    '{unit} moves {inches} inches {place}: move it on your table.',
  ),
  retreat: headline(
    'blood-and-plunder.movesTo.retreat',
    '{unit} falls back {inches} inches {place}: move it on your table.',
  ),
  gun: headline(
    'blood-and-plunder.movesTo.gun',
    '{unit} moves its gun {inches} inches {place}: move it on your table.',
  ),
}

/** Reminders that go with a move, and where it ended. */
export const moveWords = {
  cavalry: headline(
    'blood-and-plunder.moves.cavalry',
    '{unit} is mounted: among ways that lead as close, it stays out of sight.',
  ),
  whereNow: message('blood-and-plunder.ask.where', 'Where did {unit} end?'),
  movedThere: message(
    'blood-and-plunder.ask.movedThere',
    'Move {unit} on your table. If it ends elsewhere, say where.',
  ),
  x: message('blood-and-plunder.ask.x', 'Inches from the left edge'),
  y: message('blood-and-plunder.ask.y', 'Inches from the bottom edge'),
  stands: aside('blood-and-plunder.stands', '{unit} stands there now {place}.'),
  stays: headline('blood-and-plunder.stays', '{unit} finds no way to go and stays.'),
} as const
