import { choice, message, type Option, type Settings, type WhoRolls } from '@opfor/kernel'

const throwers = [
  { id: 'real', name: message('admiral.throws.real', 'I do, the real one') },
  { id: 'app', name: message('admiral.throws.app', 'The app') },
]

/** Beside the real board the die is real too, unless the app is to throw it. */
export const throwsOption: Option = {
  question: choice(
    'throws',
    'player',
    message('admiral.option.throws', 'Who throws the action die of Stratego?'),
    throwers,
  ),
  standard: 'app',
  standardWith: ({ where }) => (where === 'table' ? 'real' : 'app'),
  goesWith: (_, { where }) => where === 'table',
}

/** Whose die it is to begin with; where the app throws it, as the person prefers. */
export function thrownBy({ options }: Settings): Partial<WhoRolls> {
  return options['where'] === 'table' && options['throws'] === 'real' ? { dice: 'real' } : {}
}
