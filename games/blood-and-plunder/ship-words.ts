import { aside, headline, message } from '@opfor/kernel'

/** What OPFOR ships do and what is asked of them. */
export const shipWords = {
  close: headline('blood-and-plunder.sails.close', '{ship} sails straight towards the closest player ship.'),
  broadside: headline(
    'blood-and-plunder.sails.broadside',
    '{ship} sails so that as many of its loaded guns as possible bear on the closest player ship, as near as that allows.',
  ),
  away: headline('blood-and-plunder.sails.away', '{ship} sails away from the player ships.'),
  ashore: headline('blood-and-plunder.sails.ashore', '{ship} sails towards the nearest player unit.'),
  holds: headline('blood-and-plunder.sails.holds', '{ship} holds its position.'),
  sailsTo: headline(
    'blood-and-plunder.sailsTo',
    '{ship} sails {inches} inches {pose}: move it on your table.',
  ),
  sails: message(
    'blood-and-plunder.sailsReminder',
    'Sail settings, tacking and anchors of {ship}: choose what helps this movement.',
  ),
  second: aside('blood-and-plunder.secondMove', '{ship} makes another movement now.'),
  notYet: aside(
    'blood-and-plunder.notYet',
    '{ship} keeps its next movement for later ({roll}, 6 or more is needed).',
  ),
  rollSecond: message('blood-and-plunder.ask.second', 'Another movement of {ship} now? 6 or more'),
  where: message('blood-and-plunder.ask.ship', 'Where did {ship} end?'),
  movedThere: message(
    'blood-and-plunder.ask.shipMovedThere',
    'Move {ship} on your table. If it ends elsewhere, say where.',
  ),
  heading: message('blood-and-plunder.ask.heading', 'Heading, in sixteenths clockwise from the top'),
  sixteenths: message('blood-and-plunder.sixteenths', 'sixteenths'),
  lies: aside('blood-and-plunder.shipLies', '{ship} lies there now {pose}.'),
} as const
