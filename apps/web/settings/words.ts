import { message } from '@opfor/kernel'

/** What the settings and the about page say. */
export const settingWords = {
  look: message('web.settings.look', 'Look'),
  theme: message('web.theme', 'Colours'),
  themeAuto: message('web.theme.auto', 'as the device'),
  themeLight: message('web.theme.light', 'light'),
  themeDark: message('web.theme.dark', 'dark'),
  textSize: message('web.textSize', 'Text size'),
  percent: message('web.textSize.percent', '{percent} %'),
  motion: message('web.motion', 'Movement'),
  motionAuto: message('web.motion.auto', 'as the device'),
  motionLess: message('web.motion.less', 'none'),
  language: message('web.language', 'Language'),
  hearing: message('web.settings.hearing', 'Sound and speech'),
  speech: message('web.settings.speech', "Speak the opponent's move by itself"),
  speechAbsent: message('web.settings.speechAbsent', 'This browser cannot speak.'),
  sound: message('web.settings.sound', 'A short tone when the opponent has moved'),
  automated: message('web.settings.automated', 'What the app does beside a real board'),
  automatedSoft: message(
    'web.settings.automatedSoft',
    'For matches that begin from now on. In a match it can be changed at any time, under More.',
  ),
  rolls: message('web.settings.rolls', 'The app rolls the dice'),
  draws: message('web.settings.draws', 'The app draws the tokens'),
  check: message('web.settings.check', 'Compare app and table after each move of the opponent'),
  help: message('web.settings.help', 'First match'),
  hints: message('web.settings.hints', 'Explain each control when it is first needed'),
  again: message('web.settings.again', 'Explain everything once more'),
  begun: message('web.settings.begun', 'The explanations begin anew.'),
  about: message('web.about', 'About'),
  what: message(
    'web.about.what',
    'Opfor runs the automated opponent of a published wargame and names the rule behind every decision.',
  ),
  version: message('web.about.version', 'Version {version}.'),
  rules: message('web.about.rules', '{title}: {rulebook}, {edition}.'),
  stored: message(
    'web.stored',
    'Your matches are kept on this device. Nothing is sent anywhere unless you sign in.',
  ),
  where: message(
    'web.about.where',
    "Matches lie in the browser's database for this address, these settings in its local storage; clearing the site's data deletes both.",
  ),
  wakeLock: message('web.wakeLock', 'The screen stays awake during a match.'),
  licence: message('web.licence', 'Free software under the Apache License 2.0.'),
} as const
