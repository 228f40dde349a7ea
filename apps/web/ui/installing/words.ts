import { message } from '@opfor/kernel'

/** Texts about installing the app. */
export const installWords = {
  title: message('web.install.title', 'Install Opfor as an app'),
  why: message(
    'web.install.why',
    'It starts from your home screen, without the browser around it, and works offline.',
  ),
  install: message('web.install.install', 'Install'),
  notNow: message('web.install.notNow', 'Not now'),
  shareMenu: message('web.install.shareMenu', 'Tap Share in your browser, then “Add to Home Screen”.'),
  ownStorage: message(
    'web.install.ownStorage',
    'On an iPhone or iPad the installed app has a storage of its own: export your matches to a file here, and import it there.',
  ),
  browserMenu: message(
    'web.install.browserMenu',
    'Look for “Install” or “Add to Home Screen” in the menu of your browser; in Safari on a Mac it is “Add to Dock”. Not every browser can install apps.',
  ),
  installed: message('web.install.installed', 'Opfor runs as an installed app.'),
} as const
