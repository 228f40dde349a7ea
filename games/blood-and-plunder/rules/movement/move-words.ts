import { noteText, headlineText, type Message, message, messages } from '@opfor/kernel'
import type { Point } from '../../table/geometry/point.ts'

export type MoveKind = 'aggressive' | 'tactical' | 'retreat' | 'gun'

export const moves: Readonly<Record<MoveKind, Message>> = {
  aggressive: {
    id: 'blood-and-plunder.moves.aggressive',
    ...headlineText(
      '{unit} advances on its nearest enemy. It goes straight there, short of contact, and ends in cover where that costs no distance.',
    ),
  },
  tactical: {
    id: 'blood-and-plunder.moves.tactical',
    ...headlineText(
      '{unit} makes a Tactical Move. It goes towards the nearest objective that its side does not control (if there is none, or it is already there: towards the closest enemy), {cover}.',
    ),
  },
  retreat: {
    id: 'blood-and-plunder.moves.retreat',
    ...headlineText('{unit} falls back. It moves {hidden}, {back}.'),
  },
  gun: {
    id: 'blood-and-plunder.moves.gun',
    ...headlineText('{unit} moves its gun to see an enemy. It goes there by the shortest way.'),
  },
}

export const coverUsed = messages('blood-and-plunder.coverUsed', {
  first: 'into the best cover of all places that lead closer',
  ties: 'as close as it can get, into cover where that costs no distance',
})

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

export const fallsBackTo = messages('blood-and-plunder.fallsBackTo', {
  cover: 'into the best cover, towards {refuge} and then its home edge',
  objective: 'towards {refuge} and then its home edge, into the best cover there',
})

export const refugeMeant = messages('blood-and-plunder.refugeMeant', {
  nearest: 'the nearest objective',
  behind: 'the nearest objective that is no nearer to the enemy than the unit',
})

export const keptMoves: Readonly<Record<MoveKind, Message>> = {
  aggressive: {
    id: 'blood-and-plunder.moves.aggressive.kept',
    ...headlineText(
      '{unit} advances on its nearest enemy. It goes straight there, but not within 8 inches of a unit without Fatigue, and no closer to one already nearer ({kept}). It ends in cover where that costs no distance.',
    ),
  },
  tactical: {
    id: 'blood-and-plunder.moves.tactical.kept',
    ...headlineText(
      '{unit} makes a Tactical Move. It goes towards the nearest objective that its side does not control (if there is none, or it is already there: towards the closest enemy), {cover}, but not within 8 inches of a unit without Fatigue, and no closer to one already nearer ({kept}).',
    ),
  },
  retreat: {
    id: 'blood-and-plunder.moves.retreat.kept',
    ...headlineText(
      '{unit} falls back. It moves {hidden}, {back}, but not within 8 inches of a unit without Fatigue, and no closer to one already nearer ({kept}).',
    ),
  },
  gun: {
    id: 'blood-and-plunder.moves.gun.kept',
    ...headlineText(
      '{unit} moves its gun to see an enemy. It goes there by the shortest way, but not within 8 inches of a unit without Fatigue, and no closer to one already nearer ({kept}).',
    ),
  },
}

export function placeName({ x, y }: Point): Message {
  return message('blood-and-plunder.place', '({x}" from the left, {y}" from the bottom)', {
    x: x / 10,
    y: y / 10,
  })
}

/** For a list of places: inches from the left and from the bottom. */
export function placeInShort({ x, y }: Point): Message {
  return message('blood-and-plunder.placeInShort', '({x}"/{y}")', { x: x / 10, y: y / 10 })
}

export const movesTo: Readonly<Record<MoveKind, Message>> = {
  aggressive: {
    id: 'blood-and-plunder.movesTo.aggressive',
    ...headlineText(
      '{unit} advances on {goal}. Move it {inches, plural, one {# inch} other {# inches}} on your table {place}.',
    ),
  },
  tactical: {
    id: 'blood-and-plunder.movesTo.tactical',
    ...headlineText(
      '{unit} makes for {goal}. Move it {inches, plural, one {# inch} other {# inches}} on your table {place}.',
    ),
  },
  retreat: {
    id: 'blood-and-plunder.movesTo.retreat',
    ...headlineText(
      '{unit} falls back. Move it {inches, plural, one {# inch} other {# inches}} on your table {place}.',
    ),
  },
  gun: {
    id: 'blood-and-plunder.movesTo.gun',
    ...headlineText(
      '{unit} moves its gun to see an enemy. Move it {inches, plural, one {# inch} other {# inches}} on your table {place}.',
    ),
  },
}

export const moveWords = messages('blood-and-plunder.ask', {
  cavalry: {
    id: 'blood-and-plunder.moves.cavalry',
    ...headlineText('{unit} is mounted: among ways that lead equally close, it stays out of sight.'),
  },
  whereNow: message('blood-and-plunder.ask.where', 'Where did {unit} end up?'),
  movedThere: 'Where does {unit} end up? Move it on your table, and change the place if it is different.',
  x: 'Inches from the left edge',
  y: 'Inches from the bottom edge',
  stands: { id: 'blood-and-plunder.stands', ...noteText('{unit} is now here: {place}.') },
  leaves: {
    id: 'blood-and-plunder.leavesObjective',
    ...noteText(
      '{unit} leaves {objective}, which no other unit holds: it is no longer under control. If it is the nearest, the next Tactical Move leads back to it.',
    ),
  },
  onTheWay: {
    id: 'blood-and-plunder.onTheWay',
    ...noteText('{unit} is on its way to {place} with the moves it has left.'),
  },
  stays: { id: 'blood-and-plunder.stays', ...headlineText('{unit} finds no way and stays.') },
})
