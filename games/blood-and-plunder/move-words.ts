import { aside, headline, type Message, message } from '@opfor/kernel'
import type { Point } from './geometry/point.ts'
import type { Unit } from './situation.ts'

/** The three kinds of move, and a gun's on its field carriage. */
export type MoveKind = 'aggressive' | 'tactical' | 'retreat' | 'gun'

/** What is asked where the table must tell whether moves improve anything. */
export function moveQuestion(
  kind: MoveKind,
  { name: unit }: Unit,
  moves: number,
  kept: readonly Unit[],
): Message {
  const away = kept.map(({ name }) => name)
  if (kept.length > 0 && kind !== 'gun') return guerrillaQuestion(kind, unit, moves, away)
  switch (kind) {
    case 'aggressive':
      return message(
        'blood-and-plunder.ask.aggressive',
        'With the {moves, plural, one {move} other {# moves}} it has left, can {unit} get closer to its nearest enemy, round what stands in the way?',
        { unit, moves },
      )
    case 'tactical':
      return message(
        'blood-and-plunder.ask.tactical',
        'With the {moves, plural, one {move} other {# moves}} it has left, can {unit} get closer to an objective that its side does not control, round what stands in the way? (If there is none: closer to the nearest enemy, or into better cover. No, if it alone holds an objective.)',
        { unit, moves },
      )
    case 'retreat':
      return message(
        'blood-and-plunder.ask.retreat',
        'With the {moves, plural, one {move} other {# moves}} it has left, can {unit} get out of sight of an enemy or into better cover, or fall back as hidden as it is towards an objective or its home edge?',
        { unit, moves },
      )
    case 'gun':
      return message(
        'blood-and-plunder.ask.gun',
        'Does the gun of {unit} see no enemy now, and would it see one with the {moves, plural, one {move} other {# moves}} it has left?',
        { unit, moves },
      )
  }
}

function guerrillaQuestion(
  kind: Exclude<MoveKind, 'gun'>,
  unit: Message,
  moves: number,
  kept: readonly Message[],
): Message {
  switch (kind) {
    case 'aggressive':
      return message(
        'blood-and-plunder.ask.aggressive.kept',
        'With the {moves, plural, one {move} other {# moves}} it has left, can {unit} get closer to its nearest enemy, round what stands in the way, but nowhere within 8 inches of a unit without Fatigue ({kept})?',
        { unit, moves, kept },
      )
    case 'tactical':
      return message(
        'blood-and-plunder.ask.tactical.kept',
        'With the {moves, plural, one {move} other {# moves}} it has left, can {unit} get closer to an objective that its side does not control, round what stands in the way, but nowhere within 8 inches of a unit without Fatigue ({kept})? (If there is none: closer to the nearest enemy, or into better cover. No, if it alone holds an objective.)',
        { unit, moves, kept },
      )
    case 'retreat':
      return message(
        'blood-and-plunder.ask.retreat.kept',
        'With the {moves, plural, one {move} other {# moves}} it has left, can {unit} get out of sight of an enemy or into better cover, or fall back as hidden as it is towards an objective or its home edge, but nowhere within 8 inches of a unit without Fatigue ({kept})?',
        { unit, moves, kept },
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
    '{unit} moves towards the nearest objective that its side does not control (if there is none: towards the closest enemy), {cover}.',
  ),
  retreat: headline(
    'blood-and-plunder.moves.retreat',
    '{unit} falls back: out of sight of the closest enemy, then of as many as possible, into the best cover, towards an objective and then its home edge.',
  ),
  gun: headline(
    'blood-and-plunder.moves.gun',
    '{unit} moves its gun by the shortest way to where it sees an enemy.',
  ),
}

/** How a tactical move uses cover, by the ruling. */
export const coverUsed = {
  first: message('blood-and-plunder.coverUsed.first', 'into the best cover of all places that lead closer'),
  ties: message(
    'blood-and-plunder.coverUsed.ties',
    'as close as it can get, into cover where that costs no distance',
  ),
} as const

/** The same for guerrillas: where they must not go is said in the same breath. */
export const keptMoves: Readonly<Record<MoveKind, Message>> = {
  aggressive: headline(
    'blood-and-plunder.moves.aggressive.kept',
    '{unit} moves straight towards its nearest enemy, but not within 8 inches of a unit without Fatigue ({kept}); it ends in cover where that costs no distance.',
  ),
  tactical: headline(
    'blood-and-plunder.moves.tactical.kept',
    '{unit} moves towards the nearest objective that its side does not control (if there is none: towards the closest enemy), {cover}, but not within 8 inches of a unit without Fatigue ({kept}).',
  ),
  retreat: headline(
    'blood-and-plunder.moves.retreat.kept',
    '{unit} falls back, not within 8 inches of a unit without Fatigue ({kept}): out of sight of the closest enemy, then of as many as possible, into the best cover, towards an objective and then its home edge.',
  ),
  gun: headline(
    'blood-and-plunder.moves.gun.kept',
    '{unit} moves its gun by the shortest way to where it sees an enemy, but not within 8 inches of a unit without Fatigue ({kept}).',
  ),
}

/** A place on the table, as one measures it there. */
export function placeName({ x, y }: Point): Message {
  return message('blood-and-plunder.place', '({x}" from the left, {y}" from the bottom)', {
    x: x / 10,
    y: y / 10,
  })
}

/** The same where it stands among its like: its inches from the left and from the bottom. */
export function placeInShort({ x, y }: Point): Message {
  return message('blood-and-plunder.placeInShort', '({x}"/{y}")', { x: x / 10, y: y / 10 })
}

/** What the OPFOR does on a map. */
export const movesTo: Readonly<Record<MoveKind, Message>> = {
  aggressive: headline(
    'blood-and-plunder.movesTo.aggressive',
    '{unit} advances {inches, plural, one {# inch} other {# inches}} towards {goal} {place}: move it on your table.',
  ),
  tactical: headline(
    'blood-and-plunder.movesTo.tactical',
    '{unit} moves {inches, plural, one {# inch} other {# inches}} towards {goal} {place}: move it on your table.',
  ),
  retreat: headline(
    'blood-and-plunder.movesTo.retreat',
    '{unit} falls back {inches, plural, one {# inch} other {# inches}} {place}: move it on your table.',
  ),
  gun: headline(
    'blood-and-plunder.movesTo.gun',
    '{unit} moves its gun {inches, plural, one {# inch} other {# inches}} {place}: move it on your table.',
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
    'Where does {unit} end? Move it on your table, and change the place if it is another.',
  ),
  x: message('blood-and-plunder.ask.x', 'Inches from the left edge'),
  y: message('blood-and-plunder.ask.y', 'Inches from the bottom edge'),
  stands: aside('blood-and-plunder.stands', '{unit} stands there now {place}.'),
  onTheWay: aside('blood-and-plunder.onTheWay', '{unit} makes for {place} with the moves it has left.'),
  stays: headline('blood-and-plunder.stays', '{unit} finds no way to go and stays.'),
} as const
