import { message } from '@opfor/kernel'

/** What the packs and their form say. */
export const packWords = {
  own: message('web.packs.own', 'Your own'),
  manage: message('web.packs.manage', 'Enter, change or import'),
  ofGame: message(
    'web.packs.ofGame',
    'What comes with the game is ours to try with. Your own stays on this device.',
  ),
  startFrom: message('web.packs.startFrom', 'Start from a copy'),
  copyOf: message('web.packs.copyOf', 'Copy: {name}'),
  none: message('web.packs.none', 'Nothing of your own yet.'),
  good: message('web.packs.good', 'Complete: it can be played.'),
  incomplete: message('web.packs.incomplete', 'Not complete: {problem}'),
  incompleteBrief: message('web.packs.incompleteBrief', 'not complete'),
  name: message('web.packs.name', 'Name'),
  edit: message('web.packs.edit', 'Change'),
  play: message('web.packs.play', 'Play'),
  export: message('web.packs.export', 'Save as a file'),
  import: message('web.packs.import', 'Import a file'),
  remove: message('web.packs.remove', 'Delete'),
  removed: message('web.packs.removed', '{name} was deleted.'),
  bringBack: message('web.packs.bringBack', 'Bring back'),
  noFile: message('web.packs.noFile', 'This file is not JSON.'),
  tooLarge: message('web.packs.tooLarge', 'This file is too large.'),
  add: message('web.packs.add', 'Add: {what}'),
  again: message('web.packs.again', 'Copy {what}'),
  drop: message('web.packs.drop', 'Remove {what}'),
  numbered: message('web.packs.numbered', '{what} {number}'),
  which: message('web.packs.which', 'Which is added: {what}'),
  with: message('web.packs.with', 'With: {what}'),
} as const
