import { choice, message, number, type MatchOption, type Settings } from '@opfor/kernel'
import { type Face, faces } from '../../table/battles/pieces.ts'

/** Our guess. */
const guessed = 2

const dice = [
  {
    id: 'even',
    name: message('admiral.die.even', 'Each symbol on two faces (a guess: the real die is not public)'),
  },
  { id: 'counted', name: message('admiral.die.counted', 'As I count them on my die') },
]

export const dieOption: MatchOption = {
  question: choice(
    'die',
    'player',
    message('admiral.option.die', 'Which faces does the action die have if the app throws it?'),
    dice,
  ),
  default: 'even',
  defaultFor: (chosen) => (faces.every((face) => chosen[face] === guessed) ? 'even' : 'counted'),
}

const facesUnit = message('admiral.faces', 'faces')
const texts: Readonly<Record<Face, string>> = {
  movement: 'Faces of the die with Movement',
  artillery: 'Faces of the die with Artillery',
  admiral: 'Faces of the die with Admiral',
}

export const facesOptions: readonly MatchOption[] = faces.map((face) => ({
  question: number(face, 'player', message(`admiral.option.${face}`, texts[face]), {
    from: 1,
    to: 6,
    unit: facesUnit,
  }),
  default: guessed,
  isApplicable: (_, { die }) => die === 'counted',
}))

export function facesOf({ options }: Settings): Readonly<Record<Face, number>> {
  const of = (face: Face): number => (options['die'] === 'even' ? guessed : Number(options[face]))
  return { movement: of('movement'), artillery: of('artillery'), admiral: of('admiral') }
}
