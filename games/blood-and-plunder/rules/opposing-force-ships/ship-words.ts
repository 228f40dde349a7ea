import { noteText, headlineText, type Message, message, messages } from '@opfor/kernel'
import type { Point } from '../../table/geometry/point.ts'

export const shipWords = messages('blood-and-plunder.sails', {
  close: headlineText('{ship} sails straight towards the closest player ship.'),
  broadside: headlineText(
    '{ship} sails for the best broadside. It goes where as many of its {guns} as possible bear on {target}, {next}.',
  ),
  away: headlineText(
    '{ship} sails away from the player ships. It sails as far from the nearest as it can and still has room to sail on; if several places are equally far, it turns its bow away. It stays only if it has no room to sail.',
  ),
  ashore: headlineText('{ship} sails towards the nearest player unit.'),
  holds: headlineText('{ship} holds its position.'),
  turns: {
    id: 'blood-and-plunder.turns',
    ...headlineText(
      '{ship} turns on the spot. Sailing would bring it no nearer: turn it on your table {pose}.',
    ),
  },
  turnsWithoutRoom: {
    id: 'blood-and-plunder.turnsWithoutRoom',
    ...headlineText('{ship} turns on the spot. It has no room to sail: turn it on your table {pose}.'),
  },
  sails: {
    id: 'blood-and-plunder.sailsReminder',
    ...noteText('Sail settings, tacking and anchors of {ship}: choose what helps this movement.'),
  },
  now: message('blood-and-plunder.movementNow=now', 'a movement'),
  later: message('blood-and-plunder.movementNow=later', 'none'),
  waits: { id: 'blood-and-plunder.shipWaits', ...noteText('{ship} saves its next movement for later.') },
  fledFrom: message('blood-and-plunder.because.fledFrom', 'the ship sails away from player ships'),
  second: { id: 'blood-and-plunder.secondMove', ...noteText('{ship} makes another movement now.') },
  notYet: {
    id: 'blood-and-plunder.notYet',
    ...noteText('{ship} saves its next movement for later ({roll}, 6 or more is needed).'),
  },
  rollSecond: message(
    'blood-and-plunder.ask.second',
    'Does {ship} make another movement now? It does on 6 or more.',
  ),
  where: message('blood-and-plunder.ask.ship', 'Where did {ship} end up?'),
  movedThere: message(
    'blood-and-plunder.ask.shipMovedThere',
    'Where does {ship} end up? Move it on your table, and change the place if it is different.',
  ),
  heading: message('blood-and-plunder.ask.heading', 'Heading, in sixteenths clockwise from the top'),
  sixteenths: message('blood-and-plunder.sixteenths', 'sixteenths'),
  lies: { id: 'blood-and-plunder.shipLies', ...noteText('{ship} is now here: {pose}.') },
})

export const sailsTo = messages('blood-and-plunder.sailsTo', {
  close: headlineText(
    '{ship} closes in on the closest player ship. Move it {inches, plural, one {# inch} other {# inches}} on your table {pose}.',
  ),
  broadside: headlineText(
    '{ship} sails for the best broadside. Move it {inches, plural, one {# inch} other {# inches}} on your table {pose}.',
  ),
  away: headlineText(
    '{ship} sails away from the player ships. Move it {inches, plural, one {# inch} other {# inches}} on your table {pose}.',
  ),
  ashore: headlineText(
    '{ship} closes in on the nearest player unit. Move it {inches, plural, one {# inch} other {# inches}} on your table {pose}.',
  ),
})

export const gunsMeant = messages('blood-and-plunder.gunsMeant', {
  all: 'guns',
  loaded: 'loaded guns',
})

export const shipsMeant = messages('blood-and-plunder.shipsMeant', {
  any: 'any player ship',
  closest: 'the closest player ship',
})

export const nextLookedFor = messages('blood-and-plunder.nextLookedFor', {
  range: 'as near as that allows',
  safety: 'where the fewest enemy guns bear back, as near as that allows',
})

export function formatSixteenths(sixteenths: number): Message {
  return message(
    'blood-and-plunder.offAway',
    '{sixteenths, plural, =0 {straight away} one {# sixteenth off} other {# sixteenths off}}',
    { sixteenths },
  )
}

/** In sixteenths, clockwise from the top of the table. */
const bows: readonly Message[] = [
  message('blood-and-plunder.bow.0', 'bow to the top'),
  message('blood-and-plunder.bow.1', 'bow to the top, slightly right'),
  message('blood-and-plunder.bow.2', 'bow to the top right'),
  message('blood-and-plunder.bow.3', 'bow to the right, slightly up'),
  message('blood-and-plunder.bow.4', 'bow to the right'),
  message('blood-and-plunder.bow.5', 'bow to the right, slightly down'),
  message('blood-and-plunder.bow.6', 'bow to the bottom right'),
  message('blood-and-plunder.bow.7', 'bow to the bottom, slightly right'),
  message('blood-and-plunder.bow.8', 'bow to the bottom'),
  message('blood-and-plunder.bow.9', 'bow to the bottom, slightly left'),
  message('blood-and-plunder.bow.10', 'bow to the bottom left'),
  message('blood-and-plunder.bow.11', 'bow to the left, slightly down'),
  message('blood-and-plunder.bow.12', 'bow to the left'),
  message('blood-and-plunder.bow.13', 'bow to the left, slightly up'),
  message('blood-and-plunder.bow.14', 'bow to the top left'),
  message('blood-and-plunder.bow.15', 'bow to the top, slightly left'),
]

export function poseName({ x, y }: Point, heading: number): Message {
  return message(
    'blood-and-plunder.pose',
    '({x}" from the left, {y}" from the bottom, {bow}: heading {heading})',
    {
      x: x / 10,
      y: y / 10,
      bow: bows[heading] ?? '',
      heading,
    },
  )
}

export function poseInShort({ x, y }: Point, heading: number): Message {
  return message('blood-and-plunder.poseInShort', '({x}"/{y}", {bow})', {
    x: x / 10,
    y: y / 10,
    bow: bows[heading] ?? '',
  })
}
