import { choice, message, number, type Option, type Settings } from '@opfor/kernel'
import { type Face, faces } from '../../table/battles/pieces.ts'

/** Our guess: each symbol stands on so many faces. */
const guessed = 2

const dice = [
  {
    id: 'even',
    name: message('admiral.die.even', 'Each symbol on two faces (a guess: the real die is not public)'),
  },
  { id: 'counted', name: message('admiral.die.counted', 'As I count them on my die') },
]

/** One question about the die, which matters only where the app throws it. */
export const dieOption: Option = {
  question: choice(
    'die',
    'player',
    message('admiral.option.die', 'Which faces has the action die, where the app throws it?'),
    dice,
  ),
  standard: 'even',
  standardWith: (chosen) => (faces.every((face) => chosen[face] === guessed) ? 'even' : 'counted'),
}

const facesUnit = message('admiral.faces', 'faces')
const texts: Readonly<Record<Face, string>> = {
  movement: 'Faces of the die with Movement',
  artillery: 'Faces of the die with Artillery',
  admiral: 'Faces of the die with Admiral',
}

/** The faces with each symbol, where they are counted. */
export const facesOptions: readonly Option[] = faces.map((face) => ({
  question: number(face, 'player', message(`admiral.option.${face}`, texts[face]), {
    from: 1,
    to: 6,
    unit: facesUnit,
  }),
  standard: guessed,
  goesWith: (_, { die }) => die === 'counted',
}))

/** On how many faces each symbol stands. */
export function facesOf({ options }: Settings): Readonly<Record<Face, number>> {
  const of = (face: Face): number => (options['die'] === 'even' ? guessed : Number(options[face]))
  return { movement: of('movement'), artillery: of('artillery'), admiral: of('admiral') }
}
