import { choice, message, number, type Option } from '@opfor/kernel'
import { dieOption, facesOptions } from '../rules/action-dice/die-faces.ts'
import { throwsOption } from '../rules/action-dice/die-thrown.ts'
import { battleOption } from './battles/which-battle.ts'

const places = [
  { id: 'screen', name: message('admiral.screen', 'On this screen, with the house model') },
  { id: 'table', name: message('admiral.table', 'At a physical board') },
]

const damages = [
  { id: 'house', name: message('admiral.damage.house', 'The house model (ours, not official)') },
  {
    id: 'typed',
    name: message(
      'admiral.damage.typed',
      'You, by your rules: no, light or severe damage (default at a physical board)',
    ),
  },
]

/** What the player settles before a battle. */
export const options: readonly Option[] = [
  battleOption,
  {
    question: choice('where', 'player', message('admiral.option.where', 'Where do you play?'), places),
    standard: 'screen',
  },
  {
    question: choice(
      'damage',
      'player',
      message('admiral.option.damage', 'Who determines the result of an attack?'),
      damages,
    ),
    standard: 'house',
    standardWith: ({ where }) => (where === 'table' ? 'typed' : 'house'),
  },
  throwsOption,
  dieOption,
  ...facesOptions,
  {
    question: number(
      'longest',
      'player',
      message(
        'admiral.option.longest',
        'After how many turns is a battle drawn? 0: no number of turns ends it, but on screen, by the house model, it is drawn when no side can damage the other any more. (a house rule)',
      ),
      { from: 0, to: 60, unit: message('admiral.turns', 'turns') },
    ),
    standard: 30,
    standardWith: ({ where }) => (where === 'table' ? 0 : 30),
  },
]
