import { type Ending as NamedEnding, message } from '@opfor/kernel'
import { baseGame } from '../citations.ts'

/** The ways a battle can end. */
export const endings = ['last-turn', 'opfor-fails', 'player-fails', 'wiped-out'] as const

/** A way a battle can end. */
export type Ending = (typeof endings)[number]

const names = {
  'last-turn': message('blood-and-plunder.way.last', 'the last turn'),
  'opfor-fails': message('blood-and-plunder.way.opfor', 'a Strike Test that the OPFOR fails'),
  'player-fails': message('blood-and-plunder.way.player', 'a Strike Test that you fail'),
  'wiped-out': message('blood-and-plunder.way.wiped', 'one side has nobody left'),
} as const

/** The ways by their names. */
export const namedEndings: readonly NamedEnding[] = endings.map((id) => ({
  id,
  name: names[id],
  cite: baseGame('strike points and the end of the battle'),
}))
