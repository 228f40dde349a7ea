import { type MatchEnding as NamedEnding, message } from '@opfor/kernel'
import { baseGame } from '../citations.ts'

export const endings = ['last-turn', 'opfor-fails', 'player-fails', 'wiped-out'] as const

export type Ending = (typeof endings)[number]

const names = {
  'last-turn': message('blood-and-plunder.way.last', 'the last turn'),
  'opfor-fails': message('blood-and-plunder.way.opfor', 'a Strike Test that the OPFOR fails'),
  'player-fails': message('blood-and-plunder.way.player', 'a Strike Test that you fail'),
  'wiped-out': message('blood-and-plunder.way.wiped', 'one side has no units left'),
} as const

export const namedEndings: readonly NamedEnding[] = endings.map((id) => ({
  id,
  name: names[id],
  cite: baseGame('strike points and the end of the battle'),
}))
