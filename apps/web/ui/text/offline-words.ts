import { message, messages } from '@opfor/kernel'

export const offlineWords = messages('web.offline', {
  title: message('web.offline', 'Offline'),
  ready: 'The app and all games are on this device.',
  notReady: 'The app and the games are not saved on this device yet. Reload the page while you are online.',
  downloaded: '{part}: on this device.',
  missing: '{part}: not downloaded yet ({kB} kB).',
  lab: 'Lab',
  editors: 'Editors for your own content',
  watch: 'Matches to watch',
  server: 'Account and sync',
  sheets: 'Your own opponents',
  workshop: 'Workshop for your own opponents',
  all: 'Download everything ({kB} kB)',
  failed: 'The download failed. Try again while you are online.',
  labMissing: 'The lab is not on this device yet. Go online once to download it.',
  editorsMissing: 'The editor is not on this device yet. Go online once to download it.',
  sheetsMissing: "Your own opponents can't be played yet. Go online once to download what they need.",
  partMissing: 'This page is not on this device yet. Go online once to download it.',
  languageMissing: '{language} is not on this device yet. Go online once to download it.',
  reload: 'Try again',
  useEnglish: 'Use English',
})
