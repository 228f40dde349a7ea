import { aside, headline, type Message, message } from '@opfor/kernel'
import type { Point } from '../../table/geometry/point.ts'

/** What OPFOR ships do and what is asked of them. */
export const shipWords = {
  close: headline('blood-and-plunder.sails.close', '{ship} sails straight towards the closest player ship.'),
  broadside: headline(
    'blood-and-plunder.sails.broadside',
    '{ship} sails for the best broadside. It goes where as many of its {guns} as possible bear on {target}, {next}.',
  ),
  away: headline(
    'blood-and-plunder.sails.away',
    '{ship} sails away from the player ships. It gets as far from the nearest as it can with room to sail on (of places as far, where its bow is turned away), and stays where it is only without room to sail.',
  ),
  ashore: headline('blood-and-plunder.sails.ashore', '{ship} sails towards the nearest player unit.'),
  holds: headline('blood-and-plunder.sails.holds', '{ship} holds its position.'),
  turns: headline(
    'blood-and-plunder.turns',
    '{ship} turns where it lies. By sailing it comes no nearer: turn it on your table {pose}.',
  ),
  turnsWithoutRoom: headline(
    'blood-and-plunder.turnsWithoutRoom',
    '{ship} turns where it lies. It has no room to sail: turn it on your table {pose}.',
  ),
  sails: aside(
    'blood-and-plunder.sailsReminder',
    'Sail settings, tacking and anchors of {ship}: choose what helps this movement.',
  ),
  now: message('blood-and-plunder.movementNow=now', 'a movement'),
  later: message('blood-and-plunder.movementNow=later', 'none'),
  waits: aside('blood-and-plunder.shipWaits', '{ship} keeps its next movement for later.'),
  fledFrom: message('blood-and-plunder.because.fledFrom', 'the ship sails away from player ships'),
  second: aside('blood-and-plunder.secondMove', '{ship} makes another movement now.'),
  notYet: aside(
    'blood-and-plunder.notYet',
    '{ship} keeps its next movement for later ({roll}, 6 or more is needed).',
  ),
  rollSecond: message(
    'blood-and-plunder.ask.second',
    'Does {ship} make another movement now? It does on 6 or more.',
  ),
  where: message('blood-and-plunder.ask.ship', 'Where did {ship} end?'),
  movedThere: message(
    'blood-and-plunder.ask.shipMovedThere',
    'Where does {ship} end? Move it on your table, and change the place if it is another.',
  ),
  heading: message('blood-and-plunder.ask.heading', 'Heading, in sixteenths clockwise from the top'),
  sixteenths: message('blood-and-plunder.sixteenths', 'sixteenths'),
  lies: aside('blood-and-plunder.shipLies', '{ship} lies there now {pose}.'),
} as const

/** What OPFOR ships do on a map. */
export const sailsTo = {
  close: headline(
    'blood-and-plunder.sailsTo.close',
    '{ship} closes in on the closest player ship. Move it {inches, plural, one {# inch} other {# inches}} on your table {pose}.',
  ),
  broadside: headline(
    'blood-and-plunder.sailsTo.broadside',
    '{ship} sails for the best broadside. Move it {inches, plural, one {# inch} other {# inches}} on your table {pose}.',
  ),
  away: headline(
    'blood-and-plunder.sailsTo.away',
    '{ship} sails away from the player ships. Move it {inches, plural, one {# inch} other {# inches}} on your table {pose}.',
  ),
  ashore: headline(
    'blood-and-plunder.sailsTo.ashore',
    '{ship} closes in on the nearest player unit. Move it {inches, plural, one {# inch} other {# inches}} on your table {pose}.',
  ),
} as const

/** Which guns make a broadside, by the ruling. */
export const gunsMeant = {
  all: message('blood-and-plunder.gunsMeant.all', 'guns'),
  loaded: message('blood-and-plunder.gunsMeant.loaded', 'loaded guns'),
} as const

/** On which ships a broadside is to bear, by the ruling. */
export const shipsMeant = {
  any: message('blood-and-plunder.shipsMeant.any', 'a player ship, whichever it is'),
  closest: message('blood-and-plunder.shipsMeant.closest', 'the closest player ship'),
} as const

/** What comes next where as many guns bear, by the ruling. */
export const nextLookedFor = {
  range: message('blood-and-plunder.nextLookedFor.range', 'as near as that allows'),
  safety: message(
    'blood-and-plunder.nextLookedFor.safety',
    'where the fewest enemy guns bear back, as near as that allows',
  ),
} as const

/** How far a bow points off a way. */
export function sixteenthsTold(sixteenths: number): Message {
  return message(
    'blood-and-plunder.offAway',
    '{sixteenths, plural, =0 {straight away} one {# sixteenth off} other {# sixteenths off}}',
    { sixteenths },
  )
}

/** Where a bow points, in sixteenths clockwise from the top of the table. */
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

/** A place on the table and where the bow points. */
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

/** The same where it stands among its like. */
export function poseInShort({ x, y }: Point, heading: number): Message {
  return message('blood-and-plunder.poseInShort', '({x}"/{y}", {bow})', {
    x: x / 10,
    y: y / 10,
    bow: bows[heading] ?? '',
  })
}
