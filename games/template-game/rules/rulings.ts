import { type Ruling, ruling } from '@opfor/kernel'
import { heading } from '../table/pieces.ts'

export const scouts = ruling(
  'template-game.scouts',
  'Scouts',
  heading('The target'),
  'Does the raider know where the patrol is?',
  { knows: 'it knows', guesses: 'it does not' },
  'knows',
  'The patrol marches by day.',
)

export const rulings: readonly Ruling[] = [scouts]
