import { message } from '@opfor/kernel'

/** What is said about sharing a match. */
export const sharingWords = {
  linkIntro: message(
    'web.sharing.linkIntro',
    'The link holds the whole match. Whoever opens it sees this position and why it came about; nothing is sent to a server.',
  ),
  link: message('web.sharing.link', 'Link'),
  copyLink: message('web.sharing.copyLink', 'Copy the link'),
  sendLink: message('web.sharing.sendLink', 'Send the link'),
  copied: message('web.sharing.copied', 'Copied.'),
  notCopied: message('web.sharing.notCopied', 'The browser does not let us copy: mark the text and copy it.'),
  qr: message('web.sharing.qr', 'Show as a QR code'),
  qrShown: message('web.sharing.qrShown', 'QR code of the link: point the camera of the other device at it.'),
  qrTooLong: message(
    'web.sharing.qrTooLong',
    'This match is too long for a QR code: the link has {length} characters, a QR code holds {most}. Send the link or a file instead.',
  ),
  result: message('web.sharing.result', 'Result'),
  copyResult: message('web.sharing.copyResult', 'Copy the result'),
  files: message('web.sharing.files', 'Files'),
  saveMatch: message('web.sharing.saveMatch', 'Save the match'),
  saveTranscript: message('web.sharing.saveTranscript', 'Save as text'),
  underWay: message(
    'web.sharing.underWay',
    'Under way, after {count, plural, one {# turn} other {# turns}}.',
  ),
  turns: message('web.sharing.turns', '{count, plural, one {# turn} other {# turns}}'),
  played: message('web.sharing.played', '{title} with Opfor'),
  setting: message('web.sharing.setting', '{question} {answer}'),
  shared: message('web.sharing.shared', 'A shared match'),
  sharedIntro: message(
    'web.sharing.sharedIntro',
    'You are looking at it: step {step} of {steps}. It is not kept on this device yet.',
  ),
  keepAsMine: message('web.sharing.keepAsMine', 'Keep as my match'),
  cannotOpen: message('web.sharing.cannotOpen', 'This link cannot be opened. {problem}'),
  damaged: message('web.sharing.damaged', 'The link is damaged: what it holds cannot be unpacked.'),
  unknownGame: message('web.sharing.unknownGame', 'There is no game "{game}" on the shelf.'),
  doesNotFit: message('web.sharing.doesNotFit', 'It does not fit the rules of this app: {problem}'),
  stands: message('web.sharing.stands', 'The question that stands'),
  reportTitle: message('web.report.title', 'A wrong move in {title}'),
  reportRules: message(
    'web.report.rules',
    '{edition}, version {version} of the rules, after {count, plural, one {# step} other {# steps}}',
  ),
  reportMove: message('web.report.move', 'What the opponent did'),
  reportWhy: message('web.report.why', 'Why, says the app'),
  reportPosition: message('web.report.position', 'The position'),
  reportLying: message('web.report.lying', '{place}: {pieces}'),
  reportPieces: message('web.report.pieces', '{count} {piece}'),
  reportMatch: message('web.report.match', 'The match (this file can be imported)'),
} as const
