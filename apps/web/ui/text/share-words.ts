import { messages } from '@opfor/kernel'

export const shareWords = messages('web.shareSheet', {
  opens: 'What the link opens',
  toPlay: 'The opponent, to play',
  toChange: 'A copy in the workshop, to change',
  linkIntro:
    'The link contains the whole page. Anyone who opens it can play it or change a copy; nothing is sent to a server.',
  page: 'The page',
  text: 'The text of the page',
  copyPage: 'Copy the page',
  saveFile: 'Save as a file',
  paper: 'On paper',
  paperIntro: 'Lists and charts on a page, counters as tracks, decks as cards, and a QR code if it fits.',
  print: 'Print',
  changeThis: 'Change this',
  from: 'Based on {name}',
})
