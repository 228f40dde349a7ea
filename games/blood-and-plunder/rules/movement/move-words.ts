import { aside, headline, type Message, message } from '@opfor/kernel'
import type { Point } from '../../table/geometry/point.ts'

/** The three kinds of move, and a gun's on its field carriage. */
export type MoveKind = 'aggressive' | 'tactical' | 'retreat' | 'gun'

/** What the OPFOR does, where you move the models by eye. */
export const moves: Readonly<Record<MoveKind, Message>> = {
  aggressive: headline(
    'blood-and-plunder.moves.aggressive',
    '{unit} advances on its nearest enemy. It goes straight there, short of contact, and ends in cover where that costs no distance.',
  ),
  tactical: headline(
    'blood-and-plunder.moves.tactical',
    '{unit} makes a Tactical Move. It goes towards the nearest objective that its side does not control (if there is none, or it is there already: towards the closest enemy), {cover}.',
  ),
  retreat: headline('blood-and-plunder.moves.retreat', '{unit} falls back. It moves {hidden}, {back}.'),
  gun: headline(
    'blood-and-plunder.moves.gun',
    '{unit} moves its gun to see an enemy. It goes there by the shortest way.',
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

/** From whom a retreat hides first, by the rulings. */
export const hiddenFrom = {
  least: {
    closest: message(
      'blood-and-plunder.hiddenFrom.closest',
      'out of sight of the closest enemy, then of as many as possible',
    ),
    most: message(
      'blood-and-plunder.hiddenFrom.most',
      'out of sight of as many enemies as possible, then of the closest',
    ),
  },
  inTurn: {
    closest: message(
      'blood-and-plunder.hiddenFrom.closest.inTurn',
      'out of sight of the closest enemy, of the next closest as well and so on, then of as many as possible',
    ),
    most: message(
      'blood-and-plunder.hiddenFrom.most.inTurn',
      'out of sight of as many enemies as possible, then of the closest, of the next closest as well and so on',
    ),
  },
} as const

/** Where a retreat leads next, by the ruling. */
export const fallsBackTo = {
  cover: message(
    'blood-and-plunder.fallsBackTo.cover',
    'into the best cover, towards {refuge} and then its home edge',
  ),
  objective: message(
    'blood-and-plunder.fallsBackTo.objective',
    'towards {refuge} and then its home edge, into the best cover there',
  ),
} as const

/** Which objective a retreat leads to, by the ruling. */
export const refugeMeant = {
  nearest: message('blood-and-plunder.refugeMeant.nearest', 'the nearest objective'),
  behind: message(
    'blood-and-plunder.refugeMeant.behind',
    'the nearest objective that lies no nearer to the enemy than the unit',
  ),
} as const

/** The same for guerrillas: where they must not go is said in the same breath. */
export const keptMoves: Readonly<Record<MoveKind, Message>> = {
  aggressive: headline(
    'blood-and-plunder.moves.aggressive.kept',
    '{unit} advances on its nearest enemy. It goes straight there, but not within 8 inches of a unit without Fatigue, nor closer to one that is nearer already ({kept}), and ends in cover where that costs no distance.',
  ),
  tactical: headline(
    'blood-and-plunder.moves.tactical.kept',
    '{unit} makes a Tactical Move. It goes towards the nearest objective that its side does not control (if there is none, or it is there already: towards the closest enemy), {cover}, but not within 8 inches of a unit without Fatigue, nor closer to one that is nearer already ({kept}).',
  ),
  retreat: headline(
    'blood-and-plunder.moves.retreat.kept',
    '{unit} falls back. It moves {hidden}, {back}, but not within 8 inches of a unit without Fatigue, nor closer to one that is nearer already ({kept}).',
  ),
  gun: headline(
    'blood-and-plunder.moves.gun.kept',
    '{unit} moves its gun to see an enemy. It goes there by the shortest way, but not within 8 inches of a unit without Fatigue, nor closer to one that is nearer already ({kept}).',
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
    '{unit} advances on {goal}. Move it {inches, plural, one {# inch} other {# inches}} on your table {place}.',
  ),
  tactical: headline(
    'blood-and-plunder.movesTo.tactical',
    '{unit} makes for {goal}. Move it {inches, plural, one {# inch} other {# inches}} on your table {place}.',
  ),
  retreat: headline(
    'blood-and-plunder.movesTo.retreat',
    '{unit} falls back. Move it {inches, plural, one {# inch} other {# inches}} on your table {place}.',
  ),
  gun: headline(
    'blood-and-plunder.movesTo.gun',
    '{unit} moves its gun to see an enemy. Move it {inches, plural, one {# inch} other {# inches}} on your table {place}.',
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
  leaves: aside(
    'blood-and-plunder.leavesObjective',
    '{unit} leaves {objective}, which nobody else holds: it is under control no longer. Where it is the nearest then, the next Tactical Move leads back there.',
  ),
  onTheWay: aside('blood-and-plunder.onTheWay', '{unit} makes for {place} with the moves it has left.'),
  stays: headline('blood-and-plunder.stays', '{unit} finds no way to go and stays.'),
} as const
