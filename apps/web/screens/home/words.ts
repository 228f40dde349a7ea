import { messages } from '@opfor/kernel'

export const homeWords = messages('web.home', {
  what: 'Opfor plays the enemy in your solo wargame and shows the rule behind every move.',
  table: 'At my table: play with your own copy; keep this device next to it.',
  screen: 'On this screen: the whole board is here. Some games still need your rulebook and dice.',
  atMyTable: 'At my table',
  onThisScreen: 'On this screen',
  opponents: 'Your own opponents',
  opponentsIntro: 'Write an opponent as a page of text, or play one of ours.',
})
