import { choice, message, number, type MatchOption, type Settings, type WhoRolls } from '@opfor/kernel'
import { dieOption, facesOptions } from '../rules/action-dice/die-faces.ts'
import { battleOption } from './battles/which-battle.ts'

const throwers = [
  { id: 'real', name: message('admiral.throws.real', 'I do, with the real die') },
  { id: 'app', name: message('admiral.throws.app', 'The app') },
]

/** Beside the real board the default is the real die. */
const throwsOption: MatchOption = {
  question: choice(
    'throws',
    'player',
    message('admiral.option.throws', "Who throws Stratego's action die?"),
    throwers,
  ),
  default: 'app',
  defaultFor: ({ where }) => (where === 'table' ? 'real' : 'app'),
  isApplicable: (_, { where }) => where === 'table',
}

/** If the app throws, the person's preference counts. */
export function thrownBy({ options }: Settings): Partial<WhoRolls> {
  return options['where'] === 'table' && options['throws'] === 'real' ? { dice: 'real' } : {}
}

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

export const options: readonly MatchOption[] = [
  battleOption,
  {
    question: choice('where', 'player', message('admiral.option.where', 'Where do you play?'), places),
    default: 'screen',
  },
  {
    question: choice(
      'damage',
      'player',
      message('admiral.option.damage', 'Who determines the result of an attack?'),
      damages,
    ),
    default: 'house',
    defaultFor: ({ where }) => (where === 'table' ? 'typed' : 'house'),
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
        'After how many turns is the battle a draw (a house rule)? 0: never. On screen with the house model, it is also a draw when neither side can damage the other.',
      ),
      { from: 0, to: 60, unit: message('admiral.turns', 'turns') },
    ),
    default: 30,
    defaultFor: ({ where }) => (where === 'table' ? 0 : 30),
  },
]
