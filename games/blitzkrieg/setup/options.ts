import { choice, message, number, type MatchOption, yesNo } from '@opfor/kernel'
import { packOption } from './the-board/which-board.ts'

const levels = [
  { id: 'easy', name: message('blitzkrieg.easy', 'Easy: three rolls, one cell each') },
  { id: 'medium', name: message('blitzkrieg.medium', 'Medium: three rolls, two cells each') },
  { id: 'hard', name: message('blitzkrieg.hard', 'Hard: four rolls, two cells each') },
]

const places = [
  { id: 'screen', name: message('blitzkrieg.screen', 'On this screen') },
  {
    id: 'table',
    name: message('blitzkrieg.table', 'At a physical board: the app does not know your reserve'),
  },
]

const drawers = [
  {
    id: 'person',
    name: message('blitzkrieg.weapons.person', 'You, from the physical pool; the app does not see yours'),
  },
  { id: 'app', name: message('blitzkrieg.weapons.app', 'The app, for both sides') },
]

/** Setup: the number of die rolls and the progress on each track, by level. */
export const difficulty: Readonly<Record<string, { readonly rolls: number; readonly cells: number }>> = {
  easy: { rolls: 3, cells: 1 },
  medium: { rolls: 3, cells: 2 },
  hard: { rolls: 4, cells: 2 },
}

export const options: readonly MatchOption[] = [
  {
    question: choice('difficulty', 'player', message('blitzkrieg.option.difficulty', 'How hard?'), levels),
    default: 'easy',
    levels: true,
  },
  {
    question: choice('where', 'player', message('blitzkrieg.option.where', 'Where do you play?'), places),
    default: 'screen',
  },
  {
    question: yesNo(
      'stratagems',
      'player',
      message('blitzkrieg.option.stratagems', 'With stratagem tokens? (Not in your first game.)'),
    ),
    default: true,
  },
  {
    question: choice(
      'weapons',
      'player',
      message('blitzkrieg.option.weapons', 'At the table: who draws special weapons?'),
      drawers,
    ),
    default: 'person',
  },
  {
    question: number(
      'extraVP',
      'player',
      message('blitzkrieg.option.extraVP', 'Extra victory points for the bot'),
      {
        from: 0,
        to: 10,
        unit: message('blitzkrieg.vp', 'VP'),
      },
    ),
    default: 0,
  },
  {
    question: number(
      'extraProgress',
      'player',
      message('blitzkrieg.option.extraProgress', 'Extra progress for the bot on each open track'),
      {
        from: 0,
        to: 5,
        unit: message('blitzkrieg.cells', 'cells'),
      },
    ),
    default: 0,
  },
  packOption,
]
