import { message } from '@opfor/kernel'

/** Texts of the settings and the about page. */
export const settingWords = {
  look: message('web.settings.look', 'Appearance'),
  theme: message('web.theme', 'Theme'),
  themeAuto: message('web.theme.auto', 'system'),
  themeLight: message('web.theme.light', 'light'),
  themeDark: message('web.theme.dark', 'dark'),
  textSize: message('web.textSize', 'Text size'),
  percent: message('web.textSize.percent', '{percent} %'),
  motion: message('web.motion', 'Animations'),
  motionAuto: message('web.motion.auto', 'system'),
  motionLess: message('web.motion.less', 'off'),
  language: message('web.language', 'Language'),
  unreviewed: message('web.language.unreviewed', '{language} (not yet reviewed)'),
  unreviewedNote: message(
    'web.language.unreviewedNote',
    'Nobody has reviewed this translation yet. What is not translated is shown in English.',
  ),
  improveTranslation: message(
    'web.language.improve',
    'You can help: CONTRIBUTING.md in the source code says how.',
  ),
  hearing: message('web.settings.hearing', 'Sound and speech'),
  speech: message('web.settings.speech', "Read the opponent's moves aloud automatically"),
  speechAbsent: message('web.settings.speechAbsent', 'This browser cannot read text aloud.'),
  sound: message('web.settings.sound', 'Play a sound when the opponent has moved'),
  automated: message('web.settings.automated', 'With the physical board'),
  automatedSoft: message(
    'web.settings.automatedSoft',
    'Applies to new matches. In a match you can change it at any time under More.',
  ),
  rolls: message('web.settings.rolls', 'The app rolls the dice'),
  draws: message('web.settings.draws', 'The app draws the tokens'),
  check: message('web.settings.check', "Check your table after each of the opponent's moves"),
  help: message('web.settings.help', 'Hints'),
  hints: message('web.settings.hints', 'Show a hint when a control is first needed'),
  again: message('web.settings.again', 'Show all hints again'),
  begun: message('web.settings.begun', 'All hints will be shown again.'),
  about: message('web.about', 'About'),
  what: message(
    'web.about.what',
    'Opfor runs the automated opponent of a published wargame and names the rule behind every decision.',
  ),
  version: message('web.about.version', 'Version {version}.'),
  rules: message('web.about.rules', '{title}: {rulebook}, {edition}.'),
  stored: message('web.stored', 'Your matches are saved on this device. Nothing is sent anywhere.'),
  storedUnless: message(
    'web.stored.unless',
    'Your matches are saved on this device. Nothing is sent anywhere unless you sign in.',
  ),
  where: message(
    'web.about.where',
    "Matches are stored in the browser's database for this address, settings in its local storage; clearing the site's data deletes both.",
  ),
  wakeLock: message('web.wakeLock', 'The screen stays awake during a match.'),
  licence: message('web.licence', 'Free software under the Apache License 2.0.'),
} as const
