import { message } from '@opfor/kernel'

/** Texts about what is on the device and can be used offline. */
export const offlineWords = {
  title: message('web.offline', 'Offline'),
  ready: message('web.offline.ready', 'The app and all games are on this device.'),
  notReady: message(
    'web.offline.notReady',
    'The app and the games are not saved on this device yet. Reload the page while you are online.',
  ),
  downloaded: message('web.offline.downloaded', '{part}: on this device.'),
  missing: message('web.offline.missing', '{part}: not downloaded yet ({kB} kB).'),
  lab: message('web.offline.lab', 'Lab'),
  editors: message('web.offline.editors', 'Editors for your own content'),
  watch: message('web.offline.watch', 'Matches to watch'),
  server: message('web.offline.server', 'Account and sync'),
  sheets: message('web.offline.sheets', 'Your own opponents'),
  workshop: message('web.offline.workshop', 'Workshop for your own opponents'),
  all: message('web.offline.all', 'Download everything ({kB} kB)'),
  failed: message('web.offline.failed', 'The download failed. Try again while you are online.'),
  labMissing: message(
    'web.offline.labMissing',
    'The lab is not on this device yet. Go online once to download it.',
  ),
  editorsMissing: message(
    'web.offline.editorsMissing',
    'The editor is not on this device yet. Go online once to download it.',
  ),
  sheetsMissing: message(
    'web.offline.sheetsMissing',
    'What plays opponents of your own is not on this device yet. Go online once to download it.',
  ),
  partMissing: message(
    'web.offline.partMissing',
    'This page is not on this device yet. Go online once to download it.',
  ),
  languageMissing: message(
    'web.offline.languageMissing',
    '{language} is not on this device yet. Go online once to download it.',
  ),
  reload: message('web.offline.reload', 'Try again'),
  useEnglish: message('web.offline.useEnglish', 'Use English'),
} as const
