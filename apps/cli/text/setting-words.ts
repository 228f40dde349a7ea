import { message } from '@opfor/kernel'

/** Texts of choosing a game and its settings. */
export const settingWords = {
  whichGame: message('cli.setting.whichGame', 'Which game do you want to play?'),
  unknownGame: message('cli.setting.unknownGame', 'Unknown game {id}. Available: {games}.'),
  defaults: message('cli.setting.defaults', 'Default settings:'),
  startWithDefaults: message('cli.setting.startWithDefaults', '{game}: start with the default settings?'),
  yes: message('cli.setting.yes', 'Yes'),
  no: message('cli.setting.no', 'No'),
  ownFile: message('cli.setting.ownFile', 'My own, from a file'),
  packPath: message('cli.setting.packPath', 'Path of the pack (a JSON file):'),
  cancelled: message('cli.setting.cancelled', 'Cancelled.'),
  noExample: message('cli.setting.noExample', '{game} has no example {id}. Available: {names}.'),
  noOption: message('cli.setting.noOption', '{game} has no option {id}. Available: {names}.'),
  noPack: message('cli.setting.noPack', '{game} has no pack {id}. Available: {names}.'),
  noPacks: message('cli.setting.noPacks', '{game} has no packs.'),
  nameValue: message('cli.setting.nameValue', 'Expected name=value, got "{flag}".'),
  readFile: message('cli.setting.readFile', 'To read a file, use {option}=@{file}.'),
  wholeNumber: message('cli.setting.wholeNumber', 'Expected a whole number.'),
} as const

/** Texts of a game's lists, charts, options and rulings. */
export const referenceWords = {
  rulebook: message(
    'cli.reference.rulebook',
    '{title}, {edition} (publisher: {publisher}). Unofficial; you need the game.',
  ),
  options: message('cli.reference.options', 'Options'),
  standard: message('cli.reference.standard', '{option} (standard: {value})'),
  rulings: message('cli.reference.rulings', 'Rulings'),
  examples: message('cli.reference.examples', 'Examples'),
  ruling: message('cli.reference.ruling', '{rule} [ruling: {ids}]'),
} as const
