import { aside, headline, type Message, message } from '@opfor/kernel'
import type { Point } from './geometry/point.ts'

/** The three kinds of move, and a gun's on its field carriage. */
export type MoveKind = 'aggressive' | 'tactical' | 'retreat' | 'gun'

/** What the OPFOR does, where you move the models by eye. */
export const moves: Readonly<Record<MoveKind, Message>> = {
  aggressive: headline(
    'blood-and-plunder.moves.aggressive',
    '{unit} moves straight towards its nearest enemy, short of contact; it ends in cover where that costs no distance.',
  ),
  tactical: headline(
    'blood-and-plunder.moves.tactical',
    '{unit} moves towards the nearest objective that its side does not control (if there is none, or it is there already: towards the closest enemy), {cover}.',
  ),
  retreat: headline(
    'blood-and-plunder.moves.retreat',
    '{unit} falls back: {hidden}, into the best cover, towards an objective and then its home edge.',
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

/** From whom a retreat hides first, by the ruling. */
export const hiddenFrom = {
  closest: message(
    'blood-and-plunder.hiddenFrom.closest',
    'out of sight of the closest enemy, then of as many as possible',
  ),
  most: message(
    'blood-and-plunder.hiddenFrom.most',
    'out of sight of as many enemies as possible, then of the closest',
  ),
} as const

/** The same for guerrillas: where they must not go is said in the same breath. */
export const keptMoves: Readonly<Record<MoveKind, Message>> = {
  aggressive: headline(
    'blood-and-plunder.moves.aggressive.kept',
    '{unit} moves straight towards its nearest enemy, but not within 8 inches of a unit without Fatigue, nor closer to one that is nearer already ({kept}); it ends in cover where that costs no distance.',
  ),
  tactical: headline(
    'blood-and-plunder.moves.tactical.kept',
    '{unit} moves towards the nearest objective that its side does not control (if there is none, or it is there already: towards the closest enemy), {cover}, but not within 8 inches of a unit without Fatigue, nor closer to one that is nearer already ({kept}).',
  ),
  retreat: headline(
    'blood-and-plunder.moves.retreat.kept',
    '{unit} falls back, not within 8 inches of a unit without Fatigue, nor closer to one that is nearer already ({kept}): {hidden}, into the best cover, towards an objective and then its home edge.',
  ),
  gun: headline(
    'blood-and-plunder.moves.gun.kept',
    '{unit} moves its gun by the shortest way to where it sees an enemy, but not within 8 inches of a unit without Fatigue, nor closer to one that is nearer already ({kept}).',
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
