import { message } from '@opfor/kernel'

/** Texts about sharing an opponent, and about making one's own of it. */
export const shareWords = {
  opens: message('web.shareSheet.opens', 'What the link opens'),
  toPlay: message('web.shareSheet.toPlay', 'The opponent, to play'),
  toChange: message('web.shareSheet.toChange', 'A copy in the workshop, to change'),
  linkIntro: message(
    'web.shareSheet.linkIntro',
    'The link contains the whole page. Anyone who opens it can play it or change a copy; nothing is sent to a server.',
  ),
  page: message('web.shareSheet.page', 'The page'),
  text: message('web.shareSheet.text', 'The text of the page'),
  copyPage: message('web.shareSheet.copyPage', 'Copy the page'),
  saveFile: message('web.shareSheet.saveFile', 'Save as a file'),
  paper: message('web.shareSheet.paper', 'On paper'),
  paperIntro: message(
    'web.shareSheet.paperIntro',
    'Lists and charts on a page, counters as tracks, decks as cards, and a QR code if it fits.',
  ),
  print: message('web.shareSheet.print', 'Print'),
  changeThis: message('web.shareSheet.changeThis', 'Change this'),
  from: message('web.shareSheet.from', 'From {name}'),
} as const
