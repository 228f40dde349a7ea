import { messages } from '@opfor/kernel'

export const homeWords = messages('web.home', {
  headline: 'The second player at your table',
  what: 'Opfor plays the enemy in your solo wargame and shows the rule behind every move.',
  own: 'Which of these do you own?',
  games: 'Games',
  saved: '{count, plural, one {# saved match} other {# saved matches}}',
  texts: 'Opponents as text',
  library: 'All ten',
  opponents: 'Your own opponents',
  opponentsIntro: 'Write an opponent as a page of text, or play one of ours.',
  dragon: 'It sleeps, wakes, rages and tires.',
  patrol: 'Nobody knows whose turn is next. For any figures.',
  tools: 'Tools',
  playsAbout: 'Your results by game and difficulty.',
  unofficial: 'Free, open source and unofficial. No rulebook text and no art of a publisher is in here.',
})

export const gameWords = messages('web.game', {
  atMyTable: 'At my table',
  tableAbout: 'Play with your own copy; keep this device next to it.',
  onThisScreen: 'On this screen',
  screenAbout: 'The whole board is here.',
  screenAboutPart: 'The board is here; keep your rulebook and dice at hand.',
  today: "Today's battle",
  todayAbout: 'The same for everyone, new every day.',
  watchAbout: 'It plays itself and gives every reason.',
  howAbout: 'In six sentences.',
  settingsAbout: 'Difficulty, options, rulings, examples, a position of your own.',
  referenceAbout: 'What the opponent does, line by line.',
  labAbout: 'How hard is it? Let it play, and count.',
  houseAbout: 'Change a line and see what it does.',
})
