import { message } from '@opfor/kernel'

/** Texts of packs and their forms. */
export const packWords = {
  own: message('web.packs.own', 'Your own'),
  manage: message('web.packs.manage', 'Create, edit or import'),
  ofGame: message(
    'web.packs.ofGame',
    'The included ones are samples made by the Opfor project. Your own stay on this device.',
  ),
  startFrom: message('web.packs.startFrom', 'Start from a copy'),
  copyOf: message('web.packs.copyOf', 'Copy: {name}'),
  none: message('web.packs.none', 'None of your own yet.'),
  good: message('web.packs.good', 'Complete and ready to play.'),
  incomplete: message('web.packs.incomplete', 'Not complete: {problem}'),
  incompleteBrief: message('web.packs.incompleteBrief', 'not complete'),
  name: message('web.packs.name', 'Name'),
  edit: message('web.packs.edit', 'Edit'),
  play: message('web.packs.play', 'Play'),
  export: message('web.packs.export', 'Save as a file'),
  import: message('web.packs.import', 'Import a file'),
  remove: message('web.packs.remove', 'Delete'),
  removed: message('web.packs.removed', '{name} was deleted.'),
  bringBack: message('web.packs.bringBack', 'Restore'),
  noFile: message('web.packs.noFile', 'This file is not JSON.'),
  tooLarge: message('web.packs.tooLarge', 'This file is too large.'),
  add: message('web.packs.add', 'Add: {what}'),
  again: message('web.packs.again', 'Copy {what}'),
  drop: message('web.packs.drop', 'Remove {what}'),
  numbered: message('web.packs.numbered', '{what} {number}'),
  which: message('web.packs.which', 'Select what to add: {what}'),
  with: message('web.packs.with', 'With: {what}'),
} as const
