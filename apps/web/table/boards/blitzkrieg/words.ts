import { message, messages } from '@opfor/kernel'

export const enlargedWords = messages('blitzkrieg.board', {
  whole: 'Whole board',
  previous: 'Previous',
  next: 'Next',
})

/** Names of theatres, spaces and units are those of the game. */
export const words = messages('blitzkrieg.board', {
  board: message('blitzkrieg.board', 'The board'),
  bot: 'Bot',
  you: 'You',
  vp: '{vp} VP',
  marker: '{theatre}: battle marker on {cell}',
  open: '{theatre}: marker on {cell}; campaign {campaign} of {campaigns}.',
  closed: '{theatre}: closed, marker on {cell}.',
  waits: '{theatre}: not open yet.',
  large: '{theatre} {count, plural, =0 {} one {One space to choose.} other {# spaces to choose.}} Enlarge.',
  campaign: 'Campaign {campaign}: {vp} VP',
  place: '{theatre}, campaign {campaign}, space {place}: {effect}',
  occupied: '{space}: {unit}',
  slot: '{slot}: {unit}',
  track: 'War victory track: the bot {bot}, you {you}; the war ends at 25',
  forces: 'Row, reserve, bags',
  forcesLarge: 'Row, reserve and bags. Enlarge.',
  row: "Bot's row",
  reserve: 'Your reserve',
  none: 'none',
  cup: 'In the cup',
  botBag: "Bot's bag",
  yourBag: 'Your bag',
  unplaced: 'Your bag and reserve',
  pool: 'Special weapons',
  red: 'Red space {red}',
  army: 'Army',
  navy: 'Navy',
  airforce: 'Airforce',
  land: 'Land',
  sea: 'Sea',
  landSea: 'Land or sea',
})
