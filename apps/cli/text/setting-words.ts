import { messages } from '@opfor/kernel'

export const settingWords = messages('cli.setting', {
  whichGame: 'Which game do you want to play?',
  unknownGame: 'Unknown game {id}. Available: {games}.',
  defaults: 'Default settings:',
  startWithDefaults: '{game}: start with the default settings?',
  yes: 'Yes',
  no: 'No',
  ownFile: 'My own, from a file',
  packPath: 'Path of the pack (a JSON file):',
  cancelled: 'Cancelled.',
  noExample: '{game} has no example {id}. Available: {names}.',
  noOption: '{game} has no option {id}. Available: {names}.',
  noPack: '{game} has no pack {id}. Available: {names}.',
  noPacks: '{game} has no packs.',
  nameValue: 'Expected name=value, got "{flag}".',
  readFile: 'To read a file, use {option}=@{file}.',
  wholeNumber: 'Expected a whole number.',
})

export const referenceWords = messages('cli.reference', {
  rulebook: '{title}, {edition} (publisher: {publisher}). Unofficial; you need the game.',
  options: 'Options',
  standard: '{option} (default: {value})',
  rulings: 'Rulings',
  examples: 'Examples',
  ruling: '{rule} [ruling: {ids}]',
})
